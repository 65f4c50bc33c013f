/**
 * Every RPC method × the roles below the owner's.
 *
 * @area proto, workspace/roles, workspace/access, kit/auth
 * @minutes 2
 */
import { cellsOf } from './cells.ts';
import { ROLES } from './expected.ts';
import { everyMethod } from './methods.ts';

cellsOf(await everyMethod(), ROLES);
