/** `npm run load`: everything that is measured, one line a figure. @see load/README.md */
import { parseArgs } from 'node:util';
import { BENCHES } from './bench/benches.ts';
import { unpin } from './cost/pin.ts';
import { isMet, lineOf, type Figure } from './figures.ts';
import { figuresOf, JOURNEYS, resting, runJourney, throughput } from './journeys.ts';
import { k6Available } from './k6/k6.ts';
import { writeFigures } from './record.ts';
import { READS } from './scale/reads/reads.ts';
import { scale } from './scale/scale.ts';
import { startTarget, type Mode } from './world/target.ts';

/** Agents, each with a workspace of their own: after a call nobody is rung for five seconds (wrap-up), so that they take up to nine calls a second. */
const PEOPLE = 64;
const PEOPLE_SHORT = 24;
const SECONDS = 30;
const SECONDS_SHORT = 8;
const REST_SECONDS = 20;
const REST_SECONDS_SHORT = 2;

const { values: asked, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    short: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    only: { type: 'string' },
    cluster: { type: 'boolean', default: false },
    share: { type: 'string', default: '1' },
    statements: { type: 'boolean', default: false },
  },
});
const only = asked.only?.split(',');
// How reads grow with the data takes a million conversations: it is asked for by name.
const scaling = positionals[0] === 'scale';
const wanted = (name: string) => !scaling && (only === undefined || only.includes(name));
const all: readonly string[] = scaling ? READS.map(({ name }) => name) : [...Object.keys(BENCHES), ...JOURNEYS];
const unknown = [...(only ?? []).filter((name) => !all.includes(name)), ...positionals.slice(scaling ? 1 : 0)];

const say = (line: string) => void process.stderr.write(`  ${line}\n`);
const figures: Figure[] = [];
const failures: string[] = [];
const show = (found: readonly Figure[]) => {
  for (const figure of found) process.stdout.write(`${lineOf(figure)}\n`);
  figures.push(...found);
};
/** What fails is told, and the rest is measured all the same. */
async function attempt(name: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    failures.push(name);
    process.stderr.write(
      `${name} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  }
}

if (unknown.length > 0) {
  process.stderr.write(`There is no ${unknown.join(', ')}. There are: ${all.join(', ')}\n`);
  process.exit(1);
}

if (scaling) {
  const share = Number(asked.share);
  if (!(share > 0 && share <= 1)) {
    process.stderr.write(
      `--share ${asked.share} is not part of a million conversations: give a number above 0, at most 1\n`,
    );
    process.exit(1);
  }
  await attempt('scale', () =>
    scale(
      { share, reads: (name) => only === undefined || only.includes(name), statements: asked.statements, say },
      show,
    ),
  );
}

for (const [name, load] of Object.entries(BENCHES)) {
  if (!wanted(name)) continue;
  await attempt(name, async () => {
    say(`${name} …`);
    const bench = await load();
    try {
      show(await bench({ short: asked.short, say }));
    } finally {
      unpin();
    }
  });
}

const journeys = JOURNEYS.filter((name) => wanted(name));
if (journeys.length > 0) {
  await attempt(journeys.join(', '), async () => {
    const k6 = k6Available();
    if (!k6.available) throw new Error(k6.reason);
    const mode: Mode = asked.cluster ? 'cluster' : 'all-in-one';
    const seconds = asked.short ? SECONDS_SHORT : SECONDS;
    say('Starting the product and its people …');
    const target = await startTarget(mode, asked.short ? PEOPLE_SHORT : PEOPLE);
    try {
      say('What it uses at rest …');
      const rest = await resting(target, asked.short ? REST_SECONDS_SHORT : REST_SECONDS);
      for (const name of journeys) {
        await attempt(name, async () => {
          say(`${name} …`);
          const result = await runJourney(name, target, { seconds, say });
          show(figuresOf(result, mode, rest));
          if (!result.ok) failures.push(name);
          if (name === 'call-path') show([await throughput(target, mode, rest, { short: asked.short, say })]);
        });
      }
    } finally {
      await target.stop();
    }
  });
}

if (asked.write) await writeFigures(figures, asked.short);
const short = figures.filter((figure) => isMet(figure) === false).map(({ name }) => name);
process.stdout.write(
  `load: ${figures.length} figures, ${short.length} short${short.length > 0 ? ` (${short.join(', ')})` : ''}, ${failures.length} failed${failures.length > 0 ? ` (${failures.join(', ')})` : ''}\n`,
);
process.exit(short.length + failures.length === 0 ? 0 : 1);
