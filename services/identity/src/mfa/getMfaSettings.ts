import { notFound } from '@ringline/kit/errors';
import type { Deps } from '../context.ts';

/** Whether the second factor is on, and how many recovery codes are left. */
export const getMfaSettings = (deps: Deps) => async (_input: unknown, principal: { userId: string }) =>
  deps.db.platform('people have no workspace', async ({ tx }) => {
    const account = await tx.account.findUnique({ where: { id: principal.userId } });
    if (!account) throw notFound('Your account');
    return {
      userId: account.id,
      enabled: account.mfaEnabledAt !== null,
      recoveryCodesLeft: await tx.recoveryCode.count({ where: { accountId: account.id, usedAt: null } }),
    };
  });
