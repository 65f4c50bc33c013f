import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What takes longer than `npm test` may says so by its name: Chromium, ten thousand guesses, what dies and comes back, whole calls. */
export const LONG = '**/*.long.test.ts';
export const longTests: readonly string[] = globSync(`{services,bff,deploy,scripts,load,tests}/${LONG}`, {
  exclude: ['**/node_modules/**'],
}).toSorted();

/** How long a file says that it takes: `@minutes 4` in its first comment, from two on. */
export const minutesOf = (text: string): number => Number(/@minutes (\d+)/.exec(text)?.[1] ?? 1);

/**
 * The longest first, and the project that has it before the others, so that the end is not one worker at work and one
 * without: a checkout knows of no run before it.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const minutes = new Map(files.map((file) => [file, minutesOf(readFileSync(file.moduleId, 'utf8'))]));
    const of = (file: TestSpecification) => minutes.get(file) ?? 0;
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name);
    // Both sorts are stable: of as many minutes, files stay as Vitest has them, by their size.
    return [...projects.values()]
      .map((inProject) => inProject.toSorted((one, other) => of(other) - of(one)))
      .toSorted(([one], [other]) => (one && other ? of(other) - of(one) : 0))
      .flat();
  }
}

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
    sequence: { sequencer: LongestFirst },
    projects: [
      // Files of a worker share their modules: to load the product anew is 3 CPU seconds of each.
      { ssr, test: { ...project, name: 'long', isolate: false, include: [...longTests], exclude: alone } },
      { ssr, test: { ...project, name: 'alone', include: alone } },
    ],
  },
});
