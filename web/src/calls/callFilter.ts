import type { CallStatus, Direction } from '../__generated__/CallTablePaginationQuery.graphql.ts';

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
}

export const NO_FILTER: CallFilter = { direction: null, result: null, phoneNumberId: null };

/** The filter as the query's variables. */
export const variablesOf = ({ direction, result, phoneNumberId }: CallFilter) => ({
  direction,
  statuses: result === null ? null : [...RESULTS[result]],
  phoneNumberId,
});
