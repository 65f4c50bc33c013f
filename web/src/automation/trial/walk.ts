/** The path of a trial on its flow: which steps in which order, and by which ways. */
import { type Flow, nodeOf, portsOf } from '../flow/nodes.ts';

export interface TrialEntry {
  readonly id: string;
  readonly at: string;
  readonly kind: string;
  readonly name: string;
  readonly description: string | null | undefined;
  readonly nodeId: string | null | undefined;
  readonly parameters: readonly { readonly name: string; readonly value: string }[];
}

export interface Walk {
  /** By the id of a step: its place on the path, where 1 is the call itself; of its first visit. */
  readonly order: ReadonlyMap<string, number>;
  /** `start`, and `step.port` of each way taken. */
  readonly ways: ReadonlySet<string>;
}

const parameter = ({ parameters }: TrialEntry, name: string) => parameters.find((each) => each.name === name)?.value;

/** @param path ids of the steps in the order in which the call came to them */
export function walkOf(flow: Flow, path: readonly string[], entries: readonly TrialEntry[]): Walk {
  const order = new Map<string, number>();
  for (const id of path) if (!order.has(id)) order.set(id, order.size + 2);
  const ways = new Set<string>(path.length > 0 ? ['start'] : []);
  for (const [index, id] of path.entries()) {
    const node = nodeOf(flow, id);
    const after = path[index + 1];
    if (node === undefined || after === undefined) continue;
    const ports = portsOf(node).filter(({ target }) => target === after);
    // Several keys may lead to one step: the one that was pressed there.
    const pressed = entries
      .filter((entry) => entry.nodeId === id && entry.name === 'flow.key')
      .map((entry) => `key:${parameter(entry, 'key') ?? ''}`)
      .at(-1);
    const taken =
      ports.find(({ port }) => port === pressed) ?? ports.find(({ port }) => !port.startsWith('key:')) ?? ports[0];
    if (taken !== undefined) ways.add(`${id}.${taken.port}`);
  }
  return { order, ways };
}

/** A line of the path: a step with what happened at it, or one of those things. */
export interface PathLine {
  readonly entry: TrialEntry;
  /** Seconds since the call came. */
  readonly after: number;
  /** The number that stands on the card, at the first line of each step. */
  readonly order: number | undefined;
  /** People who were passed over just then. */
  readonly skipped: readonly TrialEntry[];
}

/** The entries of a trial as lines; who was skipped belongs to the line before. */
export function linesOf(entries: readonly TrialEntry[], order: ReadonlyMap<string, number>): readonly PathLine[] {
  const [first] = entries;
  if (first === undefined) return [];
  const began = Date.parse(first.at);
  const lines: PathLine[] = [];
  const told = new Set<string>();
  for (const entry of entries) {
    const last = lines.at(-1);
    if (entry.name === 'offer.skipped' && last !== undefined) {
      lines[lines.length - 1] = { ...last, skipped: [...last.skipped, entry] };
      continue;
    }
    const at = entry.nodeId ?? '';
    const number = lines.length === 0 ? 1 : at !== '' && !told.has(at) ? order.get(at) : undefined;
    if (lines.length > 0) told.add(at);
    lines.push({ entry, after: Math.round((Date.parse(entry.at) - began) / 1000), order: number, skipped: [] });
  }
  return lines;
}

/** What a caller presses, as it is typed: what stands together is pressed in a row, a space is a pause. */
export const pressedIn = (typed: string): readonly string[] => typed.split(/\s+/).filter((keys) => keys !== '');
