import type { Principal } from '@ringline/kit/auth';
import type { WeeklyHours } from '@ringline/kit/hours';
import type { Deps } from '../context.ts';
import { hoursOf } from '../hours/hoursOf.ts';

/** The workspace's numbers, for the overview's checklist: its own, and those with hours. */
export const countNumbers =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({
    workspaceId,
  }: Pick<Principal, 'workspaceId'>): Promise<{ phoneNumbers: number; withBusinessHours: number }> =>
    db.tenant(workspaceId, async ({ tx }) => {
      const numbers = await tx.phoneNumber.findMany({
        where: { workspaceId, status: 'AVAILABLE', NOT: { type: 'WEB' } },
        select: { isTestNumber: true, hours: true },
      });
      return {
        phoneNumbers: numbers.filter(({ isTestNumber }) => !isTestNumber).length,
        withBusinessHours: numbers.filter(({ hours }) => hoursOf(hours as WeeklyHours | null)).length,
      };
    });
