import { Refusal } from '@ringline/kit/errors';
import { inTurn } from '../accounts/inTurn.ts';
import type { Client, Deps, Unit } from '../context.ts';
import type { RefreshToken, Session } from '../generated/prisma/client.ts';
import { after, tokenPolicy } from '../policy.ts';
import { endSession } from './endSession.ts';
import { assertNotIdle } from './idle.ts';
import { hashToken, makeRefreshToken } from './refreshToken.ts';
import { tokensOf } from './startSession.ts';

const sessionOver = () =>
  new Refusal({
    code: 'UNAUTHENTICATED',
    message: 'Your session has ended. Sign in again.',
    why: { check: 'session', required: 'active', current: 'ended', whoCanFix: ['you'] },
  });

type Outcome = { readonly session: Session; readonly refreshToken: string } | undefined;

interface RefreshInput {
  readonly refreshToken: string;
  readonly client: Client;
  readonly idleSeconds?: number | undefined;
}

/**
 * Exchanges a refresh token for the next one, with a new access token (defaults 1.4).
 *
 * Tabs that refresh at the same time hold the same token. The first rotates it; for 10 s after that first use, whoever
 * still shows it gets the newest token of the family instead of a further rotation, so the family never forks. Shown
 * later, an old token means that it was copied: the session ends for everybody who holds a token of it.
 * @param input `idleSeconds`: since the person last did something.
 * @throws Refusal UNAUTHENTICATED when the token is unknown, expired, reused, or of a session that ended; SESSION_IDLE.
 */
export const refreshSession = (deps: Deps) => async (input: RefreshInput) => {
  await assertNotIdle(deps, input);
  // The end of a family must be committed, so the refusal leaves the unit of work as a value.
  const outcome = await inTurn(deps, input.refreshToken, (uow) => rotate(deps, uow, input));
  if (!outcome) throw sessionOver();
  return { authTokens: await tokensOf(deps, outcome.session, outcome.refreshToken) };
};

async function rotate(
  deps: Deps,
  uow: Unit,
  { refreshToken: shown, client }: { refreshToken: string; client: Client },
): Promise<Outcome> {
  const { tx } = uow;
  const now = deps.clock.now();
  const found = await tx.refreshToken.findUnique({ where: { tokenHash: hashToken(shown) } });
  if (!found) return undefined;
  // One at a time per family; what others did meanwhile is seen by reading the token again.
  await tx.$queryRaw`SELECT id FROM session WHERE id = ${found.sessionId}::uuid FOR UPDATE`;
  const token = await tx.refreshToken.findUniqueOrThrow({
    where: { tokenHash: found.tokenHash },
    include: { session: true },
  });
  const { session } = token;
  if (session.endedAt) return undefined;
  if (token.usedAt) {
    const newest = isRecent(token.usedAt, now) ? await newestAfter(deps, uow, token, now) : undefined;
    if (newest) return { session, refreshToken: newest };
    await endSession(deps, uow, session, 'TOKEN_REUSED');
    return undefined;
  }
  if (token.expiresAt <= now || session.expiresAt <= now) {
    await endSession(deps, uow, session, 'EXPIRED');
    return undefined;
  }

  const refreshToken = await makeRefreshToken(deps, uow, session);
  // A successor is readable only during the grace.
  await tx.refreshToken.updateMany({
    where: {
      sessionId: session.id,
      usedAt: { lt: after(now, -tokenPolicy.parallelGrace) },
      successorSealed: { not: null },
    },
    data: { successorSealed: null },
  });
  await tx.refreshToken.update({
    where: { tokenHash: token.tokenHash },
    data: { usedAt: now, successorSealed: deps.secrets.seal(refreshToken) },
  });
  await tx.session.update({
    where: { id: session.id },
    data: {
      lastUsedAt: now,
      ...(client.ip ? { ip: client.ip } : {}),
    },
  });
  return { session, refreshToken };
}

const isRecent = (usedAt: Date, now: Date): boolean => now <= after(usedAt, tokenPolicy.parallelGrace);

/** Follows the rotations since `token` to the one that nobody has used yet. */
async function newestAfter(deps: Deps, { tx }: Unit, token: RefreshToken, now: Date): Promise<string | undefined> {
  let current: RefreshToken | null = token;
  let plain: string | undefined;
  while (current?.usedAt) {
    if (!current.successorSealed || !isRecent(current.usedAt, now)) return undefined;
    plain = deps.secrets.open(current.successorSealed);
    current = await tx.refreshToken.findUnique({ where: { tokenHash: hashToken(plain) } });
  }
  return plain;
}
