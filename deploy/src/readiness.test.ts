import { Refusal, toConnectError } from '@ringline/kit/errors';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { readiness, untilThere } from './readiness.ts';

test('a step of the start whose service has lost its database is done again, and a mistake is not', async () => {
  let tries = 0;
  const step = (code: string) => async () => {
    tries += 1;
    if (tries === 1) throw toConnectError(new Refusal({ code, message: 'A part of Ringline stopped answering.' }));
    return 'done';
  };
  expect(await untilThere(step('UNAVAILABLE'))).toBe('done');
  tries = 0;
  await expect(untilThere(step('INTERNAL'))).rejects.toThrow('stopped answering');
});

test('it is ready while the disk has room and every database answers, and else says what is missing', async () => {
  const answers = { name: 'billing', db: { pool: { query: async () => ({ rows: [] }) } } };
  const refuses = { query: () => Promise.reject(Object.assign(new Error(''), { code: 'ECONNREFUSED' })) };
  const silent = { query: () => new Promise<never>(() => undefined) };
  const ready = (services: Parameters<typeof readiness>[0], free?: number) => readiness(services, tmpdir(), free)();
  await expect(ready([answers])).resolves.toBeUndefined();
  await expect(ready([answers, { name: 'identity', db: { pool: refuses } }])).rejects.toThrow(
    'The database of identity does not answer: ECONNREFUSED',
  );
  await expect(ready([answers, { name: 'contacts', db: { pool: silent } }])).rejects.toThrow(
    'The database of contacts does not answer',
  );
  await expect(ready([answers], Number.MAX_SAFE_INTEGER)).rejects.toThrow(`The disk of ${tmpdir()} is full`);
});
