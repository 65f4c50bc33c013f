/** Recordings as MP3, for whoever keeps one (defaults 12.2): LAME as WebAssembly, a thread for each file that is on its way. */
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { Refusal } from '@ringline/kit/errors';
import { overLimit } from '@ringline/kit/limits';
import type { WavFormat } from '@ringline/kit/transcription';

/** Files that a process encodes at once: a thread takes a core for about ten seconds per hour of a call. */
const AT_ONCE = 2;
/** Files that wait for their turn, at most: each holds a request, and the last of them would wait for minutes. */
const MOST_WAITING = 20;
/** Whoever takes nothing for so long, in ms, gives the place to others: a few who stall would keep everybody from theirs. */
const STALLED_MS = 30_000;
/** Of a second of one voice: its telephone quality is kept, in a quarter of the bytes. */
const KILOBITS_PER_CHANNEL = 32;
/** Bytes of samples that go to the thread at once, at least: seconds of a call, and hundredths of a second of work. */
const PIECE = 256 * 1024;

export interface Job {
  readonly channels: 1 | 2;
  readonly sampleRate: number;
  readonly kilobits: number;
}
/** Interleaved 16-bit samples; null: that was all. */
export type Piece = Uint8Array | null;

export interface Mp3 {
  /**
   * Encodes as fast as it is read, with as many channels as there are.
   * @param open what follows the header of a 16-bit WAV file, asked for when its turn has come
   * @throws Refusal RATE_LIMITED, before the first byte, when too many wait for their turn; INTERNAL when the encoder fails
   * @throws Error when the samples break off; whoever stops reading ends the thread, and whoever takes nothing for half a minute
   * loses it
   */
  encode(open: () => Promise<Readable>, format: Pick<WavFormat, 'channels' | 'sampleRate'>): AsyncGenerator<Uint8Array>;
}

/** @param options.thread what encodes, for tests of what becomes of a file when that breaks */
export function createMp3({ stalledMs = STALLED_MS, thread = new URL('./main.ts', import.meta.url) } = {}): Mp3 {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function begin(): Promise<void> {
    if (running < AT_ONCE) {
      running += 1;
      return;
    }
    if (waiting.length >= MOST_WAITING)
      throw overLimit(
        { allowed: false, retryAfterSeconds: 30 },
        'Many recordings are being made MP3s right now. Try again in half a minute.',
      );
    // Whoever ends hands its place over.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  function end(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async *encode(open, { channels, sampleRate }) {
      if (channels !== 1 && channels !== 2) throw new Error(`Recordings with ${channels} channels are not supported.`);
      await begin();
      const job: Job = { channels, sampleRate, kilobits: KILOBITS_PER_CHANNEL * channels };
      const worker = new Worker(thread, { workerData: job });
      const broken = endOf(worker);
      const ask = async (piece: Piece): Promise<Uint8Array> => {
        const answer = once(worker, 'message') as Promise<[Uint8Array]>;
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one; this is a thread
        worker.postMessage(piece);
        return (await Promise.race([answer, broken]))[0];
      };
      let samples: Readable | undefined;
      let over = false;
      const giveUp = (): void => {
        if (over) return;
        over = true;
        end();
        samples?.destroy();
        void worker.terminate();
      };
      /** What is given is waited for no longer than that; the place is free before the reader comes back, or goes. */
      async function* given(frames: Uint8Array): AsyncGenerator<Uint8Array> {
        const stalled = setTimeout(giveUp, stalledMs);
        try {
          yield frames;
        } finally {
          clearTimeout(stalled);
        }
        if (over) throw new Error(`The download stalled for ${stalledMs / 1_000} s.`);
      }
      try {
        samples = await open();
        for await (const piece of whole(samples, channels * 2)) yield* given(await ask(piece));
        yield* given(await ask(null));
      } finally {
        giveUp();
      }
    },
  };
}

/**
 * Rejects when a thread fails or ends, be it while nobody asks it anything: an error that nobody listens to ends the process, and
 * an end that nobody notices is waited for, for ever.
 */
function endOf(worker: Worker): Promise<never> {
  const ended = new Promise<never>((_resolve, reject) => {
    const fail = (cause: unknown): void =>
      reject(
        new Refusal({
          code: 'INTERNAL',
          message: 'This recording couldn’t be converted to MP3. Try again. If it keeps happening, contact support.',
          retryable: true,
          cause,
        }),
      );
    worker.on('error', fail);
    worker.once('exit', (code) => fail(new Error(`The encoder ended with ${code}.`)));
  });
  // It is told to whoever asks next, if anybody does.
  ended.catch(() => undefined);
  return ended;
}

/** Pieces that end where a sample of all channels does. */
async function* whole(samples: Readable, frameBytes: number): AsyncGenerator<Uint8Array> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of samples) {
    held.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size < PIECE) continue;
    const all = Buffer.concat(held);
    const end = size - (size % frameBytes);
    yield all.subarray(0, end);
    held = [all.subarray(end)];
    size -= end;
  }
  if (size >= frameBytes) yield Buffer.concat(held).subarray(0, size - (size % frameBytes));
}
