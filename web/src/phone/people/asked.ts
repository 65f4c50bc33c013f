import { formatPhone } from '../../ui/numbers.ts';
import type { CallSnapshot } from '../types.ts';

/** How it stands with somebody who was asked to join; LEFT: a phone outside that is not rung any longer, and did not join. */
export type AskedState = 'RINGING' | 'ACCEPTED' | 'DECLINED' | 'TIMED_OUT' | 'WITHDRAWN' | 'LEFT';

/** Somebody who was asked to join a call: a person of ours, or a phone outside. */
export interface Asked {
  /** New for each time that they are asked. */
  readonly id: string;
  readonly name: string;
  readonly state: AskedState;
}

const STATES: readonly AskedState[] = ['RINGING', 'ACCEPTED', 'DECLINED', 'TIMED_OUT'];

/** Who was asked to join a call, as its snapshot knows them. */
export function askedOf({ joinOffers = [], participants }: CallSnapshot): Asked[] {
  const people = joinOffers.map(({ userId, name, state, offeredAt }) => ({
    id: `${userId} ${offeredAt ?? ''}`,
    name,
    state: STATES.find((known) => known === state) ?? 'WITHDRAWN',
  }));
  const phones = participants
    .filter(({ role }) => role === 'GUEST')
    .map(({ id, name, connected }) => ({
      id,
      name: formatPhone(name),
      state: connected ? ('ACCEPTED' as const) : ('RINGING' as const),
    }));
  return [...people, ...phones];
}

/** Of those who rang before, who does not any longer and did not join: what became of each. */
export const closedSince = (before: readonly Asked[], now: readonly Asked[]): Asked[] =>
  before
    .filter(({ state }) => state === 'RINGING')
    .map((was) => now.find(({ id }) => id === was.id) ?? { ...was, state: 'LEFT' as const })
    .filter(({ state }) => state !== 'RINGING' && state !== 'ACCEPTED');
