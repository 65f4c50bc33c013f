import type { Deps, Unit } from '../context.ts';
import { endSession } from './endSession.ts';

/** Ends every living session of a person, or all but one, and any sign-in that waits for its code. @returns how many */
export async function endSessions(
  deps: Pick<Deps, 'clock'>,
  uow: Unit,
  accountId: string,
  { except }: { readonly except?: string } = {},
): Promise<number> {
  const sessions = await uow.tx.session.findMany({
    where: { accountId, endedAt: null, ...(except ? { id: { not: except } } : {}) },
  });
  for (const session of sessions) await endSession(deps, uow, session, 'REVOKED');
  await uow.tx.oneTimeCode.updateMany({
    where: { accountId, purpose: 'SIGN_IN', endedAt: null },
    data: { endedAt: deps.clock.now() },
  });
  return sessions.length;
}
