import { expect, it } from 'vitest';
import { chartDays } from './homeSpans.ts';

it('draws two weeks at least, and all days of the figures', () => {
  expect(chartDays('today', '2026-03-01')).toEqual({ from: '2026-02-16', until: '2026-03-01' });
  expect(chartDays('week', '2026-03-01')).toEqual({ from: '2026-02-16', until: '2026-03-01' });
  expect(chartDays('month', '2026-03-01')).toEqual({ from: '2026-01-31', until: '2026-03-01' });
});
