import { cutText } from '@ringline/kit/text';
import type { Client, Deps } from '../context.ts';
import { after } from '../policy.ts';
import { hashToken } from '../sessions/refreshToken.ts';
import { qrPolicy } from './policy.ts';
import { codeIsOver } from './qrToken.ts';

const LONGEST_USER_AGENT = 400;

/**
 * The second browser takes the code that it scanned: the first that comes, once. What it gets in return it alone holds, so
 * that whoever else saw the code has nothing.
 * @throws Refusal GONE
 */
export const claimQrToken = (deps: Deps) => async (input: { token: string; client: Client }) => {
  const now = deps.clock.now();
  const claim = deps.randomness.token();
  const { count } = await deps.db.platform('people have no workspace', ({ tx }) =>
    tx.qrSignIn.updateMany({
      where: { tokenHash: hashToken(input.token), claimHash: null, expiresAt: { gt: now } },
      data: {
        claimHash: hashToken(claim),
        claimedAt: now,
        claimIp: input.client.ip,
        claimUserAgent: cutText(input.client.userAgent, LONGEST_USER_AGENT),
        expiresAt: after(now, qrPolicy.step),
      },
    }),
  );
  if (count === 0) throw codeIsOver();
  return { claim, expiresInMilliseconds: qrPolicy.step * 1000 };
};
