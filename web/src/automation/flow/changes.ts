/** What a draft makes of the version that is live, step by step. */
import { type Flow, type Node, nodeOf, portsOf } from './nodes.ts';
import { whatItWas } from './was.ts';

export interface Change {
  readonly what: 'added' | 'changed' | 'moved' | 'removed';
  /** As the draft has it; of what was removed, as it was. */
  readonly node: Node;
}

/** The steps that differ from the live ones of the same ids: by what they do, or, `moved`, by where a way of theirs leads. */
export function changesSince(flow: Flow, live: Flow | undefined): readonly Change[] {
  const here = flow.nodes.flatMap((node): Change[] => {
    const before = nodeOf(live ?? { start: '', nodes: [] }, node.id);
    if (before === undefined) return [{ what: 'added', node }];
    if (before.kind !== node.kind || whatItWas(node, before).length > 0) return [{ what: 'changed', node }];
    const leads = (of: Node) => JSON.stringify(portsOf(of).map(({ port, target }) => [port, target]));
    const begins = (live?.start === node.id) !== (flow.start === node.id);
    return begins || leads(node) !== leads(before) ? [{ what: 'moved', node }] : [];
  });
  const gone = (live?.nodes ?? []).filter(({ id }) => nodeOf(flow, id) === undefined);
  return [...here, ...gone.map((node): Change => ({ what: 'removed', node }))];
}
