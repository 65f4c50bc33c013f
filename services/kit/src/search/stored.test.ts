/** What is stored is folded by SQL, what is typed by TypeScript: both must come to the same. */
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/index.ts';
import { PrismaClient } from '../testing/fixture/src/generated/prisma/client.ts';
import { compileSearch, foldName, hasWords } from './index.ts';

const db = await testDatabase({
  name: 'fixture',
  migrations: new URL('../testing/fixture/prisma/migrations/', import.meta.url),
  prisma: PrismaClient,
});

const ask = async <Row>(sql: string, ...values: unknown[]) =>
  (await db.pool.query<Row & Record<string, unknown>>(sql, values)).rows;

const CHUNK = 512;
/** Letters that are looked at: all that are assigned, but private ones. */
const PLANES: [number, number][] = [
  [0x1, 0xd7ff],
  [0xf900, 0xffff],
  [0x10000, 0x1ffff],
  [0x20000, 0x2ffff],
];

test('every letter of Unicode is folded alike, alone and within a word', async () => {
  const letters = PLANES.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
  ).filter((letter) => !/\p{Cn}/u.test(letter));
  // Node.js may know a younger Unicode than PostgreSQL.
  const known = await ask<{ letter: string }>(
    'SELECT letter FROM unnest($1::text[]) AS letter WHERE unicode_assigned(letter)',
    letters,
  );
  expect(known.length).toBeGreaterThan(140_000);
  const texts = Array.from({ length: Math.ceil(known.length / CHUNK) }, (_, chunk) =>
    known
      .slice(chunk * CHUNK, (chunk + 1) * CHUNK)
      .map(({ letter }) => `A${letter}b, ${letter}`)
      .join(' ; '),
  );
  const rows = await ask<{ text: string; folded: string }>(
    'SELECT text, kit.fold_name(text) AS folded FROM unnest($1::text[]) AS text',
    texts,
  );
  const words = (text: string) => text.split(' ');
  const differing = rows.flatMap(({ text, folded }) => {
    const ours = foldName(text);
    return ours === folded ? [] : [words(folded).filter((word) => !words(ours).includes(word))];
  });
  expect(differing).toEqual([]);
});

/** The same sequence in each run, so that a failure is seen again. */
function chances(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const PIECES = [
  ...Array.from('aAbzZ09 .-_%\\\'"’`,;éÉßøŁıİςΣд́가각か゚が太郎नि'),
  '🦊',
  '❤️',
  '👩🏽‍⚕️',
  '🇩🇪',
  '\u00ad',
  '\u200d',
  'ﬁ',
  '①',
  'ﷺ',
  '½',
  '  ',
];

test('names at random are folded alike, folding twice changes nothing, and each is found by any part of it', async () => {
  const chance = chances(20_261_127);
  const workspace = db.ids.uuid();
  const names = Array.from({ length: 2_000 }, () =>
    Array.from({ length: 1 + chance(12) }, () => PIECES[chance(PIECES.length)]).join(''),
  );
  const rows = await ask<{ name: string; folded: string; text: string }>(
    "SELECT name, kit.fold_name(name) AS folded, kit.search_text('+442079460018', name) AS text FROM unnest($1::text[]) AS name",
    names,
  );
  expect(rows.filter(({ name, folded }) => folded !== foldName(name))).toEqual([]);
  expect(rows.filter(({ folded }) => folded !== foldName(folded))).toEqual([]);

  const searches = rows.flatMap(({ folded, text }) => {
    const word = folded.split(' ').at(chance(3)) ?? '';
    const letters = Array.from(word);
    if (letters.length === 0) return [];
    // Three letters from anywhere, or the beginning.
    const from = letters.length > 3 ? chance(letters.length - 2) : 0;
    const typed = letters.slice(from, from + 3 + chance(3)).join('');
    if (!hasWords(folded, typed)) throw new Error(`${typed} is no part of ${folded}`);
    return [{ text, typed, branches: compileSearch(typed) }];
  });
  expect(searches.length).toBeGreaterThan(1_000);
  const missed = await ask(
    `SELECT one ->> 'typed' AS typed, one ->> 'text' AS text FROM jsonb_array_elements($2::jsonb) AS one
     WHERE NOT EXISTS (SELECT FROM jsonb_array_elements(one -> 'branches') AS branch
       WHERE NOT EXISTS (SELECT FROM jsonb_array_elements_text(branch -> 'like') AS pattern WHERE NOT one ->> 'text' LIKE pattern)
         AND NOT EXISTS (SELECT FROM jsonb_array_elements_text(branch -> 'grams') AS gram
           WHERE kit.search_key($1::uuid, gram) <> ALL (kit.search_keys($1::uuid, one ->> 'text'))))`,
    workspace,
    JSON.stringify(searches),
  );
  expect(missed).toEqual([]);
});

test('keys hold for one workspace alone', async () => {
  const [one, other] = [db.ids.uuid(), db.ids.uuid()];
  const [row] = await ask<{ shared: number; keys: number }>(
    `SELECT (SELECT count(*)::integer FROM unnest(a) AS k WHERE k = ANY (b)) AS shared, cardinality(a) AS keys
     FROM (SELECT kit.search_keys($1, ' ana whitcombe') AS a, kit.search_keys($2, ' ana whitcombe') AS b) AS pair`,
    one,
    other,
  );
  expect(row).toEqual({ shared: 0, keys: 12 });
});

test.each([
  ['+12025550143', ' +12025550143 2025550143 ana'],
  ['+442079460018', ' +442079460018 2079460018 ana'],
  ['+3906123456', ' +3906123456 06123456 ana'],
  ['+353861234567', ' +353861234567 861234567 ana'],
  ['+14155552676;ext=12', ' +14155552676 4155552676 ana'],
  ['72975', ' 72975 ana'],
  ['DHL Express', ' dhl express ana'],
])('%s is stored to be found with its country’s code and without', async (address, text) => {
  expect(await ask('SELECT kit.search_text($1, $2) AS text', address, 'Ana')).toEqual([{ text }]);
});
