import { defineConfig } from 'vitest/config';

/** What looks at every screen in both themes and several widths: too long for minutes. */
export const sweeps = ['routes', 'screens', 'lighthouse'].map((name) => `tests/browser/${name}.test.ts`);

// Against the product in one process, in Chromium.
export default defineConfig({
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['services/kit/src/testing/globalSetup.ts'],
    include: sweeps,
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
});
