import type { Dependencies } from '../dependencies.ts';
import { listTeams, type LoadedTeam } from '../teams/team.ts';
import type { MemberActor } from '../audit/actor.ts';
import { loadMembers, memberName, type LoadedMember } from './member.ts';

const MOST_MENTIONED = 5;

/** Without accents and capitals: what people type when they look for a name. */
function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

/** Whether a part of the name, or the e-mail address, begins with the text. */
function begins(member: LoadedMember, text: string): boolean {
  const name = folded(memberName(member));
  return (
    name.startsWith(text) ||
    name.split(/\s+/).some((word) => word.startsWith(text)) ||
    folded(member.user?.email ?? '').startsWith(text)
  );
}

const byName = (a: LoadedMember, b: LoadedMember): number => memberName(a).localeCompare(memberName(b));

/** ACTIVE members whose name or e-mail begins with the text, for mentions; at most 5. */
export const listMentionable =
  (deps: Dependencies) =>
  async (input: { text: string }, principal: { workspaceId: string }): Promise<LoadedMember[]> => {
    const text = folded(input.text);
    const members = await deps.db.tenant(principal.workspaceId, (uow) => loadMembers(uow, []));
    return members
      .filter((member) => member.profile.status === 'ACTIVE' && begins(member, text))
      .toSorted(byName)
      .slice(0, MOST_MENTIONED);
  };

/** Whom a call or conversation may be handed to: other ACTIVE members with a seat, and teams; by part of a name. */
export const listTransferTargets =
  (deps: Dependencies) =>
  async (
    input: { text: string },
    principal: Pick<MemberActor, 'workspaceId' | 'userId' | 'scope'>,
  ): Promise<{ members: LoadedMember[]; teams: LoadedTeam[] }> => {
    const text = folded(input.text);
    const members = await deps.db.tenant(principal.workspaceId, (uow) => loadMembers(uow, []));
    const teams = await listTeams(deps)(principal.scope('TEAMS', 'READ') ?? 'own', principal);
    return {
      members: members
        .filter(({ profile }) => profile.status === 'ACTIVE' && profile.hasSeat && profile.userId !== principal.userId)
        .filter((member) => folded(memberName(member)).includes(text) || begins(member, text))
        .toSorted(byName),
      teams: teams.filter(({ name }) => folded(name).includes(text)),
    };
  };
