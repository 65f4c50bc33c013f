import { Refusal } from '@ringline/kit/errors';
import { overLimit } from '@ringline/kit/limits';
import type { Deps } from '../context.ts';
import { after } from '../policy.ts';
import { hashToken } from '../sessions/refreshToken.ts';
import { qrPolicy } from './policy.ts';
import { showsStill, type Shower } from './qrToken.ts';

/**
 * A code that this session shows for 60 s (defaults 1.4). It is bound to the session: only there can the sign-in be confirmed.
 * @throws Refusal UNAUTHENTICATED (the session ended), RATE_LIMITED
 */
export const createQrToken = (deps: Deps) => async (_input: unknown, shower: Shower) => {
  const permit = await deps.limits.take(`qr-code:${shower.userId}`, { limit: qrPolicy.perHour, perSeconds: 3600 });
  if (!permit.allowed) throw overLimit(permit, 'Too many QR codes were shown within an hour. Try again later.');
  const now = deps.clock.now();
  const token = deps.randomness.token();
  await deps.db.platform('people have no workspace', async (uow) => {
    if (!(await showsStill(deps, uow, shower.sessionId))) {
      throw new Refusal({
        code: 'UNAUTHENTICATED',
        message: 'Your session has ended. Sign in again.',
        why: { check: 'session', required: 'a live session', current: 'ended' },
      });
    }
    await uow.tx.qrSignIn.create({
      data: {
        tokenHash: hashToken(token),
        accountId: shower.userId,
        sessionId: shower.sessionId,
        createdAt: now,
        expiresAt: after(now, qrPolicy.token),
      },
    });
  });
  const url = new URL('/login', deps.env.PUBLIC_URL);
  url.searchParams.set('qr', token);
  return { url: url.href, token, expiresInMilliseconds: qrPolicy.token * 1000 };
};
