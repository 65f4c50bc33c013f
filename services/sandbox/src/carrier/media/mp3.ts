/** MP3 as providers play it, beside WAV. */
import { MPEGDecoder } from 'mpg123-decoder';
import { toTelephone } from './wav.ts';

/** An ID3 tag, or the sync word of a frame of layer III. */
export const isMp3 = (file: Buffer): boolean =>
  file.subarray(0, 3).toString('latin1') === 'ID3' || (file[0] === 0xff && ((file[1] ?? 0) & 0xe6) === 0xe2);

/** @returns mono 16-bit samples at 8 kHz. @throws Error when nothing in it can be played */
export async function samplesOfMp3(file: Buffer): Promise<Int16Array> {
  const decoder = new MPEGDecoder();
  try {
    await decoder.ready;
    const { channelData, samplesDecoded, sampleRate } = decoder.decode(file);
    if (samplesDecoded === 0) throw new Error('The MP3 file holds no audio.');
    const channels = channelData.length;
    const samples = new Int16Array(samplesDecoded * channels);
    for (const [channel, data] of channelData.entries())
      for (let index = 0; index < samplesDecoded; index += 1)
        samples[index * channels + channel] = Math.max(-1, Math.min(1, data[index] ?? 0)) * 32_767;
    return toTelephone({ samples, channels, sampleRate });
  } finally {
    decoder.free();
  }
}
