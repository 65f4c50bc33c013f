import { Refusal } from '@ringline/kit/errors';
import { emailKeyOf } from '../accounts/account.ts';
import { isDecoy } from '../accounts/pending.ts';
import type { Client, Deps, Unit } from '../context.ts';
import type { Account } from '../generated/prisma/client.ts';
import { enqueueMail } from '../mails/sendMail.ts';
import { after, codePolicy, secondsUntil } from '../policy.ts';
import { nextCodeAt } from './limits.ts';
import { lifetimeOf, type Purpose } from './purposes.ts';

const HOUR = 3600;
const DAY = 86_400;

export type Issued =
  | { readonly sent: true; readonly resendAfter: number }
  | { readonly sent: false; readonly refusal: Refusal };

/** A code that is to be made. */
export interface CodeOrder {
  readonly purpose: Purpose;
  /** Whose it is; null for an address without an account. */
  readonly accountId: string | null;
  /** Of a reset: what stands for its address. Of a sign-up that nobody began: the id that was asked for. */
  readonly resetId?: string;
  /** For an id that is nobody's: the first code is made as if another one had been sent before it. */
  readonly isAnother?: boolean;
  /** A browser asks for it that the person signed in with before. */
  readonly ofKnownDevice?: boolean;
  /** The address that it is to prove, where that is not the account's own. */
  readonly target?: string;
  /** Addresses in clear that the limits count for: whoever guesses the code, and whoever is bothered with it. */
  readonly limitedBy: readonly string[];
  readonly client: Client;
  /** Stores the job that sends it. */
  deliver(code: string, minutes: number): Promise<void>;
}

/** The refusal of a code that is asked for too early. */
function tooSoon(seconds: number): Refusal {
  return new Refusal({
    code: 'OTP_RESEND_TOO_SOON',
    message: `You can ask for another code in ${seconds} s. The last code we sent may still work.`,
    retryable: true,
    why: { check: 'code-rate', required: 'a wait between codes', current: `${seconds} s left`, whoCanFix: ['you'] },
    details: { retryAfterSeconds: seconds },
  });
}

/** What a code is stored as. Whose it is, and what for, is part of it: a row moved elsewhere is worth nothing. */
export function codeHmac(
  deps: Pick<Deps, 'secrets'>,
  { purpose, subject }: { purpose: Purpose; subject: string },
  code: string,
): string {
  return deps.secrets.hmac('one-time-code', `${purpose}:${subject}:${code}`);
}

/**
 * Makes a new code, kills the old one for the same purpose, and sends it after the commit. The caller holds the account's
 * or the address's lock, so that two requests at once make one code.
 * @returns `sent: false` with the reason when the limits of defaults 1.1 do not allow a code yet; then nothing was written.
 */
export async function issueCode(deps: Deps, uow: Unit, order: CodeOrder): Promise<Issued> {
  const { tx } = uow;
  const { purpose, accountId, resetId, ofKnownDevice = false, target = '', isAnother = false, client } = order;
  const subject = resetId ?? accountId;
  if (!subject) throw new Error('A code belongs to someone, or to a reset');
  const now = deps.clock.now();
  const identifiers = order.limitedBy.map((address) => deps.secrets.hmac('identifier', address));
  const before = after(now, -codePolicy.resendWaits[0]);
  let presumed = false;
  let resendAt = now;
  for (const identifier of identifiers) {
    const requests = await tx.codeRequest.findMany({
      where: { identifier, requestedAt: { gt: after(now, -DAY) } },
      orderBy: { requestedAt: 'desc' },
      take: codePolicy.perDay,
    });
    const times = requests.map(({ requestedAt }) => requestedAt);
    presumed = isAnother && times.length === 0;
    if (presumed) times.push(before);
    const allowedAt = nextCodeAt(times, now);
    if (allowedAt > now) return { sent: false, refusal: tooSoon(secondsUntil(allowedAt, now)) };
    const next = nextCodeAt([now, ...times], now);
    if (next > resendAt) resendAt = next;
  }
  // Who shares an address with strangers is kept from no code at a browser of their own, which has few of them anyway.
  if (client.ip && !ofKnownDevice && (await codesOfAddress(uow, client.ip, now)) >= deps.env.CODES_PER_IP_PER_HOUR) {
    return { sent: false, refusal: tooSoon(HOUR) };
  }

  const code = deps.randomness.code();
  const lifetime = lifetimeOf(purpose);
  await tx.oneTimeCode.updateMany({
    where: resetId ? { resetId, purpose, endedAt: null } : { accountId, purpose, endedAt: null },
    data: { endedAt: now },
  });
  await tx.oneTimeCode.create({
    data: {
      id: deps.ids.uuid(),
      accountId,
      purpose,
      resetId: resetId ?? null,
      ofKnownDevice,
      target,
      codeHmac: codeHmac(deps, { purpose, subject }, code),
      attemptsLeft: codePolicy.attempts,
      createdAt: now,
      expiresAt: after(now, lifetime),
    },
  });
  // One row for each address that is counted for; the network address is counted once.
  const requested = (identifier: string, ip: string, requestedAt: Date) => ({
    id: deps.ids.uuid(),
    identifier,
    ip,
    requestedAt,
  });
  await tx.codeRequest.createMany({
    data: identifiers.flatMap((identifier, index) => [
      requested(identifier, index === 0 ? client.ip : '', now),
      ...(presumed ? [requested(identifier, '', before)] : []),
    ]),
  });
  await order.deliver(code, lifetime / 60);
  return { sent: true, resendAfter: secondsUntil(resendAt, now) };
}

