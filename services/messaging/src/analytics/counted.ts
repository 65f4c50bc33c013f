/** Which calls and texts a figure counts, as conditions on `call_fact f` and `item i`. */
import type { Principal } from '@ringline/kit/auth';
import { invalid } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { AnalyticsFilter, Range } from '@ringline/proto/messaging/v1/analytics_pb';
import { Prisma } from '../generated/prisma/client.ts';
import { hadBy } from './hadCalls.ts';

export type Filter = Pick<AnalyticsFilter, 'phoneNumberIds' | 'teamIds' | 'userIds'>;

/** What a report is asked for. */
export interface Asked {
  readonly range?: Pick<Range, 'from' | 'until' | 'timezone'> | undefined;
  readonly filter?: Filter | undefined;
}

/** More than a workspace has; a list without an end would be read by the database all the same. */
const MOST_IDS = 500;

export const NO_FILTER: Filter = { phoneNumberIds: [], teamIds: [], userIds: [] };

/** @throws Refusal VALIDATION_FAILED */
export function checkFilter(filter: Filter): void {
  for (const name of ['phoneNumberIds', 'teamIds', 'userIds'] as const) {
    if (filter[name].length > MOST_IDS) throw invalid(name, `Choose at most ${MOST_IDS}.`);
    if (!filter[name].every(isUuid)) throw invalid(name, 'One of these is no id.');
  }
}

/** Calls in the scope of ANALYTICS:READ (defaults 2.1), as narrowed down, without those of test numbers. */
export const callsCounted = (principal: Principal, { phoneNumberIds, teamIds, userIds }: Filter): Prisma.Sql =>
  all([
    Prisma.sql`f.workspace_id = ${principal.workspaceId}::uuid`,
    scoped(principal, callsOf, callsTo),
    narrowed(phoneNumberIds, (ids) => Prisma.sql`f.phone_number_id = ANY(${ids}::uuid[])`),
    narrowed(teamIds, callsTo),
    narrowed(userIds, callsOf),
    Prisma.sql`(NOT f.is_test_number OR ${onlyTestNumbers(principal.workspaceId)})`,
  ]);

/** Texts, likewise; a number's team is the one that it has now. */
export const textsCounted = (principal: Principal, { phoneNumberIds, teamIds, userIds }: Filter): Prisma.Sql =>
  all([
    Prisma.sql`i.workspace_id = ${principal.workspaceId}::uuid AND i.channel <> 'VOICE'`,
    ...textConditions(principal, { phoneNumberIds, teamIds, userIds }),
  ]);

const textConditions = (principal: Principal, { phoneNumberIds, teamIds, userIds }: Filter): Prisma.Sql[] => [
  scoped(principal, textsOf, (teams) => Prisma.sql`n.team_ids && ${teams}::uuid[]`),
  narrowed(phoneNumberIds, (ids) => Prisma.sql`i.phone_number_id = ANY(${ids}::uuid[])`),
  narrowed(teamIds, (ids) => Prisma.sql`n.team_ids && ${ids}::uuid[]`),
  narrowed(userIds, textsOf),
  Prisma.sql`(n.is_test_number IS NOT TRUE OR ${onlyTestNumbers(principal.workspaceId)})`,
];

/** The same calls, as groups `g` of calls that are alike (callGroups.ts). */
export const groupsCounted = (principal: Principal, { phoneNumberIds, teamIds, userIds }: Filter): Prisma.Sql =>
  all([
    scoped(principal, groupsOf, groupsTo),
    narrowed(phoneNumberIds, (ids) => Prisma.sql`g.phone_number_id = ANY(${ids}::uuid[])`),
    narrowed(teamIds, groupsTo),
    narrowed(userIds, groupsOf),
    Prisma.sql`(NOT g.is_test_number OR ${onlyTestNumbers(principal.workspaceId)})`,
  ]);

const groupsOf = (users: string[]): Prisma.Sql =>
  Prisma.sql`(g.had_user_ids && ${users}::uuid[] OR (NOT g.answered AND g.offered_user_ids && ${users}::uuid[]))`;

const groupsTo = (teams: string[]): Prisma.Sql =>
  Prisma.sql`(g.team_id = ANY(${teams}::uuid[]) OR g.addressed_team_ids && ${teams}::uuid[])`;

/** Texts in groups `i` that are alike, beside their number's copy `n`. */
export const textGroupsCounted = (principal: Principal, { phoneNumberIds, teamIds, userIds }: Filter): Prisma.Sql =>
  all(textConditions(principal, { phoneNumberIds, teamIds, userIds }));

/** Who had a call, or placed it; of one that nobody took, everybody who was asked. */
const callsOf = (users: string[]): Prisma.Sql =>
  Prisma.sql`(${hadBy(users)} OR (NOT f.answered AND f.offered_user_ids && ${users}::uuid[]))`;

/** Calls to a team's numbers, and those that were led or handed to it (defaults 2.1); a text goes to a number alone. */
const callsTo = (teams: string[]): Prisma.Sql =>
  Prisma.sql`(f.team_id = ANY(${teams}::uuid[]) OR f.addressed_team_ids && ${teams}::uuid[])`;

const textsOf = (users: string[]): Prisma.Sql => Prisma.sql`i.agent_user_id = ANY(${users}::text[])`;

/** Whether the figures are those of all that the workspace has, but for test numbers. */
export const isWhole = (principal: Principal, { phoneNumberIds, teamIds, userIds }: Filter): boolean =>
  principal.scope('ANALYTICS', 'READ') === 'all' && phoneNumberIds.length + teamIds.length + userIds.length === 0;

/** Test numbers are left out of figures (defaults 19), unless there is no other number yet: then they are all there is to see. */
export const onlyTestNumbers = (workspaceId: string): Prisma.Sql => Prisma.sql`NOT EXISTS (
  SELECT FROM number_copy o WHERE o.workspace_id = ${workspaceId}::uuid AND NOT o.is_test_number AND o.status = 'AVAILABLE')`;

function scoped(
  principal: Principal,
  of: (users: string[]) => Prisma.Sql,
  inTeams: (teams: string[]) => Prisma.Sql,
): Prisma.Sql {
  const scope = principal.scope('ANALYTICS', 'READ');
  if (scope === 'all') return Prisma.sql`TRUE`;
  if (scope === undefined) return Prisma.sql`FALSE`;
  const own = of([principal.userId]);
  return scope === 'team' ? Prisma.sql`(${own} OR ${inTeams([...principal.teamIds])})` : own;
}

const narrowed = (ids: readonly string[], by: (ids: string[]) => Prisma.Sql): Prisma.Sql =>
  ids.length === 0 ? Prisma.sql`TRUE` : by([...ids]);

const all = (conditions: Prisma.Sql[]): Prisma.Sql => Prisma.join(conditions, ' AND ');
