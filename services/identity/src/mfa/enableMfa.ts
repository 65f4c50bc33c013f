import { Refusal, notFound } from '@ringline/kit/errors';
import { inTurn } from '../accounts/inTurn.ts';
import { announceUser, lockAccount } from '../accounts/account.ts';
import type { Client, Deps, Unit } from '../context.ts';
import { notifySecurityChange } from '../mails/notify.ts';
import { after } from '../policy.ts';
import { mfaIs } from './createMfa.ts';
import { mfaPolicy } from './policy.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';
import { parseAppCode, useStep } from './takeCode.ts';
import { countWrongCode, endRow, waitOf } from './throttle.ts';

type Outcome = { readonly refusal: Refusal } | { readonly recoveryCodes: string[] };

const setUpAgain = () =>
  new Refusal({
    code: 'OTP_EXPIRED',
    message: 'This setup took too long. Start again and scan the new code.',
    field: 'code',
    why: { check: 'mfa-setup', required: 'within 10 minutes', whoCanFix: ['you'] },
  });

/**
 * Turns the second factor on once the app has proven that it has the secret.
 * @returns the recovery codes, shown this once
 * @throws Refusal OTP_INVALID (with `attemptsLeft`), OTP_EXPIRED, RATE_LIMITED, INVALID_TRANSITION
 */
export const enableMfa =
  (deps: Deps) => async (input: { code: string; client: Client }, principal: { userId: string }) => {
    const { code } = parseAppCode(input.code);
    const outcome = await inTurn(deps, principal.userId, (uow) =>
      enable(deps, uow, principal.userId, { code, client: input.client }),
    );
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome;
  };

async function enable(
  deps: Deps,
  uow: Unit,
  userId: string,
  { code, client }: { code: string; client: Client },
): Promise<Outcome> {
  const { tx } = uow;
  const now = deps.clock.now();
  const account = await lockAccount(tx, userId);
  if (!account) throw notFound('Your account');
  if (account.mfaEnabledAt) throw mfaIs('on');
  const authenticator = await tx.authenticator.findUnique({ where: { accountId: account.id } });
  if (!authenticator || after(authenticator.createdAt, mfaPolicy.unconfirmed) <= now) return { refusal: setUpAgain() };
  const wait = await waitOf(deps, uow, account.id, 'APP');
  if (wait) return { refusal: wait };
  if (!(await useStep(deps, uow, authenticator, code))) {
    return { refusal: await countWrongCode(deps, uow, account.id, 'APP') };
  }
  await endRow(uow, account.id);
  await tx.authenticator.update({ where: { accountId: account.id }, data: { confirmedAt: now } });
  const recoveryCodes = await replaceRecoveryCodes(deps, uow, account.id);
  const changed = await tx.account.update({
    where: { id: account.id },
    data: { mfaEnabledAt: now, updatedAt: now, version: { increment: 1 } },
  });
  announceUser(uow, changed);
  await notifySecurityChange(deps, uow, changed, 'mfa-enabled', client);
  return { recoveryCodes };
}
