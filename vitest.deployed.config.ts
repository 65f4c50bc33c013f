import { defineConfig } from 'vitest/config';
import { endOfFile, patience } from './vitest.long.config.ts';

// What scripts/compose.mjs runs against deploy/compose.yaml, and scripts/install.mjs against the chart in a cluster.
export default defineConfig({
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
  test: {
    environment: 'node',
    pool: 'forks',
    setupFiles: endOfFile,
    include: ['tests/compose/*.test.ts', 'tests/kubernetes/*.test.ts'],
    testTimeout: 120_000,
    expect: patience,
    hookTimeout: 600_000,
  },
});
