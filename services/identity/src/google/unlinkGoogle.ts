import { Refusal, notFound } from '@ringline/kit/errors';
import { inTurn } from '../accounts/inTurn.ts';
import { announceUser, lockAccount } from '../accounts/account.ts';
import type { Client, Deps } from '../context.ts';
import { notifySecurityChange } from '../mails/notify.ts';

/**
 * Takes the Google account off. Without one, nothing happens.
 * @throws Refusal INVALID_TRANSITION for who has no password: nothing would be left to sign in with
 */
export const unlinkGoogle = (deps: Deps) => async (input: { client: Client }, principal: { userId: string }) =>
  inTurn(deps, principal.userId, async (uow) => {
    const account = await lockAccount(uow.tx, principal.userId);
    if (!account) throw notFound('Your account');
    if (!account.googleSubject) return account;
    if (!account.passwordHash) {
      throw new Refusal({
        code: 'INVALID_TRANSITION',
        message: 'Set a password first: without Google, you’d be locked out.',
        why: { check: 'password', required: 'set', current: 'none', whoCanFix: ['you'] },
      });
    }
    const changed = await uow.tx.account.update({
      where: { id: account.id },
      data: { googleSubject: null, updatedAt: deps.clock.now(), version: { increment: 1 } },
    });
    announceUser(uow, changed);
    await notifySecurityChange(deps, uow, changed, 'google-unlinked', input.client);
    return changed;
  });
