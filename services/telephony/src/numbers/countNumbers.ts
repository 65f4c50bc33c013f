import type { Principal } from '@ringline/kit/auth';
import type { WeeklyHours } from '@ringline/kit/hours';
import type { Deps } from '../context.ts';
import { hoursOf } from '../hours/hoursOf.ts';

/** The workspace's numbers, for the overview's checklist: its own, those with hours, and its sender ids. */
export const countNumbers =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({
    workspaceId,
  }: Pick<Principal, 'workspaceId'>): Promise<{ phoneNumbers: number; withBusinessHours: number; senderIds: number }> =>
    db.tenant(workspaceId, async ({ tx }) => {
      const numbers = await tx.phoneNumber.findMany({
        where: { workspaceId, status: 'AVAILABLE', NOT: { type: 'WEB' } },
        select: { isTestNumber: true, hours: true, type: true },
      });
      const phones = numbers.filter(({ type }) => type !== 'SENDER_ID');
      return {
        phoneNumbers: phones.filter(({ isTestNumber }) => !isTestNumber).length,
        withBusinessHours: phones.filter(({ hours }) => hoursOf(hours as WeeklyHours | null)).length,
        senderIds: numbers.length - phones.length,
      };
    });
