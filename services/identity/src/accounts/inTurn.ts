import type { Deps, Unit } from '../context.ts';

/**
 * A unit of work that takes the lock of one account. Those for the same account wait for each other before they take a connection:
 * fifty guesses at one code would otherwise hold all of them, and keep everybody else from signing in.
 * @param who whose turn it is: an account's id, an address, or a secret that stands for an account
 */
export const inTurn = <R>({ db }: Pick<Deps, 'db'>, who: string, work: (uow: Unit) => Promise<R>): Promise<R> =>
  db.platform('people have no workspace', work, { turn: `account:${who}` });
