import type { CallStatus, Direction } from '../__generated__/CallTablePaginationQuery.graphql.ts';
import { startOfDay } from '../ui/clocks.ts';
import { isKnownZone } from '../base/zones.ts';
import { CALL_OUTCOMES, type CallOutcome } from './outcomes.ts';

/** What the history can be narrowed to by result, with the statuses behind each word. */
export const RESULTS = {
  answered: ['COMPLETED'],
  missed: ['MISSED'],
  voicemail: ['VOICEMAIL'],
  declined: ['REJECTED'],
  hungUp: ['ABANDONED'],
  failed: ['FAILED'],
  running: ['PENDING', 'INCOMING', 'OUTGOING', 'ON_GOING'],
} as const satisfies Record<string, readonly CallStatus[]>;

export type ResultFilter = keyof typeof RESULTS;

export interface CallFilter {
  direction: Direction | null;
  result: ResultFilter | null;
  phoneNumberId: string | null;
  agentUserId: string | null;
  teamId: string | null;
  /** As people noted after the call. */
  outcome: CallOutcome | null;
  /** First and last day, YYYY-MM-DD. */
  from: string | null;
  until: string | null;
  /** In which zone days begin; null: in the account's. */
  zone: string | null;
  /** Part of a number or a name. */
  text: string | null;
}

export const NO_FILTER: CallFilter = {
  direction: null,
  result: null,
  phoneNumberId: null,
  agentUserId: null,
  teamId: null,
  outcome: null,
  from: null,
  until: null,
  zone: null,
  text: null,
};

/** What of a filter stands in the address. Not what is searched for: names and numbers stand in no address. */
export const FILTER_NAMES = [
  'direction',
  'result',
  'phoneNumberId',
  'agentUserId',
  'teamId',
  'outcome',
  'from',
  'until',
  'zone',
] as const satisfies readonly Exclude<keyof CallFilter, 'text'>[];

/** What an address narrows the history to: a figure leads to the calls behind it. What is not known there narrows nothing. */
export function filterOf(
  search: Readonly<Partial<Record<(typeof FILTER_NAMES)[number], string>>>,
  text: string | null = null,
): CallFilter {
  const { direction, result, from, until, zone } = search;
  const filter: CallFilter = {
    ...NO_FILTER,
    direction: direction === 'INBOUND' || direction === 'OUTBOUND' ? direction : null,
    result: result !== undefined && result in RESULTS ? (result as ResultFilter) : null,
    phoneNumberId: search.phoneNumberId ?? null,
    agentUserId: search.agentUserId ?? null,
    teamId: search.teamId ?? null,
    outcome: CALL_OUTCOMES.find((known) => known === search.outcome) ?? null,
    from: from !== undefined && startOfDay(from) !== null ? from : null,
    until: until !== undefined && startOfDay(until) !== null ? until : null,
    zone: zone !== undefined && isKnownZone(zone) ? zone : null,
    text,
  };
  return Object.values(filter).every((value) => value === null) ? NO_FILTER : filter;
}

/** The filter as an address, which `filterOf` reads. */
export const searchOf = ({ text: _text, ...filter }: CallFilter): Partial<Record<keyof CallFilter, string>> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null));

/** A change of the filter as a change of the address: the zone belongs to its days, and goes with them. */
export function addressChange(filter: CallFilter, part: Readonly<Record<string, string | null>>) {
  const { from, until } = { ...filter, ...part };
  return from === null && until === null ? { ...part, zone: null } : part;
}

/** What takes the filter out of the address. */
export const NO_ADDRESS: Readonly<Record<string, null>> = Object.fromEntries(FILTER_NAMES.map((name) => [name, null]));

/** The filter as the query's variables. */
export const variablesOf = ({
  direction,
  result,
  phoneNumberId,
  agentUserId,
  teamId,
  outcome,
  from,
  until,
  zone,
  text,
}: CallFilter) => ({
  direction,
  statuses: result === null ? null : [...RESULTS[result]],
  phoneNumberId,
  agentUserId,
  teamId,
  outcome,
  from: from === null ? null : startOfDay(from, 0, zone ?? undefined),
  until: until === null ? null : startOfDay(until, 1, zone ?? undefined),
  text,
});
