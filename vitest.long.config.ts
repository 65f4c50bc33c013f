import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';

/** What looks at every screen in both themes and several widths, what guesses ten thousand times, what operators run, what waits for itself, what dies and comes back, what each role below the owner's may call, what records and listens to whole calls, journeys of several browsers and of forms, and figures over thousands of attempts. */
export const longTests = [
  ...['routes', 'screens', 'lighthouse'].map((name) => `tests/browser/${name}.test.ts`),
  ...[
    'guessing',
    'recording',
    'transcript',
    'carrierTranscript',
    'outside',
    'callback',
    'queue',
    'telemetry',
    'people',
    'accounts',
    'presence',
    'sounds',
    'warmTransfer',
    'twoSupervisors',
  ].map((name) => `tests/journeys/${name}.test.ts`),
  'services/kit/src/events/events.test.ts',
  ...['adapters', 'events'].map((name) => `services/kit/src/kafka/${name}.test.ts`),
  'services/billing/src/holds/tollFraud.test.ts',
  'services/identity/src/sessions/guessing.test.ts',
  'tests/isolation/naughtyStringsWhole.test.ts',
  'tests/isolation/roles.test.ts',
  'tests/faults/crash.test.ts',
  'tests/soak/webhooks.test.ts',
  ...['backup', 'carrier', 'doctor', 'republish'].map((name) => `tests/operations/${name}.test.ts`),
  ...[
    'accounts',
    'people',
    'onboarding',
    'organising',
    'neverLies',
    'transfer',
    'warmTransfer',
    'enrolment',
    'newCountry',
    'ways',
    'numberFlow',
    'numbers',
    'queueMembers',
    'transcript',
    'recordingAccess',
    'blockList',
    'callback',
    'callDrawer',
    'dialer',
    'callCost',
    'extension',
    'live',
    'automation',
    'bell',
    'badNetwork',
    'joining',
    'twoBrowsers',
    'wrapUp',
    'callOverview',
    'callPages',
    'customerDetails',
    'phoneAndPage',
    'emergency',
    'callWaiting',
    'comesBack',
    'callRouting',
    'callingCountries',
    'ownNumbers',
    'memberDay',
    'triage',
  ].map((name) => `tests/browser/${name}.test.ts`),
];

/** What is asked again and again is given as long as a page of the browser is: the default second is less than a busy machine needs. */
export const patience = { poll: { timeout: 20_000 } };

/** What ends with a test file. */
export const endOfFile = ['services/kit/src/testing/endOfFile.setup.ts'];
/** The same, where the product runs in front of browsers. */
export const endOfWhole = [...endOfFile, 'tests/browser/tellWhatStands.setup.ts'];

/** What the products of a run share. */
export const emptyDatabases = ['tests/testkit/emptyDatabases.setup.ts'];

/**
 * Of these, what changes which modules there are: to put one in another's place would come too late where the files before
 * have loaded it, and where all are loaded anew, what the files after share (Prisma's engine) waits for ever.
 */
export const mocking = (files: readonly string[]): string[] =>
  files.filter((file) => /\bvi\.(?:mock|resetModules)\(/.test(readFileSync(file, 'utf8')));

const alone = mocking(longTests);
const project = {
  environment: 'node' as const,
  pool: 'forks' as const,
  globalSetup: ['services/kit/src/testing/globalSetup.ts', ...emptyDatabases],
  setupFiles: endOfWhole,
  testTimeout: 120_000,
  expect: patience,
  hookTimeout: 180_000,
};
const ssr = { resolve: { conditions: ['module-sync', 'node'] } };

// Against the product in one process.
export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // Files of a worker share their modules: to load the product anew is 3 CPU seconds of each.
      { ssr, test: { ...project, name: 'long', isolate: false, include: longTests, exclude: alone } },
      { ssr, test: { ...project, name: 'alone', include: alone } },
    ],
  },
});
