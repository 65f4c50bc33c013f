/** What a page hears, as loudness at given frequencies; and the same for a recorded file. */
import type { Page } from 'playwright-core';

/** Decibels relative to full scale at each frequency, the loudest of a short while. −120 is silence. */
export async function loudnessAt(page: Page, frequencies: readonly number[]): Promise<number[]> {
  return page.evaluate(async (wanted) => {
    const holder = globalThis as unknown as { remoteAudio?: MediaStream; ear?: AudioContext };
    const stream = holder.remoteAudio;
    if (!stream) return wanted.map(() => -120);
    holder.ear ??= new AudioContext();
    await holder.ear.resume();
    const source = holder.ear.createMediaStreamSource(stream);
    const analyser = holder.ear.createAnalyser();
    analyser.fftSize = 8192;
    analyser.smoothingTimeConstant = 0;
    source.connect(analyser);
    const bins = new Float32Array(analyser.frequencyBinCount);
    const width = holder.ear.sampleRate / analyser.fftSize;
    const best = wanted.map(() => -120);
    // The first window is half empty; a few more, so that one lost packet does not decide.
    for (let look = 0; look < 4; look += 1) {
      await new Promise((resolve) => setTimeout(resolve, 250));
      analyser.getFloatFrequencyData(bins);
      if (look === 0) continue;
      for (const [index, hertz] of wanted.entries()) {
        const bin = Math.round(hertz / width);
        const peak = Math.max(...bins.slice(Math.max(0, bin - 2), bin + 3));
        best[index] = Math.max(best[index] ?? -120, Number.isFinite(peak) ? peak : -120);
      }
    }
    source.disconnect();
    return best;
  }, frequencies);
}

/** Amplitude of one frequency in one channel of a 16-bit WAV, full scale 1 (Goertzel). */
export function goertzel(wav: Buffer, channel: number, hertz: number): number {
  const channels = wav.readUInt16LE(22);
  const rate = wav.readUInt32LE(24);
  const start = wav.indexOf('data') + 8;
  const frames = Math.floor((wav.length - start) / (2 * channels));
  const coefficient = 2 * Math.cos((2 * Math.PI * hertz) / rate);
  let [previous, before] = [0, 0];
  for (let frame = 0; frame < frames; frame += 1) {
    const sample = wav.readInt16LE(start + (frame * channels + channel) * 2) / 32_768;
    [before, previous] = [previous, sample + coefficient * previous - before];
  }
  const power = previous * previous + before * before - coefficient * previous * before;
  return (2 * Math.sqrt(Math.max(0, power))) / Math.max(1, frames);
}
