import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../..');
/** A clock that Node's or PostgreSQL's own table of zones sets; UTC needs none, and the doctor names the machine's. */
const OTHER_TABLES = [
  /AT TIME ZONE (?!'UTC'|name\))/i,
  /date_trunc\([^()]*,[^()]*,/i,
  /\btimeZone\b(?!: 'UTC'|: writtenOffset|'>)/,
];
const ALLOWED = ['services/kit/src/hours/index.ts', 'deploy/src/cli/doctor/machine.ts'];

it('no code of the server asks Node or PostgreSQL about time zones', () => {
  const files = globSync(['services/*/src/**/*.ts', 'bff/src/**/*.ts', 'deploy/src/**/*.ts'], {
    cwd: root,
    exclude: ['**/generated/**', '**/*.test.ts', '**/node_modules/**', 'services/kit/src/zones/compare.ts'],
  }).filter((file) => !ALLOWED.includes(file));
  const found = files.flatMap((file) =>
    readFileSync(path.join(root, file), 'utf8')
      .split('\n')
      .filter((line) => OTHER_TABLES.some((pattern) => pattern.test(line)))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found, 'Reckon clocks with @ringline/kit/zones, and give PostgreSQL instants.').toEqual([]);
  expect(files.length).toBeGreaterThan(500);
});
