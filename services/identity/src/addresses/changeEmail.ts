import { Refusal, invalid, notFound } from '@ringline/kit/errors';
import { inTurn } from '../accounts/inTurn.ts';
import { announceUser, lockAccount, lockEmail, parseEmail, emailKeyOf } from '../accounts/account.ts';
import { getCurrentUser } from '../accounts/getCurrentUser.ts';
import { issueCode, ownCodesOf } from '../codes/issueCode.ts';
import { parseCode, takeCode } from '../codes/takeCode.ts';
import type { Client, Deps, Unit } from '../context.ts';
import type { Account } from '../generated/prisma/client.ts';
import { notifySecurityChange } from '../mails/notify.ts';
import { enqueueMail } from '../mails/sendMail.ts';
import { assertOwnPassword } from '../passwords/showPassword.ts';

/** The address is named by its owner alone, so the answer need not keep anything back but whether it has an account. */
const MESSAGE = 'We sent a code to the new address.';

/**
 * Mails a code to the address that a person wants to use from now on. When it has an account already the answer is the
 * same, and that address is told instead: whoever is signed in must not find out who else has an account.
 * @throws Refusal VALIDATION_FAILED on email or password, RATE_LIMITED, or OTP_RESEND_TOO_SOON
 */
export const requestEmailChange =
  (deps: Deps) => async (input: { email: string; password: string; client: Client }, principal: { userId: string }) => {
    const { email, emailKey } = parseEmail(input.email);
    const shown = await getCurrentUser(deps)({}, principal);
    if (shown.emailKey === emailKey && shown.email === email) throw invalid('email', 'This is already your address.');
    await assertOwnPassword(deps, shown, 'password', input.password);
    const issued = await inTurn(deps, principal.userId, async (uow) => {
      const account = await lockAccount(uow.tx, principal.userId);
      if (!account) throw notFound('Your account');
      const holder = await holderOf(uow, emailKey, account.id);
      return issueCode(deps, uow, {
        purpose: 'CHANGE_EMAIL',
        accountId: account.id,
        target: email,
        limitedBy: [ownCodesOf(account.emailKey), emailKey],
        client: input.client,
        deliver: (code, minutes) =>
          holder
            ? enqueueMail(deps, uow, holder, 'address-in-use', { email: holder.to })
            : enqueueMail(deps, uow, { to: email, language: account.language }, 'change-email-code', { code, minutes }),
      });
    });
    if (!issued.sent) throw issued.refusal;
    return { message: MESSAGE, resendAfterSeconds: issued.resendAfter };
  };

/** Whose address it is, if somebody else's. One that nobody has verified is nobody's. */
async function holderOf(
  { tx }: Unit,
  emailKey: string,
  accountId: string,
): Promise<{ to: string; language: string } | undefined> {
  const holder = await tx.account.findUnique({ where: { emailKey } });
  if (!holder || holder.id === accountId || holder.status === 'UNVERIFIED') return undefined;
  return { to: holder.email, language: holder.language };
}

/**
 * Takes the code from the new address: it is the account's from now on, and the old one is told.
 * @throws Refusal OTP_INVALID (with `attemptsLeft`), OTP_EXPIRED, OTP_TOO_MANY_ATTEMPTS, or CONFLICT
 */
export const verifyEmailChange =
  (deps: Deps) =>
  async (input: { code: string; client: Client }, principal: { userId: string }): Promise<Account> => {
    const code = parseCode(input.code);
    const outcome = await inTurn(deps, principal.userId, async (uow) => {
      const account = await lockAccount(uow.tx, principal.userId);
      if (!account) throw notFound('Your account');
      const found = await takeCode(deps, uow, 'CHANGE_EMAIL', { accountId: account.id }, code);
      if ('refusal' in found) return found;
      return { account: await settle(deps, uow, account, found.taken.target, input.client) };
    });
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome.account;
  };

async function settle(deps: Deps, uow: Unit, account: Account, email: string, client: Client): Promise<Account> {
  const now = deps.clock.now();
  const emailKey = emailKeyOf(email);
  await lockEmail(uow.tx, emailKey);
  const holder = await uow.tx.account.findUnique({ where: { emailKey } });
  if (holder && holder.id !== account.id) {
    if (holder.status !== 'UNVERIFIED') throw taken();
    // Whoever signed up with it never showed that it is theirs; the code from it just did.
    await uow.tx.account.delete({ where: { id: holder.id } });
  }
  // A code that went to the old address sets no password any more.
  await uow.tx.oneTimeCode.updateMany({
    where: { accountId: account.id, purpose: 'RESET_PASSWORD', endedAt: null },
    data: { endedAt: now },
  });
  const changed = await uow.tx.account.update({
    where: { id: account.id },
    data: { email, emailKey, emailVerifiedAt: now, updatedAt: now, version: { increment: 1 } },
  });
  announceUser(uow, changed);
  await notifySecurityChange(deps, uow, account, 'email-changed', client, { email });
  return changed;
}

const taken = () =>
  new Refusal({
    code: 'CONFLICT',
    message: 'Someone created an account with this address in the meantime. Choose another address.',
    field: 'email',
    why: { check: 'email', required: 'an address without an account', current: 'in use', whoCanFix: ['you'] },
  });
