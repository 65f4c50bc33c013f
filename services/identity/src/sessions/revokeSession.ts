import { notFound } from '@ringline/kit/errors';
import { isUuid } from '../accounts/account.ts';
import type { Dependencies } from '../dependencies.ts';
import { endSession } from './endSession.ts';
import { endSessions } from './endSessions.ts';

/** Ends one of the person's own sessions. @throws Refusal NOT_FOUND for one that has ended, or is somebody else's */
export const revokeSession =
  (deps: Dependencies) => async (input: { sessionId: string }, principal: { userId: string }) => {
    await deps.db.platform('people have no workspace', async (uow) => {
      const session = isUuid(input.sessionId)
        ? await uow.tx.session.findFirst({
            where: { id: input.sessionId, accountId: principal.userId, endedAt: null },
          })
        : null;
      if (!session) throw notFound('The session');
      await endSession(deps, uow, session, 'REVOKED');
    });
  };

/** Ends all of the person's sessions but the one that asks. @returns how many */
export const revokeOtherSessions =
  (deps: Dependencies) => async (_input: unknown, principal: { userId: string; sessionId: string }) =>
    deps.db.platform('people have no workspace', (uow) =>
      endSessions(deps, uow, principal.userId, { except: principal.sessionId }),
    );
