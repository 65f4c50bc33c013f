import type { ConnectRouter } from '@connectrpc/connect';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { principalOf } from '@ringline/kit/auth';
import { SessionService } from '@ringline/proto/identity/v1/sessions_pb';
import type { Deps } from '../context.ts';
import { getSignInRules } from '../sessions/getSignInRules.ts';
import { listSessions } from '../sessions/listSessions.ts';
import { revokeOtherSessions, revokeSession } from '../sessions/revokeSession.ts';

/** The handlers of SessionService. */
export const sessionRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(SessionService, {
    listSessions: async (request, context) => ({
      sessions: (await listSessions(deps)(request, principalOf(context))).map((session) => ({
        id: session.id,
        isCurrent: session.isCurrent,
        device: session.device,
        ip: session.ip,
        location: session.location,
        signedInBy: session.signedInBy,
        createdAt: timestampFromDate(session.createdAt),
        lastUsedAt: timestampFromDate(session.lastUsedAt),
      })),
    }),
    getSignInRules: (request, context) => getSignInRules(deps)(request, principalOf(context)),
    revokeSession: async (request, context) => {
      await revokeSession(deps)(request, principalOf(context));
      return {};
    },
    revokeOtherSessions: async (request, context) => ({
      revoked: await revokeOtherSessions(deps)(request, principalOf(context)),
    }),
  });
};
