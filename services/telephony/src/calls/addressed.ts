/**
 * To whom of ours a call is addressed (defaults 2.1). One rule for who sees it, who may end it and who hears it, for the live board,
 * and for what other services are told; of it the board needs the same as a condition of the database.
 */
import type { Principal } from '@ringline/kit/auth';
import { Prisma } from '../generated/prisma/client.ts';
import { tookPart } from './engine/participants.ts';
import type { CallState } from './engine/state.ts';

/**
 * The number's team, those that the call's flow rang or in whose queue the caller waited, who is to call the caller back, and those
 * that the call was transferred to, each once, with the number's first. A team stays among them when the call goes on elsewhere.
 */
export function addressedTeams({ flow, flowAt, queue, callbackWanted, transferTeams = [] }: CallState): string[] {
  const teams = [flow.teamId];
  // Asked for every event of every call: most have one team, for which no set is made.
  const add = (id: string | undefined) => {
    if (id !== undefined && !teams.includes(id)) teams.push(id);
  };
  for (const target of flowAt?.tried ?? []) {
    const at = target.lastIndexOf(TEAM);
    if (at !== -1) add(target.slice(at + TEAM.length));
  }
  add(queue?.teamId);
  add(callbackWanted?.queue.teamId);
  for (const id of transferTeams) add(id);
  return teams;
}

/** How the flow's position names a team that it rang, after what it rang it for (engine/flow/walk.ts). */
const TEAM = 'team:';

/** `addressedTeams` as a condition on `call c`: that these teams, as an array of their ids, are among them. */
export function addressedToTeams(teamIds: readonly string[]): Prisma.Sql {
  const ids = [...teamIds];
  // As the flow's position names what it rang (engine/flow/walk.ts).
  const targets = ids.flatMap((id) => [`team:${id}`, `all:team:${id}`, `queue:team:${id}`]);
  return Prisma.sql`(c.team_id = ANY(${ids}::uuid[])
    OR jsonb_exists_any(c.state->'flowAt'->'tried', ${targets}::text[])
    OR c.state->'queue'->>'teamId' = ANY(${ids}::text[])
    OR c.state->'callbackWanted'->'queue'->>'teamId' = ANY(${ids}::text[])
    OR jsonb_exists_any(c.state->'transferTeams', ${ids}::text[]))`;
}

/** Whether a call is addressed to a team of this person's. */
export const ofTheirTeams = (call: CallState, { teamIds }: Pick<Principal, 'teamIds'>): boolean =>
  addressedTeams(call).some((id) => teamIds.includes(id));

/** Everybody of ours who was asked to take it or to join it, or took part. Who only supervised it is not meant. */
export const addressedPeople = (call: CallState): string[] => [
  ...new Set([...call.offers.map(({ userId }) => userId), ...tookPart(call)]),
];
