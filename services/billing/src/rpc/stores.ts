import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { StoreService } from '@ringline/proto/billing/v1/stores_pb';
import { beginInstall, completeInstall, type InstallDeps } from '../stores/install/install.ts';
import { linkInstall, readInstall } from '../stores/install/linkInstall.ts';

/** The handlers of StoreService. */
export const storesRpc = (deps: InstallDeps) => (router: ConnectRouter) => {
  router.service(StoreService, {
    beginInstall: (request) => beginInstall(deps)(request),
    completeInstall: (request) => completeInstall(deps)(request),
    readInstall: async (request) => ({ store: await readInstall(deps)(request) }),
    linkInstall: async (request, context) => ({ store: await linkInstall(deps)(request, principalOf(context)) }),
  });
};
