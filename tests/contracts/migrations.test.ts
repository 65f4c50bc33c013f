/** What every migration of every service keeps to, whoever writes it. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** Written before backfills ran behind the migrations (kit/db/fill.ts); databases have them. */
const OLDER = ['20261219100100_thread_viewer_filled', '20261220110100_call_viewers_filled'];

test('no migration lets others see a table without its row-level security', () => {
  const lifting = globSync('services/*/{prisma/migrations,migrations}/*/migration.sql', { cwd: root }).filter(
    (file) => {
      const sql = readFileSync(`${root}${file}`, 'utf8');
      // What commits in between shows the others a table whose owner sees all workspaces.
      return /\bNO FORCE\b/.test(sql) && /^\s*COMMIT;/m.test(sql);
    },
  );
  expect(new Set(lifting.map((file) => file.split('/').at(-2)))).toEqual(new Set(OLDER));
});
