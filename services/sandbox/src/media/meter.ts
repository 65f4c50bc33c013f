import { decodeUlaw, FRAME_SAMPLES, SAMPLE_RATE, silenceFrame } from './g711.ts';
import type { Heard } from './switch.ts';
import { goertzel, rms } from './tones.ts';

const FRAMES = SAMPLE_RATE / FRAME_SAMPLES;
const SILENCE = silenceFrame();

/** Remembers the last second of µ-law frames; nothing is decoded until somebody asks. */
export class Meter {
  readonly #frames: Uint8Array[] = Array.from({ length: FRAMES }, () => SILENCE);
  #at = 0;

  add(frame: Uint8Array | undefined): void {
    this.#frames[this.#at] = frame ?? SILENCE;
    this.#at = (this.#at + 1) % FRAMES;
  }

  measure(frequencies: readonly number[]): Heard {
    const samples = new Int16Array(SAMPLE_RATE);
    for (let i = 0; i < FRAMES; i += 1)
      samples.set(decodeUlaw(this.#frames[(this.#at + i) % FRAMES] ?? SILENCE), i * FRAME_SAMPLES);
    return {
      rms: rms(samples),
      tones: Object.fromEntries(frequencies.map((frequency) => [frequency, goertzel(samples, frequency)])),
    };
  }
}
