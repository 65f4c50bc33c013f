/** Keeps the figures of long runs in docs/faults.md, each scenario with its own date and machine. */
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../../docs/faults.md', import.meta.url));

/** Puts a scenario's figures in the place of its last ones. */
export function record(name: string, table: string): void {
  writeFileSync(FILE, withFigures(readFileSync(FILE, 'utf8'), name, `${circumstances(new Date())}\n\n${table}`));
}

/** @throws Error when the text has no place for it */
export function withFigures(text: string, name: string, figures: string): string {
  const [begin, end] = [`<!-- ${name}: written by npm run faults -- ${name} --write -->`, `<!-- /${name} -->`];
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`docs/faults.md has no place for ${name}`);
  return `${text.slice(0, from + begin.length)}\n${figures}\n${text.slice(to)}`;
}

function circumstances(now: Date): string {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const load = os.loadavg()[0]?.toFixed(1);
  return `${now.toISOString().slice(0, 10)}, ${os.availableParallelism()} cores (${cpu?.model.trim()}), ${memory} GB, Node ${process.versions.node}; load at the end ${load}.`;
}
