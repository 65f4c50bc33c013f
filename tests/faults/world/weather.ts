/** Bad weather at the carrier: reports that get lost, come twice, come late, and so out of their order. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Chance } from './chance.ts';

type Fault = Readonly<{ kind: string; left: number; seconds: number }>;

const kinds: readonly ((chance: Chance) => Fault)[] = [
  (chance) => ({ kind: 'lost-callback', left: chance.between(1, 2), seconds: 0 }),
  (chance) => ({ kind: 'report-twice', left: chance.between(1, 4), seconds: chance.between(0, 5) }),
  // One that is held while the next is not: they change places.
  (chance) => ({ kind: 'late-report', left: chance.between(1, 3), seconds: chance.between(1, 6) }),
];

export interface Weather {
  /** How often something was armed, by kind. */
  readonly armed: Readonly<Record<string, number>>;
  /** Clears up. */
  stop(): Promise<void>;
}

export function badWeather(url: string, chance: Chance): Weather {
  const armed: Record<string, number> = {};
  const faults = `${url}/sandbox/api/faults`;
  let over = false;
  const blowing = (async () => {
    while (!over) {
      const fault = chance.of(kinds)(chance);
      await fetch(faults, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ...fault, on: true, only: null }),
      });
      armed[fault.kind] = (armed[fault.kind] ?? 0) + 1;
      await pause(chance.between(200, 900));
    }
  })();
  return {
    armed,
    async stop() {
      over = true;
      await blowing;
      await fetch(faults, { method: 'DELETE' });
    },
  };
}
