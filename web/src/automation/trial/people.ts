/** How people are while a call is tried: available, busy, or offline. */
import type { Presence } from '../../ui/Avatar.tsx';

/** Who is in neither list is busy. */
export interface TrialPeople {
  readonly available: readonly string[];
  readonly offline: readonly string[];
}

const NEXT = { AVAILABLE: 'BUSY', BUSY: 'OFFLINE', OFFLINE: 'AVAILABLE' } as const satisfies Record<Presence, Presence>;

export const presenceIn = ({ available, offline }: TrialPeople, id: string): Presence =>
  available.includes(id) ? 'AVAILABLE' : offline.includes(id) ? 'OFFLINE' : 'BUSY';

/** The same people, of whom one is the next thing that a person can be. */
export function turned(people: TrialPeople, id: string): TrialPeople {
  const next = NEXT[presenceIn(people, id)];
  const others = (ids: readonly string[]) => ids.filter((each) => each !== id);
  return {
    available: [...others(people.available), ...(next === 'AVAILABLE' ? [id] : [])],
    offline: [...others(people.offline), ...(next === 'OFFLINE' ? [id] : [])],
  };
}
