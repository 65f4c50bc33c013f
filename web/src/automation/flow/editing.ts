/** Changes to a flow, each from one sound tree to the next. What cannot be done leaves the flow as it is. */
import { ENDS_EXTENSION, isExtension, nextExtension } from '../../numbers/flow/extensions.ts';
import {
  type Choice,
  type Flow,
  isLast,
  type Kind,
  KEYS,
  KEY_PORT,
  newNode,
  type Node,
  nodeOf,
  type Place,
  placesOf,
  portsOf,
  targetAt,
  withPort,
} from './nodes.ts';

const replace = (flow: Flow, id: string, change: (node: Node) => Node): Flow => ({
  ...flow,
  nodes: flow.nodes.map((node) => (node.id === id ? change(node) : node)),
});

/** With another step at a place. */
const lead = (flow: Flow, place: Place, target: string | null): Flow =>
  place === 'start'
    ? { ...flow, start: target ?? '' }
    : replace(flow, place.of, (node) => withPort(node, place.port, target));

/** Steps that a call can come to, in the order in which they are read; a GOTO's target is one. */
export function reached(flow: Flow): ReadonlySet<string> {
  const found = new Set<string>();
  const walk = (id: string | null) => {
    const node = nodeOf(flow, id);
    if (node === undefined || found.has(node.id)) return;
    found.add(node.id);
    for (const { target } of portsOf(node)) walk(target);
    if (node.kind === 'GOTO') walk(node.next);
  };
  walk(flow.start);
  return found;
}

/** Without the steps that no call comes to any longer. What was cut off before stays: it is not this change's to drop. */
function pruned(flow: Flow, before: Flow): Flow {
  const [now, was] = [reached(flow), reached(before)];
  return { ...flow, nodes: flow.nodes.filter(({ id }) => now.has(id) || !was.has(id)) };
}

/** What the caller goes on with when the step is taken out: the first way that leads somewhere. */
const goesOn = (node: Node): string | null => portsOf(node).find(({ target }) => target !== null)?.target ?? null;

/** Whether a step of this kind can be put there: what ends a path cannot stand before other steps. */
export function mayAdd(flow: Flow, place: Place, kind: Kind): boolean {
  const there = nodeOf(flow, targetAt(flow, place));
  return !isLast(kind) || there === undefined || isLast(there.kind);
}

/** Puts a new step at a place; what stood there comes after it, and the end of a path takes the place of the old end. */
export function add(flow: Flow, place: Place, kind: Kind, id: string): Flow {
  if (!mayAdd(flow, place, kind)) return flow;
  const there = targetAt(flow, place);
  const [first, ...others] = portsOf(newNode(id, kind));
  let node = newNode(id, kind);
  if (first !== undefined) node = withPort(node, first.port, there);
  // Wrong and missing keys of a menu go on as well; the other way of a fork is for its author to say.
  if (kind === 'MENU') for (const { port } of others) node = withPort(node, port, there);
  return pruned(lead({ ...flow, nodes: [...flow.nodes, node] }, place, id), flow);
}

/** Takes a step out: what leads to it goes on with what came after it. What only it led to goes too. */
export function remove(flow: Flow, id: string): Flow {
  const node = nodeOf(flow, id);
  if (node === undefined) return flow;
  const next = goesOn(node);
  // A way that came back to the step itself would lead into nothing.
  const target = next === id ? null : next;
  const without = { ...flow, nodes: flow.nodes.filter((other) => other.id !== id) };
  const led = placesOf(flow, id)
    .filter((place) => place === 'start' || place.of !== id)
    .reduce((changed: Flow, place) => lead(changed, place, target), without);
  const nodes = led.nodes.map((other) =>
    other.kind === 'GOTO' && other.next === id ? { ...other, next: target } : other,
  );
  return pruned({ ...led, nodes }, flow);
}

/** A copy of the step stands after it. Where a path ends nothing can come after. */
export function duplicate(flow: Flow, id: string, copyId: string): Flow {
  const node = nodeOf(flow, id);
  const [first] = node === undefined ? [] : portsOf(node);
  if (node === undefined || first === undefined) return flow;
  const copied = { ...flow, nodes: [...flow.nodes, { ...node, id: copyId }] };
  return lead(copied, { of: id, port: first.port }, copyId);
}

/** Whether the step can change places with the one before it. */
export function mayMoveUp(flow: Flow, id: string): boolean {
  const node = nodeOf(flow, id);
  const [place, another] = placesOf(flow, id);
  return node !== undefined && !isLast(node.kind) && place !== undefined && place !== 'start' && another === undefined;
}

