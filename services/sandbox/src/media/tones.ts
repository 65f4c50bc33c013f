import { SAMPLE_RATE } from './g711.ts';

/** Amplitude (0..32767) of one frequency in 16-bit samples, by the Goertzel algorithm. */
export function goertzel(samples: ArrayLike<number>, frequency: number, sampleRate = SAMPLE_RATE): number {
  const coefficient = 2 * Math.cos((2 * Math.PI * frequency) / sampleRate);
  let before = 0;
  let last = 0;
  for (let i = 0; i < samples.length; i += 1) {
    const next = (samples[i] ?? 0) + coefficient * last - before;
    before = last;
    last = next;
  }
  const power = last * last + before * before - coefficient * last * before;
  return samples.length === 0 ? 0 : (2 * Math.sqrt(Math.max(0, power))) / samples.length;
}

/** Root mean square of 16-bit samples, 0..32767. */
export function rms(samples: ArrayLike<number>): number {
  let total = 0;
  for (let i = 0; i < samples.length; i += 1) total += (samples[i] ?? 0) ** 2;
  return samples.length === 0 ? 0 : Math.sqrt(total / samples.length);
}

/** One second of a sine at half of full scale, 8 kHz; loops seamlessly for whole-number frequencies. */
export function sineSecond(frequency: number): Int16Array {
  return Int16Array.from({ length: SAMPLE_RATE }, (_, i) =>
    Math.round(16384 * Math.sin((2 * Math.PI * frequency * i) / SAMPLE_RATE)),
  );
}
