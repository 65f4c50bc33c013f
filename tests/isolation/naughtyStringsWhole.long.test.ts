/**
 * Every text of every RPC method with every string of the list.
 *
 * @area proto, kit/text, kit/rpc
 * @minutes 5
 */
import { everyMethod } from './methods.ts';
import { naughtyCellsOf } from './naughtyCells.ts';

naughtyCellsOf(await everyMethod(), Infinity);
