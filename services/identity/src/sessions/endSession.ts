import { SessionEndedSchema } from '@ringline/proto/identity/v1/events_pb';
import type { Deps, Unit } from '../context.ts';
import type { Session } from '../generated/prisma/client.ts';

export type EndReason = 'SIGNED_OUT' | 'TOKEN_REUSED' | 'REVOKED' | 'EXPIRED' | 'IDLE';

/** Ends a session with all its tokens and tells everybody who keeps a copy of its rights. Ending it again changes nothing. */
export async function endSession(
  deps: Pick<Deps, 'clock'>,
  uow: Unit,
  session: Pick<Session, 'id' | 'accountId'>,
  reason: EndReason,
): Promise<void> {
  const { count } = await uow.tx.session.updateMany({
    where: { id: session.id, endedAt: null },
    data: { endedAt: deps.clock.now(), endReason: reason },
  });
  if (count === 0) return;
  await uow.tx.refreshToken.updateMany({ where: { sessionId: session.id }, data: { successorSealed: null } });
  uow.emit(
    SessionEndedSchema,
    { sessionId: session.id, userId: session.accountId, reason },
    { key: session.id, workspaceId: null },
  );
}
