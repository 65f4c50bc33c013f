import type { Scenario } from './scenario.ts';

/** What `npm run faults` knows, in the order in which it runs. */
export const SCENARIOS: Readonly<Record<string, () => Promise<Scenario>>> = {
  audio: async () => (await import('./audio.ts')).audio,
  rolling: async () => (await import('./rolling.ts')).rolling,
  outages: async () => (await import('./outages.ts')).outages,
  chaos: async () => (await import('./chaos.ts')).chaos,
  callbacks: async () => (await import('./callbacks.ts')).callbacks,
  broker: async () => (await import('./broker/index.ts')).broker,
};

/** People on the stage: each carries one call at a time. */
export const PEOPLE = 20;
export const PEOPLE_SHORT = 5;
