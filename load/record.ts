/** Keeps the figures of a run in load/README.md, with their date and the machine; nobody writes them by hand. */
import { readFile, writeFile } from 'node:fs/promises';
import { cpus, loadavg, release, totalmem } from 'node:os';
import { isMet, rounded, type Figure } from './figures.ts';

const README = new URL('./README.md', import.meta.url);
const BEGIN = '<!-- figures: written by npm run load -- --write -->';
const END = '<!-- /figures -->';

interface Row {
  readonly name: string;
  readonly cells: string;
}

/** @throws Error for a short run: its figures are worth nothing */
export async function writeFigures(figures: readonly Figure[], short: boolean): Promise<void> {
  if (short) throw new Error('The figures of a --short run are not kept: leave --write or --short out.');
  const text = await readFile(README, 'utf8');
  await writeFile(README, withFigures(text, figures, new Date().toISOString().slice(0, 10), machine()));
}

/** The README with these figures in place of their earlier values; those that were not measured stay, with their date. */
export function withFigures(text: string, figures: readonly Figure[], date: string, machineNow: string): string {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`load/README.md has no place for figures (${BEGIN})`);
  const kept = rowsOf(text.slice(begin, end));
  for (const figure of figures) {
    const row = rowOf(figure, date, machineNow);
    const at = kept.findIndex(({ name }) => name === row.name);
    if (at >= 0) kept[at] = row;
    else kept.push(row);
  }
  const table = [
    '| figure | value | threshold | | beside | date | machine |',
    '|---|---|---|---|---|---|---|',
    ...kept.map(({ name, cells }) => `| ${name} |${cells}`),
  ];
  return `${text.slice(0, begin)}${BEGIN}\n${table.join('\n')}\n${text.slice(end)}`;
}

function rowsOf(block: string): Row[] {
  return [...block.matchAll(/^\| (\S+) \|(.*)$/gm)]
    .map(([, name = '', cells = '']) => ({ name, cells }))
    .filter(({ name }) => name !== 'figure');
}

function rowOf(figure: Figure, date: string, machineNow: string): Row {
  const met = isMet(figure);
  const threshold = figure.threshold ? `${figure.threshold.kind} ${figure.threshold.value}` : '';
  const beside = Object.entries(figure.beside ?? {})
    .map(([name, value]) => `${name} ${typeof value === 'number' ? rounded(value) : value}`)
    .join(', ');
  const value = rounded(figure.value) + (figure.unit ? ` ${figure.unit}` : '');
  const verdict = met === undefined ? '' : met ? 'ok' : 'short';
  return { name: figure.name, cells: ` ${value} | ${threshold} | ${verdict} | ${beside} | ${date} | ${machineNow} |` };
}

/** With its load over the last five minutes: on a machine that has other work, absolute values say little. */
function machine(): string {
  const model = cpus()[0]?.model.replace(/\s+/g, ' ').trim() ?? 'unknown processor';
  return `${cpus().length} × ${model}, ${Math.round(totalmem() / 2 ** 30)} GB, Linux ${release().split('-')[0] ?? ''}, Node ${process.version}, load average ${loadavg()[1]?.toFixed(1) ?? '?'}`;
}
