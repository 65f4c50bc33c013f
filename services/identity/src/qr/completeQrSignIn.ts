import { inTurn } from '../accounts/inTurn.ts';
import { lockAccount } from '../accounts/account.ts';
import type { Client, Deps, Unit } from '../context.ts';
import type { Account } from '../generated/prisma/client.ts';
import { hashToken } from '../sessions/refreshToken.ts';
import { startSession, type AuthTokens } from '../sessions/startSession.ts';
import { showsStill } from './qrToken.ts';

type QrOutcome =
  | { readonly kind: 'waiting' | 'declined' | 'expired' }
  | { readonly kind: 'approved'; readonly account: Account; readonly authTokens: AuthTokens };

/**
 * How far the sign-in of the second browser is; its tokens, once. The second factor is not asked for: the session that said yes
 * has shown it. A code whose session ended, or whose account is not active any more, is worth nothing.
 */
export const completeQrSignIn =
  (deps: Deps) =>
  async (input: { claim: string; client: Client }): Promise<QrOutcome> =>
    inTurn(deps, input.claim, (uow) => complete(deps, uow, hashToken(input.claim), input.client.device ?? ''));

async function complete(deps: Deps, uow: Unit, claimHash: string, device: string): Promise<QrOutcome> {
  const { tx } = uow;
  const shown = await tx.qrSignIn.findUnique({ where: { claimHash } });
  if (!shown || shown.completedAt || shown.expiresAt <= deps.clock.now()) return { kind: 'expired' };
  if (!shown.decision) return { kind: 'waiting' };
  if (shown.decision === 'DECLINED') return { kind: 'declined' };

  const account = await lockAccount(tx, shown.accountId);
  if (account?.status !== 'ACTIVE' || !(await showsStill(deps, uow, shown.sessionId))) return { kind: 'expired' };
  const { count } = await tx.qrSignIn.updateMany({
    where: { claimHash, completedAt: null },
    data: { completedAt: deps.clock.now() },
  });
  if (count === 0) return { kind: 'expired' };
  const client = { ip: shown.claimIp, userAgent: shown.claimUserAgent, device };
  return { kind: 'approved', account, authTokens: await startSession(deps, uow, account, client, 'QR') };
}
