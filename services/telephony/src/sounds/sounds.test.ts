import { setTimeout } from 'node:timers/promises';
import { createSpeech } from '@ringline/kit/speech';
import { afterAll, describe, expect, it } from 'vitest';
import { updateNumberSettings } from '../numbers/numbers.ts';
import { numberMessage } from '../numbers/numberView.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { addSound, deleteSound, listSounds, saveSpeech, speakText } from './sounds.ts';
import { purgePreviews } from './speechPreviews.ts';

const world = await telephonyWorld();
const { clock, db, deps, webhook } = world;
const HOUR = 3_600_000;
const speech = createSpeech();
afterAll(() => speech.close());

const ours = await world.workspace(['Ana'], '+17185550941', { voicemail: true });
const theirs = await world.workspace(['Eve'], '+17185550942');
const ana = principalOf(ours.workspaceId, ours.people[0]?.userId ?? '');
const eve = principalOf(theirs.workspaceId, theirs.people[0]?.userId ?? '');

const list = listSounds(deps);
const add = addSound(deps);
const save = saveSpeech(deps, speech);
const remove = deleteSound(deps);
const set = updateNumberSettings(deps);
const numberOf = (workspaceId: string, id: string) =>
  db.tenant(workspaceId, ({ tx }) => tx.phoneNumber.findFirstOrThrow({ where: { id } }));
const change = async (settings: object) => {
  const { version } = await numberOf(ours.workspaceId, ours.phoneNumberId);
  return numberMessage(await set({ id: ours.phoneNumberId, version, ...settings }, ana)).callWorkFlow;
};
const file = (name: string, more: object = {}) => ({
  id: deps.ids.uuid(),
  name,
  type: 'MOH',
  sizeBytes: 8_000n,
  durationSeconds: 2,
  ...more,
});
const get = (url: string) => world.app.inject({ method: 'GET', url });
let calls = 0;
const arrive = () =>
  webhook('/carrier/voice/inbound', {
    CallSid: `CA${(calls += 1).toString(16).padStart(32, 'd')}`,
    From: '+14155550123',
    To: ours.number,
  });

