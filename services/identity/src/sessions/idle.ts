import { Refusal } from '@ringline/kit/errors';
import type { Deps, Unit } from '../context.ts';
import type { RefreshToken, Session } from '../generated/prisma/client.ts';
import { after, tokenPolicy } from '../policy.ts';
import { endSession } from './endSession.ts';
import { hashToken } from './refreshToken.ts';

const MINUTE = 60;

const wasIdle = (minutes: number) =>
  new Refusal({
    code: 'SESSION_IDLE',
    message: `You were signed out after ${minutes} minutes of inactivity. Sign in again.`,
    why: { check: 'idle', required: `activity within ${minutes} minutes`, current: 'none', whoCanFix: ['you'] },
    details: { idleMinutes: minutes },
  });

interface Shown {
  readonly refreshToken: string;
  /** Seconds since the person last did something, in any tab; left out when the client does not tell. */
  readonly idleSeconds?: number | undefined;
}

/**
 * Ends a session whose person did nothing for as long as the strictest of their workspaces allows (defaults 1.4), before its
 * token is renewed. The client tells how long ago the last activity was; renewing alone is none, because an open tab does it by
 * itself. While the workspaces cannot be asked, what they last asked for holds.
 * @throws Refusal SESSION_IDLE
 */
export async function assertNotIdle(deps: Deps, { refreshToken, idleSeconds }: Shown): Promise<void> {
  const session = await deps.db.platform('people have no workspace', (uow) => liveSessionOf(deps, uow, refreshToken));
  if (!session) return;
  const minutes = await deps.signInPolicy(session.accountId).then(
    ({ idleSignOutMinutes }) => idleSignOutMinutes,
    () => session.idleMinutes,
  );
  if (minutes === 0 && session.idleMinutes === 0) return;
  const idle = await deps.db.platform('people have no workspace', (uow) =>
    settle(deps, uow, session.id, minutes, idleSeconds),
  );
  if (idle) throw wasIdle(minutes);
}

/** The session of a token that may still be renewed. */
async function liveSessionOf({ clock }: Deps, { tx }: Unit, refreshToken: string): Promise<Session | null> {
  const token = await tx.refreshToken.findUnique({
    where: { tokenHash: hashToken(refreshToken) },
    include: { session: true },
  });
  return token && !token.session.endedAt && isUsable(token, clock.now()) ? token.session : null;
}

const isUsable = ({ usedAt }: RefreshToken, now: Date): boolean =>
  usedAt === null || now <= after(usedAt, tokenPolicy.parallelGrace);

async function settle(
  deps: Deps,
  uow: Unit,
  sessionId: string,
  minutes: number,
  idleSeconds: number | undefined,
): Promise<boolean> {
  const { tx } = uow;
  await tx.$queryRaw`SELECT id FROM session WHERE id = ${sessionId}::uuid FOR UPDATE`;
  const session = await tx.session.findUniqueOrThrow({ where: { id: sessionId } });
  if (session.endedAt) return false;
  const now = deps.clock.now();
  const known = session.lastActiveAt ?? session.lastUsedAt;
  const told = idleSeconds === undefined ? known : after(now, -Math.max(0, idleSeconds));
  const lastActiveAt = told > known ? told : known;
  if (minutes > 0 && lastActiveAt < after(now, -minutes * MINUTE)) {
    await endSession(deps, uow, session, 'IDLE');
    return true;
  }
  await tx.session.update({ where: { id: sessionId }, data: { lastActiveAt, idleMinutes: minutes } });
  return false;
}
