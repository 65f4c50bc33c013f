import { beginsWords, hasWords } from '@ringline/kit/search';
import type { Deps } from '../context.ts';
import { listTeams, type LoadedTeam } from '../teams/team.ts';
import type { MemberActor } from '../audit/actor.ts';
import { loadMembers, memberName, type LoadedMember } from './member.ts';

const MOST_MENTIONED = 5;

/** What a member is found by. */
const wordsOf = (member: LoadedMember): string => `${memberName(member)} ${member.user?.email ?? ''}`;

const byName = (a: LoadedMember, b: LoadedMember): number => memberName(a).localeCompare(memberName(b));

/** ACTIVE members of whose name or e-mail each typed word begins a part, for mentions; at most 5. */
export const listMentionable =
  (deps: Deps) =>
  async (input: { text: string }, principal: { workspaceId: string }): Promise<LoadedMember[]> => {
    const members = await deps.db.tenant(principal.workspaceId, (uow) => loadMembers(uow, []));
    return members
      .filter((member) => member.profile.status === 'ACTIVE' && beginsWords(wordsOf(member), input.text))
      .toSorted(byName)
      .slice(0, MOST_MENTIONED);
  };

/** Whom a call or conversation may be handed to: other ACTIVE members with a seat, and teams; by part of a name. */
export const listTransferTargets =
  (deps: Deps) =>
  async (
    input: { text: string },
    principal: Pick<MemberActor, 'workspaceId' | 'userId' | 'scope'>,
  ): Promise<{ members: LoadedMember[]; teams: LoadedTeam[] }> => {
    const members = await deps.db.tenant(principal.workspaceId, (uow) => loadMembers(uow, []));
    const teams = await listTeams(deps)(principal.scope('TEAMS', 'READ') ?? 'own', principal);
    return {
      members: members
        .filter(({ profile }) => profile.status === 'ACTIVE' && profile.hasSeat && profile.userId !== principal.userId)
        .filter((member) => hasWords(memberName(member), input.text) || beginsWords(wordsOf(member), input.text))
        .toSorted(byName),
      teams: teams.filter(({ name }) => hasWords(name, input.text)),
    };
  };
