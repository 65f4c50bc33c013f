/** A workspace is asked to be joined, closed and opened. */
import { readFile } from 'node:fs/promises';
import { eventually } from '@ringline/kit/testing';
import { describe, expect, test } from 'vitest';
import { aPerson, anOwner } from '../testkit/index.ts';
import type { Scene } from './operationsScene.ts';

/** Declares the tests of this part; each reads the scene when it runs. */
export function executeWorkspaces(scene: Scene): void {
  describe('a workspace', () => {
    test('is asked to be joined, closed and opened; a picture is uploaded, a device forgotten', async () => {
      const [dora, ben] = [await anOwner(scene.product.url, 'Dora'), await aPerson(scene.product.url, 'Ben')];
      const id = dora.workspaceId;
      const domain = dora.email.split('@')[1];
      await eventually(() =>
        dora.api.run(
          'mutation ($domain: String) { updateWorkspace(allowSignupFromDomain: $domain, joinNeedsApproval: true) { id } }',
          { domain },
        ),
      );
      const join = 'mutation ($id: ID!) { joinWorkspace(workspaceId: $id) { status } }';
      await eventually(async () => expect((await ben.api.run(join, { id })).joinWorkspace.status).toBe('PENDING'));
      const [request] = (await dora.api.run('{ fetchJoinRequests { id } }')).fetchJoinRequests;
      const decide = 'mutation ($id: ID!) { decideJoinRequest(id: $id, status: REJECTED) { status } }';
      expect((await dora.api.run(decide, request)).decideJoinRequest.status).toBe('REJECTED');
      const owned = await dora.api.refused(
        'mutation { requestAccess(check: ROLE, required: "TEAMS:CREATE") { sentTo } }',
      );
      expect(owned.code).toBe('VALIDATION_FAILED');
      // A plan without spoken texts says so; a file needs none.
      const speech =
        'mutation { textToSpeech(text: "Hello") { url } saveTTS(input: { name: "Hello", text: "Hello" }) { id } }';
      expect((await dora.api.refused(speech)).code).toBe('FEATURE_NOT_IN_PLAN');
      expect((await dora.api.run('{ fetchTTSvoices { name } }')).fetchTTSvoices.length).toBeGreaterThan(1);
      const mp3 = await readFile(new URL('../../services/sandbox/src/carrier/media/tone-660.mp3', import.meta.url));
      const sound = (await dora.api.upload(mp3, { name: 'Tone.mp3', type: 'MOH' })).data.uploadFile;
      const media = '{ getWorkspaceMedia { id } getMediaByFileName(fileName: "tone") { id } }';
      expect(await dora.api.run(media)).toMatchObject({
        getWorkspaceMedia: [{ id: sound.id }],
        getMediaByFileName: { id: sound.id },
      });
      await dora.api.run('mutation ($id: ID!) { deleteWorkspaceMedia(id: $id) }', sound);
      const { errors } = await dora.api.upload(Buffer.from('not a picture'));
      expect(errors[0].extensions.code).toBe('MEDIA_TYPE');
      const png = Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      );
      expect((await dora.api.upload(png)).data.uploadFile.mimeType).toBe('image/png');
      await dora.api.run(
        'mutation { reportDevice(input: { deviceId: "old", state: UNREGISTERED, microphoneAllowed: true }) { reachable } }',
      );
      expect((await dora.api.run('mutation { removeDevice(id: "old") }')).removeDevice).toBe(true);
      const { updateMyCallPreferences } = await dora.api.run(
        'mutation { updateMyCallPreferences(callWaiting: true) { callWaiting } }',
      );
      expect(updateMyCallPreferences).toEqual({ callWaiting: true });
      const close = 'mutation { deactivateWorkspace(name: "Dora\'s Garage") { status } }';
      expect((await dora.api.run(close)).deactivateWorkspace.status).toBe('Deactivated');
      const open = 'mutation ($id: ID!) { reactivateWorkspace(workspaceId: $id) { status } }';
      expect((await dora.api.run(open, { id })).reactivateWorkspace.status).toBe('ACTIVE');
    });
  });
}
