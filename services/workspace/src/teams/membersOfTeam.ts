import { Refusal, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Unit } from '../context.ts';
import { loadMembers, memberName } from '../members/member.ts';
import { MAX_MEMBERS, MAX_TEAMS_OF_USER } from './limits.ts';
import type { LoadedTeam } from './team.ts';

/** User ids of a team, in the order of ringing. */
export const membersOf = (team: LoadedTeam): string[] => team.members.map(({ userId }) => userId);

/**
 * The users of memberships, in their order, as members that the team may have.
 * @throws Refusal NOT_FOUND, LIMIT_REACHED (defaults 22)
 */
export async function userIdsOf({ tx }: Unit, teamId: string, memberIds: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(memberIds)];
  if (wanted.length > MAX_MEMBERS) {
    throw limitReached(
      'members-per-team',
      `A team has at most ${MAX_MEMBERS} members. Take some out, or make another team.`,
      `at most ${MAX_MEMBERS} members`,
      String(wanted.length),
    );
  }
  const profiles = await tx.userProfile.findMany({
    where: { id: { in: wanted.filter(isUuid) }, removedAt: null },
    include: { teams: true },
  });
  if (profiles.length < wanted.length) throw notFound('A member of the team');
  const full = profiles.find(({ teams }) => teams.filter((team) => team.teamId !== teamId).length >= MAX_TEAMS_OF_USER);
  if (full) {
    throw limitReached(
      'teams-per-user',
      `A person is in at most ${MAX_TEAMS_OF_USER} teams. Take them out of another team first.`,
      `at most ${MAX_TEAMS_OF_USER} teams`,
      String(full.teams.length),
    );
  }
  return wanted.flatMap((id) => profiles.find((profile) => profile.id === id)?.userId ?? []);
}

/** Names of users, for the audit log. */
export async function namesOf(uow: Unit, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return [];
  const members = await loadMembers(uow, userIds);
  return userIds.flatMap((userId) => {
    const member = members.find(({ profile }) => profile.userId === userId);
    return member ? [memberName(member)] : [];
  });
}

function limitReached(check: string, message: string, required: string, current: string): Refusal {
  return new Refusal({
    code: 'LIMIT_REACHED',
    field: 'memberIds',
    message,
    why: { check, required, current, whoCanFix: ['OWNER', 'ADMIN'] },
  });
}
