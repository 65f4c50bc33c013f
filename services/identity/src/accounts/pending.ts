import type { Deps, Unit } from '../context.ts';
import type { Account } from '../generated/prisma/client.ts';
import { emailKeyOf } from './account.ts';

/**
 * Where the sign-up of an address that has an account is kept: an unverified account beside it, whose codes nobody is sent.
 * Nothing that somebody types is this key, so that no sign-in finds a decoy by it.
 */
const decoyKeyOf = ({ secrets }: Pick<Deps, 'secrets'>, emailKey: string): string =>
  secrets.hmac('sign-up-decoy', emailKey);

/** Whether an account only stands for the sign-up of an address that somebody else has: it is never verified. */
export const isDecoy = ({ email, emailKey }: Pick<Account, 'email' | 'emailKey'>): boolean =>
  emailKey !== emailKeyOf(email);

/** A sign-up of an address that was not verified, if there is one, and the key that it goes under. */
interface Pending {
  readonly key: string;
  readonly account: Account | null;
}

/** The account of an address, and the decoy that stands for another sign-up with it. */
export async function findByAddress(
  deps: Pick<Deps, 'secrets'>,
  { tx }: Pick<Unit, 'tx'>,
  emailKey: string,
): Promise<{ readonly holder: Account | null; readonly decoy: Account | null }> {
  const holder = await tx.account.findUnique({ where: { emailKey } });
  const decoy = await tx.account.findUnique({ where: { emailKey: decoyKeyOf(deps, emailKey) } });
  return { holder, decoy };
}

/** What somebody who signs up with the address meets. The work is the same whether or not the address has an account. */
export async function findPending(
  deps: Pick<Deps, 'secrets'>,
  uow: Pick<Unit, 'tx'>,
  emailKey: string,
): Promise<Pending> {
  const { holder, decoy } = await findByAddress(deps, uow, emailKey);
  const isTaken = holder !== null && holder.status !== 'UNVERIFIED';
  return isTaken ? { key: decoyKeyOf(deps, emailKey), account: decoy } : { key: emailKey, account: holder };
}
