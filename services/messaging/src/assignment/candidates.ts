/** To whom a rule gives a conversation. */
import type { Unit } from '../context.ts';
import type { MemberCopy } from '../generated/prisma/client.ts';
import type { Assignee, Assignees } from '../triage/assignees.ts';
import { isGone, isThere } from './presence.ts';
import { actionOf, type AssignmentRule } from './rule.ts';

/** Members of the workspace, each with whether they are there; looked up once for all rules that are asked. */
export interface People {
  readonly members: readonly MemberCopy[];
  /** Who gets new work. */
  readonly there: ReadonlySet<string>;
  /** Who keeps what they have. */
  readonly present: ReadonlySet<string>;
}

export async function peopleOf({ tx, workspaceId }: Unit): Promise<People> {
  const members = await tx.memberCopy.findMany({ where: { workspaceId, active: true }, orderBy: { userId: 'asc' } });
  const presences = await tx.presenceCopy.findMany({ where: { workspaceId } });
  const presenceOf = new Map(presences.map((one) => [one.userId, one]));
  const chosen = (fits: (one: MemberCopy) => boolean) => new Set(members.filter(fits).map(({ userId }) => userId));
  return {
    members,
    there: chosen((one) => isThere(one, presenceOf.get(one.userId))),
    present: chosen(({ userId }) => !isGone(presenceOf.get(userId))),
  };
}

type Given =
  | { readonly to: Assignee; readonly why: 'ASSIGNED' | 'TO_TEAM' }
  | { readonly to: undefined; readonly why: 'AWAY' | 'NOBODY_THERE' | 'UNSEEN' };

/**
 * Who gets it by a rule that assigns. Of a team, of which nobody is there, the team as a whole: then it waits where all of them look.
 * @param able those who see the conversation
 * @param except who does not get it again
 */
export async function givenBy(
  uow: Unit,
  rule: AssignmentRule,
  { people, able, except }: { people: People; able: Assignees; except: string | undefined },
): Promise<Given> {
  const { kind, targetId } = actionOf(rule);
  if (kind === 'PERSON') {
    if (!able.userIds.includes(targetId)) return { to: undefined, why: 'UNSEEN' };
    if (!people.there.has(targetId) || targetId === except) return { to: undefined, why: 'AWAY' };
    return { to: { kind: 'USER', id: targetId }, why: 'ASSIGNED' };
  }
  const team: Assignee = { kind: 'TEAM', id: targetId };
  const teamSees = able.teamIds.includes(targetId);
  if (kind === 'TEAM') return teamSees ? { to: team, why: 'ASSIGNED' } : { to: undefined, why: 'UNSEEN' };
  const mates = people.members.filter(
    ({ userId, teamIds }) => teamIds.includes(targetId) && able.userIds.includes(userId),
  );
  const free = mates.map(({ userId }) => userId).filter((userId) => people.there.has(userId) && userId !== except);
  const next = inTurn(free, rule.lastUserId);
  const chosen = kind === 'TURN' ? next[0] : await leastLoaded(uow, next);
  if (chosen !== undefined) return { to: { kind: 'USER', id: chosen }, why: 'ASSIGNED' };
  if (teamSees) return { to: team, why: 'TO_TEAM' };
  return { to: undefined, why: mates.length === 0 ? 'UNSEEN' : 'NOBODY_THERE' };
}

/** Those behind who got the last one, then those before: the order in which turns go. */
export function inTurn(userIds: readonly string[], last: string | null): string[] {
  const sorted = userIds.toSorted();
  const from = last === null ? 0 : sorted.findIndex((userId) => userId > last);
  return from < 0 ? sorted : [...sorted.slice(from), ...sorted.slice(0, from)];
}

/** The one with the fewest open conversations; of several, whose turn it is. */
async function leastLoaded({ tx, workspaceId }: Unit, userIds: readonly string[]): Promise<string | undefined> {
  if (userIds.length < 2) return userIds[0];
  const loads = await tx.$queryRaw<{ id: string; open: bigint }[]>`
    SELECT assignee_id::text AS id, count(*) AS open FROM thread
    WHERE workspace_id = ${workspaceId}::uuid AND assignee_id = ANY (${[...userIds]}::uuid[]) AND state = 'OPEN' GROUP BY 1`;
  const openOf = new Map(loads.map(({ id, open }) => [id, Number(open)]));
  return userIds.toSorted((one, other) => (openOf.get(one) ?? 0) - (openOf.get(other) ?? 0))[0];
}
