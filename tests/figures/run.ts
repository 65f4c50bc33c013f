/** The command line of `npm run faults` and `npm run soak`: which scenarios, in which form, and what becomes of their figures. */
import { parseArgs } from 'node:util';
import { endAll } from '@ringline/kit/testing';
import type { Outcome } from './figures.ts';
import { record } from './record.ts';

export interface RunOptions {
  /** The short form: some tens of seconds. */
  readonly short: boolean;
  /** A folder for the product's data and logs that is kept; absent, one that is gone afterwards. */
  readonly data: string | undefined;
  /** Tells who waits what goes on. */
  readonly say: (line: string) => void;
}

/** Runs what the command line asks for, and ends the process with 1 when something is not as it must be. */
export async function runScenarios(
  command: string,
  scenarios: Readonly<Record<string, (options: RunOptions) => Promise<Outcome>>>,
): Promise<void> {
  const { values: asked, positionals } = parseArgs({
    options: {
      short: { type: 'boolean', default: false },
      /** Keeps the figures in the command's document. */
      write: { type: 'boolean', default: false },
      data: { type: 'string' },
    },
    allowPositionals: true,
  });
  const wanted = positionals.length > 0 ? positionals : Object.keys(scenarios);
  const unknown = wanted.filter((name) => !scenarios[name]);
  if (unknown.length > 0) {
    process.stderr.write(`There is no ${unknown.join(', ')}. There are: ${Object.keys(scenarios).join(', ')}\n`);
    process.exit(1);
  }
  const say = (line: string) => void process.stderr.write(`  ${line}\n`);
  const failures: string[] = [];
  process.on('SIGINT', () => void endAll().finally(() => process.exit(130)));
  for (const name of wanted) {
    say(`${name} …`);
    try {
      const result = await scenarios[name]?.({ short: asked.short, data: asked.data, say });
      process.stdout.write(`\n## ${name}\n\n${result?.table}\n`);
      if (asked.write && result) record(command, name, result.table);
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
}
