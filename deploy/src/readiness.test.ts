import { Refusal, toConnectError } from '@ringline/kit/errors';
import { expect, test } from 'vitest';
import { untilThere } from './readiness.ts';

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
