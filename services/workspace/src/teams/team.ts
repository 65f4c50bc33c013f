import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Scope } from '@ringline/kit/auth';
import { notFound } from '@ringline/kit/errors';
import { TeamChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import type { TeamSchema } from '@ringline/proto/workspace/v1/workspaces_pb';
import { isUuid } from '@ringline/kit/ids';
import type { Deps, Unit } from '../context.ts';
import type { Team, TeamMember } from '../generated/prisma/client.ts';

export type LoadedTeam = Team & { members: TeamMember[] };

const withMembers = { members: { orderBy: { position: 'asc' } } } as const;

/** A team as the contract shows it. */
export function toTeam({
  id,
  workspaceId,
  name,
  description,
  isDefault,
  version,
  tags,
  members,
}: LoadedTeam): MessageInitShape<typeof TeamSchema> {
  const memberUserIds = members.map(({ userId }) => userId);
  return { id, workspaceId, name, description, isDefault, version, tags, memberUserIds };
}

/** A team of the unit's workspace. @throws Refusal NOT_FOUND */
export async function findTeam({ tx }: Unit, id: string): Promise<LoadedTeam> {
  const team = isUuid(id) ? await tx.team.findFirst({ where: { id }, include: withMembers }) : null;
  if (!team) throw notFound('The team');
  return team;
}

/** Tells the other services what the team now looks like. */
export async function announceTeam(uow: Unit, teamId: string): Promise<void> {
  const team = await uow.tx.team.findUniqueOrThrow({ where: { id: teamId }, include: withMembers });
  uow.emit(TeamChangedSchema, { team: toTeam(team) }, { key: teamId });
}

/** Teams of the workspace, the default one first. @param scope `team` or `own`: those that the member is in */
export const listTeams =
  (deps: Deps) =>
  (scope: Scope, principal: { workspaceId: string; userId: string }): Promise<LoadedTeam[]> =>
    deps.db.tenant(principal.workspaceId, ({ tx }) =>
      tx.team.findMany({
        where: scope === 'all' ? {} : { members: { some: { userId: principal.userId } } },
        include: withMembers,
        orderBy: [{ isDefault: 'desc' }, { id: 'asc' }],
      }),
    );
