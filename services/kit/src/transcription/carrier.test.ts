/** The words of recordings by the carrier's own product, at the HTTP edge. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createCarrier } from '../carrier/index.ts';
import { createTranscriber } from './index.ts';

const SERVICE = `GA${'4'.repeat(32)}`;
const RECORDING = `RE${'5'.repeat(32)}`;
const JOB = `GT${'6'.repeat(32)}`;

let requests: string[];
/** Of the transcript; undefined: it was not asked for yet. */
let status: string | undefined;
let refuse: number | undefined;
let sentences: object[];

const meta = (key: string) => ({
  page: 0,
  page_size: 50,
  first_page_url: '',
  previous_page_url: null,
  url: '',
  next_page_url: null,
  key,
});
const transcript = () => ({ sid: JOB, service_sid: SERVICE, status, language_code: 'en-US', channel: {} });

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method = '', url = '' } = request;
    const path = url.replace('/sandbox/carrier', '').split('?')[0] ?? '';
    requests.push(`${method} ${path}`);
    const answer = (code: number, body?: object) => {
      response.writeHead(code, { 'content-type': 'application/json' });
      response.end(body && JSON.stringify(body));
    };
    if (refuse !== undefined) return answer(refuse, { code: 20_000, message: 'no', status: refuse });
    if (method === 'DELETE') {
      status = undefined;
      return answer(204);
    }
    if (path.endsWith('/Sentences')) return answer(200, { sentences, meta: meta('sentences') });
    if (method === 'GET') {
      const found =
        status !== undefined && url.includes(`SourceSid=${RECORDING}`) && url.includes(`ServiceSid=${SERVICE}`);
      return answer(200, { transcripts: found ? [transcript()] : [], meta: meta('transcripts') });
    }
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    expect(form.get('ServiceSid')).toBe(SERVICE);
    expect(JSON.parse(form.get('Channel') ?? '')).toEqual({ media_properties: { source_sid: RECORDING } });
    status = 'queued';
    return answer(201, transcript());
  });
}).listen(0);
afterAll(() => server.close());

const { rest } = createCarrier({
  CARRIER_ACCOUNT_SID: `AC${'1'.repeat(32)}`,
  CARRIER_AUTH_TOKEN: 'secret',
  CARRIER_API_KEY: `SK${'2'.repeat(32)}`,
  CARRIER_API_SECRET: 'key-secret',
  CARRIER_APP_SID: `AP${'3'.repeat(32)}`,
  CARRIER_API_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sandbox/carrier`,
  PUBLIC_URL: 'http://ringline.test:4000/',
});
const settings = {
  TRANSCRIPTION: 'carrier',
  TRANSCRIPTION_MODEL: 'm',
  TRANSCRIPTION_TIMEOUT_SECONDS: 5,
  WHISPER_BINARY: 'none',
} as const;

function carrier() {
  const transcriber = createTranscriber({ ...settings, TRANSCRIPTION_SERVICE: SERVICE }, rest);
  if (transcriber?.engine !== 'carrier') throw new Error('it is not the carrier');
  return transcriber;
}
const hear = () => carrier().hear(RECORDING);

beforeEach(() => {
  requests = [];
  [status, refuse] = [undefined, undefined];
  sentences = [];
});

it('a recording is asked for once, and found again by its name while it is listened to', async () => {
  expect(await hear()).toBeNull();
  status = 'in-progress';
  expect(await hear()).toBeNull();
  expect(requests).toEqual(['GET /v2/Transcripts', 'POST /v2/Transcripts', 'GET /v2/Transcripts']);
});

it('what was said comes by channel, which the carrier counts from one', async () => {
  status = 'completed';
  sentences = [
    { media_channel: 1, sentence_index: 0, start_time: '0.50', end_time: '1.25', transcript: ' Hello there. ' },
    { media_channel: 2, sentence_index: 1, start_time: '1.4', end_time: '2', transcript: 'Good morning.' },
    { media_channel: 7, sentence_index: 2, start_time: '3', end_time: '4', transcript: 'Nobody we know.' },
  ];
  expect(await hear()).toEqual({
    language: 'en-US',
    channels: [
      [{ beginMs: 500, endMs: 1_250, text: 'Hello there.' }],
      [{ beginMs: 1_400, endMs: 2_000, text: 'Good morning.' }],
    ],
  });
  sentences = [{ media_channel: 1, sentence_index: 0, start_time: 'soon', end_time: '1', transcript: 'Hello.' }];
  await expect(hear()).rejects.toMatchObject({ code: 'BAD_ANSWER' });
});

it('one that failed there is put away, so that whoever asks anew gets a new one', async () => {
  status = 'failed';
  await expect(hear()).rejects.toMatchObject({ code: 'REFUSED', passes: false });
  expect(await hear()).toBeNull();
  expect(status).toBe('queued');
});

it('theirs is taken away, and it is no matter that there is none', async () => {
  status = 'completed';
  await carrier().forget(RECORDING);
  expect(status).toBeUndefined();
  await carrier().forget(RECORDING);
  expect(requests).toEqual(['GET /v2/Transcripts', `DELETE /v2/Transcripts/${JOB}`, 'GET /v2/Transcripts']);
});

it.each([
  [401, 'UNAUTHORIZED', false],
  [404, 'REFUSED', false],
  [429, 'BUSY', true],
  [503, 'UNREACHABLE', true],
] as const)('an answer of %d is %s', async (answer, code, passes) => {
  refuse = answer;
  await expect(hear()).rejects.toMatchObject({ code, passes });
});

it('nothing is asked without a service', () => {
  expect(() => createTranscriber(settings, rest)).toThrow('TRANSCRIPTION_SERVICE');
});
