import { Refusal } from '@ringline/kit/errors';
import type { PhoneNumber } from '../generated/prisma/client.ts';

/** A test number is free for 14 days (defaults 7.3). */
const FREE_MS = 14 * 24 * 3_600_000;

/** Until when a test number is free that is lent, or lent again, now. */
export const freeUntil = (now: Date): Date => new Date(now.getTime() + FREE_MS);

/** Nothing is done with a test number whose days are over, and a workspace is lent one once. */
export const testNumberEnded = (
  code: 'CALLER_ID_NOT_OWNED' | 'NUMBER_LIMIT_REACHED',
  { number, releaseDate }: Pick<PhoneNumber, 'number' | 'releaseDate'>,
): Refusal =>
  new Refusal({
    code,
    message: `The 14 days of the test number ${number} are over. An owner or admin can get a number of your own; calls and texts of the test number stay where they are.`,
    why: {
      check: 'test_number_ended',
      required: 'a number of your own',
      current: releaseDate?.toISOString().slice(0, 10),
      whoCanFix: ['OWNER', 'ADMIN'],
    },
  });
