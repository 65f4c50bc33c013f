/** What a draft makes of the version that is live, step by step. */
import { type Flow, type Node, nodeOf, portsOf } from './nodes.ts';
import { whatItWas } from './was.ts';

export interface Change {
  readonly what: 'added' | 'changed' | 'moved' | 'removed';
  /** As the draft has it; of what was removed, as it was. */
  readonly node: Node;
}

const NONE: Flow = { start: '', nodes: [] };

/**
 * The steps that differ from the live ones of the same ids: by what they do, or, `moved`, by where a way of theirs leads. Leading to
 * a step that is new, or past one that is gone, is that step's change.
 */
export function changesSince(flow: Flow, live: Flow = NONE): readonly Change[] {
  const added = flow.nodes.filter(({ id }) => nodeOf(live, id) === undefined);
  const gone = live.nodes.filter(({ id }) => nodeOf(flow, id) === undefined);
  const led = (from: string | null, to: string | null) => {
    const ends = endsBeyond(gone, from);
    return [...endsBeyond(added, to)].some((end) => ends.has(end));
  };
  const here = flow.nodes.flatMap((node): Change[] => {
    const before = nodeOf(live, node.id);
    if (before === undefined) return [{ what: 'added', node }];
    if (before.kind !== node.kind || whatItWas(node, before).length > 0) return [{ what: 'changed', node }];
    const ways = new Map(portsOf(before).map(({ port, target }) => [port, target]));
    const leads = portsOf(node).every(({ port, target }) => led(ways.get(port) ?? null, target));
    const begins = (live.start === node.id) !== (flow.start === node.id) && !led(live.start, flow.start);
    return begins || !leads ? [{ what: 'moved', node }] : [];
  });
  return [...here, ...gone.map((node): Change => ({ what: 'removed', node }))];
}

/** Where a way comes out beyond these steps; null among them: nowhere. */
function endsBeyond(steps: readonly Node[], to: string | null, seen = new Set<string>()): Set<string | null> {
  const step = to === null || seen.has(to) ? undefined : steps.find(({ id }) => id === to);
  if (step === undefined) return new Set([to]);
  seen.add(step.id);
  const ways = portsOf(step);
  return new Set(ways.length === 0 ? [null] : ways.flatMap(({ target }) => [...endsBeyond(steps, target, seen)]));
}
