/** Every RPC method × the roles below the owner's. */
import { cellsOf } from './cells.ts';
import { ROLES } from './expected.ts';
import { everyMethod } from './methods.ts';

cellsOf(await everyMethod(), ROLES);
