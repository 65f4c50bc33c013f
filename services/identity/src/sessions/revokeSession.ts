import { notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Deps, Unit } from '../context.ts';
import { endSession } from './endSession.ts';
import { endSessions } from './endSessions.ts';
import { forgetDevices } from './knownDevice.ts';

/** Ends one of the person's own sessions, and forgets its browser. @throws Refusal NOT_FOUND for one that has ended, or is somebody else's */
export const revokeSession =
  (deps: Deps) => async (input: { sessionId: string }, principal: { userId: string; sessionId: string }) => {
    await deps.db.platform('people have no workspace', async (uow) => {
      const session = isUuid(input.sessionId)
        ? await uow.tx.session.findFirst({
            where: { id: input.sessionId, accountId: principal.userId, endedAt: null },
          })
        : null;
      if (!session) throw notFound('The session');
      await endSession(deps, uow, session, 'REVOKED');
      const { deviceHash } = session;
      if (deviceHash) {
        const except = await deviceOfSession(uow, principal.sessionId);
        await forgetDevices(uow, principal.userId, { only: deviceHash, except });
      }
    });
  };

/** Ends all of the person's sessions but the one that asks, and forgets all other browsers. @returns how many */
export const revokeOtherSessions =
  (deps: Deps) => async (_input: unknown, principal: { userId: string; sessionId: string }) =>
    deps.db.platform('people have no workspace', async (uow) => {
      await forgetDevices(uow, principal.userId, { except: await deviceOfSession(uow, principal.sessionId) });
      return endSessions(deps, uow, principal.userId, { except: principal.sessionId });
    });

async function deviceOfSession({ tx }: Unit, id: string): Promise<string | null | undefined> {
  return (await tx.session.findUnique({ where: { id } }))?.deviceHash;
}
