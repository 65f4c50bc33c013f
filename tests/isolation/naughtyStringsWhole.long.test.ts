/** Every text of every RPC method with every string of the list. */
import { everyMethod } from './methods.ts';
import { naughtyCellsOf } from './naughtyCells.ts';

naughtyCellsOf(await everyMethod(), Infinity);
