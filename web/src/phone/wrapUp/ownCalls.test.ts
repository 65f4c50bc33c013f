import { expect, it } from 'vitest';
import type { CallSnapshot } from '../types.ts';
import { OwnCalls } from './ownCalls.ts';

const call = (id: string, phase: string) => ({ id, phase }) as CallSnapshot;

it('a call is left once: at its end, or when it goes on without the person', () => {
  const own = new OwnCalls();
  expect(own.left(call('a', 'CONNECTED'), true)).toBe(false);
  expect(own.left(call('a', 'ENDED'), true)).toBe(true);
  expect(own.left(call('a', 'ENDED'), true)).toBe(false);
  expect(own.left(call('b', 'CONNECTED'), true)).toBe(false);
  expect(own.left(call('b', 'CONNECTED'), false)).toBe(true);
  expect(own.left(call('b', 'ENDED'), false)).toBe(false);
});

it('a call of others, or one that was over before, is none', () => {
  const own = new OwnCalls();
  expect(own.left(call('a', 'QUEUED'), false)).toBe(false);
  expect(own.left(call('a', 'ENDED'), false)).toBe(false);
  expect(own.left(call('b', 'ENDED'), true)).toBe(false);
});
