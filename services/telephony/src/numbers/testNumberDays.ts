import { Refusal } from '@ringline/kit/errors';
import type { PhoneNumber } from '../generated/prisma/client.ts';

/** A test number is free for 14 days (defaults 7.3). */
const DAY_MS = 24 * 3_600_000;
const FREE_MS = 14 * DAY_MS;
/** With so many days left the workspace is told that it ends. */
const TOLD_DAYS = [3, 1] as const;

/** Until when a test number is free that is lent, or lent again, now. */
export const freeUntil = (now: Date): Date => new Date(now.getTime() + FREE_MS);

/**
 * When something is to be done about a loan next.
 * @param renews it does not end, so that nobody is told
 */
export function nextMoment(until: Date, now: Date, renews: boolean): Date {
  if (renews) return until;
  const moments = TOLD_DAYS.map((days) => until.getTime() - days * DAY_MS);
  return new Date(moments.find((at) => at > now.getTime()) ?? until.getTime());
}

/** Of which moment it is time to tell; undefined: of none. Who comes late tells of the last one alone. */
export const momentOf = (until: Date, now: Date): (typeof TOLD_DAYS)[number] | undefined =>
  TOLD_DAYS.findLast((days) => now.getTime() >= until.getTime() - days * DAY_MS);

/** Nothing is done with a test number whose days are over, and a workspace is lent one once. */
export const testNumberEnded = (
  code: 'CALLER_ID_NOT_OWNED' | 'NUMBER_LIMIT_REACHED',
  { number, releaseDate }: Pick<PhoneNumber, 'number' | 'releaseDate'>,
): Refusal =>
  new Refusal({
    code,
    message: `The 14 days of the test number ${number} are over. An owner or admin can get your own number; calls and texts of the test number stay in the inbox.`,
    why: {
      check: 'test_number_ended',
      required: 'a number of your own',
      current: releaseDate?.toISOString().slice(0, 10),
      whoCanFix: ['OWNER', 'ADMIN'],
    },
  });
