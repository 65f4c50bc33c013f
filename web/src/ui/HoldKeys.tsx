import { useLayoutEffect } from 'react';
import { typing } from './typing.ts';

/** Stands where a page loads: until it is there, letters act on nothing. */
export function HoldKeys() {
  useLayoutEffect(() => typing.hold(), []);
  return null;
}
