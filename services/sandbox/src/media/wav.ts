import { readFileSync } from 'node:fs';
import { MediaSwitchError } from './switch.ts';

export const WAV_HEADER_BYTES = 44;

/** Header of a 16-bit PCM RIFF/WAVE file that holds `dataBytes` of samples. */
export function wavHeader(format: { sampleRate: number; channels: number; dataBytes: number }): Buffer {
  const header = Buffer.alloc(WAV_HEADER_BYTES);
  const blockAlign = format.channels * 2;
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + format.dataBytes, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(format.channels, 22);
  header.writeUInt32LE(format.sampleRate, 24);
  header.writeUInt32LE(format.sampleRate * blockAlign, 28);
  header.writeUInt16LE(blockAlign, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(format.dataBytes, 40);
  return header;
}

export type WavAudio = { sampleRate: number; channels: number; samples: Int16Array };

/** Reads 16-bit PCM WAV bytes; samples of several channels stay interleaved. Throws `BAD_FILE`. */
export function parseWav(bytes: Buffer, name = 'WAV'): WavAudio {
  const bad = (why: string) => new MediaSwitchError('BAD_FILE', `${name}: ${why}`);
  if (bytes.length < 12 || bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE')
    throw bad('not a WAV file');
  let format: { channels: number; sampleRate: number } | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const chunk = bytes.toString('latin1', at, at + 4);
    const start = at + 8;
    const size = Math.min(bytes.readUInt32LE(at + 4), bytes.length - start);
    if (chunk === 'fmt ') {
      if (size < 16 || bytes.readUInt16LE(start) !== 1 || bytes.readUInt16LE(start + 14) !== 16)
        throw bad('not 16-bit PCM');
      format = { channels: bytes.readUInt16LE(start + 2), sampleRate: bytes.readUInt32LE(start + 4) };
    }
    if (chunk === 'data') {
      if (!format) throw bad('data before format');
      const samples = new Int16Array(size >> 1);
      for (let i = 0; i < samples.length; i += 1) samples[i] = bytes.readInt16LE(start + i * 2);
      return { ...format, samples };
    }
    at = start + size + (size & 1);
  }
  throw bad('no data');
}

/** Reads a prompt: mono, 16-bit, 8 kHz. Throws `BAD_FILE`. */
export function readPrompt(file: string): Int16Array {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new MediaSwitchError('BAD_FILE', `${file}: cannot be read`);
  }
  const wav = parseWav(bytes, file);
  if (wav.channels !== 1 || wav.sampleRate !== 8000)
    throw new MediaSwitchError('BAD_FILE', `${file}: must be mono, 8 kHz`);
  return wav.samples;
}
