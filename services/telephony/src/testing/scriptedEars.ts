/**
 * An OpenAI-compatible endpoint at the HTTP edge for tests. It hears tones: what a tone stands for is what it writes down, so that
 * words can only come from the channel on which their tone is.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const RATE = 8_000;
const HEADER_BYTES = 44;
/** Samples of one look: 0.1 s, in which all tones of tests fit whole. */
const LOOK = RATE / 10;

/** What somebody says: a tone in hertz, from and to in seconds. */
export interface Said {
  hertz: number;
  from: number;
  to: number;
}

/** A recording of two channels as the carrier keeps it; one channel where `ours` is not given. */
export function recordingOf(seconds: number, theirs: readonly Said[], ours?: readonly Said[]): Buffer {
  const voices = ours ? [theirs, ours] : [theirs];
  const frames = seconds * RATE;
  const wav = Buffer.alloc(HEADER_BYTES + frames * voices.length * 2);
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(1, 20);
  wav.writeUInt16LE(voices.length, 22);
  wav.writeUInt32LE(RATE, 24);
  wav.writeUInt32LE(RATE * voices.length * 2, 28);
  wav.writeUInt16LE(voices.length * 2, 32);
  wav.writeUInt16LE(16, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(wav.length - HEADER_BYTES, 40);
  for (const [channel, said] of voices.entries()) {
    for (const { hertz, from, to } of said) {
      for (let frame = Math.round(from * RATE); frame < Math.min(frames, to * RATE); frame += 1) {
        const sample = Math.round(9_000 * Math.sin((2 * Math.PI * hertz * frame) / RATE));
        wav.writeInt16LE(sample, HEADER_BYTES + (frame * voices.length + channel) * 2);
      }
    }
  }
  return wav;
}

export interface Ears {
  readonly url: string;
  /** Seconds of each voice that was handed in, in order. */
  readonly heard: number[];
  readonly keys: (string | undefined)[];
  /** Answers the next requests so, instead of listening; a status of 0 drops the connection. */
  fail(...answers: { status: number; retryAfter?: number }[]): void;
  close(): Promise<void>;
}

/** @param words what a tone stands for, by its hertz */
export async function scriptedEars(words: Readonly<Record<number, string>>): Promise<Ears> {
  const heard: number[] = [];
  const keys: (string | undefined)[] = [];
  const failures: { status: number; retryAfter?: number }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      void (async () => {
        const failure = failures.shift();
        if (failure?.status === 0) return response.destroy();
        const headers = failure?.retryAfter ? { 'retry-after': String(failure.retryAfter) } : {};
        if (failure) return response.writeHead(failure.status, headers).end('as scripted');
        const form = await new Response(Buffer.concat(chunks), {
          headers: { 'content-type': request.headers['content-type'] ?? '' },
        }).formData();
        keys.push(request.headers.authorization);
        const wav = Buffer.from(await (form.get('file') as File).arrayBuffer());
        const seconds = (wav.length - HEADER_BYTES) / 2 / RATE;
        heard.push(seconds);
        const answer = { language: 'english', duration: seconds, text: '', segments: segmentsIn(wav, words) };
        return response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      })();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/`,
    heard,
    keys,
    fail: (...answers) => void failures.push(...answers),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function segmentsIn(wav: Buffer, words: Readonly<Record<number, string>>) {
  const segments: { start: number; end: number; text: string }[] = [];
  const samples = new Int16Array((wav.length - HEADER_BYTES) >> 1).map((_, i) => wav.readInt16LE(HEADER_BYTES + i * 2));
  for (let at = 0; at + LOOK <= samples.length; at += LOOK) {
    const text = Object.entries(words).find(
      ([hertz]) => amplitude(samples.subarray(at, at + LOOK), Number(hertz)) > 3_000,
    )?.[1];
    if (text === undefined) continue;
    const last = segments.at(-1);
    if (last?.text === text && last.end * RATE >= at - 1) last.end = (at + LOOK) / RATE;
    else segments.push({ start: at / RATE, end: (at + LOOK) / RATE, text });
  }
  return segments;
}

function amplitude(samples: Int16Array, hertz: number): number {
  let [real, imaginary] = [0, 0];
  for (const [i, sample] of samples.entries()) {
    real += sample * Math.cos((2 * Math.PI * hertz * i) / RATE);
    imaginary += sample * Math.sin((2 * Math.PI * hertz * i) / RATE);
  }
  return (2 * Math.hypot(real, imaginary)) / samples.length;
}
