import { Refusal, invalid } from '@ringline/kit/errors';
import type { Deps, Transaction, Unit } from '../context.ts';
import type { OneTimeCode } from '../generated/prisma/client.ts';
import { after, codePolicy, secondsUntil } from '../policy.ts';
import { codeHmac } from './issueCode.ts';
import { isOwn, type Purpose } from './purposes.ts';

const whoCanFix = ['you'];
const HOUR = 3600;
/** Seconds after it was sent until a code's wrong entries are a day old. */
const COUNTED = 24 * HOUR + codePolicy.resetLifetime;

export const expired = () =>
  new Refusal({
    code: 'OTP_EXPIRED',
    message: 'This code has expired. Ask for a new one.',
    field: 'code',
    why: { check: 'code', required: 'the newest code, in time', current: 'expired or used', whoCanFix },
  });

const tooManyAttempts = () =>
  new Refusal({
    code: 'OTP_TOO_MANY_ATTEMPTS',
    message: 'This code was entered wrong too many times and no longer works. Ask for a new one.',
    field: 'code',
    why: { check: 'code', required: 'the right code', current: '0 tries left', whoCanFix },
    details: { attemptsLeft: 0 },
  });

const wrong = (attemptsLeft: number) =>
  new Refusal({
    code: 'OTP_INVALID',
    message: `This code isn’t right. You have ${attemptsLeft} ${attemptsLeft === 1 ? 'try' : 'tries'} left.`,
    field: 'code',
    why: { check: 'code', required: 'the right code', current: `${attemptsLeft} tries left`, whoCanFix },
    details: { attemptsLeft },
  });

const tooManyToday = (seconds: number) =>
  new Refusal({
    code: 'RATE_LIMITED',
    message: `Too many wrong codes were entered today. Try again in ${Math.ceil(seconds / HOUR)} h, or use a browser you’ve signed in with before.`,
    field: 'code',
    retryable: true,
    why: { check: 'code-daily', required: 'few wrong codes in 24 hours', current: `${seconds} s left`, whoCanFix },
    details: { retryAfterSeconds: seconds },
  });

/** A code as it is compared. @throws Refusal VALIDATION_FAILED when it is not six digits, spaces aside. */
export function parseCode(text: string): string {
  const code = text.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code)) throw invalid('code', 'Enter the six digits we sent you.');
  return code;
}

/** Whose code it is. */
export type Subject = { readonly accountId: string } | { readonly resetId: string };

/**
 * Looks at a code that somebody entered and counts the attempt when it is wrong. The caller holds the lock of the account
 * or address. A wrong attempt must be committed, so the refusal is a value.
 * @param keep leaves a right code alive, for who has to look at something else first
 * @returns the code that was right, or why it was not; RATE_LIMITED when too many were wrong today
 */
export async function takeCode(
  deps: Deps,
  { tx }: Unit,
  purpose: Purpose,
  owner: Subject,
  entered: string,
  { keep = false }: { readonly keep?: boolean } = {},
): Promise<{ readonly taken: OneTimeCode } | { readonly refusal: Refusal }> {
  const now = deps.clock.now();
  const alive = await tx.oneTimeCode.findFirst({
    where: { ...owner, purpose, endedAt: null },
  });
  if (!alive || alive.expiresAt <= now) return { refusal: expired() };
  if (alive.attemptsLeft === 0) return { refusal: tooManyAttempts() };
  const wait = await waitOfTheDay(deps, tx, alive);
  if (wait > 0) return { refusal: tooManyToday(wait) };

  const subject = 'resetId' in owner ? owner.resetId : owner.accountId;
  if (!deps.secrets.equal(codeHmac(deps, { purpose, subject }, entered), alive.codeHmac)) {
    const attemptsLeft = alive.attemptsLeft - 1;
    await tx.oneTimeCode.update({ where: { id: alive.id }, data: { attemptsLeft } });
    return { refusal: attemptsLeft === 0 ? tooManyAttempts() : wrong(attemptsLeft) };
  }
  if (!keep) await tx.oneTimeCode.update({ where: { id: alive.id }, data: { endedAt: now } });
  return { taken: alive };
}

/**
 * How long no code of this kind is looked at, in seconds, since so many were wrong within a day: strangers use up the guesses
 * at codes that anybody may ask for, and none of those at a person's own. Counted by when a code was sent, which is a little
 * longer than a day.
 */
async function waitOfTheDay({ clock }: Pick<Deps, 'clock'>, tx: Transaction, alive: OneTimeCode): Promise<number> {
  const { accountId, resetId } = alive;
  const now = clock.now();
  const recent = await tx.oneTimeCode.findMany({
    where: { ...(accountId ? { accountId } : { resetId }), createdAt: { gt: after(now, -COUNTED) } },
    orderBy: { createdAt: 'desc' },
  });
  const most = isOwn(alive) ? codePolicy.wrongPerDayOfOwn : codePolicy.wrongPerDay;
  let wrong = 0;
  for (const code of recent) {
    if (isOwn(code) !== isOwn(alive)) continue;
    wrong += codePolicy.attempts - code.attemptsLeft;
    if (wrong >= most) return secondsUntil(after(code.createdAt, COUNTED), now);
  }
  return 0;
}
