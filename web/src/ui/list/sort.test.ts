import { expect, it } from 'vitest';
import { nextSort, sorted, sortOf, sortText } from './sort.ts';

it('goes up, then down, then back to the list’s own order', () => {
  const up = nextSort(undefined, 'name');
  const down = nextSort(up, 'name');
  expect([up, down, nextSort(down, 'name')]).toEqual([
    { by: 'name', descending: false },
    { by: 'name', descending: true },
    undefined,
  ]);
  expect(nextSort(down, 'role')).toEqual({ by: 'role', descending: false });
});

it('stands in an address, which cannot name a column that is not sorted by', () => {
  for (const text of ['name', '-name']) expect(sortText(sortOf(text, ['name']) ?? undefined)).toBe(text);
  expect([sortOf('-secret', ['name']), sortOf(undefined, ['name']), sortText(undefined)]).toEqual([
    undefined,
    undefined,
    null,
  ]);
});

it('sorts names as people do and numbers by size, and leaves equal rows in their order', () => {
  const rows = [
    { name: 'zoë', n: 10 },
    { name: 'Émile', n: 9 },
    { name: 'eva 10', n: 9 },
    { name: 'Eva 9', n: 2 },
  ];
  const by = (text: string) =>
    sorted(rows, sortOf(text, ['name', 'n']), (row, column) => (column === 'n' ? row.n : row.name)).map(
      ({ name }) => name,
    );
  expect(by('name')).toEqual(['Émile', 'Eva 9', 'eva 10', 'zoë']);
  expect(by('n')).toEqual(['Eva 9', 'Émile', 'eva 10', 'zoë']);
  expect(by('-n')).toEqual(['zoë', 'Émile', 'eva 10', 'Eva 9']);
});
