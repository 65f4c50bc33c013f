import type { CallStatus, Direction } from '../__generated__/CallTablePaginationQuery.graphql.ts';
import { isKnownZone, viewerZone } from '../app/i18n/viewerZone.ts';
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

/** What an address narrows the history to: a figure leads to the calls behind it. What is not known there narrows nothing. */
export function filterOf(search: Readonly<Partial<Record<keyof CallFilter, string>>>): CallFilter {
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
  };
  return Object.values(filter).every((value) => value === null) ? NO_FILTER : filter;
}

/** The filter as an address, which `filterOf` reads. Not what is searched for: names and numbers stand in no address. */
export const searchOf = ({ text: _text, ...filter }: CallFilter): Partial<Record<keyof CallFilter, string>> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== null));

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

const DAY_MS = 86_400_000;

/**
 * When a day begins where the person reads moments, as an instant.
 * @param day YYYY-MM-DD
 * @param later so many days after it
 * @returns null for what is no day
 */
export function startOfDay(day: string, later = 0, zone = viewerZone()): string | null {
  const midnight = Date.parse(`${day}T00:00:00Z`) + later * DAY_MS;
  if (Number.isNaN(midnight)) return null;
  // The offset of a guess may be that of the day before a change of the clocks; that of the corrected guess is right.
  const guess = midnight - offsetAt(midnight, zone);
  return new Date(midnight - offsetAt(guess, zone)).toISOString();
}

/** Milliseconds by which the clocks of a zone are ahead of UTC at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(instant));
  const at = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second')) - instant;
}
