import { MPEGDecoderWebWorker } from 'mpg123-decoder';

/** Bytes that are decoded at once: some 15 s of a sound. */
const PIECE = 256 * 1024;

/** For how long MP3 frames play until the decoder stumbles, or to their end: in a thread, since a sound of five minutes takes seconds. */
export async function decodedSeconds(frames: Uint8Array): Promise<number> {
  const decoder = new MPEGDecoderWebWorker();
  try {
    await decoder.ready;
    let seconds = 0;
    for (let at = 0; at < frames.length; at += PIECE) {
      const piece = frames.slice(at, at + PIECE);
      const { samplesDecoded, sampleRate, errors } = await decoder.decode(piece);
      const [first] = errors;
      if (sampleRate > 0)
        seconds += (first ? Math.min(samplesDecoded, first.outputSamples) : samplesDecoded) / sampleRate;
      if (first) return seconds;
    }
    return seconds;
  } finally {
    await decoder.free();
  }
}
