import { Refusal } from '@ringline/kit/errors';
import type { Deps, Unit } from '../context.ts';
import { after, secondsUntil } from '../policy.ts';
import { mfaPolicy } from './policy.ts';

const DAY = 86_400;

export type CodeKind = 'APP' | 'RECOVERY';

const mustWait = (seconds: number): Refusal =>
  new Refusal({
    code: 'RATE_LIMITED',
    message: `Too many wrong codes. Try again in ${seconds} s.`,
    field: 'code',
    retryable: true,
    why: { check: 'mfa-throttle', required: `at most ${mfaPolicy.freeFailures} wrong codes in a row` },
    details: { retryAfterSeconds: seconds },
  });

const onlyRecovery = (seconds: number): Refusal =>
  new Refusal({
    code: 'RATE_LIMITED',
    message: `Too many wrong codes today. Use a recovery code, or try again in ${Math.ceil(seconds / 3600)} h.`,
    field: 'code',
    retryable: true,
    why: {
      check: 'mfa-daily',
      required: `at most ${mfaPolicy.appFailuresPerDay} wrong codes of an app in 24 hours`,
    },
    details: { retryAfterSeconds: seconds },
  });

/**
 * Why this account has to wait before another code is looked at: five minutes after each five wrong ones in a row
 * (defaults 1.3), and for codes of an app until fewer than 30 were wrong within 24 hours.
 * @returns undefined when a code may be tried
 */
export async function waitOf(
  { clock }: Pick<Deps, 'clock'>,
  { tx }: Pick<Unit, 'tx'>,
  accountId: string,
  kind: CodeKind,
): Promise<Refusal | undefined> {
  const now = clock.now();
  const inARow = await tx.mfaFailure.findMany({
    where: { accountId, inARow: true },
    orderBy: { failedAt: 'desc' },
    select: { failedAt: true },
  });
  const newest = inARow[0];
  if (newest && inARow.length % mfaPolicy.freeFailures === 0) {
    const until = after(newest.failedAt, mfaPolicy.wait);
    if (until > now) return mustWait(secondsUntil(until, now));
  }
  if (kind === 'RECOVERY') return undefined;
  const [oldest] = await tx.mfaFailure.findMany({
    where: { accountId, kind: 'APP', failedAt: { gt: after(now, -DAY) } },
    orderBy: { failedAt: 'desc' },
    skip: mfaPolicy.appFailuresPerDay - 1,
    take: 1,
  });
  return oldest ? onlyRecovery(secondsUntil(after(oldest.failedAt, DAY), now)) : undefined;
}

/** Counts a wrong code. @returns the refusal that tells how many are left before a wait */
export async function countWrongCode(
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
  { tx }: Pick<Unit, 'tx'>,
  accountId: string,
  kind: CodeKind,
): Promise<Refusal> {
  await tx.mfaFailure.create({ data: { id: ids.uuid(), accountId, kind, failedAt: clock.now() } });
  const inARow = await tx.mfaFailure.count({ where: { accountId, inARow: true } });
  const attemptsLeft = (mfaPolicy.freeFailures - (inARow % mfaPolicy.freeFailures)) % mfaPolicy.freeFailures;
  return new Refusal({
    code: 'OTP_INVALID',
    message:
      attemptsLeft === 0
        ? 'This code isn’t right. Wait five minutes, then use the code your app shows.'
        : `This code isn’t right. Use the one your app shows now; you have ${attemptsLeft} ${attemptsLeft === 1 ? 'try' : 'tries'} left.`,
    field: 'code',
    why: { check: 'mfa-code' },
    details: { attemptsLeft },
  });
}

/** A right code ends the row of wrong ones. Those of an app still count for their 24 hours. */
export async function endRow({ tx }: Pick<Unit, 'tx'>, accountId: string): Promise<void> {
  await tx.mfaFailure.updateMany({ where: { accountId, inARow: true }, data: { inARow: false } });
}
