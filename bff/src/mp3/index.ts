/** Recordings as MP3, for whoever keeps one (defaults 12.2): LAME as WebAssembly, a thread for each file that is on its way. */
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { WavFormat } from '@ringline/kit/transcription';

/** Files that a process encodes at once: a thread takes a core for about ten seconds per hour of a call. */
const AT_ONCE = 2;
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
   * @throws Error when the samples break off or the encoder fails; whoever stops reading ends the thread,
   * and whoever takes nothing for half a minute loses it
   */
  encode(open: () => Promise<Readable>, format: Pick<WavFormat, 'channels' | 'sampleRate'>): AsyncGenerator<Uint8Array>;
}

export function createMp3({ stalledMs = STALLED_MS } = {}): Mp3 {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function begin(): Promise<void> {
    if (running < AT_ONCE) running += 1;
    // Whoever ends hands its place over.
    else await new Promise<void>((resolve) => waiting.push(resolve));
  }
  function end(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async *encode(open, { channels, sampleRate }) {
      if (channels !== 1 && channels !== 2) throw new Error(`Nobody records ${channels} channels.`);
      await begin();
      const job: Job = { channels, sampleRate, kilobits: KILOBITS_PER_CHANNEL * channels };
      const worker = new Worker(new URL('./main.ts', import.meta.url), { workerData: job });
      const ask = async (piece: Piece): Promise<Uint8Array> => {
        const answer = once(worker, 'message') as Promise<[Uint8Array]>;
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one; this is a thread
        worker.postMessage(piece);
        return (await answer)[0];
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
        if (over) throw new Error(`Nobody took the file any further for ${stalledMs / 1_000} s.`);
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
