import { Refusal } from '@ringline/kit/errors';
import { inTurn } from '../accounts/inTurn.ts';
import { emailKeyOf, lockAccount } from '../accounts/account.ts';
import { findByAddress } from '../accounts/pending.ts';
import { isCodeAlive, issueVerificationCode } from '../codes/issueCode.ts';
import type { Client, Deps, Unit } from '../context.ts';
import type { Account } from '../generated/prisma/client.ts';
import { beginMfaLogin, type MfaPrompt } from '../mfa/mfaLogin.ts';
import { hashPassword, verifyPassword } from '../passwords/hash.ts';
import { isKnownDevice, isNewCountry } from './knownDevice.ts';
import { attemptOf, countAttempt, forgetFailures, mustWait } from './loginThrottle.ts';
import { countFailureOfAddress, isSuspect } from './loginAddressThrottle.ts';
import { startSession, type AuthTokens } from './startSession.ts';

export type LoginOutcome =
  | MfaPrompt
  | { readonly kind: 'signed-in'; readonly account: Account; readonly authTokens: AuthTokens }
  | { readonly kind: 'code-prompt'; readonly note: string; readonly userId: string };

const CODE_NOTE = 'Enter the code that we sent to your email.';

const wrongCredentials = () =>
  new Refusal({
    code: 'UNAUTHENTICATED',
    message: 'Wrong email or password.',
    why: { check: 'credentials', required: 'the right email and password', whoCanFix: ['you'] },
  });

const deactivated = () =>
  new Refusal({
    code: 'UNAUTHENTICATED',
    message: 'This account is deactivated. Ask an administrator of your workspace.',
    why: { check: 'account-status', required: 'ACTIVE', current: 'DEACTIVATED', whoCanFix: ['OWNER', 'ADMIN'] },
  });

/**
 * Signs in with address and password (defaults 1.5): tokens, or a prompt for the code that goes out with it, when the address
 * is not verified yet, or when the browser is new and the risk is high: it is in a country that the person was never seen in,
 * or too many sign-ins failed from where it comes. An unknown address takes the same
 * time, the same answer and the same waits as a known one; who signed up with an address that somebody else has is prompted
 * like one whose address is free.
 * @throws Refusal UNAUTHENTICATED, or RATE_LIMITED or OTP_RESEND_TOO_SOON with `retryAfterSeconds`.
 */
export const login =
  (deps: Deps) =>
  async (input: { email: string; password: string; client: Client }): Promise<LoginOutcome> => {
    const emailKey = emailKeyOf(input.email);
    const suspect = await isSuspect(deps, input.client.ip);
    const { attempt, wait, holder, decoy } = await inTurn(deps, emailKey, async (uow) => {
      const attempted = await attemptOf(deps, uow, emailKey, input.client);
      return {
        attempt: attempted,
        wait: await countAttempt(deps, uow, attempted),
        ...(await findByAddress(deps, uow, emailKey)),
      };
    });
    if (wait > 0) throw mustWait(wait);

    const { valid, outdated } = await verifyPassword(input.password, holder?.passwordHash);
    const isVerified = valid && holder !== null && holder.status !== 'UNVERIFIED';
    // A second hash for everybody else: time must not tell a sign-up that is kept as a decoy from one that is not.
    const isDecoys = !isVerified && (await verifyPassword(input.password, decoy?.passwordHash)).valid;
    const account = valid ? holder : isDecoys ? decoy : null;
    if (!account) {
      await countFailureOfAddress(deps, input.client.ip);
      throw wrongCredentials();
    }
    const newHash = valid && outdated ? await hashPassword(input.password) : undefined;
    return inTurn(deps, emailKey, async (uow) => {
      // With a sign-up of their own making, strangers must not end the waits of who has the address.
      if (isVerified) await forgetFailures(uow, attempt);
      const current = await lockAccount(uow.tx, account.id);
      // The account may have been replaced, or its password changed, while the hash was computed.
      if (current?.passwordHash !== account.passwordHash) throw wrongCredentials();
      if (newHash) await uow.tx.account.update({ where: { id: current.id }, data: { passwordHash: newHash } });
      return open(deps, uow, current, { client: input.client, suspect });
    });
  };

async function open(
  deps: Deps,
  uow: Unit,
  account: Account,
  { client, suspect }: { readonly client: Client; readonly suspect: boolean },
): Promise<LoginOutcome> {
  if (account.status === 'DEACTIVATED') throw deactivated();
  if (account.mfaEnabledAt && account.status !== 'UNVERIFIED') return beginMfaLogin(deps, uow, account, 'PASSWORD');
  if (account.status === 'UNVERIFIED' || (await isRisky(deps, uow, account, { client, suspect }))) {
    // When a code is not due yet, the last one is still on its way or in the mailbox.
    const issued = await issueVerificationCode(deps, uow, account, client);
    if (!issued.sent && !(await isCodeAlive(deps, uow, account))) throw issued.refusal;
    return { kind: 'code-prompt', note: CODE_NOTE, userId: account.id };
  }
  return { kind: 'signed-in', account, authTokens: await startSession(deps, uow, account, client, 'PASSWORD') };
}

/** A browser that the person signed in with before is none, wherever it is and whoever failed beside it. */
async function isRisky(
  deps: Deps,
  uow: Unit,
  account: Account,
  { client, suspect }: { readonly client: Client; readonly suspect: boolean },
): Promise<boolean> {
  if (await isKnownDevice(deps, uow, account.emailKey, client)) return false;
  return suspect || isNewCountry(deps, uow, account.id, client);
}
