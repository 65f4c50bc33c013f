import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { anyOf } from './anyOf.ts';

test('of no conditions none holds', () => {
  expect(anyOf([])).toEqual({ id: { in: [] } });
  expect(anyOf([{ id: '1' }, { id: '2' }])).toEqual({ OR: [{ id: '1' }, { id: '2' }] });
});

test('no service writes an OR that may come out empty', () => {
  const services = fileURLToPath(new URL('../../../', import.meta.url));
  const files = globSync(`${services}*/src/**/*.ts`, { exclude: ['**/generated/**', '**/*.test.ts', '**/anyOf.ts'] });
  expect(files.length).toBeGreaterThan(100);
  // A list that begins with a condition of its own has one at least; whatever else is built goes through anyOf.
  const mayBeEmpty = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^.*\bOR:(?!\s*\[\s*\{).*$/gm)].map(
      ([line]) => `${file.slice(services.length)}: ${line.trim()}`,
    ),
  );
  expect(mayBeEmpty).toEqual([]);
});
