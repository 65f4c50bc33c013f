import type { ConnectRouter } from '@connectrpc/connect';
import type { Deps } from '../context.ts';
import { accountRpc } from './accounts.ts';
import { addressRpc } from './addresses.ts';
import { googleRpc } from './google.ts';
import { mfaRpc } from './mfa.ts';
import { passwordRpc } from './passwords.ts';
import { qrRpc } from './qr.ts';
import { sessionRpc } from './sessions.ts';

/** All handlers of identity, one file for each aggregate. */
export const rpc = (deps: Deps) => (router: ConnectRouter) => {
  accountRpc(deps)(router);
  addressRpc(deps)(router);
  googleRpc(deps)(router);
  mfaRpc(deps)(router);
  passwordRpc(deps)(router);
  qrRpc(deps)(router);
  sessionRpc(deps)(router);
};
