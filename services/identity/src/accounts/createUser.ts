import { invalid } from '@ringline/kit/errors';
import { repeated } from '@ringline/kit/idempotency';
import { languageOf } from '@ringline/kit/mail';
import { isUuid } from '@ringline/kit/ids';
import { inTurn } from './inTurn.ts';
import type { Client, Deps, Unit } from '../context.ts';
import type { Account } from '../generated/prisma/client.ts';
import { issueVerificationCode } from '../codes/issueCode.ts';
import { hashPassword, verifyPassword } from '../passwords/hash.ts';
import { assertPasswordAllowed } from '../passwords/policy.ts';
import { countFailureOfAddress } from '../sessions/loginAddressThrottle.ts';
import { attemptOf, countAttempt, mustWait } from '../sessions/loginThrottle.ts';
import { lockEmail, parseEmail, parseName } from './account.ts';
import { isTimezone } from './details.ts';
import { findPending } from './pending.ts';

export interface CreateUserInput {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  /** UUID; the same key within 24 h gives the same account and no second mail. Empty: none. */
  readonly idempotencyKey: string;
  readonly language: string;
  readonly timezone: string;
  readonly client: Client;
}

interface SignUp {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailKey: string;
  readonly passwordHash: string;
  readonly language: string;
  readonly timezone: string;
}

/**
 * Signs a person up: an UNVERIFIED account, and a code to its address (defaults 1.5).
 *
 * Somebody may sign up again before verifying. With the same password it is the same person: the account stays and gets a
 * new code when one is due. With another password it is a new account under a new id, and the old one is gone: otherwise
 * whoever signs up first with a stranger's address would share the account that the stranger then verifies. Which of the two
 * it was tells whether the password was right: an attempt counts with those of signing in.
 *
 * An address that has an account answers like one that has none, and behaves like it from then on: the sign-up is kept as a
 * decoy that no code verifies, and the holder is told by mail.
 * @throws Refusal VALIDATION_FAILED (with the field), IDEMPOTENCY_MISMATCH, RATE_LIMITED, or OTP_RESEND_TOO_SOON.
 */
export const createUser =
  (deps: Deps) =>
  async (input: CreateUserInput): Promise<Account> => {
    const { email, emailKey } = parseEmail(input.email);
    const firstName = parseName('firstName', input.firstName);
    const lastName = parseName('lastName', input.lastName);
    assertPasswordAllowed('password', input.password, [firstName, lastName, email]);
    if (input.idempotencyKey && !isUuid(input.idempotencyKey))
      throw invalid('idempotencyKey', 'The idempotency key must be a UUID.');
    const fingerprint = deps.secrets.hmac(
      'idempotency',
      JSON.stringify([emailKey, firstName, lastName, input.password]),
    );

    const known = await inTurn(deps, emailKey, async (uow) => {
      const { account: earlier } = await repetitionOf(deps, uow, input.idempotencyKey, fingerprint);
      if (earlier) return { earlier };
      const { account } = await findPending(deps, uow, emailKey);
      // Never taken back: with a decoy of their own making, strangers would end the waits of who has the address.
      const wait = account && (await countAttempt(deps, uow, await attemptOf(deps, uow, emailKey, input.client)));
      return { account, wait };
    });
    if (known.earlier) return known.earlier;
    if (known.wait) throw mustWait(known.wait);

    // Hashing takes tens of milliseconds: outside the transaction.
    const samePerson = known.account && (await verifyPassword(input.password, known.account.passwordHash)).valid;
    if (samePerson === false) await countFailureOfAddress(deps, input.client.ip);
    const passwordHash = await hashPassword(input.password);
    const signUp: SignUp = {
      firstName,
      lastName,
      email,
      emailKey,
      passwordHash,
      language: languageOf(input.language),
      // What a browser says of itself is a help, nothing to be refused for.
      timezone: isTimezone(input.timezone) ? input.timezone : '',
    };
    const unchanged = samePerson ? known.account?.id : undefined;

    return inTurn(deps, emailKey, async (uow) => {
      await lockEmail(uow.tx, emailKey);
      const { account: earlier, remember } = await repetitionOf(deps, uow, input.idempotencyKey, fingerprint);
      if (earlier) return earlier;
      const account = await settle(deps, uow, signUp, unchanged);
      const issued = await issueVerificationCode(deps, uow, account, input.client);
      // The code of the account that stays may still be on its way; a new account cannot do without one.
      if (!issued.sent && account.id !== unchanged) throw issued.refusal;
      await remember(account.id);
      return account;
    });
  };

/** The account that an earlier request with this key made, and how to note this one's. */
async function repetitionOf(deps: Deps, uow: Unit, key: string, fingerprint: string) {
  const { earlier, remember } = await repeated(uow, deps, { operation: 'user.create', owner: [], key, fingerprint });
  const account = earlier && (await uow.tx.account.findUnique({ where: { id: earlier } }));
  return { account: account || undefined, remember };
}

/** The account of this sign-up: the one that stays, or a new one in place of an unverified one. */
async function settle(deps: Deps, uow: Unit, signUp: SignUp, unchanged: string | undefined): Promise<Account> {
  const { tx } = uow;
  const now = deps.clock.now();
  const { key, account: existing } = await findPending(deps, uow, signUp.emailKey);
  if (existing && existing.id === unchanged) {
    const { firstName, lastName, language, timezone } = signUp;
    return tx.account.update({
      where: { id: existing.id },
      data: { firstName, lastName, language, timezone, updatedAt: now, version: { increment: 1 } },
    });
  }
  if (existing) await tx.account.delete({ where: { id: existing.id } });
  return tx.account.create({
    data: { ...signUp, emailKey: key, id: deps.ids.uuid(), status: 'UNVERIFIED', createdAt: now, updatedAt: now },
  });
}
