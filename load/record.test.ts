import { expect, test } from 'vitest';
import { lineOf, median, quantile, type Figure } from './figures.ts';
import { withFigures } from './record.ts';

const figure: Figure = {
  name: 'inbound-webhook',
  value: 0.654,
  threshold: { kind: 'at least', value: 0.6 },
  beside: { 'ours CPU µs': 812.4 },
};

test('a figure is one line: name, ratio, threshold, verdict, and the costs beside it', () => {
  expect(lineOf(figure)).toBe('inbound-webhook 0.65 >=0.6 ok   (ours CPU µs 812)');
  expect(lineOf({ ...figure, value: 0.5, beside: {} })).toBe('inbound-webhook 0.50 >=0.6 short');
  expect(lineOf({ name: 'whole', value: 31, unit: 'calls/s' })).toBe('whole 31.0 calls/s - -');
});

test('a median lies between the two in the middle', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(quantile([1, 2, 3, 4, 5], 0.75)).toBe(4);
});

test('a run replaces the figures that it measured and keeps the others with their date', () => {
  const empty = 'before\n<!-- figures: written by npm run load -- --write -->\n<!-- /figures -->\nafter\n';
  const first = withFigures(empty, [figure, { name: 'media', value: 40, unit: 'calls' }], '2026-11-21', 'one machine');
  const second = withFigures(first, [{ ...figure, value: 0.5 }], '2026-11-22', 'another');
  expect(second).toContain(
    '| inbound-webhook | 0.50 | at least 0.6 | short | ours CPU µs 812 | 2026-11-22 | another |',
  );
  expect(second).toContain('| media | 40.0 calls |  |  |  | 2026-11-21 | one machine |');
  expect(second.startsWith('before\n')).toBe(true);
  expect(second.endsWith('after\n')).toBe(true);
});
