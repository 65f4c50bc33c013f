import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createSecrets, parseKeyRing } from '@ringline/kit/secrets';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runCommandLine } from '../program.ts';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'ringline-keys-'))));
afterEach(() => rm(folder, { recursive: true }));

async function ringline(...args: string[]): Promise<{ code: number; out: string }> {
  let out = '';
  const code = await runCommandLine(args, {}, { out: (text) => (out += text), err: () => undefined });
  return { code, out };
}

test('a new key ring opens what it sealed', async () => {
  const { code, out } = await ringline('keys', 'generate');
  const secrets = createSecrets(parseKeyRing(out));
  expect([code, secrets.open(secrets.seal('a token'))]).toEqual([0, 'a token']);
});

test('a key ring that is there is left alone', async () => {
  const file = path.join(folder, 'ring.json');
  await ringline('keys', 'generate', file);
  const first = await readFile(file, 'utf8');
  expect((await ringline('keys', 'generate', file)).code).toBe(0);
  expect(await readFile(file, 'utf8')).toBe(first);
});

test('after a rotation new keys seal, and what was sealed before still opens', async () => {
  const file = path.join(folder, 'ring.json');
  await ringline('keys', 'generate', file);
  const before = createSecrets(parseKeyRing(await readFile(file, 'utf8')));
  expect((await ringline('keys', 'rotate', file)).code).toBe(0);
  const after = createSecrets(parseKeyRing(await readFile(file, 'utf8')));
  expect(after.open(before.seal('a token'))).toBe('a token');
  expect(() => before.open(after.seal('a token'))).toThrow(/key/i);
});

test('a file that is not there is not rotated', async () => {
  expect((await ringline('keys', 'rotate', path.join(folder, 'none.json'))).code).toBe(2);
});
