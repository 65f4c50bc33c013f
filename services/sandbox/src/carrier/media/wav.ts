/** Brings any 16-bit audio to what the media switch plays: mono, 8 kHz. */
import { parseWav, wavHeader } from '../../media/wav.ts';

export const sampleRate = 8_000;

/** Mono 16-bit samples at 8 kHz as a WAV file. */
export function wavOf(samples: Int16Array): Buffer {
  return Buffer.concat([
    wavHeader({ sampleRate, channels: 1, dataBytes: samples.byteLength }),
    Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength),
  ]);
}

/** @throws MediaSwitchError BAD_FILE when it is not a 16-bit PCM WAV file. */
export function samplesOfWav(file: Buffer): Int16Array {
  return toTelephone(parseWav(file));
}

/** What `toTelephone` takes: samples of all channels in turn. */
interface Pcm {
  samples: Int16Array;
  channels: number;
  sampleRate: number;
}

/** Mono, 8 kHz. */
export function toTelephone(wav: Pcm): Int16Array {
  if (wav.channels === 1 && wav.sampleRate === sampleRate) return wav.samples;
  const ratio = wav.sampleRate / sampleRate;
  const frames = wav.samples.length / wav.channels;
  // Averaging what falls into one output sample is a low-pass that is good enough for a telephone.
  return Int16Array.from({ length: Math.floor(frames / ratio) }, (_, index) => {
    const from = Math.floor(index * ratio);
    const to = Math.max(from + 1, Math.floor((index + 1) * ratio));
    const part = wav.samples.subarray(from * wav.channels, to * wav.channels);
    return part.length === 0 ? 0 : Math.round(part.reduce((sum, sample) => sum + sample, 0) / part.length);
  });
}
