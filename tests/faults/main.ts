/** `npm run faults`: kills, freezes and takes away what the product stands on, and counts. @see docs/faults.md */
import { parseArgs } from 'node:util';
import { endAll } from '@ringline/kit/testing';
import { record } from './record.ts';
import { PEOPLE, PEOPLE_SHORT, SCENARIOS } from './scenarios.ts';
import { openStage, type Stage } from './stage.ts';

const { values: asked, positionals } = parseArgs({
  options: {
    short: { type: 'boolean', default: false },
    /** Keeps the figures in docs/faults.md. */
    write: { type: 'boolean', default: false },
    /** Folder for the product's data and logs, kept; by default one that is gone afterwards. */
    data: { type: 'string' },
  },
  allowPositionals: true,
});
const wanted = positionals.length > 0 ? positionals : Object.keys(SCENARIOS);
const unknown = wanted.filter((name) => !SCENARIOS[name]);
if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(', ')}. There are: ${Object.keys(SCENARIOS).join(', ')}\n`);
  process.exit(1);
}

const say = (line: string) => void process.stderr.write(`  ${line}\n`);
let opened: Promise<Stage> | undefined;
const stage = () => (opened ??= openStage(asked.short ? PEOPLE_SHORT : PEOPLE, asked.data));
const failures: string[] = [];
process.on('SIGINT', () => void endAll().finally(() => process.exit(130)));

for (const name of wanted) {
  say(`${name} …`);
  try {
    const scenario = await SCENARIOS[name]?.();
    const result = await scenario?.({ short: asked.short, stage, say });
    process.stdout.write(`\n## ${name}\n\n${result?.table}\n`);
    if (asked.write && result) record(name, result.table);
    if (!result?.ok) failures.push(name);
  } catch (error) {
    failures.push(name);
    process.stderr.write(
      `${name} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  }
}
await endAll();
if (failures.length > 0) process.stderr.write(`Not as it must be: ${failures.join(', ')}\n`);
process.exit(failures.length > 0 ? 1 : 0);
