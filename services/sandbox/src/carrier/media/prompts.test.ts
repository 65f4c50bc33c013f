import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createPrompts } from './prompts.ts';
import { sampleRate, samplesOfWav } from './wav.ts';

const dir = mkdtempSync(path.join(tmpdir(), 'ringline-prompts-'));
const prompts = createPrompts({ dir, authToken: 'secret', now: () => 0 });

afterAll(async () => {
  await prompts.close();
  rmSync(dir, { recursive: true });
});

const heard = (file: string) => {
  const samples = samplesOfWav(readFileSync(file));
  return { seconds: samples.length / sampleRate, loudest: Math.max(...samples.map(Math.abs)) };
};

it('says a text once, and keeps it; another voice says it anew', async () => {
  const said = await prompts.say('For sales, press 1. For support, press 2.', undefined);
  expect(heard(said).seconds).toBeGreaterThan(2);
  expect(heard(said).loudest).toBeGreaterThan(3_000);
  expect(await prompts.say('For sales, press 1. For support, press 2.', 'woman')).toBe(said);
  expect(await prompts.say('For sales, press 1. For support, press 2.', 'Polly.Matthew')).not.toBe(said);
});

it('where there is nothing to say is a silence', async () => {
  expect(heard(await prompts.say(' … ', undefined))).toEqual({ seconds: 0.4, loudest: 0 });
});
