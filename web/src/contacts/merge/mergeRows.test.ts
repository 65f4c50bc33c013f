import { expect, test } from 'vitest';
import { mergeRows, takenFields, usual } from './mergeRows.ts';

const nobody = {
  firstName: '',
  lastName: '',
  email: null,
  company: null,
  street: null,
  city: null,
  state: null,
  zip: null,
  timezone: null,
  locale: null,
  customProperties: [],
};
const ana = { ...nobody, firstName: 'Ana', lastName: 'Lee', city: 'Austin', zip: '78701' };
const anna = {
  ...nobody,
  firstName: 'Anna',
  email: 'anna@b.example',
  customProperties: [{ id: 'p1', name: 'Size', type: 'TEXT' as const, value: 'L' }],
};

test('shows what either has, and leaves out what neither has', () => {
  expect(mergeRows(ana, anna).map(({ key, label, values }) => [label ?? key, ...values])).toEqual([
    ['name', 'Ana Lee', 'Anna'],
    ['email', '', 'anna@b.example'],
    ['address', 'Austin, 78701', ''],
    ['Size', '', 'L'],
  ]);
});

test('takes from the other contact what was chosen, and what the one that stays does not have', () => {
  const rows = mergeRows(ana, anna);
  expect(rows.map((row) => usual(row, 0))).toEqual([0, 1, 0, 1]);
  expect(takenFields(rows, 0, {})).toEqual(['email', 'p1']);
  expect(takenFields(rows, 0, { name: 1 })).toEqual(['firstName', 'lastName', 'email', 'p1']);
  expect(takenFields(rows, 1, {})).toEqual(['street', 'city', 'state', 'zip']);
});
