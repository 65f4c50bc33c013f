import { defineConfig } from 'vitest/config';
import { endOfFile, patience } from './vitest.long.config.ts';

// What scripts/compose.mjs runs against deploy/compose.yaml.
export default defineConfig({
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
  test: {
    environment: 'node',
    pool: 'forks',
    setupFiles: endOfFile,
    include: ['tests/compose/*.test.ts'],
    testTimeout: 120_000,
    expect: patience,
    hookTimeout: 600_000,
  },
});
