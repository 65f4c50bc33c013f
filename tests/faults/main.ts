/** `npm run faults`: kills, freezes and takes away what the product stands on, and counts. @see docs/faults.md */
import { type RunOptions, runScenarios } from '../figures/run.ts';
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
        const stage = () => (opened ??= openStage(short ? PEOPLE_SHORT : PEOPLE, { dataDir: data, bundled: !short }));
        return scenario({ short, stage, say });
      },
    ]),
  ),
);
