import { Refusal, invalid, notFound } from '@ringline/kit/errors';
import { phoneMatchKey, readPhoneNumber } from '@ringline/kit/phone';
import { inTurn } from '../accounts/inTurn.ts';
import { announceUser, lockAccount } from '../accounts/account.ts';
import { issueCode, ownCodesOf } from '../codes/issueCode.ts';
import { parseCode, takeCode } from '../codes/takeCode.ts';
import type { Client, Deps } from '../context.ts';
import type { Account } from '../generated/prisma/client.ts';
import { notifySecurityChange } from '../mails/notify.ts';
import { enqueueCodeText } from '../texts/sendText.ts';
import { assertTextsCanBeSent } from '../texts/sender.ts';

const MESSAGE = 'We sent a code as a text.';

const notANumber = () =>
  new Refusal({
    code: 'PHONE_INVALID',
    message: 'This isn’t a phone number. Enter it with its country code, such as +34 612 345 678.',
    field: 'phoneNumber',
    why: { check: 'phone-number', required: 'a number that exists, with its country', whoCanFix: ['you'] },
  });

/**
 * Texts a code to a number, which is the person's once the code comes back.
 * @throws Refusal PHONE_INVALID, VALIDATION_FAILED, OTP_RESEND_TOO_SOON, or CARRIER_ERROR where no texts can be sent
 */
export const requestPhoneVerification =
  (deps: Deps) => async (input: { phoneNumber: string; client: Client }, principal: { userId: string }) => {
    assertTextsCanBeSent(deps.env);
    const issued = await inTurn(deps, principal.userId, async (uow) => {
      const account = await lockAccount(uow.tx, principal.userId);
      if (!account) throw notFound('Your account');
      const read = readPhoneNumber(input.phoneNumber, account.country);
      if (!read) throw notANumber();
      if (read.extension !== '')
        throw invalid(
          'phoneNumber',
          "An extension can't get texts. Enter the number of your own phone, without an extension.",
        );
      const { number } = read;
      if (account.phoneNumber === number && account.phoneNumberVerifiedAt)
        throw invalid('phoneNumber', 'This is already your number, and it’s verified.');
      return issueCode(deps, uow, {
        purpose: 'VERIFY_PHONE',
        accountId: account.id,
        target: number,
        limitedBy: [ownCodesOf(account.emailKey), phoneMatchKey(number)],
        client: input.client,
        deliver: (code, minutes) =>
          enqueueCodeText(deps, uow, { to: number, language: account.language }, { code, minutes }),
      });
    });
    if (!issued.sent) throw issued.refusal;
    return { message: MESSAGE, resendAfterSeconds: issued.resendAfter };
  };

/**
 * Takes the code from the text: the number is the person's, and they are told by mail.
 * @throws Refusal OTP_INVALID (with `attemptsLeft`), OTP_EXPIRED or OTP_TOO_MANY_ATTEMPTS
 */
export const verifyPhoneNumber =
  (deps: Deps) =>
  async (input: { code: string; client: Client }, principal: { userId: string }): Promise<Account> => {
    const code = parseCode(input.code);
    const outcome = await inTurn(deps, principal.userId, async (uow) => {
      const account = await lockAccount(uow.tx, principal.userId);
      if (!account) throw notFound('Your account');
      const found = await takeCode(deps, uow, 'VERIFY_PHONE', { accountId: account.id }, code);
      if ('refusal' in found) return found;
      const now = deps.clock.now();
      const phoneNumber = found.taken.target;
      const changed = await uow.tx.account.update({
        where: { id: account.id },
        data: { phoneNumber, phoneNumberVerifiedAt: now, updatedAt: now, version: { increment: 1 } },
      });
      announceUser(uow, changed);
      await notifySecurityChange(deps, uow, changed, 'phone-number-changed', input.client, { phoneNumber });
      return { account: changed };
    });
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome.account;
  };
