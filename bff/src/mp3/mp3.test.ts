import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createMp3 } from './index.ts';

/** A thread that does what it is written to do, in place of the encoder. */
const thread = (script: string) => new URL(`data:text/javascript,${encodeURIComponent(script)}`);
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
  // The other one may have been quicker than that.
  await pause(300);
  const rest = async (file: AsyncIterator<Uint8Array>) => {
    while ((await file.next()).done !== true);
  };
  for (const file of stalled) await expect(rest(file)).rejects.toThrow('The download stalled for 0.3 s.');
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

it('a thread that fails before it is asked anything fails its own file, with a sentence', async () => {
  const mp3 = createMp3({ thread: thread("throw new Error('broken')") });
  const slow = async () => {
    await pause(500);
    return minute();
  };
  await expect(mp3.encode(slow, FORMAT).next()).rejects.toMatchObject({
    code: 'INTERNAL',
    message: 'This recording couldn’t be converted to MP3. Try again. If it keeps happening, contact support.',
    cause: expect.objectContaining({ message: 'broken' }),
  });
});

it('an encoder that fails fails its own file and no other', async () => {
  const mp3 = createMp3();
  // LAME knows no such rate.
  await expect(mp3.encode(minute, { channels: 2, sampleRate: 7 }).next()).rejects.toMatchObject({ code: 'INTERNAL' });
  expect((await mp3.encode(minute, FORMAT).next()).done).toBe(false);
});

it('a thread that fails while nobody asks it anything fails its file at the next piece', async () => {
  const script = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => { parentPort.postMessage(new Uint8Array(9)); setTimeout(() => { throw new Error('broken'); }, 50); });`;
  const mp3 = createMp3({ thread: thread(script) });
  const file = mp3.encode(minute, FORMAT);
  expect((await file.next()).value).toHaveLength(9);
  await pause(300);
  await expect(file.next()).rejects.toMatchObject({ code: 'INTERNAL' });
});

it('a thread that ends without a word is not waited for, and gives its place back', async () => {
  const mp3 = createMp3({
    thread: thread(
      "import { parentPort } from 'node:worker_threads'; parentPort.once('message', () => process.exit(0));",
    ),
  });
  for (let count = 0; count < 5; count += 1)
    await expect(mp3.encode(minute, FORMAT).next()).rejects.toMatchObject({ code: 'INTERNAL' });
});

it('no more than twenty wait for their turn; who comes then is told to try again, and has it later', async () => {
  const mp3 = createMp3({ stalledMs: 60_000 });
  const two = [mp3.encode(minute, FORMAT), mp3.encode(minute, FORMAT)];
  for (const file of two) await file.next();
  const waiting = Array.from({ length: 20 }, () => mp3.encode(minute, FORMAT));
  const begun = waiting.map((file) => file.next());
  await expect(mp3.encode(minute, FORMAT).next()).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    retryable: true,
    details: { retryAfterSeconds: 30 },
  });
  for (const file of two) await file.return(undefined);
  for (const [index, file] of waiting.entries()) {
    expect((await begun[index])?.done).toBe(false);
    await file.return(undefined);
  }
  expect((await mp3.encode(minute, FORMAT).next()).done).toBe(false);
});
