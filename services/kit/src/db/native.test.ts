import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { privateCopy } from './native.ts';

let folder: string;
let native: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ringline-native-'));
  native = path.join(folder, 'package', 'native');
  await mkdir(path.join(native, 'bin'), { recursive: true });
  for (const program of ['initdb', 'pg_ctl', 'postgres']) await writeFile(path.join(native, 'bin', program), program);
  await writeFile(path.join(native, 'pg-symlinks.json'), '[]');
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe("the copy of PostgreSQL's programs", () => {
  it('is made once for all who ask at the same time, as a cluster does on a fresh machine', async () => {
    const copies = path.join(folder, 'copies');
    await mkdir(copies);
    const found = await Promise.all([1, 2, 3].map(() => privateCopy(native, '18.4.0', copies)));
    expect(new Set(found).size).toBe(1);
    expect((await stat(path.join(found[0] ?? '', 'bin', 'postgres'))).mode & 0o777).toBe(0o755);
    // No half of a copy is left beside it.
    expect(await readdir(copies)).toHaveLength(1);
  });
});
