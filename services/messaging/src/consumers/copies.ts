import type { PhoneNumber } from '@ringline/proto/telephony/v1/telephony_pb';
import type { UserProfile, Workspace } from '@ringline/proto/workspace/v1/workspaces_pb';
import { hoursOf } from '../assignment/openHours.ts';
import { handOnWork, type Leaving } from '../assignment/presence.ts';
import type { Unit } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';

/** Keeps telephony's number, and the way to its workspace. A number that moves to another team takes its threads along. */
export async function keepNumber(uow: Unit, number: PhoneNumber): Promise<void> {
  // One of a site has nothing to text to.
  if (number.type === 'WEB') return;
  const { workspaceId } = uow;
  const { id, version, status, isTestNumber, country } = number;
  const present = await uow.tx.numberCopy.findFirst({ where: { id, workspaceId } });
  if (present && present.version > version) return;
  const teamIds = number.callWorkFlow?.teamId ? [number.callWorkFlow.teamId] : [];
  const moved = present?.teamIds.join() !== teamIds.join();
  // A thread of this number that is being written must not miss the team, nor the team the thread.
  if (moved) await uow.tx.$queryRaw`SELECT lock_number(${id}::uuid)::text`;
  const copy = {
    workspaceId,
    number: number.number,
    teamIds,
    isTestNumber,
    status,
    capabilities: [...number.capabilities],
    country,
    version,
    type: number.type,
    isComplianceVerified: number.isComplianceVerified,
    hours: (hoursOf(number) as unknown as Prisma.JsonObject | undefined) ?? Prisma.DbNull,
  };
  await uow.tx.numberCopy.upsert({ where: { id }, create: { id, ...copy }, update: copy });
  // Nobody can answer a name, and several workspaces may text under the same.
  if (number.type === 'SENDER_ID') {
    // Nothing comes to it.
  } else if (status === 'RELEASED') {
    await uow.tx.numberRoute.deleteMany({ where: { number: number.number, phoneNumberId: id } });
  } else {
    const route = { targetWorkspace: workspaceId, phoneNumberId: id };
    await uow.tx.numberRoute.upsert({
      where: { number: number.number },
      create: { number: number.number, ...route },
      update: route,
    });
  }
  // A call may be told before its number is: its thread gets its teams now.
  if (moved) {
    await uow.tx.$executeRaw`
      UPDATE thread AS t SET version = t.version + 1, team_ids = coalesce((
        SELECT array_agg(DISTINCT team) FROM item AS i JOIN number_copy AS n ON n.id = i.phone_number_id CROSS JOIN unnest(n.team_ids) AS team
        WHERE i.workspace_id = ${workspaceId}::uuid AND i.thread_id = t.id), '{}')
      WHERE t.workspace_id = ${workspaceId}::uuid
        AND EXISTS (SELECT FROM item AS i WHERE i.workspace_id = ${workspaceId}::uuid AND i.thread_id = t.id AND i.phone_number_id = ${id}::uuid)`;
  }
}

/** Keeps the name that texts of ours sign with. */
export async function keepWorkspace(
  uow: Unit,
  { name, version, setting }: Pick<Workspace, 'name' | 'version' | 'setting'>,
): Promise<void> {
  const { workspaceId } = uow;
  const present = await uow.tx.workspaceCopy.findFirst({ where: { workspaceId } });
  if (present && present.version > version) return;
  const copy = { name, version, website: setting?.website ?? '', timezone: setting?.timezone ?? '' };
  await uow.tx.workspaceCopy.upsert({ where: { workspaceId }, create: { workspaceId, ...copy }, update: copy });
}

/** Keeps who is a member, of which teams, and whether they are there: who may be given a conversation. What leavers had goes on. */
export const keepMember =
  (deps: Leaving) =>
  async (uow: Unit, profile: UserProfile): Promise<void> => {
    const { tx, workspaceId } = uow;
    const { userId, roleName, teamIds, status, availabilityStatus, hasSeat, version } = profile;
    const where = { workspaceId_userId: { workspaceId, userId } };
    const present = await tx.memberCopy.findUnique({ where });
    if (present && present.version > version) return;
    const copy = {
      role: roleName,
      teamIds: [...teamIds],
      active: status === 'ACTIVE',
      presence: availabilityStatus || 'AVAILABLE',
      version,
      hasSeat,
    };
    await tx.memberCopy.upsert({ where, create: { workspaceId, userId, ...copy }, update: copy });
    if (present?.active && !copy.active) await handOnWork(deps, uow, userId, 'LEFT');
  };
