/**
 * The workspace's own sounds: said or uploaded, listened to, and heard by who calls.
 *
 * @area sounds
 */
import { readFile } from 'node:fs/promises';
import { eventually } from '@ringline/kit/testing';
import { parseWav } from '@ringline/sandbox/media/wav';
import { beforeAll, expect, test } from 'vitest';
import { OutsideWorld, openPhone, startAnyProduct, type Owner, type Payload } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';

const CALLER = '+15035550175';
/** What the file says, in hertz; how loud somebody hears it at least. */
const [TONE, AUDIBLE] = [660, 1_500];
const mp3 = await readFile(new URL('../../services/sandbox/src/carrier/media/tone-660.mp3', import.meta.url));

let outside: OutsideWorld;
let ana: Owner;
let tone: Payload;

beforeAll(async () => {
  const product = await startAnyProduct({});
  outside = new OutsideWorld(product.url);
  ana = await anOwnerOnBusiness(product, 'Ana');
});

async function set(input: object): Promise<Payload> {
  const { getSinglePhoneNumber } = await ana.api.run(
    'query ($id: ID!) { getSinglePhoneNumber(id: $id) { version } }',
    ana.number,
  );
  const { updatePhoneNumberSettings } = await ana.api.run(
    'mutation ($input: UpdatePhoneNumberSettingsInput!) { updatePhoneNumberSettings(input: $input) { callWorkFlow { greetingMedia { name duration } holdMusicMedia { name } voicemailMedia { name } } } }',
    { input: { id: ana.number.id, version: getSinglePhoneNumber.version, ...input } },
  );
  return updatePhoneNumberSettings.callWorkFlow;
}

const hearsTone = (sid: string) =>
  eventually(async () => expect((await outside.tones(sid, [TONE])).heard[String(TONE)]).toBeGreaterThan(AUDIBLE));

test('a text is said by a voice of the list, and kept under a name', async () => {
  const { fetchTTSvoices, fetchConfigurations } = await ana.api.run(
    '{ fetchTTSvoices { name gender sampleUrl recommended voiceEngine provider } fetchConfigurations { voices { name } } }',
  );
  expect(fetchConfigurations.voices.map(({ name }: Payload) => name)).toEqual(
    fetchTTSvoices.map(({ name }: Payload) => name),
  );
  const sample = await ana.api.fetch(fetchTTSvoices[0].sampleUrl);
  expect(parseWav(Buffer.from(await sample.arrayBuffer())).samples.length).toBeGreaterThan(16_000);

  const say = 'mutation ($text: String!) { textToSpeech(text: $text, voice: "rms") { url duration } }';
  const { textToSpeech } = await ana.api.run(say, { text: 'Thank you for calling the garage.' });
  const said = parseWav(Buffer.from(await (await ana.api.fetch(textToSpeech.url)).arrayBuffer()));
  expect(Math.ceil(said.samples.length / said.sampleRate)).toBe(textToSpeech.duration);

  const save = 'mutation ($input: SaveTTSInput!) { saveTTS(input: $input) { id name type text voice url } }';
  const { saveTTS } = await ana.api.run(save, { input: { name: 'Welcome', text: 'Thank you for calling.' } });
  expect(saveTTS).toMatchObject({ name: 'Welcome', type: 'AUDIO', text: 'Thank you for calling.', voice: 'slt' });
  expect(await ana.api.refused(save, { input: { name: 'welcome', text: 'Again.' } })).toMatchObject({
    code: 'CONFLICT',
    field: 'name',
  });
});

test('an mp3 file is uploaded by its content, not by its name', async () => {
  const { data } = await ana.api.upload(mp3, { name: 'Tone.mp3', type: 'MOH' });
  expect(data.uploadFile).toMatchObject({ name: 'Tone', mimeType: 'audio/mpeg', size: mp3.length, type: 'MOH' });
  tone = data.uploadFile;
  const { errors } = await ana.api.upload(Buffer.from('not an mp3 file'), { name: 'Music.mp3', type: 'MOH' });
  expect(errors[0].extensions).toMatchObject({ code: 'MEDIA_TYPE', field: 'file' });
  const { getWorkspaceMedia, getMediaByFileName } = await ana.api.run(
    '{ getWorkspaceMedia(types: [AUDIO, MOH]) { name duration } getMediaByFileName(fileName: "tone") { id } }',
  );
  expect(getWorkspaceMedia).toEqual([
    { name: 'Tone', duration: 3 },
    { name: 'Welcome', duration: expect.any(Number) },
  ]);
  expect(getMediaByFileName.id).toBe(tone.id);
});

test('a caller hears the greeting that the number has, and the music when on hold', async () => {
  expect(await set({ greeting: true, greetingMediaId: tone.id, holdMusicMediaId: tone.id })).toEqual({
    greetingMedia: { name: 'Tone', duration: 3 },
    holdMusicMedia: { name: 'Tone' },
    voicemailMedia: null,
  });
  const phone = await openPhone(ana.api, { tone: 1_300 });
  const call = await outside.call(CALLER, ana.number.number, 'silence');
  await hearsTone(call.sid);
  await (await phone.ring()).accept();
  const { getMyLiveCalls } = await eventually(async () => {
    const answer = await ana.api.run('{ getMyLiveCalls { id phase } }');
    expect(answer.getMyLiveCalls).toMatchObject([{ phase: 'TALKING' }]);
    return answer;
  });
  await ana.api.run('mutation ($id: ID!) { holdCall(callId: $id, hold: true) { phase } }', getMyLiveCalls[0]);
  await hearsTone(call.sid);
  await outside.hangUp(call.sid);
});

test('a sound that a number plays is not deleted, and is when it plays it no longer', async () => {
  const remove = 'mutation ($id: ID!) { deleteWorkspaceMedia(id: $id) }';
  expect(await ana.api.refused(remove, tone)).toMatchObject({ code: 'CONFLICT' });
  await set({ greetingMediaId: '', holdMusicMediaId: '' });
  expect((await ana.api.run(remove, tone)).deleteWorkspaceMedia).toBe(true);
  expect((await ana.api.run('{ getMediaByFileName(fileName: "Tone") { id } }')).getMediaByFileName).toBeNull();
});
