import type { ConnectRouter } from '@connectrpc/connect';
import type { Deps } from '../context.ts';
import { contactRpc } from './contacts.ts';
import { customerRpc } from './customers.ts';
import { listRpc } from './lists.ts';

/** All handlers of contacts, one file for each aggregate. */
export const rpc = (deps: Deps) => (router: ConnectRouter) => {
  contactRpc(deps)(router);
  customerRpc(deps)(router);
  listRpc(deps)(router);
};
