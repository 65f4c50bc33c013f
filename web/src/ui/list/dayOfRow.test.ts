import { afterEach, describe, expect, it } from 'vitest';
import { setViewerZone } from '../../base/i18n/viewerZone.ts';
import { entriesOf } from '../list/entries.ts';
import { dayOfRow } from './dayOfRow.ts';

const rows = (...moments: string[]) => moments.map((createdAt) => ({ id: createdAt, createdAt }));
/** The days as the history shows them, with how many calls each has. */
function told(calls: ReturnType<typeof rows>, zone?: string) {
  const days: [string, number][] = [];
  for (const entry of entriesOf(calls, (call) => dayOfRow(call, zone))) {
    if (entry.kind === 'head') days.push([entry.key.replace('group ', ''), 0]);
    else (days.at(-1) ?? ['', 0])[1] += 1;
  }
  return days;
}

describe('the days of the history', () => {
  afterEach(() => void setViewerZone(undefined));

  it('begin at midnight where the person reads moments', () => {
    const three = rows('2026-11-19T02:00:00Z', '2026-11-18T23:30:00Z', '2026-11-18T07:30:00Z');
    setViewerZone('Europe/Berlin');
    expect(told(three)).toEqual([
      ['2026-11-19', 2],
      ['2026-11-18', 1],
    ]);
    setViewerZone('America/Los_Angeles');
    expect(told(three)).toEqual([
      ['2026-11-18', 2],
      ['2026-11-17', 1],
    ]);
  });

  it('are as long as the clocks make them', () => {
    // 25 hours: the clocks go back on the 25th.
    const long = rows('2026-10-25T22:30:00Z', '2026-10-24T22:30:00Z', '2026-10-24T21:30:00Z');
    expect(told(long, 'Europe/Berlin')).toEqual([
      ['2026-10-25', 2],
      ['2026-10-24', 1],
    ]);
  });

  it('go on over the end of a page, and keep every row in its order', () => {
    const page = rows('2026-11-19T12:00:00Z', '2026-11-18T12:00:00Z');
    const next = rows('2026-11-18T11:00:00Z', '2026-11-17T12:00:00Z');
    expect(told([...page, ...next], 'UTC')).toEqual([
      ['2026-11-19', 1],
      ['2026-11-18', 2],
      ['2026-11-17', 1],
    ]);
    const entries = entriesOf([...page, ...next], (call) => dayOfRow(call, 'UTC'));
    expect(entries.filter(({ kind }) => kind === 'row').map(({ row }) => row)).toEqual([...page, ...next]);
    expect(entriesOf([], dayOfRow)).toEqual([]);
  });
});
