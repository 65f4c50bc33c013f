import { expect, it } from 'vitest';
import { addressOf, columnsOf, isShown, shownOf } from './contactViews.ts';

const QUIET = { kind: 'saved', tag: 'VIP', contacted: 'notMonth' };

it('keeps filters and columns, and shows them again', () => {
  const view = shownOf(QUIET, ['phone', 'lastContacted']);
  expect(view).toEqual({
    kind: 'SAVED',
    tag: 'VIP',
    company: null,
    contacted: 'NOT_MONTH',
    columns: ['PHONE', 'LAST_CONTACTED'],
  });
  expect(addressOf(view)).toEqual({ ...QUIET, company: null });
  expect(columnsOf(view.columns)).toEqual(['phone', 'lastContacted']);
});

it('knows the view that the table shows, and one that was changed', () => {
  const view = shownOf(QUIET, ['phone', 'tags']);
  expect(isShown({ ...view, columns: ['TAGS', 'PHONE'] }, view)).toBe(true);
  expect(isShown(view, shownOf(QUIET, ['phone']))).toBe(false);
  expect(isShown(view, shownOf({ ...QUIET, company: 'Acme' }, ['phone', 'tags']))).toBe(false);
});

it('leaves out words of an address that nobody wrote', () => {
  expect(shownOf({ kind: 'all', contacted: 'never' }, [])).toMatchObject({ kind: null, contacted: null });
});
