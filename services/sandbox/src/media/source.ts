import { encodeUlaw, FRAME_SAMPLES, silenceFrame } from './g711.ts';
import type { PlayResult, VirtualSpeech } from './switch.ts';
import { sineSecond } from './tones.ts';
import { readPrompt } from './wav.ts';

/** Audio that the switch itself makes, one 20 ms frame a tick. */
export class AudioSource {
  readonly #tracks: readonly Uint8Array[];
  readonly #loop: boolean;
  readonly #finished = Promise.withResolvers<PlayResult>();
  #track = 0;
  #at = 0;

  /** `tracks` are µ-law. A loop without a single frame of audio ends like any other empty source. */
  constructor(tracks: readonly Uint8Array[], loop: boolean) {
    this.#tracks = tracks;
    this.#loop = loop && tracks.some((track) => track.length > 0);
  }

  /** Settles when it played out or was stopped. */
  get finished(): Promise<PlayResult> {
    return this.#finished.promise;
  }

  /** The next frame (the last one padded with silence), or undefined when it has played out. */
  next(): Uint8Array | undefined {
    const frame = silenceFrame();
    let filled = 0;
    while (filled < FRAME_SAMPLES) {
      const track = this.#tracks[this.#track];
      if (!track) {
        if (!this.#loop) break;
        this.#track = 0;
        continue;
      }
      const part = track.subarray(this.#at, this.#at + FRAME_SAMPLES - filled);
      frame.set(part, filled);
      filled += part.length;
      this.#at += part.length;
      if (this.#at >= track.length) {
        this.#track += 1;
        this.#at = 0;
      }
    }
    if (filled > 0) return frame;
    this.#finished.resolve('done');
    return undefined;
  }

  stop(): void {
    this.#finished.resolve('stopped');
  }
}

/** Most prompts that are kept decoded; the product has a few dozen. */
const CACHE_SIZE = 64;
const cache = new Map<string, Uint8Array>();

function loadTrack(file: string): Uint8Array {
  const known = cache.get(file);
  if (known) return known;
  const track = encodeUlaw(readPrompt(file));
  const oldest = cache.keys().next();
  if (cache.size >= CACHE_SIZE && !oldest.done) cache.delete(oldest.value);
  cache.set(file, track);
  return track;
}

/** Throws `BAD_FILE`. */
export function fileSource(files: readonly string[], loop: boolean): AudioSource {
  return new AudioSource(files.map(loadTrack), loop);
}

/** What a leg without a peer says, for ever. Throws `BAD_FILE`. */
export function virtualSource(says: VirtualSpeech): AudioSource {
  if (says === 'silence') return new AudioSource([silenceFrame()], true);
  const tone = /^tone:(\d+)$/.exec(says)?.[1];
  return tone ? new AudioSource([encodeUlaw(sineSecond(Number(tone)))], true) : fileSource([says], true);
}
