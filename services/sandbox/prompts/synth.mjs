/** Additive synthesis: everything that is not speech. Samples are floats in -1..1. */
const TAU = 2 * Math.PI;

export const silence = (seconds, rate) => new Float64Array(Math.round(seconds * rate));

export function tone(frequencies, seconds, rate, { level = 0.25, fade = 0.005 } = {}) {
  const out = silence(seconds, rate);
  for (let i = 0; i < out.length; i += 1) {
    const t = i / rate;
    const edge = Math.min(1, t / fade, (seconds - t) / fade);
    for (const f of frequencies) out[i] += (Math.sin(TAU * f * t) * level * edge) / frequencies.length;
  }
  return out;
}

export function join(...parts) {
  const out = new Float64Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

/** Adds a struck, decaying note; `wrap` lets its tail run into the beginning, so that a loop has no seam. */
export function strike(
  out,
  rate,
  { at, frequency, level, decay, partials = [1, 0.35, 0.12, 0.05], length = decay * 5, attack = 0.006, wrap = false },
) {
  const start = Math.round(at * rate);
  for (let i = 0; i < length * rate; i += 1) {
    const target = start + i;
    if (target >= out.length && !wrap) break;
    const t = i / rate;
    const envelope = Math.min(1, t / attack) * Math.exp(-t / decay) * Math.min(1, (length - t) / 0.02);
    let sample = 0;
    partials.forEach((weight, n) => {
      if (frequency * (n + 1) < rate * 0.45)
        sample += weight * Math.sin(TAU * frequency * (n + 1) * t) * Math.exp((-t * n * 0.6) / decay);
    });
    out[target % out.length] += sample * envelope * level;
  }
}

const note = (semitonesFromA4) => 440 * 2 ** (semitonesFromA4 / 12);

/** Two soft notes, low then high: somebody still waits on hold. */
export function holdTone(rate) {
  const out = silence(0.8, rate);
  strike(out, rate, { at: 0, frequency: 440, level: 0.15, decay: 0.12 });
  strike(out, rate, { at: 0.2, frequency: 587.33, level: 0.15, decay: 0.18 });
  return out;
}

/** A calm loop of 12 s: four chords of 3 s, a slow arpeggio over held tones. */
export function holdMusic(rate) {
  const out = silence(12, rate);
  const chords = [
    [-21, -9, -5, -2, 2],
    [-24, -12, -9, -5, -2],
    [-17, -10, -5, -2, 2],
    [-19, -7, -3, 0, 4],
  ];
  const steps = [1, 2, 3, 4, 3, 2];
  const melody = [7, 5, 2, 3, 5, 2, -2, 0];
  chords.forEach((chord, bar) => {
    const at = bar * 3;
    for (const tone of chord)
      strike(out, rate, {
        at,
        frequency: note(tone),
        level: 0.045,
        decay: 1.9,
        attack: 0.12,
        partials: [1, 0.2],
        length: 4,
        wrap: true,
      });
    steps.forEach((step, i) =>
      strike(out, rate, { at: at + i * 0.5, frequency: note(chord[step]), level: 0.1, decay: 0.55, wrap: true }),
    );
    [0, 1].forEach((half) =>
      strike(out, rate, {
        at: at + half * 1.5 + 0.02,
        frequency: note(melody[bar * 2 + half]),
        level: 0.11,
        decay: 0.8,
        wrap: true,
      }),
    );
  });
  return out;
}

/** Ringtones of the web client, each 4 s with its pause, to be looped. */
export const ringtones = {
  lantern(rate) {
    const out = silence(4, rate);
    [0, 3, 7, 12, 10, 7].forEach((step, i) =>
      strike(out, rate, { at: i * 0.24, frequency: note(step), level: 0.24, decay: 0.5 }),
    );
    return out;
  },
  classic(rate) {
    const ring = silence(2, rate);
    for (let i = 0; i < ring.length; i += 1) {
      const t = i / rate;
      const clapper = 0.55 + 0.45 * Math.sin(TAU * 20 * t);
      ring[i] =
        0.14 *
        clapper *
        Math.min(1, t / 0.01, (2 - t) / 0.05) *
        (Math.sin(TAU * 1200 * t) + 0.7 * Math.sin(TAU * 1500 * t) + 0.25 * Math.sin(TAU * 2700 * t));
    }
    return join(ring, silence(2, rate));
  },
  chime(rate) {
    const out = silence(4, rate);
    for (const at of [0, 1.1]) {
      strike(out, rate, { at, frequency: note(7), level: 0.24, decay: 0.7, partials: [1, 0, 0.3, 0, 0.1] });
      strike(out, rate, { at: at + 0.35, frequency: note(3), level: 0.24, decay: 0.9, partials: [1, 0, 0.3, 0, 0.1] });
    }
    return out;
  },
};

const DTMF = {
  1: [697, 1209],
  2: [697, 1336],
  3: [697, 1477],
  4: [770, 1209],
  5: [770, 1336],
  6: [770, 1477],
  7: [852, 1209],
  8: [852, 1336],
  9: [852, 1477],
  0: [941, 1336],
  s: [941, 1209],
  h: [941, 1477],
};

/** Keypad tones by the names of the voice SDK's sounds (`s` star, `h` hash). */
export const dtmfTones = (rate) =>
  Object.entries(DTMF).map(([key, pair]) => [`dtmf${key}`, tone(pair, 0.16, rate, { level: 0.3 })]);
