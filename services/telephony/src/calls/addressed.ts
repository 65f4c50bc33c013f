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
export function addressedTeams(call: CallState): string[] {
  const rung = (call.flowAt?.tried ?? []).flatMap((target) => /(?:^|:)team:(.+)$/.exec(target)?.[1] ?? []);
  const queues = [call.queue, call.callbackWanted?.queue].flatMap((queue) => queue?.teamId ?? []);
  return [...new Set([call.flow.teamId, ...rung, ...queues, ...(call.transferTeams ?? [])])];
}

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
