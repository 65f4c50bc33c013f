/** Recordings are 16-bit PCM WAV with interleaved channels; recognised is one channel at a time. */

export interface WavFormat {
  readonly channels: number;
  /** Samples a second of one channel. */
  readonly sampleRate: number;
  /** Byte at which the samples begin. */
  readonly dataStart: number;
  /** Samples of one channel. */
  readonly frames: number;
}

const HEADER_BYTES = 44;

/**
 * @param head the first bytes of the file, 4 kB are plenty
 * @param size bytes of the whole file: a header that was never completed claims more or less
 * @throws Error when it is no 16-bit PCM WAV
 */
export function readWavHeader(head: Buffer, size: number): WavFormat {
  if (head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8, 12) !== 'WAVE')
    throw new Error('not a WAV file');
  let format: { channels: number; sampleRate: number } | undefined;
  for (let at = 12; at + 8 <= head.length;) {
    const name = head.toString('latin1', at, at + 4);
    const bytes = head.readUInt32LE(at + 4);
    if (name === 'fmt ') {
      if (head.readUInt16LE(at + 8) !== 1 || head.readUInt16LE(at + 22) !== 16) throw new Error('not 16-bit PCM');
      format = { channels: head.readUInt16LE(at + 10), sampleRate: head.readUInt32LE(at + 12) };
    }
    if (name === 'data') {
      if (!format) throw new Error('samples before their format');
      const dataStart = at + 8;
      const frames = Math.floor(Math.min(bytes, size - dataStart) / (format.channels * 2));
      return { ...format, dataStart, frames };
    }
    at += 8 + bytes + (bytes & 1);
  }
  throw new Error('no samples');
}

function wavOf(samples: Int16Array, sampleRate: number): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(sampleRate, 24);
  header.writeUInt32LE(sampleRate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)]);
}

/**
 * One channel of interleaved samples as a file of its own.
 * @param frames how many of them, from the beginning
 */
export function channelWav(
  interleaved: Buffer,
  { channels, sampleRate }: WavFormat,
  channel: number,
  frames: number,
): Buffer {
  const samples = new Int16Array(frames);
  for (let frame = 0; frame < frames; frame += 1)
    samples[frame] = interleaved.readInt16LE((frame * channels + channel) * 2);
  return wavOf(samples, sampleRate);
}

/** Samples that a look at the loudness covers: 0.2 s. */
const lookOf = (sampleRate: number): number => Math.floor(sampleRate / 5);

/**
 * Where a long piece is best cut: in the middle of the quietest 0.2 s of a channel between two frames, so that no word is split
 * if that can be helped.
 */
export function quietestFrame(
  interleaved: Buffer,
  { channels, sampleRate }: WavFormat,
  channel: number,
  { from, to }: { from: number; to: number },
): number {
  const look = lookOf(sampleRate);
  let best = to;
  let least = Number.POSITIVE_INFINITY;
  for (let start = from; start + look <= to; start += look >> 1) {
    let energy = 0;
    for (let frame = start; frame < start + look; frame += 1)
      energy += Math.abs(interleaved.readInt16LE((frame * channels + channel) * 2));
    // Later is better where it is as quiet.
    if (energy <= least) {
      least = energy;
      best = start + (look >> 1);
    }
  }
  return best;
}

/** whisper.cpp reads 16 kHz alone; a telephone's 8 kHz are doubled, each new sample between its neighbours. */
const WHISPERS_RATE = 16_000;

/** @param wav mono, as `channelWav` makes it */
export function atWhispersRate(wav: Buffer): Buffer {
  const rate = wav.readUInt32LE(24);
  if (rate === WHISPERS_RATE) return wav;
  const count = (wav.length - HEADER_BYTES) >> 1;
  const at = (index: number) => wav.readInt16LE(HEADER_BYTES + Math.min(index, count - 1) * 2);
  const ratio = rate / WHISPERS_RATE;
  const samples = new Int16Array(count === 0 ? 0 : Math.floor(count / ratio));
  for (let index = 0; index < samples.length; index += 1) {
    const exact = index * ratio;
    const before = Math.floor(exact);
    samples[index] = Math.round(at(before) + (at(before + 1) - at(before)) * (exact - before));
  }
  return wavOf(samples, WHISPERS_RATE);
}
