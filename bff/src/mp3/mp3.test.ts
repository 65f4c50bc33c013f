import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createMp3 } from './index.ts';

const FORMAT = { channels: 2, sampleRate: 8_000 };
/** A minute of silence, in pieces as a store gives them. */
const minute = async () =>
  Readable.from(
    Array.from({ length: 30 }, () => Buffer.alloc(64_000)),
    { objectMode: false },
  );

it('whoever stalls does not keep others from theirs, and is told', async () => {
  const mp3 = createMp3({ stalledMs: 300 });
  const stalled = [mp3.encode(minute, FORMAT), mp3.encode(minute, FORMAT)];
  for (const file of stalled) expect((await file.next()).done).toBe(false);
  let bytes = 0;
  for await (const piece of mp3.encode(minute, FORMAT)) bytes += piece.length;
  // 64 kbit/s.
  expect(bytes).toBeGreaterThan(60 * 7_500);
  for (const file of stalled) await expect(file.next()).rejects.toThrow('Nobody took the file any further for 0.3 s.');
});

it('whoever is slow, and does not stall, has it whole', async () => {
  const mp3 = createMp3({ stalledMs: 300 });
  let bytes = 0;
  for await (const piece of mp3.encode(minute, FORMAT)) {
    bytes += piece.length;
    await pause(50);
  }
  expect(bytes).toBeGreaterThan(60 * 7_500);
});
