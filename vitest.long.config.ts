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
    'numbers',
    'queueMembers',
    'transcript',
    'carrierTranscript',
    'recordingAccess',
    'blockList',
    'callback',
    'callDrawer',
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
    'customerDetails',
    'phoneAndPage',
    'emergency',
    'callWaiting',
    'comesBack',
    'callRouting',
    'callingCountries',
    'ownNumbers',
  ].map((name) => `tests/browser/${name}.test.ts`),
];

/** What is asked again and again is given as long as a page of the browser is: the default second is less than a busy machine needs. */
export const patience = { poll: { timeout: 20_000 } };

/** What ends with a test file. */
export const endOfFile = ['services/kit/src/testing/endOfFile.setup.ts'];

// Against the product in one process.
export default defineConfig({
  ssr: { resolve: { conditions: ['module-sync', 'node'] } },
  test: {
    environment: 'node',
    pool: 'forks',
    maxWorkers: 2,
    globalSetup: ['services/kit/src/testing/globalSetup.ts'],
    setupFiles: endOfFile,
    include: longTests,
    testTimeout: 120_000,
    expect: patience,
    hookTimeout: 180_000,
  },
});
