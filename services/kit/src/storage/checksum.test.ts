import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { systemIds } from '../clock/index.ts';
import { temporaryFolder } from '../testing/index.ts';
import { createLocalStorage, DamagedObject, putWithChecksum, verifyChecksum } from './index.ts';

const KEY = 'recordings/w/1.wav';
const folder = temporaryFolder('storage');
const storage = createLocalStorage(folder, systemIds);
const body = Buffer.alloc(2_500_001, 'ringline');
const sha256 = createHash('sha256').update(body).digest('hex');
const type = { contentType: 'audio/wav' };

it.each([
  ['in memory', () => body],
  ['that flows', () => Readable.from([body.subarray(0, 7), body.subarray(7)])],
])('a body %s is stored with what it must read as', async (_where, make) => {
  expect(await putWithChecksum(storage, KEY, make(), type)).toEqual({ size: body.length, ...type, sha256 });
  expect((await buffer((await storage.get(KEY))!.body)).equals(body)).toBe(true);
  expect(await verifyChecksum(storage, KEY, sha256)).toBe(true);
});

it('one byte that changed, or an end that is missing, is found', async () => {
  await putWithChecksum(storage, KEY, body, type);
  const file = path.join(folder, KEY);
  const bytes = await readFile(file);
  bytes[1_000_000]! ^= 1;
  await writeFile(file, bytes);
  await expect(verifyChecksum(storage, KEY, sha256)).rejects.toThrow(DamagedObject);
  await writeFile(file, body.subarray(0, -1));
  await expect(verifyChecksum(storage, KEY, sha256)).rejects.toThrow(DamagedObject);
});

it('a body that breaks off leaves what was there; what is not there is not damaged', async () => {
  await putWithChecksum(storage, KEY, body, type);
  const broken = new Readable({
    read() {
      this.push('half');
      this.destroy(new Error('the line went dead'));
    },
  });
  await expect(putWithChecksum(storage, KEY, broken, type)).rejects.toThrow('the line went dead');
  expect(await verifyChecksum(storage, KEY, sha256)).toBe(true);
  expect(await verifyChecksum(storage, 'recordings/w/none.wav', sha256)).toBe(false);
});
