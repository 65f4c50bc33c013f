import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MPEGDecoder } from 'mpg123-decoder';
import { afterAll, expect, it } from 'vitest';
import { createPrompts } from './prompts.ts';
import { sampleRate, samplesOfWav } from './wav.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'ringline-prompts-'));
const prompts = createPrompts({ dir, authToken: 'secret', now: () => 0 });

afterAll(async () => {
  await prompts.close();
  rmSync(dir, { recursive: true });
});

const portOf = (server: Server) => (server.address() as AddressInfo).port;

const heard = (file: string) => {
  const samples = samplesOfWav(readFileSync(file));
  return { seconds: samples.length / sampleRate, loudest: Math.max(...samples.map(Math.abs)) };
};

it('says a text once, and keeps it; another voice says it anew', async () => {
  const said = await prompts.say('For sales, press 1. For support, press 2.', undefined);
  expect(heard(said).seconds).toBeGreaterThan(2);
  expect(heard(said).loudest).toBeGreaterThan(3_000);
  expect(await prompts.say('For sales, press 1. For support, press 2.', 'woman')).toBe(said);
  expect(await prompts.say('For sales, press 1. For support, press 2.', 'Polly.Matthew')).not.toBe(said);
});

it('fetches an MP3 file, and plays it as long and as high as it is', async () => {
  const file = readFileSync(new URL('./tone-660.mp3', import.meta.url));
  const server = createServer((_request, response) => response.setHeader('content-type', 'audio/mpeg').end(file));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const samples = samplesOfWav(readFileSync(await prompts.fetch(`http://127.0.0.1:${portOf(server)}/tone.mp3`)));
    expect(samples.length / sampleRate).toBeCloseTo(2, 0);
    const middle = samples.subarray(sampleRate / 2, sampleRate * 1.5);
    const crossings = middle.reduce(
      (sum, value, index) => sum + (value >= 0 !== (middle[index - 1] ?? 0) >= 0 ? 1 : 0),
      0,
    );
    expect(crossings / 2).toBeGreaterThan(655);
    expect(crossings / 2).toBeLessThan(665);
  } finally {
    server.close();
  }
});

it('where there is nothing to say is a silence', async () => {
  expect(heard(await prompts.say(' … ', undefined))).toEqual({ seconds: 0.4, loudest: 0 });
});

it('plays whatever callers hear of ours, in every language and country, as loud as the rest', async () => {
  const folder = new URL('../../../../telephony/sounds/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.mp3'));
  expect(files.length).toBeGreaterThan(70);
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const odd: unknown[] = [];
  for (const file of files) {
    const { channelData, samplesDecoded, sampleRate: rate } = decoder.decode(readFileSync(new URL(file, folder)));
    const seconds = samplesDecoded / rate;
    const loudest = channelData[0]?.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0) ?? 0;
    if (seconds < 1 || loudest < 0.5 || loudest > 0.75) odd.push({ file, seconds, loudest });
    // oxlint-disable-next-line no-await-in-loop -- the decoder is one
    await decoder.reset();
  }
  decoder.free();
  expect(odd).toEqual([]);
});
