import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { decodedSeconds } from './decodedSeconds.ts';
import { readMp3Frames } from './mp3Frames.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
/** Two seconds. */
const TONE = readFileSync(`${root}services/sandbox/src/carrier/media/tone-660.mp3`);

test('every sound of ours is whole', () => {
  const ours = globSync(`${root}services/*/sounds/*.mp3`);
  expect(ours.length).toBeGreaterThan(10);
  expect(ours.filter((file) => readMp3Frames(readFileSync(file))?.breaksOff !== false)).toEqual([]);
});

test('tags before and behind are no part of the sound', async () => {
  const tagged = Buffer.concat([
    Buffer.from('ID3\u0004\0\0\0\0\u0001\0', 'latin1'),
    Buffer.alloc(128, 'x'),
    TONE,
    Buffer.from('TAG'),
    Buffer.alloc(125, 'y'),
  ]);
  const frames = readMp3Frames(tagged);
  expect(frames).toMatchObject({ from: 138, to: 138 + TONE.length, breaksOff: false });
  expect(frames?.seconds).toBeCloseTo(await decodedSeconds(TONE), 1);
});

test('one that is cut off in the middle of a frame, or before the frames that it promises, breaks off there', () => {
  const cut = readMp3Frames(TONE.subarray(0, 4_200));
  expect(cut).toMatchObject({ breaksOff: true });
  expect(cut?.seconds).toBeCloseTo(1.04, 1);
  const promising = Buffer.from(TONE);
  promising.write('Info', 20, 'latin1');
  promising.writeUInt32BE(1, 24);
  promising.writeUInt32BE(10_000, 28);
  expect(readMp3Frames(promising)?.breaksOff).toBe(true);
});

test('what follows the last frame and is no tag is a part that cannot be played', () => {
  const hole = Buffer.from(TONE).fill(0, 4_000, 5_000);
  expect(readMp3Frames(hole)).toMatchObject({ breaksOff: true });
  expect(readMp3Frames(Buffer.concat([TONE, Buffer.alloc(5_000, '<script>')]))?.breaksOff).toBe(true);
});

test('a text plays nothing', () => {
  expect(readMp3Frames(Buffer.from('ID3 is what this text begins with, and nothing more'))).toBeUndefined();
  expect(readMp3Frames(Buffer.alloc(0))).toBeUndefined();
});
