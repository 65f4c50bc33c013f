// Which long tests a landing runs: those that the change touches, and a third of the others (docs/adr/0011). A test is touched
// by its own text, by what it imports from beside it, and by the areas of the product that it names in its first comment:
//   @area calls, telephony/queues
// An area is a folder's name, or several in a row, wherever it stands: calls is web/src/calls, bff/src/calls and the services' own.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { minutesOf } from '../vitest.long.config.ts';

/** Landings after which every long test has run. */
export const THIRDS = 3;
/** Minutes of tests, as they say themselves (`@minutes`, or 1), that a landing has room for: 25 of two workers. */
export const ROOM_MINUTES = 50;

/** What no other test's outcome depends on. */
const APART = /\.md$|\.test\.(?:ts|tsx|mjs)$/;
const IMPORTS = /(?:\bfrom|\bimport|\bimport\()\s*'(\.{1,2}\/[^']+)'/g;

/**
 * @param {string} text a test file's
 * @returns {string[]} the areas that it names; none: it runs with every change
 */
export function areasOf(text) {
  return [...text.matchAll(/@area ([^\n*]+)/g)].flatMap(([, areas = '']) =>
    areas
      .split(',')
      .map((area) => area.trim())
      .filter(Boolean),
  );
}

/**
 * @param {string} area
 * @param {string} file
 */
export function isInArea(area, file) {
  const folders = path.dirname(file).split('/');
  // A service's own folders stand in its src.
  return `/${folders.filter((folder) => folder !== 'src').join('/')}/`.includes(`/${area}/`);
}

/**
 * @param {string} root
 * @param {string} file
 * @returns {Set<string>} the file and all that it imports by a relative path, and they in turn
 */
export function importsOf(root, file) {
  const found = new Set();
  const left = [file];
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    if (found.has(next) || !existsSync(path.join(root, next))) continue;
    found.add(next);
    if (!/\.(?:ts|tsx|mjs|js)$/.test(next)) continue;
    for (const [, to = ''] of readFileSync(path.join(root, next), 'utf8').matchAll(IMPORTS))
      left.push(path.posix.join(path.posix.dirname(next), to));
  }
  return found;
}

/** @param {string} file @returns {number} the landings' remainder with which it runs, touched or not */
export function thirdOf(file) {
  return createHash('sha256').update(file).digest().readUInt32BE(0) % THIRDS;
}

/**
 * @param {string} root
 * @param {readonly string[]} files the long tests
 * @param {{ number: number; changed: readonly string[] } | undefined} landing undefined where nobody can tell: all run
 * @returns {{ touched: Map<string, string>; turn: string[]; left: string[]; late: Map<string, string> }} touched: by file, what
 * touches it; turn: whose turn it is; late: what is touched, and has no room before its turn
 */
export function chooseLong(root, files, landing) {
  const imports = new Map(files.map((file) => [file, importsOf(root, file)]));
  const changed = landing?.changed ?? [];
  const shared = new Set(changed.filter((each) => isShared(each, [...imports.values()])));
  /** @param {string} file */
  const text = (file) => readFileSync(path.join(root, file), 'utf8');
  if (!landing)
    return {
      touched: new Map(files.map((file) => [file, 'no landing is known'])),
      turn: [],
      left: [],
      late: new Map(),
    };
  /** Landings until its turn. @param {string} file */
  const wait = (file) => (thirdOf(file) - (landing.number % THIRDS) + THIRDS) % THIRDS;
  const asked = files.map((file) => {
    const own = ownChange(file);
    return { file, own, by: own ?? areaChange(file) };
  });
  const left = asked.filter(({ file, by }) => by === undefined && wait(file) > 0).map(({ file }) => file);
  const turn = asked.filter(({ file, by }) => by === undefined && wait(file) === 0).map(({ file }) => file);
  let room = ROOM_MINUTES;
  for (const file of turn) room -= minutesOf(text(file));
  /** @type {Map<string, string>} */
  const touched = new Map();
  /** @type {Map<string, string>} */
  const late = new Map();
  // Whose turn it is always, then whose own text changed, and of the others whose turn is furthest away first.
  const first = asked.toSorted(
    (one, other) =>
      Number(wait(one.file) > 0) - Number(wait(other.file) > 0) ||
      Number(one.own === undefined) - Number(other.own === undefined) ||
      wait(other.file) - wait(one.file),
  );
  for (const { file, by } of first) {
    if (by === undefined) continue;
    const minutes = minutesOf(text(file));
    if (minutes > room && wait(file) > 0) late.set(file, by);
    else {
      room -= minutes;
      touched.set(file, by);
    }
  }
  return { touched, turn, left, late };

  /** @param {string} file */
  function ownChange(file) {
    const own = changed.find((each) => each === file || (!shared.has(each) && imports.get(file)?.has(each)));
    return own ?? (areasOf(text(file)).length === 0 ? 'it names no area' : undefined);
  }

  /** @param {string} file */
  function areaChange(file) {
    const areas = areasOf(text(file));
    return changed.find((each) => !APART.test(each) && areas.some((area) => isInArea(area, each)));
  }
}

/**
 * What most tests stand on is a part of none of them; `npm test` and the third stand on it, too.
 * @param {string} file
 * @param {Set<string>[]} imports each test's
 */
function isShared(file, imports) {
  return imports.filter((each) => each.has(file)).length > Math.max(1, imports.length / THIRDS);
}