function codesOfAddress({ tx }: Unit, ip: string, now: Date): Promise<number> {
  return tx.codeRequest.count({ where: { ip, requestedAt: { gt: after(now, -HOUR) } } });
}

/** What a person's own codes are limited by, beside the address that they go to: strangers use nothing of it up. */
export const ownCodesOf = (emailKey: string): string => `own:${emailKey}`;

/**
 * What the codes of a sign-in are limited by, which only who knows the password may ask for: strangers who ask for resets keep
 * nobody from signing in.
 */
const signInCodesOf = (emailKey: string): string => `sign-in:${emailKey}`;

/** What a code to the account's own address is good for. */
export const purposeFor = ({ status }: Account): Purpose => (status === 'UNVERIFIED' ? 'VERIFY_ACCOUNT' : 'SIGN_IN');

/**
 * Whether an account is one that codes go to: not verified yet, or with a sign-in that waits for its code. Who lets a code go
 * out of date may ask for another one for an hour; later than that nobody may who only knows the person's id.
 */
export async function awaitsCode(
  { clock }: Pick<Deps, 'clock'>,
  { tx }: Unit,
  id: string,
  account: Account | undefined,
): Promise<boolean> {
  const expiresAt = { gt: after(clock.now(), -HOUR) };
  const signIn = await tx.oneTimeCode.findFirst({
    where: { accountId: id, purpose: 'SIGN_IN', endedAt: null, expiresAt },
  });
  return account?.status === 'UNVERIFIED' || (account !== undefined && signIn !== null);
}

/** Whether a code to the account's own address waits to be entered. */
export async function isCodeAlive({ clock }: Pick<Deps, 'clock'>, { tx }: Unit, account: Account) {
  const where = { accountId: account.id, purpose: purposeFor(account), endedAt: null, expiresAt: { gt: clock.now() } };
  return (await tx.oneTimeCode.count({ where })) > 0;
}

/**
 * The code that verifies an account, or a sign-in to a verified one, to its own address (defaults 1.5). For the decoy of an
 * address that has an account, who has it is told that somebody tried to sign up.
 */
export async function issueVerificationCode(deps: Deps, uow: Unit, account: Account, client: Client): Promise<Issued> {
  const emailKey = emailKeyOf(account.email);
  const holder = await uow.tx.account.findUnique({ where: { emailKey } });
  const purpose = purposeFor(account);
  return issueCode(deps, uow, {
    purpose,
    accountId: account.id,
    limitedBy: [purpose === 'SIGN_IN' ? signInCodesOf(emailKey) : emailKey],
    client,
    deliver: (code, minutes) => {
      const to = { to: holder?.email ?? '', language: holder?.language ?? '' };
      return isDecoy(account)
        ? enqueueMail(deps, uow, to, 'sign-up-with-address', {})
        : enqueueMail(deps, uow, to, 'verify-account-code', { code, minutes });
    },
  });
}

/** Does for an id that waits for no code what is done for one that does: a code is kept, and nobody is sent it. */
export async function pretendVerificationCode(deps: Deps, uow: Unit, id: string, client: Client): Promise<Issued> {
  // Nobody's address, but looked for like one.
  await uow.tx.account.findUnique({ where: { emailKey: id } });
  return issueCode(deps, uow, {
    purpose: 'VERIFY_ACCOUNT',
    accountId: null,
    resetId: id,
    isAnother: true,
    limitedBy: [id],
    client,
    deliver: (code, minutes) =>
      enqueueMail(deps, uow, { to: '', language: '' }, 'verify-account-code', { code, minutes }),
  });
}
