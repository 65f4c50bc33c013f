import { inTurn } from '../accounts/inTurn.ts';
import type { Deps } from '../context.ts';
import { after } from '../policy.ts';
import { qrPolicy } from './policy.ts';
import { codeIsOver, lockOwnCode, type Shower } from './qrToken.ts';

/**
 * Lets the browser in that claimed the code, or sends it away. Only the session that shows the code decides, once, and only
 * about somebody who is there: a yes in advance does not exist.
 * @throws Refusal NOT_FOUND (not a code of this session), GONE
 */
export const decideQrRequest = (deps: Deps) => async (input: { token: string; approve: boolean }, shower: Shower) =>
  inTurn(deps, input.token, async (uow) => {
    const now = deps.clock.now();
    const code = await lockOwnCode(uow, input.token, shower);
    if (!code.claimedAt || code.decision || code.expiresAt <= now) throw codeIsOver();
    await uow.tx.qrSignIn.update({
      where: { tokenHash: code.tokenHash },
      data: { decision: input.approve ? 'APPROVED' : 'DECLINED', expiresAt: after(now, qrPolicy.step) },
    });
  });
