import { expect, it } from 'vitest';
import { KINDS } from './flow/nodes.ts';
import { OFFERED } from './kinds.tsx';

it('every kind of step can be added', () => {
  expect(OFFERED.toSorted()).toEqual(KINDS.toSorted());
});
