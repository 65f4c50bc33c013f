import { Refusal, notFound } from '@ringline/kit/errors';
import type { Deps, Unit } from '../context.ts';
import type { QrSignIn } from '../generated/prisma/client.ts';
import { hashToken } from '../sessions/refreshToken.ts';

/** The session that shows a code. */
export interface Shower {
  readonly userId: string;
  readonly sessionId: string;
}

/** The refusal of a code that is of no more use. */
export const codeIsOver = () =>
  new Refusal({
    code: 'GONE',
    message: 'This QR code has expired or was already used. Scan the one shown now.',
    field: 'token',
    why: { check: 'qr-code', required: 'unused, at most 60 seconds old', whoCanFix: ['you'] },
  });

/** A code of the session that asks, locked until the end of the transaction. @throws Refusal NOT_FOUND for one of others */
export async function lockOwnCode({ tx }: Unit, token: string, shower: Shower): Promise<QrSignIn> {
  const tokenHash = hashToken(token);
  await tx.$queryRaw`SELECT token_hash FROM qr_sign_in WHERE token_hash = ${tokenHash} FOR UPDATE`;
  const found = await tx.qrSignIn.findFirst({
    where: { tokenHash, accountId: shower.userId, sessionId: shower.sessionId },
  });
  if (!found) throw notFound('The QR code');
  return found;
}

/** Whether the session that shows the code is still one. */
export async function showsStill({ clock }: Pick<Deps, 'clock'>, { tx }: Unit, sessionId: string): Promise<boolean> {
  const session = await tx.session.findUnique({ where: { id: sessionId } });
  return session !== null && session.endedAt === null && session.expiresAt > clock.now();
}
