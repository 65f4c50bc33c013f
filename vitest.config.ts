import { globSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { clusterOperations } from './vitest.cluster.config.ts';
import { relay } from './web/relayTags.ts';
import { texts } from './web/texts.ts';
import { emptyDatabases, LONG, LongestFirst, endOfFile, endOfWhole, mocking, patience } from './vitest.long.config.ts';

const server = {
  environment: 'node' as const,
  pool: 'forks' as const,
  globalSetup: ['services/kit/src/testing/globalSetup.ts'],
  setupFiles: endOfFile,
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

// As Node resolves: with Vite's own `development` condition a package such as graphql would be loaded twice.
const ssr = { resolve: { conditions: ['module-sync', 'node'] } };

const serverTests = [
  'services/*/src/**/*.test.ts',
  'bff/src/**/*.test.ts',
  'deploy/src/**/*.test.ts',
  'scripts/**/*.test.{ts,mjs}',
  'load/**/*.test.ts',
];
const alone = mocking(globSync(serverTests, { exclude: ['**/node_modules/**'] }));

export default defineConfig({
  test: {
    // The machine's cores are shared with PostgreSQL.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ssr,
        test: {
          ...server,
          name: 'services',
          // Files of a worker share their modules: to load them anew for each took as long as a third of the tests.
          isolate: false,
          include: serverTests,
          exclude: ['**/node_modules/**', LONG, ...alone],
        },
      },
      { ssr, test: { ...server, name: 'alone', include: alone, exclude: ['**/node_modules/**', LONG] } },
      {
        ssr,
        test: {
          ...server,
          name: 'whole',
          globalSetup: [...server.globalSetup, ...emptyDatabases],
          setupFiles: endOfWhole,
          isolate: false,
          include: ['tests/**/*.test.ts'],
          // Longer than minutes: `npm run test:long`; what takes a cluster apart, `npm run test:cluster`; what is deployed, `check:compose` and `check:install`.
          exclude: [
            '**/node_modules/**',
            'tests/cluster/**',
            'tests/compose/**',
            'tests/kubernetes/**',
            LONG,
            ...clusterOperations,
          ],
          testTimeout: 120_000,
          expect: patience,
          hookTimeout: 180_000,
        },
      },
      {
        plugins: [relay(), texts()],
        test: {
          name: 'web',
          environment: 'node',
          include: ['web/src/**/*.test.{ts,tsx}', 'services/sandbox/ui/src/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