/** Changes places with the step before it: out of a branch of a menu, it comes to stand before the menu. */
export function moveUp(flow: Flow, id: string): Flow {
  const [place] = placesOf(flow, id);
  const node = nodeOf(flow, id);
  if (!mayMoveUp(flow, id) || place === undefined || place === 'start' || node === undefined) return flow;
  const above = placesOf(flow, place.of);
  const port = portsOf(node)[0]?.port ?? 'next';
  const after = targetAt(flow, { of: id, port });
  // Ways that lead round in a circle to the step before would be lost.
  if (after === place.of) return flow;
  const led = above.reduce((changed: Flow, at) => lead(changed, at, id), flow);
  return lead(lead(led, place, after), { of: id, port }, place.of);
}

/** The step that it would change places with. */
function below(flow: Flow, id: string): string | undefined {
  const node = nodeOf(flow, id);
  const next = node === undefined ? null : (portsOf(node)[0]?.target ?? null);
  return next === null || !mayMoveUp(flow, next) ? undefined : next;
}

export const mayMoveDown = (flow: Flow, id: string): boolean => below(flow, id) !== undefined;

/** Changes places with the step after it, on its first way out. */
export function moveDown(flow: Flow, id: string): Flow {
  const next = below(flow, id);
  return next === undefined ? flow : moveUp(flow, next);
}

/** With other settings of a step. */
export const change = (flow: Flow, id: string, part: Partial<Node>): Flow =>
  replace(flow, id, (node) => ({ ...node, ...part }));

/** Leads a way out of a step to another one that stands already; what nothing leads to any longer goes. */
export const leadTo = (flow: Flow, place: Place, target: string | null): Flow =>
  pruned(lead(flow, place, target), flow);

/** Keys that the menu does not use yet; beside extensions `#` is none. */
export const freeKeys = ({ choices }: Node): readonly string[] =>
  KEYS.filter(
    (key) =>
      choices.every((choice) => choice.key !== key) &&
      !(key === ENDS_EXTENSION && choices.some((choice) => isExtension(choice.key))),
  );

/** With a further key; where it leads has still to be said. */
export function addKey(flow: Flow, id: string): Flow {
  const node = nodeOf(flow, id);
  const key = node && freeKeys(node)[0];
  if (node === undefined || key === undefined) return flow;
  return withChoice(flow, node, key);
}

/** With a further extension, likewise. */
export function addExtension(flow: Flow, id: string): Flow {
  const node = nodeOf(flow, id);
  const key = node && nextExtension(node.choices.map((choice) => choice.key));
  return node === undefined || key === undefined ? flow : withChoice(flow, node, key);
}

/** Keys stand before extensions. */
function withChoice(flow: Flow, { id, choices }: Node, key: string): Flow {
  const added = [...choices, { key, label: '', next: null }];
  const [extensions, keys] = [true, false].map((are) => added.filter((choice) => isExtension(choice.key) === are));
  return change(flow, id, { choices: [...(keys ?? []), ...(extensions ?? [])] });
}

/** With one key changed, in its place; another key in it stands for the same branch. */
export function changeKey(flow: Flow, id: string, key: string, part: Partial<Choice>): Flow {
  return replace(flow, id, (node) => ({
    ...node,
    choices: node.choices.map((choice) => (choice.key === key ? { ...choice, ...part } : choice)),
  }));
}

/** Without a key, and without the steps that only it led to. */
export function removeKey(flow: Flow, id: string, key: string): Flow {
  const without = replace(flow, id, (node) => ({
    ...node,
    choices: node.choices.filter((choice) => choice.key !== key),
  }));
  return pruned(without, flow);
}

/** The key that a way out of a menu is; undefined: it is none. */
export const keyOfPort = (port: string): string | undefined =>
  port.startsWith(KEY_PORT) ? port.slice(KEY_PORT.length) : undefined;

/** The steps that a way can lead to: any that a call does not come through on its way here, since a circle needs a GOTO. */
export function targetsFor(flow: Flow, of: string): readonly Node[] {
  const leadsHere = (id: string): boolean => {
    const met = new Set<string>();
    const walk = (at: string | null): boolean => {
      const node = nodeOf(flow, at);
      if (node === undefined || met.has(node.id)) return false;
      met.add(node.id);
      return node.id === of || portsOf(node).some(({ target }) => walk(target));
    };
    return walk(id);
  };
  return flow.nodes.filter(({ id }) => !leadsHere(id));
}
