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
