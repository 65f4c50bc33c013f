import { expect, it } from 'vitest';
import { groupSkipped } from './groupSkipped.ts';

const rows = (...names: string[]) =>
  groupSkipped(names.map((name) => ({ name }))).map((row) =>
    row.kind === 'entry' ? row.entry.name : `skipped ${row.entries.length}`,
  );

it('people who were skipped one after the other stand in one row', () => {
  expect(rows('call.arrived', 'offer.skipped', 'offer.skipped', 'offer.ringing')).toEqual([
    'call.arrived',
    'skipped 2',
    'offer.ringing',
  ]);
});

it('one who was skipped alone has a row of their own, also at the end', () => {
  expect(rows('offer.skipped', 'offer.ringing', 'offer.skipped')).toEqual([
    'offer.skipped',
    'offer.ringing',
    'offer.skipped',
  ]);
});
