import { Refusal } from '@ringline/kit/errors';
import type { Transaction } from '../context.ts';

/**
 * The account of a person who has just signed up comes here by an event, which may be behind their first request: until then nobody
 * can say for whom an invitation is.
 * @throws Refusal NOT_FOUND, to be tried again
 */
export async function knownUser(tx: Pick<Transaction, 'userCopy'>, userId: string): Promise<{ email: string }> {
  const user = await tx.userCopy.findUnique({ where: { userId } });
  if (user?.isEmailVerified) return user;
  throw new Refusal({
    code: 'NOT_FOUND',
    message: 'Your account is being set up. Try again in a moment.',
    retryable: true,
  });
}
