import { closeSync, openSync, writeSync } from 'node:fs';
import { decodeUlaw, FRAME_SAMPLES, SAMPLE_RATE } from './g711.ts';
import type { PauseBehavior, Recording } from './switch.ts';
import { WAV_HEADER_BYTES, wavHeader } from './wav.ts';

/** Frames gathered before a write: 1 s, so that the disk is not touched in every tick. */
const FLUSH_FRAMES = 50;

/**
 * Writes a leg's call as 8 kHz 16-bit WAV: channel 0 what it says, channel 1 what it hears. One frame per tick,
 * so that both channels stay aligned whatever arrives. The header is kept valid at every write, for a crash.
 */
export class Recorder {
  readonly file: string;
  readonly #channels: 1 | 2;
  readonly #fd: number;
  readonly #buffer: Buffer;
  #buffered = 0;
  #written = 0;
  /** silence: of the same length. skip: what is said meanwhile is left out. */
  pause: PauseBehavior | null = null;

  constructor(file: string, channels: 1 | 2) {
    this.file = file;
    this.#channels = channels;
    this.#fd = openSync(file, 'w');
    this.#buffer = Buffer.alloc(FLUSH_FRAMES * FRAME_SAMPLES * 2 * channels);
    writeSync(this.#fd, this.#header(), 0, WAV_HEADER_BYTES, 0);
  }

  /** One tick. */
  write(said: Uint8Array | undefined, heard: Uint8Array | undefined): void {
    if (this.pause === 'skip') return;
    const voices = [said, heard]
      .slice(0, this.#channels)
      .map((frame) => (frame && this.pause === null ? decodeUlaw(frame) : undefined));
    for (let i = 0; i < FRAME_SAMPLES; i += 1) {
      for (const voice of voices) {
        this.#buffer.writeInt16LE(voice?.[i] ?? 0, this.#buffered);
        this.#buffered += 2;
      }
    }
    if (this.#buffered >= this.#buffer.length) this.#flush();
  }

  close(): Recording {
    this.#flush();
    closeSync(this.#fd);
    return {
      file: this.file,
      seconds: this.#written / (SAMPLE_RATE * 2 * this.#channels),
      bytes: WAV_HEADER_BYTES + this.#written,
    };
  }

  #flush(): void {
    writeSync(this.#fd, this.#buffer, 0, this.#buffered, WAV_HEADER_BYTES + this.#written);
    this.#written += this.#buffered;
    this.#buffered = 0;
    writeSync(this.#fd, this.#header(), 0, WAV_HEADER_BYTES, 0);
  }

  #header(): Buffer {
    return wavHeader({ sampleRate: SAMPLE_RATE, channels: this.#channels, dataBytes: this.#written });
  }
}