describe('the sounds of a workspace', () => {
  it('are said and kept: a file of 16 kHz, with its words and its voice', async () => {
    const sound = await save({ name: 'Welcome', text: ' Welcome to  the garage. ', voice: '' }, ana);
    expect(sound).toMatchObject({ type: 'AUDIO', text: 'Welcome to the garage.', voice: 'slt', mimeType: 'audio/wav' });
    expect(sound.durationSeconds).toBeGreaterThan(0);
    const kept = await deps.storage.stat(`sounds/${ours.workspaceId}/${sound.id}.wav`);
    expect(kept).toMatchObject({ size: Number(sound.sizeBytes), contentType: 'audio/wav' });
    expect((await list({ types: ['AUDIO'], name: '' }, ana)).map(({ name }) => name)).toEqual(['Welcome']);
    expect(await list({ types: ['MOH'], name: '' }, ana)).toEqual([]);
    expect((await list({ types: [], name: 'welcome' }, ana)).length).toBe(1);
  });

  it('are listened to before they are kept: the same words are the same file', async () => {
    const speak = speakText(deps, speech);
    const [first, again] = [
      await speak({ text: 'Hello there', voice: 'rms' }, ana),
      await speak({ text: 'Hello  there', voice: 'rms' }, ana),
    ];
    expect(again.storageKey).toBe(first.storageKey);
    expect((await speak({ text: 'Hello there', voice: 'awb' }, ana)).storageKey).not.toBe(first.storageKey);
    expect(await list({ types: [], name: 'Hello there' }, ana)).toEqual([]);
  });

  it('go a day after somebody last listened, unless they were saved', async () => {
    const speak = speakText(deps, speech);
    const asked = { text: 'Back on Monday', voice: 'slt' };
    const isThere = async (key: string) => (await deps.storage.stat(key)) !== undefined;
    const { storageKey } = await speak(asked, ana);
    const other = await speak({ ...asked, text: 'Back on Tuesday' }, ana);
    const { storageKey: hers } = await speak(asked, eve);
    const saved = await save({ ...asked, name: 'Monday' }, ana);
    const savedKey = `sounds/${ours.workspaceId}/${saved.id}.wav`;
    clock.advance(23 * HOUR);
    await speak(asked, ana);
    await purgePreviews(deps);
    expect(await isThere(other.storageKey)).toBe(true);
    clock.advance(1 * HOUR);
    await Promise.all([purgePreviews(deps), purgePreviews(deps)]);
    expect(await Promise.all([storageKey, other.storageKey, hers].map(isThere))).toEqual([true, false, false]);
    // The store is away once; and somebody listens while the file goes.
    clock.advance(24 * HOUR);
    const away = { ...deps.storage, delete: () => Promise.reject(new Error('the store is away')) };
    await expect(purgePreviews({ ...deps, storage: away })).rejects.toThrow('1 spoken previews');
    expect(await isThere(storageKey)).toBe(true);
    const goes = Promise.withResolvers<void>();
    const during = goes.promise.then(() => speak(asked, ana));
    const slow = {
      ...deps.storage,
      async delete(key: string) {
        goes.resolve();
        await setTimeout(50);
        await deps.storage.delete(key);
      },
    };
    await purgePreviews({ ...deps, storage: slow });
    await during;
    expect(await Promise.all([storageKey, savedKey].map(isThere))).toEqual([true, true]);
  });

  it.each([
    ['a text without a word', () => save({ name: 'A', text: ' … ', voice: '' }, ana), 'text'],
    ['a text that is too long', () => save({ name: 'A', text: 'word '.repeat(400), voice: '' }, ana), 'text'],
    ['a voice that does not exist', () => save({ name: 'A', text: 'Hello', voice: 'hal' }, ana), 'voice'],
    ['no name', () => save({ name: '  ', text: 'Hello', voice: '' }, ana), 'name'],
    ['a name that is taken', () => save({ name: 'WELCOME', text: 'Hello', voice: '' }, ana), 'name'],
    ['a file of six minutes', () => add(file('Long', { durationSeconds: 360 }), ana), 'file'],
    ['a picture', () => add(file('Picture', { type: 'IMAGES' }), ana), 'type'],
  ])('refuses %s', async (_what, act, field) => {
    await expect(act()).rejects.toMatchObject({ field });
  });

  it('leave no file when their name is taken, and none is kept whose file could not be stored', async () => {
    const puts: string[] = [];
    const noted = {
      ...deps.storage,
      put: (...[key, body, options]: Parameters<typeof deps.storage.put>) => {
        puts.push(key);
        return deps.storage.put(key, body, options);
      },
    };
    const taken = saveSpeech({ ...deps, storage: noted }, speech)({ name: 'welcome', text: 'Hello', voice: '' }, ana);
    await expect(taken).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(puts).toEqual([]);
    const away = { ...deps.storage, put: () => Promise.reject(new Error('the store is away')) };
    const lost = saveSpeech({ ...deps, storage: away }, speech)({ name: 'Lost', text: 'Hello', voice: '' }, ana);
    await expect(lost).rejects.toThrow('the store is away');
    expect(await list({ types: [], name: 'Lost' }, ana)).toEqual([]);
  });

  it('are added once, however often the same one is told; elsewhere it is another', async () => {
    const told = file('Told twice');
    const first = await add(told, ana);
    expect(await add(told, ana)).toEqual(first);
    expect(await list({ types: [], name: 'Told twice' }, ana)).toHaveLength(1);
    const other = await add({ ...told, name: 'Told elsewhere' }, eve);
    expect(other).toMatchObject({ name: 'Told elsewhere', workspaceId: theirs.workspaceId });
    await remove(other.id, eve);
  });

  it('a workspace keeps 200, and two at once do not make it 201', async () => {
    const kept = (await list({ types: [], name: '' }, eve)).length;
    await Promise.all(Array.from({ length: 199 - kept }, (_, index) => add(file(`Sound ${index}`), eve)));
    const both = await Promise.allSettled([add(file('Last'), eve), add(file('One more'), eve)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a number', () => {
  it('plays them: the greeting, and what asks for a message', async () => {
    const music = await add(file('Waltz'), ana);
    const [welcome] = await list({ types: [], name: 'Welcome' }, ana);
    const own = { greetingSoundId: welcome?.id ?? '', holdMusicSoundId: music.id };
    expect(await change({ ...own, playGreeting: true })).toMatchObject({ ...own, voicemailSoundId: '' });
    const greeted = await arrive();
    expect(greeted.body).toContain(`/media/sounds/own/${ours.workspaceId}/${welcome?.id}.wav`);

    await change({ playGreeting: false, voicemailSoundId: welcome?.id });
    const asked = await arrive();
    expect(asked.body).toContain(`/media/sounds/own/${ours.workspaceId}/${welcome?.id}.wav</Play><Record`);

    // The carrier gets it by its name alone, and nothing else by a name that was made up.
    const address = /http:\/\/ringline\.test(\/media\/[^<]+)</.exec(asked.body)?.[1] ?? '';
    expect((await get(address)).headers['content-type']).toBe('audio/wav');
    for (const made of [`${address}x`, address.replace('.wav', '.mp3'), '/media/sounds/own/..%2F..%2Fetc/passwd'])
      expect((await get(made)).statusCode).toBe(404);
    const loop = await webhook(deps.addresses.soundLoop(`own/${ours.workspaceId}/${music.id}.mp3`), {});
    expect(loop.body).toContain(
      `<Play loop="0">http://ringline.test/media/sounds/own/${ours.workspaceId}/${music.id}.mp3`,
    );
  });

  it('keeps its sound from being deleted, and says which number it is', async () => {
    const [welcome] = await list({ types: [], name: 'Welcome' }, ana);
    const { name } = await numberOf(ours.workspaceId, ours.phoneNumberId);
    await expect(remove(welcome?.id ?? '', ana)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(name),
    });
    expect(await change({ voicemailSoundId: '', greetingSoundId: '' })).toMatchObject({ voicemailSoundId: '' });
    await remove(welcome?.id ?? '', ana);
    expect(await deps.storage.stat(`sounds/${ours.workspaceId}/${welcome?.id}.wav`)).toBeUndefined();
  });

  it('takes no sound of another workspace, which neither sees nor deletes ours', async () => {
    const [stranger] = await list({ types: [], name: 'Sound 1' }, eve);
    await expect(change({ holdMusicSoundId: stranger?.id })).rejects.toMatchObject({ field: 'holdMusicMediaId' });
    await expect(change({ type: 'SOUND', sound: { sound: '', say: '', soundId: stranger?.id } })).rejects.toMatchObject(
      {
        field: 'sound',
      },
    );
    const [waltz] = await list({ types: [], name: 'Waltz' }, ana);
    await expect(remove(waltz?.id ?? '', eve)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await list({ types: [], name: 'Waltz' }, eve)).toEqual([]);
  });
});
