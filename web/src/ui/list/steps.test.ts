import { expect, it } from 'vitest';
import { stepsOf } from './steps.ts';

it('leads to the rows before and after what is open, and nowhere at the ends', () => {
  const opened: string[] = [];
  const at = (id: string | undefined) => stepsOf(['a', 'b', 'c'], id, (next) => void opened.push(next));
  at('b').previous?.();
  at('b').next?.();
  expect(opened).toEqual(['a', 'c']);
  expect([at('a').previous, at('c').next]).toEqual([undefined, undefined]);
});

it('leads nowhere from what is not in the list, such as a call that a link opened', () => {
  expect(stepsOf(['a'], 'elsewhere', () => undefined)).toEqual({ previous: undefined, next: undefined });
  expect(stepsOf(['a'], undefined, () => undefined)).toEqual({ previous: undefined, next: undefined });
});
