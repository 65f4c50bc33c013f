import { createHash } from 'node:crypto';
import type { Deps, Unit } from '../context.ts';
import type { Session } from '../generated/prisma/client.ts';
import { after, tokenPolicy } from '../policy.ts';

/** What a refresh token is stored as. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Makes the next refresh token of a session: 30 days from now, never past the session's own end (defaults 1.4). */
export async function makeRefreshToken(
  deps: Pick<Deps, 'clock' | 'randomness'>,
  { tx }: Unit,
  session: Pick<Session, 'id' | 'expiresAt'>,
): Promise<string> {
  const now = deps.clock.now();
  const token = deps.randomness.token();
  const sliding = after(now, tokenPolicy.refresh);
  const expiresAt = sliding < session.expiresAt ? sliding : session.expiresAt;
  await tx.refreshToken.create({
    data: { tokenHash: hashToken(token), sessionId: session.id, createdAt: now, expiresAt },
  });
  return token;
}
