import { readdir, readFile } from 'node:fs/promises';
import { deliver } from '@ringline/kit/testing';
import { WorkspaceChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { describe, expect, it } from 'vitest';
import { placeCall } from '../calls/placeCall.ts';
import { workspaceCopies } from '../consumers/workspaceCopies.ts';
import { reportDevice } from '../devices/reportDevice.ts';
import { updateNumberSettings } from '../numbers/numbers.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { fileOfSound, PROMPT_LANGUAGES, SOUND_COUNTRIES, soundCountry, soundIn } from './promptLanguage.ts';

const world = await telephonyWorld();
const { app, db, deps, webhook } = world;
const FOLDER = new URL('../../sounds/', import.meta.url);
const SHIPPED = new URL('../../../../web/public/sounds/', import.meta.url);
let count = 0;
const newYork = () => `+1646557${String((count += 1)).padStart(4, '0')}`;

/** What each country says in its own way (spec 001 §3): welcome message, call failed or unavailable, IVR welcome message. */
const NATIONAL = ['greeting', 'unavailable', 'ivr-welcome'];

/** How many frames an MP3 file of 24 kbit/s and 16 kHz has, one after the other to its last byte; NaN: it is none. */
function framesOf(file: Buffer): number {
  const bytes = (72 * 24_000) / 16_000;
  for (let at = 0; at < file.length; at += bytes)
    if (at + bytes > file.length || (file.readUInt32BE(at) & 0xfffefc00) >>> 0 !== 0xfff23800) return NaN;
  return file.length / bytes;
}

/** A workspace that speaks a language, and a caller who hears its number's greeting. */
async function office(language: string, number = newYork()) {
  const place = await world.workspace(['Ana'], number, { greeting: true, recording: true });
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

  it.each([
    ['Nairobi', '+254202123456', 'en-ke-greeting.mp3'],
    ['Lagos', '+23412345678', 'en-ng-greeting.mp3'],
    ['Accra', '+233302345678', 'greeting.wav'],
  ])(
    "is in English as in the called number's country, from its greeting to its end: %s",
    async (_city, number, greeting) => {
      const place = await office('en', number);
      expect(await place.hears()).toEqual(['recording-notice.wav', greeting]);
      await place.change(
        { type: 'SOUND', sound: { sound: 'unavailable', say: '', soundId: '' }, playGreeting: false },
        1,
      );
      await place.change({ enableCallRecording: false }, 2);
      expect(await place.hears()).toEqual([greeting.replace('greeting', 'unavailable')]);
      // The language of the number decides before its country.
      await place.change({ promptLanguage: 'fr' }, 3);
      expect(await place.hears()).toEqual(['fr-unavailable.mp3']);
    },
  );

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
    const ours = files.filter((file) => file.endsWith('.wav')).map((file) => file.slice(0, -4));
    const wordless = ours.filter((name) => soundIn(name, { language: 'es' }) === name).toSorted();
    // A new sound stands here, or has its words in every language.
    expect(wordless).toEqual([
      'hold-music',
      'hold-tone',
      'lost-agent',
      'recording-beep',
      'recording-resumed',
      'ringback',
      'waiting-music',
    ]);
    const spoken = ours.filter((name) => !wordless.includes(name)).toSorted();
    const languages = PROMPT_LANGUAGES.filter((code) => code !== 'en');
    const countries = SOUND_COUNTRIES.filter((code) => code !== 'US');
    const made = [
      ...languages.flatMap((language) => spoken.map((name) => soundIn(name, { language }))),
      ...countries.flatMap((country) => NATIONAL.map((name) => soundIn(name, { language: 'en', country }))),
    ];
    expect(files.filter((file) => file.endsWith('.mp3')).toSorted()).toEqual(made.map(fileOfSound).toSorted());
    const served = await Promise.all(
      made.map(async (name) => {
        const { statusCode, headers, rawPayload } = await app.inject({ url: `/media/sounds/${fileOfSound(name)}` });
        return { name, statusCode, type: headers['content-type'], isLong: framesOf(rawPayload) > 30 };
      }),
    );
    expect(served).toEqual(made.map((name) => ({ name, statusCode: 200, type: 'audio/mpeg', isLong: true })));
    const words = JSON.parse(await readFile(new URL('words.json', FOLDER), 'utf8')) as Record<string, object>;
    const texts = Object.entries(words).flatMap(([key, said]) => Object.keys(said).map((name) => `${key}-${name}`));
    expect(texts.toSorted()).toEqual(made.toSorted());
  });

  it('is what the web client plays to who chooses it', async () => {
    const files = new Set(await readdir(FOLDER));
    const copies = (await readdir(SHIPPED)).filter((file) => files.has(file));
    expect(copies.length).toBeGreaterThan(30);
    const same = await Promise.all(
      copies.map(async (file) =>
        (await readFile(new URL(file, SHIPPED))).equals(await readFile(new URL(file, FOLDER))),
      ),
    );
    expect(copies.filter((_file, index) => !same[index])).toEqual([]);
  });
});

describe('the country whose English callers hear', () => {
  it.each([
    ['Toronto', '+14165550142', 'CA'],
    ['Lagos', '+2342012345678', 'NG'],
    ['Lagos, as its numbers were before 2024', '+23412345678', 'NG'],
    ['Dar es Salaam', '+255222345678', 'TZ'],
    ['New York', '+16465570142', 'US'],
    ['Nairobi', '+254202123456', 'KE'],
    ['London', '+442079460018', 'US'],
    ['Kingston, Jamaica', '+18765230123', 'US'],
    ['nowhere: a toll-free number', '+18002345678', 'US'],
    ['nowhere: a number of fiction', '+15555550142', 'US'],
    ['nowhere: no number', 'anonymous', 'US'],
  ])('is that of the called number: %s', (_where, called, country) => {
    expect(soundCountry(called)).toBe(country);
  });

  it('has its own welcome, menu and farewell, and nothing else', () => {
    const heard = (country: (typeof SOUND_COUNTRIES)[number]) =>
      [...NATIONAL, 'voicemail', 'hold-music'].map((name) => fileOfSound(soundIn(name, { language: 'en', country })));
    expect(heard('KE')).toEqual([
      'en-ke-greeting.mp3',
      'en-ke-unavailable.mp3',
      'en-ke-ivr-welcome.mp3',
      'voicemail.wav',
      'hold-music.wav',
    ]);
    expect(heard('US')).toEqual([
      'greeting.wav',
      'unavailable.wav',
      'ivr-welcome.wav',
      'voicemail.wav',
      'hold-music.wav',
    ]);
    expect(soundIn('greeting', { language: 'de', country: 'CA' })).toBe('de-greeting');
    // A call of before the countries.
    expect(soundIn('greeting', {})).toBe('greeting');
  });
});
