/** Keeps the figures of long runs in a document, each scenario with its own date and machine. */
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { fileURLToPath } from 'node:url';

/** Puts a scenario's figures in the place of its last ones. @param command `faults` writes docs/faults.md */
export function record(command: string, name: string, table: string): void {
  const file = fileURLToPath(new URL(`../../docs/${command}.md`, import.meta.url));
  const figures = `${circumstances(new Date())}\n\n${table}`;
  writeFileSync(file, withFigures(readFileSync(file, 'utf8'), { command, name }, figures));
}

/** @throws Error when the text has no place for it */
export function withFigures(
  text: string,
  { command, name }: { command: string; name: string },
  figures: string,
): string {
  const [begin, end] = [`<!-- ${name}: written by npm run ${command} -- ${name} --write -->`, `<!-- /${name} -->`];
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from < 0 || to < from) throw new Error(`docs/${command}.md has no place for ${name}`);
  return `${text.slice(0, from + begin.length)}\n${figures}\n${text.slice(to)}`;
}

function circumstances(now: Date): string {
  const [cpu] = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const load = os.loadavg()[0]?.toFixed(1);
  return `${now.toISOString().slice(0, 10)}, ${os.availableParallelism()} cores (${cpu?.model.trim()}), ${memory} GB, Node ${process.versions.node}; load at the end ${load}.`;
}
