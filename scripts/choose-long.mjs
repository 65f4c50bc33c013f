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
/** Minutes of tests, as they say themselves (`@minutes`, or 1), that a landing has room for: half an hour of two workers. */
export const ROOM_MINUTES = 60;

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
 * touches it; turn: whose turn it is; late: what is touched by its area alone, and has no room before its turn
 */
export function chooseLong(root, files, landing) {
  /** @type {Map<string, string>} */
  const touched = new Map();
  /** @type {Map<string, string>} */
  const byArea = new Map();
  /** @type {string[]} */
  const turn = [];
  /** @type {string[]} */
  const left = [];
  /** @type {Map<string, string>} */
  const late = new Map();
  const imports = new Map(files.map((file) => [file, importsOf(root, file)]));
  const changed = landing?.changed ?? [];
  const shared = new Set(changed.filter((each) => isShared(each, [...imports.values()])));
  /** @param {string} file */
  const text = (file) => readFileSync(path.join(root, file), 'utf8');
  const number = landing?.number ?? 0;
  for (const file of files) {
    const by = landing ? ownChange(file) : 'no landing is known';
    if (by !== undefined) {
      touched.set(file, by);
      continue;
    }
    const area = areaChange(file);
    const isItsTurn = thirdOf(file) === number % THIRDS;
    if (area !== undefined) (isItsTurn ? touched : byArea).set(file, area);
    else (isItsTurn ? turn : left).push(file);
  }
  // Whose turn is furthest away goes first.
  let room = ROOM_MINUTES;
  for (const file of [...touched.keys(), ...turn]) room -= minutesOf(text(file));
  /** @param {string} file */
  const wait = (file) => (thirdOf(file) - (number % THIRDS) + THIRDS) % THIRDS;
  for (const [file, by] of [...byArea].toSorted(([one], [other]) => wait(other) - wait(one))) {
    const minutes = minutesOf(text(file));
    if (minutes > room) late.set(file, by);
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
