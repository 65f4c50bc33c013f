import { defineConfig } from 'vitest/config';

/** What looks at every screen in both themes and several widths, what guesses ten thousand times, what operators run, and what waits for itself. */
export const longTests = [
  ...['routes', 'screens', 'lighthouse'].map((name) => `tests/browser/${name}.test.ts`),
  'tests/journeys/guessing.test.ts',
  ...['backup', 'carrier', 'doctor'].map((name) => `tests/operations/${name}.test.ts`),
  'tests/browser/organising.test.ts',
  'tests/browser/neverLies.test.ts',
];

// Against the product in one process.
export default defineConfig({
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['services/kit/src/testing/globalSetup.ts'],
    include: longTests,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
