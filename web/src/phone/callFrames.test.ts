import { expect, it } from 'vitest';
import { CallFrames } from './callFrames.ts';
import type { CallSnapshot } from './types.ts';

const call = (id: string, version: number, phase: CallSnapshot['phase']): CallSnapshot =>
  ({ id, version, phase }) as CallSnapshot;
const told = (calls: readonly CallSnapshot[]) => calls.map(({ id, version }) => `${id} ${version}`);

it('a page that is loaded while a call runs does not ring for its first seconds once more', () => {
  const frames = new CallFrames();
  expect(frames.arrived(call('a', 1, 'RINGING'))).toEqual([]);
  expect(frames.arrived(call('a', 4, 'TALKING'))).toEqual([]);
  expect(told(frames.ready([call('a', 5, 'AGENT_LOST')]))).toEqual(['a 5']);
  expect(frames.arrived(call('a', 2, 'RINGING')), 'told late').toEqual([]);
  expect(told(frames.arrived(call('a', 6, 'TALKING')))).toEqual(['a 6']);
});

it('says nothing of a call that came and went meanwhile, and tells what is newer than the answer', () => {
  const frames = new CallFrames();
  frames.arrived(call('gone', 1, 'RINGING'));
  frames.arrived(call('gone', 2, 'ENDED'));
  frames.arrived(call('new', 1, 'RINGING'));
  frames.arrived(call('old', 7, 'HELD'));
  expect(told(frames.ready([call('old', 6, 'TALKING')]))).toEqual(['old 6', 'new 1', 'old 7']);
});

it('after a loss of the connection tells that a call has ended, and without an answer what came', () => {
  const frames = new CallFrames();
  frames.ready([call('a', 3, 'TALKING')]);
  frames.wait();
  frames.arrived(call('a', 9, 'ENDED'));
  frames.arrived(call('b', 1, 'RINGING'));
  expect(told(frames.ready(undefined))).toEqual(['a 9', 'b 1']);
});
