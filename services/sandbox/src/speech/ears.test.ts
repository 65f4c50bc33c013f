/** What the sandbox's ears find again, through the telephone's µ-law, and what they leave alone. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createPrompts, shipped } from '../carrier/media/prompts.ts';
import { wavOf } from '../carrier/media/wav.ts';
import { decodeUlaw, encodeUlaw } from '../media/g711.ts';
import { readPrompt } from '../media/wav.ts';
import { createEars } from './ears.ts';

const dir = await mkdtemp(path.join(tmpdir(), 'ears-'));
const prompts = createPrompts({ dir, authToken: 'token', now: () => 0 });
const ears = createEars(dir);
afterAll(async () => {
  await prompts.close();
  await rm(dir, { recursive: true });
});

/** As a call carries it: through µ-law, softer, with a moment of quiet before and after. */
function overTheTelephone(...parts: (Int16Array | number)[]): Buffer {
  const samples = parts.flatMap((part) =>
    typeof part === 'number'
      ? Array.from({ length: Math.round(part * 8_000) }, () => 0)
      : [...decodeUlaw(encodeUlaw(part.map((sample) => sample * 0.5)))],
  );
  return wavOf(Int16Array.from(samples));
}

const understood = async (wav: Buffer) => (await ears.understand(wav)).segments;

it('they find every sentence of the recorded caller, where it is said', async () => {
  const segments = await understood(overTheTelephone(1.237, readPrompt(shipped('caller-8k'))));
  expect(segments.map(({ text }) => text.split(' ').slice(0, 3).join(' '))).toEqual([
    'Hi there. This',
    'I ordered a',
    'It is lovely,',
    'Could you check',
    'No hurry at',
    'Thank you so',
  ]);
  // The recording begins with 0.6 s of quiet, and the voice with a breath.
  expect(segments[0]?.start).toBeGreaterThan(1.8);
  expect(segments[0]?.start).toBeLessThan(2.1);
});

it('they find a text that a voice was told to say, and of two sentences not the half of one', async () => {
  const text = 'Welcome to the lamp shop. Press 1 for orders.';
  const file = await prompts.say(text, undefined);
  const said = readPrompt(file);
  expect(await understood(overTheTelephone(0.4, said, 0.5))).toMatchObject([{ text }]);
  expect(await understood(overTheTelephone(0.4, said.subarray(0, said.length >> 1), 0.5))).toEqual([]);
});

it('they make nothing up: not of tones, music, noise, nor of a voice whose words they were not told', async () => {
  const tone = Int16Array.from({ length: 24_000 }, (_, i) => Math.round(9_000 * Math.sin(i / 3)));
  const noise = Int16Array.from({ length: 24_000 }, (_, i) => ((i * 7_919 + (i % 97) * 104_729) % 12_000) - 6_000);
  const strange = await prompts.say('Nobody has told them what this is.', 'man');
  const other = createEars(path.join(dir, 'elsewhere'));
  const music = readPrompt(shipped('hold-music'));
  const all = overTheTelephone(tone, 0.5, noise, 0.5, music, 0.5, readPrompt(strange));
  expect((await other.understand(all)).segments).toEqual([]);
});

it('refuse what is no sound', async () => {
  await expect(ears.understand(await readFile(new URL(import.meta.url)))).rejects.toThrow('not a WAV file');
});
