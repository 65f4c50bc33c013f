import { afterAll, expect, it } from 'vitest';
import { createSpeech, VOICES } from './index.ts';

const speech = createSpeech();
afterAll(() => speech.close());

/** What a WAV file holds: its rate, its seconds, and how loud its loudest tenth of a second is, of 1. */
function heard(wav: Buffer): { rate: number; channels: number; seconds: number; loudest: number } {
  const at = wav.indexOf('data') + 8;
  const rate = wav.readUInt32LE(24);
  const samples = Array.from({ length: (wav.length - at) >> 1 }, (_, index) => wav.readInt16LE(at + index * 2));
  let loudest = 0;
  for (let start = 0; start < samples.length; start += rate / 10) {
    const part = samples.slice(start, start + rate / 10);
    loudest = Math.max(loudest, Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length) / 32_768);
  }
  return { rate, channels: wav.readUInt16LE(22), seconds: samples.length / rate, loudest };
}

it.each(VOICES)('$title says a sentence', async ({ name }) => {
  const said = heard(await speech.speak('Thank you for calling. Press 1 for sales.', name));
  expect(said).toMatchObject({ rate: 16_000, channels: 1 });
  expect(said.seconds).toBeGreaterThan(1.5);
  expect(said.seconds).toBeLessThan(6);
  expect(said.loudest).toBeGreaterThan(0.05);
});

it('says several texts that are asked for at once, each its own; the same text is the same file', async () => {
  const [long, short, again] = await Promise.all([
    speech.speak('One two three four five six seven'),
    speech.speak('One'),
    speech.speak('One'),
  ]);
  expect(long.length).toBeGreaterThan(short.length * 1.5);
  expect(again.equals(short)).toBe(true);
});

it('refuses what cannot be said, and goes on speaking', async () => {
  await expect(speech.speak('  …  ')).rejects.toThrow('no word');
  await expect(speech.speak('a '.repeat(2_000))).rejects.toThrow('longer than 1500');
  // A text that looks like an option of the program is a text.
  expect((await speech.speak('-voice list')).length).toBeGreaterThan(8_000);
});

/** A thread that does what it is written to do, in place of the voice. */
const broken = (script: string) =>
  createSpeech({
    thread: new URL(
      `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads'; ${script}`)}`,
    ),
  });

it('a thread that fails fails those who wait for it, with a sentence, and the next text has a new one', async () => {
  // It says a text after 200 ms, and breaks at the word: all that were asked for meanwhile.
  const voice = broken(`parentPort.on('message', ({ id, text }) => {
    if (text === 'break') throw new Error('broken');
    setTimeout(() => parentPort.postMessage({ id, wav: new Uint8Array(3) }), 200);
  });`);
  const outcomes = await Promise.allSettled([voice.speak('one'), voice.speak('break'), voice.speak('two')]);
  expect(outcomes).toEqual(
    Array.from({ length: 3 }, () => ({
      status: 'rejected',
      reason: expect.objectContaining({ message: 'The voice failed.' }),
    })),
  );
  for (const again of ['three', 'four']) expect(await voice.speak(again)).toHaveLength(3);
  await voice.close();
});

it('a thread that ends without a word is not waited for', async () => {
  const voice = broken("parentPort.on('message', () => process.exit(3));");
  await expect(voice.speak('one')).rejects.toThrow('The voice ended with 3.');
  await expect(voice.speak('two')).rejects.toThrow('The voice ended with 3.');
});

it('no more than a hundred texts wait; who comes then is told to try again', async () => {
  const voice = broken("parentPort.on('message', () => undefined);");
  const waiting = Array.from({ length: 100 }, (_, index) => voice.speak(`text ${index}`));
  await expect(voice.speak('one more')).rejects.toMatchObject({ code: 'RATE_LIMITED', retryable: true });
  await Promise.all([voice.close(), ...waiting.map((text) => expect(text).rejects.toThrow('The voice ended'))]);
});
