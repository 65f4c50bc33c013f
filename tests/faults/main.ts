/** `npm run faults`: kills, freezes and takes away what the product stands on, and counts. @see docs/faults.md */
import { atEndOfFile } from '@ringline/kit/testing';
import { type RunOptions, runScenarios } from '../figures/run.ts';
import { bundlePrograms } from '../testkit/bundlePrograms.ts';
import { PEOPLE, PEOPLE_SHORT, SCENARIOS } from './scenarios.ts';
import { openStage, type Stage } from './stage.ts';

let opened: Promise<Stage> | undefined;

await runScenarios(
  'faults',
  Object.fromEntries(
    Object.entries(SCENARIOS).map(([name, load]) => [
      name,
      async ({ short, data, say }: RunOptions) => {
        const scenario = await load();
        const stage = () => (opened ??= open(short ? PEOPLE_SHORT : PEOPLE, data));
        return scenario({ short, stage, say });
      },
    ]),
  ),
);

/** As an image runs the product. */
async function open(people: number, dataDir: string | undefined): Promise<Stage> {
  const { folder, remove } = await bundlePrograms();
  atEndOfFile(remove);
  return openStage(people, { dataDir, programs: folder });
}
