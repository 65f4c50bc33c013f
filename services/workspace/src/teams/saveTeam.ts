import { Refusal, conflict, invalid } from '@ringline/kit/errors';
import { audit, changesOf } from '../audit/audit.ts';
import type { MemberActor } from '../audit/actor.ts';
import type { Deps, Unit } from '../context.ts';
import { announceAccess, announceMember, lockWorkspace } from '../members/member.ts';
import { announceWorkspace, loadWorkspace } from '../workspaces/workspace.ts';
import { MAX_TEAMS } from './limits.ts';
import { membersOf, namesOf, userIdsOf } from './membersOfTeam.ts';
import { announceTeam, findTeam, type LoadedTeam } from './team.ts';
import { parseTeamDescription, parseTeamName, parseTeamTags } from './teamFields.ts';

export interface CreateTeamInput {
  readonly name: string;
  readonly description: string;
  readonly tags: readonly string[];
  /** Memberships' ids, in the order of ringing. */
  readonly memberIds: readonly string[];
  readonly isDefault: boolean;
}

/**
 * Makes a team with its members.
 * @throws Refusal VALIDATION_FAILED (with the field), NOT_FOUND (a member), LIMIT_REACHED (defaults 22)
 */
export const createTeam =
  (deps: Deps) =>
  async (input: CreateTeamInput, by: MemberActor): Promise<LoadedTeam> => {
    const description = parseTeamDescription(input.description);
    const tags = parseTeamTags(input.tags);
    return deps.db.tenant(by.workspaceId, async (uow) => {
      const { tx, workspaceId } = uow;
      await lockWorkspace(uow);
      const name = await parseTeamName(uow, input.name);
      const count = await tx.team.count();
      if (count >= MAX_TEAMS) {
        throw new Refusal({
          code: 'LIMIT_REACHED',
          message: `A workspace has at most ${MAX_TEAMS} teams. Delete one you no longer need.`,
          why: {
            check: 'teams',
            required: `at most ${MAX_TEAMS} teams`,
            current: String(count),
            whoCanFix: ['OWNER', 'ADMIN'],
          },
        });
      }
      const id = deps.ids.uuid();
      const userIds = await userIdsOf(uow, id, input.memberIds);
      await tx.team.create({ data: { id, workspaceId, name, description, tags, createdAt: deps.clock.now() } });
      await writeMembers(uow, id, userIds);
      if (input.isDefault) await makeDefault(uow, id);
      await announceTeam(uow, id);
      await announceMembers(uow, userIds);
      await audit(deps, uow, by, {
        action: 'team.created',
        target: { type: 'TEAM', id, name },
        changes: changesOf({}, { description, tags, members: await namesOf(uow, userIds), isDefault: input.isDefault }),
      });
      return findTeam(uow, id);
    });
  };

export interface UpdateTeamInput {
  readonly id: string;
  /** The version that the caller saw. */
  readonly version?: number | undefined;
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly tags?: { readonly tags: readonly string[] } | undefined;
  /** Memberships' ids, in the order of ringing. */
  readonly members?: { readonly ids: readonly string[] } | undefined;
  readonly isDefault?: boolean | undefined;
}

/**
 * Changes the fields that are given.
 * @throws Refusal NOT_FOUND, CONFLICT, OUT_OF_SCOPE (not the manager's team), VALIDATION_FAILED, LIMIT_REACHED
 */
