import { defineConfig } from 'vitest/config';
import { emptyDatabases, endOfWhole, patience } from './vitest.long.config.ts';

/** What operators do to a cluster, among other things: too long for minutes. */
export const clusterOperations = ['tests/operations/clusterBackup.test.ts', 'tests/operations/parked.test.ts'];

// The journeys of `npm test`, unchanged, and what only a cluster can show, against separate processes on PostgreSQL, Kafka
// and Redis. The newcomer's story in Chromium is told there in production mode (tests/cluster/production.test.ts), which is
// the stricter one: it takes nothing but persisted operations.
export default defineConfig({
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
  test: {
    environment: 'node',
    pool: 'forks',
    // A cluster is a dozen processes.
    fileParallelism: false,
    // Files share their modules: to load them anew for each is 3 CPU seconds.
    isolate: false,
    globalSetup: ['tests/testkit/programs.setup.ts', ...emptyDatabases],
    setupFiles: endOfWhole,
    env: { RINGLINE_MODE: 'cluster' },
    include: [
      'tests/journeys/{story,everyOperation,badInput,telemetry.long}.test.ts',
      'tests/cluster/*.test.ts',
      ...clusterOperations,
    ],
    testTimeout: 120_000,
    expect: patience,
    hookTimeout: 240_000,
  },
});
