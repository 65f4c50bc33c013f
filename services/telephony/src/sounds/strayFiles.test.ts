/** Whoever is killed between a sound's file and its row, in whatever order, leaves a file: it goes, and no other one. */
import { createSpeech } from '@ringline/kit/speech';
import { afterAll, expect, it } from 'vitest';
import { firstIdSince } from '../live/liveScope.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { addSound, deleteSound, listSounds, saveSpeech } from './sounds.ts';
import { MIME_TYPES } from './soundName.ts';
import { sweepSoundFiles } from './strayFiles.ts';

const world = await telephonyWorld();
const { clock } = world;
/** Ids tell the time, which the test moves. */
const deps = { ...world.deps, ids: { uuid: () => (clock.advance(1), firstIdSince(clock.now())) } };
const HOUR = 3_600_000;
const speech = createSpeech();
afterAll(() => speech.close());

const { workspaceId, people } = await world.workspace(['Ana'], '+17185550951');
const ana = principalOf(workspaceId, people[0]?.userId ?? '');
const words = { text: 'Back on Monday', voice: 'slt' };
const killed = new Error('killed');

async function files(area = 'sounds'): Promise<string[]> {
  const keys: string[] = [];
  for await (const key of deps.storage.list(area)) keys.push(key);
  return keys.toSorted();
}
/** As the edge does it. @returns its key */
async function upload(id = deps.ids.uuid()): Promise<{ id: string; storageKey: string }> {
  const storageKey = `sounds/${workspaceId}/${id}.mp3`;
  await deps.storage.put(storageKey, Buffer.from('mp3'), { contentType: MIME_TYPES.mp3 });
  return { id, storageKey };
}
const tell = (id: string, name: string) =>
  addSound(deps)({ id, name, type: 'MOH', sizeBytes: 3n, durationSeconds: 1 }, ana);

it('a file whose sound was never told of is deleted a day later; what is kept, or may yet be told of, stays', async () => {
  const kept = await saveSpeech(deps, speech)({ ...words, name: 'Kept' }, ana);
  const uploaded = await upload();
  await tell(uploaded.id, 'Uploaded');
  await deps.storage.put(`recordings/${workspaceId}/${deps.ids.uuid()}.wav`, Buffer.from('wav'), {
    contentType: MIME_TYPES.wav,
  });
  // Of a process that dies with the file in the store: its transaction ends with it.
  const dies = {
    ...deps.storage,
    async put(...file: Parameters<typeof deps.storage.put>): ReturnType<typeof deps.storage.put> {
      await deps.storage.put(...file);
      throw killed;
    },
  };
  const said = saveSpeech({ ...deps, storage: dies }, speech)({ ...words, name: 'Never told' }, ana);
  await expect(said).rejects.toThrow(killed);
  await upload();
  const goes = await saveSpeech(deps, speech)({ ...words, name: 'Goes' }, ana);
  const stops = { ...deps.storage, delete: () => Promise.reject(killed) };
  await expect(deleteSound({ ...deps, storage: stops })(goes.id, ana)).rejects.toThrow(killed);
  const all = await files();
  expect(all).toHaveLength(5);

  clock.advance(23 * HOUR);
  await sweepSoundFiles(deps);
  expect(await files()).toEqual(all);
  clock.advance(2 * HOUR);
  const late = await upload();
  await expect(sweepSoundFiles({ ...deps, storage: stops })).rejects.toThrow('3 files of no sound');
  await Promise.all([sweepSoundFiles(deps), sweepSoundFiles(deps)]);
  const left = [`sounds/${workspaceId}/${kept.id}.wav`, uploaded.storageKey, late.storageKey].toSorted();
  expect(await files()).toEqual(left);
  await tell(late.id, 'Told late');
  clock.advance(25 * HOUR);
  await sweepSoundFiles(deps);
  expect(await files()).toEqual(left);
  expect(await listSounds(deps)({ types: [], name: '' }, ana)).toHaveLength(3);
  expect(await files('recordings')).toHaveLength(1);
});
