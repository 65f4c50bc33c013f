import { expect, it } from 'vitest';
import { peaksOf } from './recordingFile.ts';

it('a waveform’s bar is the loudest moment of its part, measured against the loudest of all', () => {
  expect(peaksOf(new Float32Array([0.1, -0.4, 0.2, 0, 0, 0.05]), 3)).toEqual([1, 0.5, expect.closeTo(0.125)]);
});

it('silence has bars of no height', () => {
  expect(peaksOf(new Float32Array(10), 5)).toEqual([0, 0, 0, 0, 0]);
});
