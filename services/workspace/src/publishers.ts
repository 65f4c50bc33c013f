import { publisher, type Publisher } from '@ringline/kit/events';
import {
  InvitationChangedSchema,
  MemberChangedSchema,
  TeamChangedSchema,
  WorkspaceChangedSchema,
} from '@ringline/proto/workspace/v1/events_pb';
import type { Context, Unit } from './context.ts';
import type { PrismaClient } from './generated/prisma/client.ts';
import { announceInvitation } from './invitations/invitation.ts';
import { loadMembers, tellMember } from './members/member.ts';
import { announceTeam } from './teams/team.ts';
import { announceWorkspace, loadWorkspace } from './workspaces/workspace.ts';

/**
 * Tells again what the service owns and others copy. The workspace's row is locked before the rows of the page, since who is in it
 * and in its teams changes behind the lock of that row (`lockWorkspace`).
 */
export const publishers = ({ clock }: Pick<Context, 'clock'>): Publisher<PrismaClient>[] => [
  publisher(WorkspaceChangedSchema, async (uow, { after }) => {
    const ids = (await shareWorkspace(uow)).filter((id) => id > after);
    if (ids.length > 0) announceWorkspace(uow, await loadWorkspace(uow));
    return ids;
  }),
  publisher(TeamChangedSchema, async (uow, { after, limit }) => {
    await shareWorkspace(uow);
    const teams = await uow.tx.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM team WHERE id > ${after}::uuid ORDER BY id LIMIT ${limit} FOR SHARE`;
    for (const { id } of teams) await announceTeam(uow, id);
    return teams.map(({ id }) => id);
  }),
  publisher(MemberChangedSchema, async (uow, { after, limit }) => {
    await shareWorkspace(uow);
    const profiles = await uow.tx.$queryRaw<{ id: string; user_id: string }[]>`
      SELECT id::text, user_id::text FROM user_profile WHERE id > ${after}::uuid ORDER BY id LIMIT ${limit} FOR SHARE`;
    if (profiles.length === 0) return [];
    const userIds = profiles.map((profile) => profile.user_id);
    for (const member of await loadMembers(uow, userIds)) tellMember(uow, member);
    return profiles.map(({ id }) => id);
  }),
  publisher(InvitationChangedSchema, async (uow, { after, limit }) => {
    const locked = await uow.tx.$queryRaw<{ id: string }[]>`
      SELECT id::text FROM invitation WHERE id > ${after}::uuid ORDER BY id LIMIT ${limit} FOR SHARE`;
    const ids = locked.map(({ id }) => id);
    for (const invitation of await uow.tx.invitation.findMany({ where: { id: { in: ids } } }))
      announceInvitation(uow, invitation, clock.now());
    return ids;
  }),
];

/** @returns the id of the workspace, unless it is gone */
async function shareWorkspace({ tx, workspaceId }: Unit): Promise<string[]> {
  const found = await tx.$queryRaw<{ id: string }[]>`
    SELECT workspace_id::text AS id FROM workspace WHERE workspace_id = ${workspaceId}::uuid FOR SHARE`;
  return found.map(({ id }) => id);
}

/** Ids of workspaces after `after`, in their order. Each has an owner, and who is where is known without a workspace. */
export const workspacesAfter =
  ({ db }: Pick<Context, 'db'>) =>
  async (after: string, limit: number): Promise<string[]> => {
    const found = await db.platform('goes through all workspaces', ({ tx }) =>
      tx.membershipIndex.groupBy({
        by: ['targetWorkspace'],
        where: { targetWorkspace: { gt: after } },
        orderBy: { targetWorkspace: 'asc' },
        take: limit,
      }),
    );
    return found.map(({ targetWorkspace }) => targetWorkspace);
  };
