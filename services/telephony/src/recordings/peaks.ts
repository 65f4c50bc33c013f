/** What a recording looks like: its loudness as bars, counted while its file goes into the store, so that nobody decodes it for that. */
import { readWavHeader } from '@ringline/kit/transcription';

/** Bars of one channel. */
export const BARS = 96;
/** The highest bar of each channel. */
const HIGHEST = 100;
/** Bytes in which a WAV file has told its format. */
const HEAD_BYTES = 4_096;
/** Samples in the first parts; a part takes twice as many each time there are too many of them. */
const FIRST_PART = 32;
const MOST_PARTS = 16 * BARS;

interface Samples {
  readonly channels: number;
  /** Frames that are still to come, as the header says; a header that was never completed says 0. */
  left: number;
}

/** Listens to one WAV file that passes by in pieces of any length. */
export class Peaks {
  #head: Buffer | undefined = Buffer.alloc(0);
  #samples: Samples | undefined;
  #rest: Buffer = Buffer.alloc(0);
  #parts: number[][] = [];
  #size = FIRST_PART;
  #filled = FIRST_PART;

  /** Hands the pieces on as they are. */
  async *through(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    for await (const piece of source) {
      this.#add(Buffer.from(piece.buffer, piece.byteOffset, piece.byteLength));
      yield piece;
    }
  }

  /** @returns 96 bytes from 0 to 100 for each of at most two channels, the first one first; undefined where it is no WAV file */
  bars(): Uint8Array | undefined {
    if (this.#head !== undefined) this.#begin(this.#head);
    if (this.#samples === undefined || this.#parts.length === 0) return undefined;
    const { channels } = this.#samples;
    const bars = new Uint8Array(channels * BARS);
    for (let channel = 0; channel < channels; channel += 1) {
      const loudest = Math.max(...this.#parts.map((part) => part[channel] ?? 0));
      for (let bar = 0; bar < BARS && loudest > 0; bar += 1) {
        const from = Math.floor((bar * this.#parts.length) / BARS);
        const to = Math.max(from + 1, Math.floor(((bar + 1) * this.#parts.length) / BARS));
        const peak = Math.max(...this.#parts.slice(from, to).map((part) => part[channel] ?? 0));
        bars[channel * BARS + bar] = Math.round((peak / loudest) * HIGHEST);
      }
    }
    return bars;
  }

  #add(piece: Buffer): void {
    if (this.#head === undefined) return this.#listen(piece);
    this.#head = Buffer.concat([this.#head, piece]);
    if (this.#head.length >= HEAD_BYTES) this.#begin(this.#head);
  }

  #begin(head: Buffer): void {
    this.#head = undefined;
    try {
      const { channels, frames, dataStart } = readWavHeader(head, Number.MAX_SAFE_INTEGER);
      if (channels > 2) return;
      this.#samples = { channels, left: frames === 0 ? Infinity : frames };
      this.#listen(head.subarray(dataStart));
    } catch {
      // A file of another kind is kept all the same, without a picture of it.
    }
  }

  #listen(piece: Buffer): void {
    const samples = this.#samples;
    if (samples === undefined) return;
    const bytes = this.#rest.length === 0 ? piece : Buffer.concat([this.#rest, piece]);
    const { channels } = samples;
    const frames = Math.min(Math.floor(bytes.length / (channels * 2)), samples.left);
    for (let frame = 0; frame < frames; frame += 1) {
      if (this.#filled === this.#size) this.#open(channels);
      const part = this.#parts.at(-1);
      for (let channel = 0; channel < channels && part !== undefined; channel += 1) {
        const level = Math.abs(bytes.readInt16LE((frame * channels + channel) * 2));
        if (level > (part[channel] ?? 0)) part[channel] = level;
      }
      this.#filled += 1;
    }
    samples.left -= frames;
    this.#rest = samples.left === 0 ? Buffer.alloc(0) : bytes.subarray(frames * channels * 2);
  }

  #open(channels: number): void {
    if (this.#parts.length === MOST_PARTS) {
      this.#parts = Array.from({ length: MOST_PARTS / 2 }, (_, index) =>
        Array.from({ length: channels }, (_none, channel) =>
          Math.max(this.#parts[2 * index]?.[channel] ?? 0, this.#parts[2 * index + 1]?.[channel] ?? 0),
        ),
      );
      this.#size *= 2;
    }
    this.#parts.push(Array.from({ length: channels }, () => 0));
    this.#filled = 0;
  }
}
