import { expect, it } from 'vitest';
import { answerOf } from './persisted.ts';

it('takes what tells data or errors for an answer, and nothing else', () => {
  for (const answer of [
    { data: { a: 1 } },
    { data: null, errors: [{ message: 'no' }] },
    { errors: [{ message: 'no' }] },
  ])
    expect(answerOf(answer)).toBe(answer);
  for (const other of [{}, null, 'Bad gateway', { errors: [] }, { code: 'UNAVAILABLE', message: 'Going down' }])
    expect(() => answerOf(other)).toThrow('no GraphQL');
});
