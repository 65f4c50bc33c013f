/** `npm run bench -- <name> [--short]`: one benchmark alone; without a name, which there are. */
import { lineOf, type Bench } from '../figures.ts';
import { BENCHES } from './benches.ts';

const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const short = process.argv.includes('--short');
const unknown = names.filter((name) => !(name in BENCHES));
if (names.length === 0 || unknown.length > 0) {
  process.stderr.write(
    `${unknown.length > 0 ? `There is no ${unknown.join(', ')}. ` : ''}Benchmarks: ${Object.keys(BENCHES).join(', ')}\n`,
  );
  process.exit(1);
}
for (const name of names) {
  const bench: Bench = await (BENCHES[name] as () => Promise<Bench>)();
  const figures = await bench({ short, say: (line) => process.stderr.write(`  ${line}\n`) });
  for (const figure of figures) process.stdout.write(`${lineOf(figure)}\n`);
}
// What a benchmark started ends with it, pools and native threads included.
process.exit(0);
