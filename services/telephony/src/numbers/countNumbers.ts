import type { Principal } from '@ringline/kit/auth';
import type { Dependencies } from '../dependencies.ts';

/** The workspace's own numbers, for the overview's checklist. Hours can't be set on a number yet. */
export const countNumbers =
  ({ db }: Pick<Dependencies, 'db'>) =>
  async ({
    workspaceId,
  }: Pick<Principal, 'workspaceId'>): Promise<{ phoneNumbers: number; withBusinessHours: number }> => ({
    phoneNumbers: await db.tenant(workspaceId, ({ tx }) =>
      tx.phoneNumber.count({ where: { workspaceId, isTestNumber: false, status: 'AVAILABLE' } }),
    ),
    withBusinessHours: 0,
  });
