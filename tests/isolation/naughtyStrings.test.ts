/** Every text of every RPC method with the hardest strings and some of the list; with the whole list: naughtyStringsWhole.long.test.ts. */
import { everyMethod } from './methods.ts';
import { naughtyCellsOf } from './naughtyCells.ts';

naughtyCellsOf(await everyMethod(), 1);
