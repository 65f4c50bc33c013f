import { Refusal } from '@ringline/kit/errors';
import { audit, nameOf, type AuditActor } from '../audit/audit.ts';
import type { Context, Unit } from '../context.ts';
import { announceTeam } from '../teams/team.ts';
import { MAX_MEMBERS, MAX_TEAMS_OF_USER } from '../teams/limits.ts';
import { announceWorkspace, loadWorkspace } from '../workspaces/workspace.ts';
import { announceAccess, announceMember, lockUser, lockWorkspace } from './member.ts';
import { placesOf, takePlace } from './seats.ts';

export interface NewMember {
  readonly userId: string;
  readonly role: 'ADMIN' | 'MANAGER' | 'MEMBER';
  /** Whether a seat is wanted; without a free one the member waits for it (defaults 2.6). */
  readonly withSeat: boolean;
  /** Besides the default team; those that do not exist any more are left out. */
  readonly teamIds: readonly string[];
  /** Somebody else lets them in: they are INACTIVE until they open the workspace (defaults 1.5). */
  readonly absent?: boolean;
}

/**
 * Makes a person a member: a place by the plan, the default team and those given; announces and records it. A person who had
 * left comes back to the profile of before.
 * @throws Refusal USER_LIMIT_REACHED; FORBIDDEN_ROLE when the membership is deactivated; VALIDATION_FAILED when it is active
 */
export async function addMember(
  deps: Pick<Context, 'ids' | 'clock'>,
  uow: Unit,
  by: AuditActor,
  { userId, role, withSeat, teamIds, absent = false }: NewMember,
): Promise<void> {
  const { tx, workspaceId } = uow;
  await lockWorkspace(uow);
  await lockUser(tx, userId);
  const known = await tx.userProfile.findUnique({ where: { workspaceId_userId: { workspaceId, userId } } });
  if (known && !known.removedAt) throw alreadyIn(known.status);

  const place = takePlace(await placesOf(uow), withSeat);
  const profileId = known?.id ?? deps.ids.uuid();
  const now = deps.clock.now();
  const fields = { role, status: 'ACTIVE', ...place, createdAt: now, openedAt: absent ? null : now };
  if (known) {
    await tx.userProfile.update({
      where: { id: profileId },
      data: {
        ...fields,
        removedAt: null,
        deactivationReason: '',
        version: { increment: 1 },
        editedVersion: known.version + 1,
      },
    });
  } else {
    await tx.userProfile.create({ data: { id: profileId, workspaceId, userId, ...fields } });
  }
  await tx.membershipIndex.createMany({ data: [{ userId, targetWorkspace: workspaceId }], skipDuplicates: true });
  for (const teamId of await joinTeams(uow, userId, teamIds)) await announceTeam(uow, teamId);
  await announceMember(uow, userId);
  announceAccess(uow, userId);
  announceWorkspace(uow, await loadWorkspace(uow));
  await audit(deps, uow, by, {
    action: 'member.joined',
    target: { type: 'MEMBER', id: profileId, name: await nameOf(tx, userId) },
    changes: [
      { field: 'role', before: null, after: role },
      { field: 'hasSeat', before: null, after: String(place.hasSeat) },
    ],
  });
}

/** @returns the teams that the person is in now. A full team is left out: being in it is worth less than being in. */
async function joinTeams({ tx }: Unit, userId: string, teamIds: readonly string[]): Promise<string[]> {
  const teams = await tx.team.findMany({
    where: { OR: [{ isDefault: true }, { id: { in: [...teamIds] } }] },
    include: { members: true },
    orderBy: { isDefault: 'desc' },
  });
  const joined = teams.filter(({ members }) => members.length < MAX_MEMBERS).slice(0, MAX_TEAMS_OF_USER);
  for (const { id, workspaceId, members } of joined) {
    const position = Math.max(-1, ...members.map((member) => member.position)) + 1;
    await tx.teamMember.create({ data: { workspaceId, teamId: id, userId, position } });
    await tx.team.update({ where: { id }, data: { version: { increment: 1 } } });
  }
  return joined.map(({ id }) => id);
}

function alreadyIn(status: string): Refusal {
  if (status === 'ACTIVE') {
    return new Refusal({
      code: 'VALIDATION_FAILED',
      message: 'You’re already a member of this workspace. Open it from the list of your workspaces.',
      why: { check: 'member', required: 'no membership yet', current: status },
    });
  }
  return new Refusal({
    code: 'FORBIDDEN_ROLE',
    message: 'Your membership in this workspace is deactivated. Ask an owner or admin to reactivate it.',
    why: { check: 'member', required: 'ACTIVE', current: status, whoCanFix: ['OWNER', 'ADMIN'] },
  });
}
