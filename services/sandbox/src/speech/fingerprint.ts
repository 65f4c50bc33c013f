/**
 * How an utterance sounds, in a form by which it is found again: loudness and sharpness of each 10 ms. What the sandbox's own voices
 * say sounds the same each time but for G.711, so a comparison is all that is needed; it is no recognition of speech.
 */

/** Samples of one step: 10 ms at 8 kHz. */
const STEP = 80;
export const STEPS_PER_SECOND = 8_000 / STEP;
/** Loudness, of 32768, from which on somebody speaks. */
const VOICE = 200;
/** Added before the logarithm, so that what is below a whisper counts as nothing. */
const FLOOR = 60;
/** Steps of quiet after which a sound begins anew. */
const REST = 15;
/**
 * How alike two utterances are at least when they are the same, of 1. By loudness the same one comes to 0.98 and another one to less
 * than 0.6 (tried); how sharp it is depends on how loud the call carries it.
 */
const SAME_LOUDNESS = 0.93;
const SAME_SHARPNESS = 0.6;
/** Loudness from which crossings of zero tell anything. */
const AUDIBLE = 50;
/** Steps by which an onset may be off: a softer voice is heard later. */
const OFF_BY = 12;
/** Steps that an utterance has at least: shorter ones sound alike. */
const SHORTEST = 30;

export interface Fingerprint {
  readonly loudness: Float32Array;
  /** How often the wave crosses zero, where it is loud enough to tell. */
  readonly sharpness: Float32Array;
}

/** @param samples mono, 16-bit, 8 kHz */
export function fingerprintOf(samples: Int16Array): Fingerprint {
  const steps = Math.floor(samples.length / STEP);
  const loudness = new Float32Array(steps);
  const sharpness = new Float32Array(steps);
  for (let step = 0; step < steps; step += 1) {
    let energy = 0;
    let crossings = 0;
    for (let i = step * STEP; i < (step + 1) * STEP; i += 1) {
      const sample = samples[i] ?? 0;
      energy += sample * sample;
      if (sample >= 0 !== (samples[i - 1] ?? 0) >= 0) crossings += 1;
    }
    const rms = Math.sqrt(energy / STEP);
    loudness[step] = Math.log(rms + FLOOR);
    sharpness[step] = rms > AUDIBLE ? crossings : 0;
  }
  return { loudness, sharpness };
}

const isVoice = ({ loudness }: Fingerprint, step: number): boolean => (loudness[step] ?? 0) > Math.log(VOICE + FLOOR);

/** The steps at which a sound begins after a rest. */
export function onsetsOf(print: Fingerprint): number[] {
  const onsets: number[] = [];
  let quiet = REST;
  for (let step = 0; step < print.loudness.length; step += 1) {
    if (!isVoice(print, step)) quiet += 1;
    else {
      if (quiet >= REST) onsets.push(step);
      quiet = 0;
    }
  }
  return onsets;
}

/** An utterance from its first sound to its last. */
export function trimmed(print: Fingerprint): Fingerprint {
  let [from, to] = [0, print.loudness.length];
  while (from < to && !isVoice(print, from)) from += 1;
  while (to > from && !isVoice(print, to - 1)) to -= 1;
  return { loudness: print.loudness.subarray(from, to), sharpness: print.sharpness.subarray(from, to) };
}

/** Utterances of a file in which each is followed by a rest of at least so many seconds. */
export function utterancesOf(print: Fingerprint, restSeconds: number): Fingerprint[] {
  const rest = restSeconds * STEPS_PER_SECOND;
  const found: Fingerprint[] = [];
  let from = -1;
  let last = 0;
  for (let step = 0; step < print.loudness.length; step += 1) {
    if (!isVoice(print, step)) continue;
    if (from < 0) from = step;
    else if (step - last > rest) {
      found.push(part(print, from, last + 1));
      from = step;
    }
    last = step;
  }
  if (from >= 0) found.push(part(print, from, last + 1));
  return found;
}

const part = ({ loudness, sharpness }: Fingerprint, from: number, to: number): Fingerprint => ({
  loudness: loudness.subarray(from, to),
  sharpness: sharpness.subarray(from, to),
});

/** Where around a step this utterance begins; undefined: it is something else. */
export function foundAt(
  audio: Fingerprint,
  utterance: Fingerprint,
  around: number,
): { step: number; likeness: number } | undefined {
  const { length } = utterance.loudness;
  if (length < SHORTEST) return undefined;
  let best: { step: number; likeness: number } | undefined;
  for (let step = Math.max(0, around - OFF_BY); step <= around + OFF_BY; step += 1) {
    if (step + length > audio.loudness.length) break;
    const loud = likeness(audio.loudness, utterance.loudness, step);
    if (loud < SAME_LOUDNESS || loud <= (best?.likeness ?? 0)) continue;
    if (likeness(audio.sharpness, utterance.sharpness, step) >= SAME_SHARPNESS) best = { step, likeness: loud };
  }
  return best;
}

/** Pearson's correlation of a part with the whole of another, which no gain changes. */
function likeness(audio: Float32Array, utterance: Float32Array, at: number): number {
  const { length } = utterance;
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (let i = 0; i < length; i += 1) {
    const x = audio[at + i] ?? 0;
    const y = utterance[i] ?? 0;
    a += x;
    b += y;
    aa += x * x;
    bb += y * y;
    ab += x * y;
  }
  const spread = Math.sqrt((aa - (a * a) / length) * (bb - (b * b) / length));
  return spread === 0 ? 0 : (ab - (a * b) / length) / spread;
}
