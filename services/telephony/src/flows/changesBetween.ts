import { type DocumentNode, type FlowDocument, waysOf } from '../calls/engine/flow/document.ts';

type Nodes = ReadonlyMap<string, DocumentNode>;

/**
 * How many steps a person would say differ: those that are new, gone or set otherwise, and those whose ways lead elsewhere. That the
 * steps around a new one lead to it, or past one that is gone, is part of that change.
 */
export function changesBetween(before: FlowDocument, after: FlowDocument): number {
  const was = byId(before);
  const is = byId(after);
  const gone = new Map([...was].filter(([id]) => !is.has(id)));
  const added = new Map([...is].filter(([id]) => !was.has(id)));
  const led = (from: string | undefined, to: string | undefined) => {
    const ends = endsBeyond(gone, from);
    return [...endsBeyond(added, to)].some((end) => ends.has(end));
  };
  const differs = (node: DocumentNode): boolean => {
    const old = was.get(node.id);
    if (old === undefined) return true;
    if (settingsOf(old) !== settingsOf(node)) return true;
    const ways = new Map(waysOf(old).map(({ field, to }) => [field, to]));
    return waysOf(node).some(({ field, to }) => !led(ways.get(field), to));
  };
  const begins = led(before.start, after.start) ? 0 : 1;
  return [...is.values()].filter(differs).length + gone.size + begins;
}

const byId = ({ nodes }: FlowDocument): Nodes => new Map(nodes.map((node) => [node.id, node]));

/** Where a way comes out beyond these steps; undefined among them: nowhere. */
function endsBeyond(steps: Nodes, to: string | undefined, seen = new Set<string>()): Set<string | undefined> {
  const step = to === undefined || seen.has(to) ? undefined : steps.get(to);
  if (step === undefined) return new Set([to]);
  seen.add(step.id);
  const ways = step.kind === 'GOTO' ? [] : waysOf(step);
  return new Set(ways.length === 0 ? [undefined] : ways.flatMap((way) => [...endsBeyond(steps, way.to, seen)]));
}

/** What a step does, apart from where it leads; of a jump that is where it leads. */
const settingsOf = ({ next, otherwise: _otherwise, choices, ...node }: DocumentNode): string =>
  canonical({
    ...node,
    ...(choices === undefined ? {} : { choices: choices.map(({ next: _next, ...choice }) => choice) }),
    ...(node.kind === 'GOTO' ? { next } : {}),
  });

/** The same text for the same content: the database keeps no order of fields. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
