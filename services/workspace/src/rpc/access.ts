import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ConnectRouter } from '@connectrpc/connect';
import { AccessService } from '@ringline/proto/workspace/v1/workspaces_pb';
import { issuePrincipal } from '../access/issuePrincipal.ts';
import type { Deps } from '../context.ts';

/** The handlers of AccessService: they translate, the use cases decide. */
export const accessRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(AccessService, {
    issuePrincipal: async (request) => {
      const { expiresAt, ...issued } = await issuePrincipal(deps)(request);
      return { ...issued, expiresAt: timestampFromDate(expiresAt) };
    },
  });
};
