import { channelWav } from '@ringline/kit/transcription';
import { expect, it } from 'vitest';
import { BARS, Peaks } from './peaks.ts';

const RATE = 8_000;

/** A WAV file of these channels, each of the same length. */
function wavOf(...channels: readonly Int16Array[]): Buffer {
  const frames = channels[0]?.length ?? 0;
  const interleaved = Buffer.alloc(frames * channels.length * 2);
  for (const [channel, samples] of channels.entries())
    for (const [frame, sample] of samples.entries())
      interleaved.writeInt16LE(sample, (frame * channels.length + channel) * 2);
  const header = channelWav(Buffer.alloc(0), { channels: 1, sampleRate: RATE, dataStart: 44, frames: 0 }, 0, 0);
  header.writeUInt16LE(channels.length, 22);
  header.writeUInt16LE(channels.length * 2, 32);
  header.writeUInt32LE(interleaved.length, 40);
  return Buffer.concat([header, interleaved]);
}

/** The bars of a file that comes in pieces of so many bytes, and that it comes out as it went in. */
async function barsOf(file: Buffer, piece: number): Promise<Uint8Array | undefined> {
  const peaks = new Peaks();
  const pieces = function* () {
    for (let at = 0; at < file.length; at += piece) yield file.subarray(at, at + piece);
  };
  const passed: Uint8Array[] = [];
  for await (const each of peaks.through(pieces() as unknown as AsyncIterable<Uint8Array>)) passed.push(each);
  expect(Buffer.concat(passed).equals(file)).toBe(true);
  return peaks.bars();
}

/** So many samples, as loud at each moment as this says, from 0 to 1. */
const sound = (frames: number, loudness: (share: number) => number): Int16Array =>
  Int16Array.from(
    { length: frames },
    (_, frame) => Math.round(20_000 * loudness(frame / frames)) * (frame % 2 === 0 ? 1 : -1),
  );

it('each channel has its own bars, of which the highest is 100', async () => {
  const rises = sound(60 * RATE, (share) => share / 2);
  const ends = sound(60 * RATE, (share) => (share < 0.5 ? 1 : 0));
  const bars = await barsOf(wavOf(rises, ends), 65_536);
  expect(bars).toHaveLength(2 * BARS);
  const [first, second] = [bars?.subarray(0, BARS), bars?.subarray(BARS)];
  expect([first?.[0], first?.[47], first?.[95]]).toEqual([1, 50, 100]);
  expect([second?.[0], second?.[46], second?.[49], second?.[95]]).toEqual([100, 100, 0, 0]);
});

it('pieces of any length, and a header that was never completed, give the same bars', async () => {
  const file = wavOf(
    sound(3 * RATE, (share) => share),
    sound(3 * RATE, (share) => 1 - share),
  );
  const bars = await barsOf(file, 65_536);
  expect(await barsOf(file, 1_001)).toEqual(bars);
  const open = Buffer.from(file);
  open.writeUInt32LE(0, 40);
  expect(await barsOf(open, 777)).toEqual(bars);
});

it('what follows the samples makes no noise, silence has no height, and what is no WAV file has no bars', async () => {
  const quiet = wavOf(sound(RATE, () => 0));
  expect(await barsOf(Buffer.concat([quiet, Buffer.from('LIST____zzzzzzzz')]), 4_096)).toEqual(new Uint8Array(BARS));
  expect(await barsOf(Buffer.from('RIFF'), 4_096)).toBeUndefined();
  expect(await barsOf(Buffer.alloc(0), 4_096)).toBeUndefined();
});
