import type { Clock } from '@ringline/kit/clock';

/** The registry's time: reviews take days, and whoever tries the sandbox moves it on. It goes back to now with a restart. */
export interface RegistryClock {
  now(): Date;
  forward(ms: number): void;
}

export function createRegistryClock(clock: Clock): RegistryClock {
  let ahead = 0;
  return {
    now: () => new Date(clock.now().getTime() + ahead),
    forward: (ms) => {
      ahead += ms;
    },
  };
}
