import { ConfigurationError } from '@ringline/kit/config';
import { expect, test } from 'vitest';
import { createEnd, whyNoStart } from './ending.ts';
import { StartProblem } from './listening.ts';

test('a start that failed says in a line what the person can solve, and shows a stack for nothing else', () => {
  expect(whyNoStart(new StartProblem('Port 4000 is taken.'))).toBe('Port 4000 is taken.');
  expect(whyNoStart(new ConfigurationError('PORT is no number.'))).toBe('PORT is no number.');
  const busy = Object.assign(new Error('Transaction API error:\nUnable to start a transaction in the given time.'), {
    code: 'P2028',
    name: 'PrismaClientKnownRequestError',
  });
  expect(whyNoStart(busy)).toMatch(/^Ringline could not start: its database did not answer for a minute \(Unable to/);
  expect(whyNoStart(busy)).not.toContain('\n');
  expect(whyNoStart(new Error('a bug'))).toMatch(/^Ringline could not start: .*a bug\n\s+at /s);
});

test('it ends once, with the code of the first who asked, whatever goes wrong while it stops', async () => {
  const codes: number[] = [];
  let stops = 0;
  const life = createEnd(
    async () => {
      stops += 1;
      throw new Error('a part of it did not stop');
    },
    (code) => codes.push(code),
  );
  expect(life.isEnding).toBe(false);
  const first = life.end(1);
  expect(life.isEnding).toBe(true);
  await Promise.all([first, life.end(0)]);
  expect([stops, codes]).toEqual([1, [1]]);
});