export const updateTeam =
  (deps: Deps) =>
  (input: UpdateTeamInput, by: MemberActor): Promise<LoadedTeam> =>
    deps.db.tenant(by.workspaceId, async (uow) => {
      const { tx } = uow;
      await lockWorkspace(uow);
      const team = await findTeam(uow, input.id);
      assertInScope(by, team, input.isDefault === true && !team.isDefault);
      if (input.version !== undefined && input.version !== team.version) throw conflict('The team');
      if (input.isDefault === false && team.isDefault)
        throw invalid('isDefault', 'New members need a team to join. Make another team the default.');
      const known = membersOf(team);
      const name = input.name === undefined ? team.name : await parseTeamName(uow, input.name, team.id);
      const description = input.description === undefined ? team.description : parseTeamDescription(input.description);
      const tags = input.tags ? parseTeamTags(input.tags.tags) : team.tags;
      const userIds = input.members ? await userIdsOf(uow, team.id, input.members.ids) : known;
      const isDefault = team.isDefault || input.isDefault === true;
      const shown = async (members: readonly string[], fields: object) => ({
        ...fields,
        members: await namesOf(uow, members),
      });
      const changes = changesOf(
        await shown(known, {
          name: team.name,
          description: team.description,
          tags: team.tags,
          isDefault: team.isDefault,
        }),
        await shown(userIds, { name, description, tags, isDefault }),
      );
      if (changes.length === 0 && userIds.join() === known.join()) return team;

      await tx.team.update({ where: { id: team.id }, data: { name, description, tags, version: { increment: 1 } } });
      if (userIds.join() !== known.join()) await writeMembers(uow, team.id, userIds);
      if (isDefault && !team.isDefault) await makeDefault(uow, team.id);
      await announceTeam(uow, team.id);
      await announceMembers(uow, [
        ...known.filter((userId) => !userIds.includes(userId)),
        ...userIds.filter((userId) => !known.includes(userId)),
      ]);
      await audit(deps, uow, by, { action: 'team.changed', target: { type: 'TEAM', id: team.id, name }, changes });
      return findTeam(uow, team.id);
    });

/** @throws Refusal OUT_OF_SCOPE */
function assertInScope(by: MemberActor, team: LoadedTeam, changesDefault: boolean): void {
  if (by.scope('TEAMS', 'UPDATE') === 'all') return;
  const ownTeam = team.members.some(({ userId }) => userId === by.userId);
  if (ownTeam && !changesDefault) return;
  throw new Refusal({
    code: 'OUT_OF_SCOPE',
    message: ownTeam
      ? `Your role ${by.role} can’t choose the default team. Ask ${by.ownerName || 'the owner'}.`
      : `Your role ${by.role} can only change teams you’re in. Ask ${by.ownerName || 'the owner'}.`,
    why: {
      check: 'scope',
      required: ownTeam ? 'TEAMS:UPDATE for all teams' : 'a team that you are in',
      current: by.role,
      whoCanFix: [by.ownerName || 'OWNER', 'ADMIN'],
    },
  });
}

async function writeMembers({ tx, workspaceId }: Unit, teamId: string, userIds: readonly string[]): Promise<void> {
  await tx.teamMember.deleteMany({ where: { teamId } });
  await tx.teamMember.createMany({
    data: userIds.map((userId, position) => ({ workspaceId, teamId, userId, position })),
  });
}

/** New members come into this team from now on; the one of before is announced as an ordinary one. */
async function makeDefault(uow: Unit, teamId: string): Promise<void> {
  const { tx, workspaceId } = uow;
  const before = await tx.team.findFirst({ where: { isDefault: true, id: { not: teamId } } });
  if (before) {
    await tx.team.update({ where: { id: before.id }, data: { isDefault: false, version: { increment: 1 } } });
    await announceTeam(uow, before.id);
  }
  await tx.team.update({ where: { id: teamId }, data: { isDefault: true } });
  await tx.workspace.update({
    where: { id: workspaceId },
    data: { defaultTeamId: teamId, version: { increment: 1 } },
  });
  announceWorkspace(uow, await loadWorkspace(uow));
}

/** Rights that come by teams changed for these members. */
export async function announceMembers(uow: Unit, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await uow.tx.userProfile.updateMany({
    where: { userId: { in: [...userIds] } },
    data: { version: { increment: 1 } },
  });
  for (const userId of userIds) {
    await announceMember(uow, userId);
    announceAccess(uow, userId);
  }
}
