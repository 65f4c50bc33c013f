import type { Principal } from '@ringline/kit/auth';
import { notFound } from '@ringline/kit/errors';
import type { Deps } from '../context.ts';
import { announceNotifications, DEALT_WITH } from './notification.ts';
import { markDone, own, type OwnNotifications, UUID } from './readState.ts';

/**
 * A missed call is dealt with: read for everybody who was told of it (defaults 12.1). Any member of a team that was told may say so,
 * be it one to which the call was led: such a team does not see the conversation, which is marked as done by the number's teams
 * alone, and stays as it is here.
 * @throws Refusal NOT_FOUND for what is not the caller's own, is no missed call, or was told to teams that they have left since
 */
export const markMissedCallDone =
  (deps: Pick<Deps, 'db' | 'clock'>) =>
  (
    { id }: { id: string },
    { workspaceId, userId, teamIds }: Pick<Principal, 'workspaceId' | 'userId' | 'teamIds'>,
  ): Promise<OwnNotifications> =>
    deps.db.tenant(workspaceId, async (uow) => {
      const told = UUID.test(id)
        ? await uow.tx.notification.findFirst({
            select: { conversationId: true },
            where: { workspaceId, id, userId, kind: { in: [...DEALT_WITH] }, toldTeamIds: { hasSome: [...teamIds] } },
          })
        : null;
      if (!told) throw notFound('The notification');
      const rows = await markDone(deps, uow, told);
      await announceNotifications(uow, rows, false);
      return own(
        uow,
        userId,
        rows.filter((row) => row.userId === userId),
      );
    });
