import { expect, it } from 'vitest';
import { filtersOf } from './contactFilters.ts';
import { COLUMNS, readColumns, toggled } from './contactColumns.ts';

const TODAY = '2026-11-27';

it('asks for nothing where nothing narrows the list, also with words of an address that nobody wrote', () => {
  expect(filtersOf({}, '', TODAY)).toBeNull();
  expect(filtersOf({ kind: 'everybody', contacted: 'never' }, '', TODAY)).toBeNull();
});

it('asks for what was chosen, all of it together', () => {
  expect(filtersOf({ kind: 'leads', tag: 'VIP', company: 'Acme' }, 'ana', TODAY)).toEqual({
    query: 'ana',
    isLead: true,
    tags: ['VIP'],
    company: 'Acme',
  });
  const week = filtersOf({ contacted: 'week' }, '', TODAY);
  expect(week?.contactedSince).toMatch(/^2026-11-(?:19|20|21)T/);
  expect(Object.keys(filtersOf({ contacted: 'notQuarter' }, '', TODAY) ?? {})).toEqual(['notContactedSince']);
});

it('shows the columns in their own order, whatever was stored', () => {
  expect(readColumns(null)).toEqual(['phone', 'email', 'company', 'tags', 'added']);
  expect(readColumns('added,nothing,phone')).toEqual(['phone', 'added']);
  expect(readColumns('')).toEqual([]);
  expect(toggled(['phone', 'added'], 'email')).toEqual(['phone', 'email', 'added']);
  expect(toggled(COLUMNS, 'phone')).not.toContain('phone');
});
