/** Writes of the carrier together with the reports that they cause, and what faults do to those reports. */
import type { Clock } from '@ringline/kit/clock';
import type { Faults } from '../faults/faults.ts';
import type { Store } from '../store/store.ts';
import type { Wire } from '../wire/wire.ts';
import type { CarrierDeps } from './deps.ts';

export function createCommit(deps: {
  store: Store;
  clock: Clock;
  faults: Faults;
  wire: Wire;
  wake: () => void;
}): CarrierDeps['commit'] {
  const { store, clock, faults, wire } = deps;
  return async (collect) => {
    const { callbacks } = await store.write((writes) =>
      collect({
        ...writes,
        report(init) {
          const now = clock.now().getTime();
          const late = init.kind === 'message' ? faults.take('late-report', init.about) : undefined;
          const due = (seconds: number) => new Date(now + seconds * 1_000).toISOString();
          if (late) {
            wire.note({
              direction: 'note',
              text: `report delayed ${late.seconds} s by fault`,
              result: 'late',
              tone: 'warn',
              about: init.about,
            });
          }
          writes.callback({ ...init, dueAt: due(late?.seconds ?? 0) });
          const twice = faults.take('report-twice', init.about);
          if (twice) writes.callback({ ...init, dueAt: due((late?.seconds ?? 0) + twice.seconds) });
        },
      }),
    );
    if (callbacks) deps.wake();
  };
}
