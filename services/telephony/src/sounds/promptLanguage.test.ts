import { readdir, readFile } from 'node:fs/promises';
import { deliver } from '@ringline/kit/testing';
import { WorkspaceChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { describe, expect, it } from 'vitest';
import { placeCall } from '../calls/placeCall.ts';
import { workspaceCopies } from '../consumers/workspaceCopies.ts';
import { reportDevice } from '../devices/reportDevice.ts';
import { updateNumberSettings } from '../numbers/numbers.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { PROMPT_LANGUAGES, soundIn } from './promptLanguage.ts';

const world = await telephonyWorld();
const { app, db, deps, webhook } = world;
const FOLDER = new URL('../../sounds/', import.meta.url);
let count = 0;

/** A workspace that speaks a language, and a caller who hears its number's greeting. */
async function office(language: string) {
  const place = await world.workspace(['Ana'], `+1646557${String((count += 1)).padStart(4, '0')}`, {
    greeting: true,
    recording: true,
  });
  const { workspaceId, phoneNumberId } = place;
  const workspace = { id: workspaceId, status: 'ACTIVE', defaultTeamId: place.teamId, isDemo: true, version: 2 };
  await deliver(db, [workspaceCopies(deps)], workspaceId, WorkspaceChangedSchema, {
    workspace: { ...workspace, setting: { language, country: 'US' } },
  });
  const ana = principalOf(workspaceId, place.people[0]?.userId ?? '');
  return {
    ...place,
    ana,
    change: (settings: object, version: number) =>
      updateNumberSettings(deps)({ id: phoneNumberId, version, ...settings }, ana),
    async hears() {
      const sid = `CA${(count += 1).toString(16).padStart(32, 'a')}`;
      const { body } = await webhook('/carrier/voice/inbound', {
        CallSid: sid,
        From: '+14155550123',
        To: place.number,
      });
      return [...body.matchAll(/<Play[^>]*>[^<]*\/([^/<]+)<|<Say([^>]*)>/g)].map(([, file, say]) => file ?? say);
    },
  };
}

describe('what callers hear of ours', () => {
  it.each([
    ['es', ['es-recording-notice.mp3', 'es-greeting.mp3']],
    ['de-CH', ['de-recording-notice.mp3', 'de-greeting.mp3']],
    ['en', ['recording-notice.wav', 'greeting.wav']],
    ['pt', ['recording-notice.wav', 'greeting.wav']],
  ])("is spoken in the workspace's language: %s", async (language, heard) => {
    expect(await (await office(language)).hears()).toEqual(heard);
  });

  it("is spoken in the number's own language where it has one, typed texts too", async () => {
    const place = await office('es');
    await place.change({ promptLanguage: 'fr' }, 1);
    expect(await place.hears()).toEqual(['fr-recording-notice.mp3', 'fr-greeting.mp3']);
    await place.change(
      { type: 'SOUND', sound: { say: 'Nous sommes en vacances.' }, playGreeting: false, promptLanguage: 'fr' },
      2,
    );
    await place.change({ enableCallRecording: false }, 3);
    expect(await place.hears()).toEqual([' language="fr-FR"']);
    await place.change({ promptLanguage: '', type: 'CLASSIC', playGreeting: true }, 4);
    expect(await place.hears()).toEqual(['es-greeting.mp3']);
    await expect(place.change({ promptLanguage: 'pt' }, 5)).rejects.toMatchObject({ field: 'promptLanguage' });
  });

  it('is told in that language to who is called, too', async () => {
    const { ana, phoneNumberId } = await office('de');
    await reportDevice(deps)(
      { deviceId: 'laptop', state: 'REGISTERED', microphoneAllowed: true, label: 'Laptop' },
      ana,
    );
    const call = await placeCall(deps, world.apply)(
      { phoneNumberId, to: '+14155550199', deviceId: 'laptop', idempotencyKey: deps.ids.uuid() },
      ana,
    );
    expect(call.flow.language).toBe('de');
  });

  it('is there in every language, as audio that carriers play', async () => {
    const files = await readdir(FOLDER);
    // Of a callback the carrier's voice says the other languages (carrier/callbackWords.ts).
    const ours = files
      .filter((file) => file.endsWith('.wav') && !file.startsWith('callback-'))
      .map((file) => file.slice(0, -4));
    const wordless = ours.filter((name) => soundIn(name, 'es') === name).toSorted();
    expect(wordless).toEqual([
      'hold-music',
      'hold-tone',
      'lost-agent',
      'recording-resumed',
      'ringback',
      'waiting-music',
    ]);
    const spoken = ours.filter((name) => !wordless.includes(name));
    for (const language of PROMPT_LANGUAGES.filter((code) => code !== 'en'))
      for (const name of spoken) {
        const file = await readFile(new URL(`${soundIn(name, language)}.mp3`, FOLDER));
        expect(file.readUInt16BE(0) & 0xffe6, `${language} ${name}`).toBe(0xffe2);
        expect(file.length, `${language} ${name}`).toBeGreaterThan(3_000);
      }
    expect(files.filter((file) => file.endsWith('.mp3'))).toHaveLength(3 * spoken.length);
    const served = await app.inject({ url: '/media/sounds/fr-voicemail.mp3' });
    expect([served.statusCode, served.headers['content-type']]).toEqual([200, 'audio/mpeg']);
  });
});
