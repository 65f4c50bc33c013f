import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../testing/temporaryFolder.ts';
import { createLog, repeated } from './index.ts';

const file = path.join(temporaryFolder('repeated'), 'log');
const log = createLog('test', 'warn', file);
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const lines = () =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { msg: string; repeated?: number; database?: string });

test('a loop that fails four thousand times writes a line each half minute, with how often it failed', () => {
  const failed = (code: string, database: string) =>
    repeated(log).warn({ err: Object.assign(new Error(`row ${Math.random()}`), { code }), database }, 'reading failed');
  for (let time = 0; time < 4_000; time += 1) failed('ECONNREFUSED', 'identity');
  expect(lines()).toHaveLength(1);
  // Another failure, and another database, are told for themselves.
  failed('53100', 'identity');
  failed('ECONNREFUSED', 'billing');
  expect(lines()).toHaveLength(3);
  vi.advanceTimersByTime(30_000);
  expect(lines().slice(3)).toMatchObject([{ msg: 'reading failed', database: 'identity', repeated: 3_999 }]);
  failed('ECONNREFUSED', 'identity');
  vi.advanceTimersByTime(30_000);
  expect(lines().slice(4)).toMatchObject([{ repeated: 1 }]);
  // Half a minute without it: it is new again.
  vi.advanceTimersByTime(30_000);
  failed('ECONNREFUSED', 'identity');
  expect(lines().slice(5)).toMatchObject([{ database: 'identity' }]);
  expect(lines()[5]).not.toHaveProperty('repeated');
});
