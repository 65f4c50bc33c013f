import { notFound } from '@ringline/kit/errors';
import type { Deps } from '../context.ts';

/** The signed-in person's own account. */
export const getCurrentUser = (deps: Deps) => async (_input: unknown, principal: { userId: string }) => {
  const account = await deps.db.platform('people have no workspace', ({ tx }) =>
    tx.account.findUnique({ where: { id: principal.userId } }),
  );
  if (!account) throw notFound('Your account');
  return account;
};
