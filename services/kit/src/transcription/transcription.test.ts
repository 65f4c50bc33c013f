import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Carrier } from '../carrier/index.ts';
import { createBreaker } from '../endpoint/index.ts';
import { channelWav, createTranscriber, quietestFrame, readWavHeader, type TranscriptionEnvironment } from './index.ts';

const folder = await mkdtemp(path.join(tmpdir(), 'words-'));
afterAll(() => rm(folder, { recursive: true }));

const FORMAT = { channels: 2, sampleRate: 8_000, dataStart: 44, frames: 8_000 };
/** A second in which the first channel speaks all the time and the second one is quiet from 0.4 s to 0.6 s. */
const TALK = Buffer.alloc(FORMAT.frames * 4);
for (let frame = 0; frame < FORMAT.frames; frame += 1) {
  TALK.writeInt16LE(frame % 2 ? 4_000 : -4_000, frame * 4);
  TALK.writeInt16LE(frame > 3_200 && frame < 4_800 ? 0 : 2_000, frame * 4 + 2);
}
const voice = channelWav(TALK, FORMAT, 0, FORMAT.frames);
const settings = { TRANSCRIPTION_MODEL: 'm', TRANSCRIPTION_TIMEOUT_SECONDS: 5, WHISPER_BINARY: 'none' };

/** An engine that is handed voices: it asks no carrier. */
function voiceBy(env: TranscriptionEnvironment) {
  const made = createTranscriber(env, {} as Carrier['rest']);
  if (made?.engine === 'carrier') throw new Error('that is the carrier');
  return made;
}

it('a channel of a recording becomes a file of its own, and a piece is cut where its voice rests', () => {
  const header = readWavHeader(voice, voice.length);
  expect(header).toEqual({ channels: 1, sampleRate: 8_000, dataStart: 44, frames: 8_000 });
  expect(voice.readInt16LE(46)).toBe(4_000);
  const cut = quietestFrame(TALK, FORMAT, 1, { from: 0, to: FORMAT.frames });
  expect(cut).toBeGreaterThan(3_900);
  expect(cut).toBeLessThan(4_100);
  expect(() => readWavHeader(Buffer.from('RIFF sound'), 10)).toThrow('not a WAV file');
});

describe('whisper.cpp', () => {
  /** Stands in for the program: it looks at what it is given and writes what the program would. */
  async function program(body: string): Promise<string> {
    const file = path.join(folder, `whisper-${Math.random().toString(36).slice(2)}`);
    await writeFile(
      file,
      `#!${process.execPath}\nconst given = process.argv;\nconst at = (name) => given[given.indexOf(name) + 1];\n${body}`,
    );
    await chmod(file, 0o755);
    return file;
  }
  const with_ = (binary: string) =>
    voiceBy({
      ...settings,
      TRANSCRIPTION: 'whisper.cpp',
      WHISPER_BINARY: binary,
      WHISPER_MODEL: '/m/ggml-base.bin',
    });

  it('gets 16 kHz, and what is no speech is left out', async () => {
    const seen = path.join(folder, 'seen.wav');
    const binary = await program(`
      const fs = require('node:fs');
      fs.copyFileSync(at('--file'), ${JSON.stringify(seen)});
      fs.writeFileSync(at('--output-file') + '.json', JSON.stringify({ result: { language: 'en' }, transcription: [
        { offsets: { from: 0, to: 400 }, text: ' Hello there.' }, { offsets: { from: 400, to: 900 }, text: ' [BLANK_AUDIO]' } ] }));`);
    const heard = await with_(binary)?.transcribe(voice);
    expect(heard).toEqual({ language: 'en', segments: [{ beginMs: 0, endMs: 400, text: 'Hello there.' }] });
    const given = await readFile(seen);
    expect(readWavHeader(given, given.length)).toMatchObject({ sampleRate: 16_000, channels: 1, frames: 16_000 });
  });

  it('that is not there, or fails, is broken until somebody mends it', async () => {
    await expect(with_(path.join(folder, 'nothing'))?.transcribe(voice)).rejects.toMatchObject({
      code: 'BROKEN',
      passes: false,
    });
    await expect(with_(await program('process.exit(3);'))?.transcribe(voice)).rejects.toMatchObject({ code: 'BROKEN' });
    expect(() => voiceBy({ ...settings, TRANSCRIPTION: 'whisper.cpp' })).toThrow('WHISPER_MODEL');
  });
});

it('an endpoint that keeps failing is left alone, and asked again after a while', async () => {
  let asked = 0;
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      asked += 1;
      response.writeHead(500).end('no');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const engine = voiceBy({ ...settings, TRANSCRIPTION: 'openai', TRANSCRIPTION_URL: url });
  for (let tries = 0; tries < 7; tries += 1)
    await expect(engine?.transcribe(voice)).rejects.toMatchObject({ code: 'UNREACHABLE', passes: true });
  expect(asked).toBe(5);
  await expect(engine?.transcribe(voice)).rejects.toMatchObject({ afterMs: expect.any(Number) });
  server.closeAllConnections();
  server.close();
});

it('a breaker lets one through after its pause, and the others when that went well', () => {
  let now = 0;
  const breaker = createBreaker(() => now);
  for (let failed = 0; failed < 5; failed += 1) breaker.failed();
  expect(breaker.waitMs()).toBe(30_000);
  now = 30_000;
  expect([breaker.waitMs(), breaker.waitMs()]).toEqual([0, 30_000]);
  breaker.succeeded();
  expect(breaker.waitMs()).toBe(0);
});

it('nobody is asked where nobody is configured', () => {
  expect(voiceBy({ ...settings, TRANSCRIPTION: 'none' })).toBeUndefined();
});
