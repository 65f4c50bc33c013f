import { notFound, type Refusal } from '@ringline/kit/errors';
import { momentWords } from '@ringline/kit/mail';
import { isUuid } from '@ringline/kit/ids';
import { inTurn } from '../accounts/inTurn.ts';
import { lockAccount } from '../accounts/account.ts';
import { issueCode, ownCodesOf } from '../codes/issueCode.ts';
import { parseCode, takeCode } from '../codes/takeCode.ts';
import type { Client, Deps, Unit } from '../context.ts';
import type { Account } from '../generated/prisma/client.ts';
import { notifySecurityChange } from '../mails/notify.ts';
import { enqueueMail } from '../mails/sendMail.ts';
import { after, codePolicy } from '../policy.ts';
import { startSession, type AuthTokens, type SignedInBy } from '../sessions/startSession.ts';
import { openChallenge } from './challenge.ts';
import { mfaPolicy } from './policy.ts';
import { turnOff } from './removeMfa.ts';
import { keepReset, withdrawMfaReset } from './withdrawMfaReset.ts';

/** Where somebody stands who lost the app and the recovery codes. */
export interface ResetStep {
  /** From when on the app is taken off; undefined: nothing was asked for yet. */
  readonly dueAt: Date | undefined;
  /** Whether a code was mailed: to begin the wait, or, when it is over, to end it. */
  readonly codeSent: boolean;
  readonly resendAfterSeconds: number;
}

/** When the app of an account may be taken off; undefined when nobody asked, or never came back. */
function dueOf({ mfaResetDueAt }: Account, now: Date): Date | undefined {
  return mfaResetDueAt && now < after(mfaResetDueAt, mfaPolicy.resetUsable) ? mfaResetDueAt : undefined;
}

/**
 * First step of who lost the app and all recovery codes (defaults 1.3), after the password: mails a code that proves the
 * address, unless the wait of 72 hours goes on. It counts with the codes that only the person may ask for, since it takes the
 * password: strangers who ask for resets keep nobody from it.
 * @throws Refusal GONE: sign in again; OTP_RESEND_TOO_SOON
 */
export const requestMfaReset =
  (deps: Deps) =>
  async (input: { temporaryAccessToken: string; client: Client }): Promise<ResetStep> => {
    const outcome = await inTurn(deps, input.temporaryAccessToken, (uow) => mailCode(deps, uow, input));
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome;
  };

async function mailCode(
  deps: Deps,
  uow: Unit,
  { temporaryAccessToken, client }: { temporaryAccessToken: string; client: Client },
): Promise<ResetStep | { readonly refusal: Refusal }> {
  const found = await openChallenge(deps, uow, temporaryAccessToken);
  if ('refusal' in found) return found;
  const { account, challenge } = found;
  const now = deps.clock.now();
  const dueAt = dueOf(account, now);
  if (dueAt && dueAt > now) return { dueAt, codeSent: false, resendAfterSeconds: 0 };
  const issued = await issueCode(deps, uow, {
    purpose: 'RESET_MFA',
    accountId: account.id,
    limitedBy: [ownCodesOf(account.emailKey)],
    client,
    deliver: (code, minutes) =>
      enqueueMail(deps, uow, { to: account.email, language: account.language }, 'reset-mfa-code', { code, minutes }),
  });
  if (!issued.sent) return issued;
  // The mail takes its time: the sign-in lasts as long as the code.
  await uow.tx.mfaChallenge.update({
    where: { tokenHash: challenge.tokenHash },
    data: { expiresAt: after(now, codePolicy.lifetime) },
  });
  return { dueAt, codeSent: true, resendAfterSeconds: issued.resendAfter };
}

/** The wait has begun, or it is over and the person is in without the app. */
export type ResetOutcome = { readonly dueAt: Date } | { readonly account: Account; readonly authTokens: AuthTokens };

/**
 * Takes the mailed code. The first time a wait of 72 hours begins: the person is told by mail, and so are those who may stop it,
 * by the event (services/workspace). After it a fresh code takes the app off and signs in; where a workspace asks for a second
 * factor, it asks for a new one.
 * @throws Refusal GONE, OTP_INVALID (with `attemptsLeft`), OTP_EXPIRED, OTP_TOO_MANY_ATTEMPTS, RATE_LIMITED
 */
export const confirmMfaReset =
  (deps: Deps) =>
  async (input: { temporaryAccessToken: string; code: string; client: Client }): Promise<ResetOutcome> => {
    const code = parseCode(input.code);
    const outcome = await inTurn(deps, input.temporaryAccessToken, (uow) => confirm(deps, uow, input, code));
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome;
  };

async function confirm(
  deps: Deps,
  uow: Unit,
  { temporaryAccessToken, client }: { temporaryAccessToken: string; client: Client },
  code: string,
): Promise<ResetOutcome | { readonly refusal: Refusal }> {
  const found = await openChallenge(deps, uow, temporaryAccessToken);
  if ('refusal' in found) return found;
  const { account, challenge } = found;
  const taken = await takeCode(deps, uow, 'RESET_MFA', { accountId: account.id }, code);
  if ('refusal' in taken) return taken;
  const now = deps.clock.now();
  const known = dueOf(account, now);
  if (known && known <= now) {
    const changed = await turnOff(deps, uow, account.id, client);
    const authTokens = await startSession(deps, uow, changed, client, challenge.signedInBy as SignedInBy);
    return { account: changed, authTokens };
  }
  await uow.tx.mfaChallenge.delete({ where: { tokenHash: challenge.tokenHash } });
  if (known) return { dueAt: known };
  const dueAt = after(now, mfaPolicy.resetWait);
  const changed = await keepReset(deps, uow, account.id, { dueAt, ip: client.ip });
  await notifySecurityChange(deps, uow, changed, 'mfa-reset-requested', client, { due: momentWords(changed, dueAt) });
  return { dueAt };
}

/** The person, signed in elsewhere, or whom workspace has let: stops it. @throws Refusal NOT_FOUND */
export const cancelMfaReset =
  (deps: Deps) =>
  (input: { client: Client }, { userId }: { readonly userId: string }): Promise<void> =>
    inTurn(deps, userId, async (uow) => {
      const account = isUuid(userId) ? await lockAccount(uow.tx, userId) : undefined;
      if (!account) throw notFound('The account');
      await withdrawMfaReset(deps, uow, account, input.client);
    });

/** Forgets what nobody came back for. */
export async function forgetOldResets({ clock }: Pick<Deps, 'clock'>, uow: Unit): Promise<void> {
  const old = await uow.tx.account.findMany({
    where: { mfaResetDueAt: { lte: after(clock.now(), -mfaPolicy.resetUsable) } },
    select: { id: true },
  });
  for (const { id } of old) await keepReset({ clock }, uow, id, { dueAt: null, ip: '' });
}
