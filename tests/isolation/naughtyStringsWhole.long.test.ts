/**
 * Every text of every RPC method with every string of the list. CI takes a third of the list with each landing, as of the long
 * tests (docs/adr/0011); by hand it is the whole list.
 *
 * @area proto, kit/text, kit/rpc
 * @minutes 3
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { everyMethod } from './methods.ts';
import { naughtyCellsOf } from './naughtyCells.ts';

const THIRDS = 3;
const LANDED = path.resolve(import.meta.dirname, '../../.ci/landed');
/** `<number> <commit>` (scripts/landed.mjs). */
const landing = (): number => Number.parseInt(readFileSync(LANDED, 'utf8'), 10);

naughtyCellsOf(await everyMethod(), Infinity, process.env['CI'] ? { turn: landing() % THIRDS, of: THIRDS } : undefined);
