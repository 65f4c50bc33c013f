/** What befell the database under a piece of work, told as what it is. */
import { Refusal } from '../errors/index.ts';
import { hasCode, isTransient, lostDatabase, neverBegan, ranOutOfTime } from './transaction.ts';

/** The disk is full: 53100 of PostgreSQL, the rest of the system. */
const FULL = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Returns whether there is no room left on a disk. */
export function isFull(error: unknown): boolean {
  return hasCode(error, FULL);
}

/** Returns what a person is told of work that failed with its database; undefined for any other failure. */
export function refusalOfDatabase(error: unknown): Refusal | undefined {
  if (isFull(error)) {
    return new Refusal({
      code: 'UNAVAILABLE',
      message:
        'The server’s disk is full, so nothing can be saved. Ask the person who runs Ringline to free some space, then try again.',
      retryable: true,
      why: { check: 'disk', whoCanFix: ['the person who runs Ringline'] },
      cause: error,
    });
  }
  if (neverBegan(error)) {
    const busy = ranOutOfTime(error);
    return new Refusal({
      code: 'UNAVAILABLE',
      message: busy
        ? 'Ringline is very busy right now. Nothing was changed. Try again in a moment.'
        : 'A part of Ringline isn’t available right now. Nothing was changed. Try again in a moment.',
      retryable: true,
      why: { check: busy ? 'busy' : 'away' },
      cause: error,
    });
  }
  // A unit of work was tried again before; a statement by itself was not.
  if (isTransient(error)) {
    return new Refusal({
      code: 'UNAVAILABLE',
      message: 'Too much was changed here at the same time. Nothing was changed for you. Try again in a moment.',
      retryable: true,
      why: { check: 'busy' },
      cause: error,
    });
  }
  if (!lostDatabase(error) && !ranOutOfTime(error)) return undefined;
  return new Refusal({
    code: 'UNAVAILABLE',
    message: 'A part of Ringline stopped answering. Your change may not have been saved: check, then try again.',
    retryable: true,
    why: { check: 'lost' },
    cause: error,
  });
}
