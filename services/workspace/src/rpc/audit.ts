import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { AuditService } from '@ringline/proto/workspace/v1/audit_pb';
import { listAuditEntries } from '../audit/listAuditEntries.ts';
import type { Deps } from '../context.ts';

/** The handlers of AuditService: they translate, the use cases decide. */
export const auditRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(AuditService, {
    listAuditEntries: (request, context) => listAuditEntries(deps)(request, principalOf(context)),
  });
};
