/**
 * Where the cards of a flow stand: read from top to bottom, each key and branch a column of its own, lines that never cross.
 * No library: those for graphs (dagre, ELK) minimise crossings that a tree does not have and weigh more than the page, and
 * those for trees know no branch that hangs at the side of a trunk.
 */
import { type Flow, type Node, nodeOf, type Place, portsOf, targetAt } from './nodes.ts';

/** In pixels (design notes: trunk 264, branches 208, 16 between columns, 32 between cards; 60 high, 76 with two lines). */
const TRUNK = 264;
const BRANCH = 208;
const GAP = 16;
const STEP = 32;
const FORK = 86;
/** From a card to the card below it where the way between has a name. */
const NAMED = 64;
const SMALL = 36;
const START = 32;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Item = Box & { readonly key: string; readonly place: Place } & (
    | { readonly what: 'node'; readonly node: Node }
    | { readonly what: 'reference'; readonly node: Node }
    | { readonly what: 'empty' }
  );

/** A line that leads to a place, with where its name and its "+" stand. */
export interface Line {
  readonly key: string;
  readonly place: Place;
  /** SVG path. */
  readonly path: string;
  readonly name: { readonly x: number; readonly y: number } | undefined;
  readonly plus: { readonly x: number; readonly y: number } | undefined;
  readonly to: string | null;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** The pill of the number, above all. */
  readonly start: Box;
  readonly items: readonly Item[];
  readonly lines: readonly Line[];
}

/** A piece of the tree with its top at 0 and its left edge at 0; `anchor` is the middle of its first card. */
interface Block {
  readonly width: number;
  readonly height: number;
  readonly anchor: number;
  readonly items: readonly Item[];
  readonly lines: readonly Line[];
}

const keyOf = (place: Place) => (place === 'start' ? 'start' : `${place.of}.${place.port}`);
const shifted = (path: string, dx: number, dy: number) =>
  path.replaceAll(/(-?[\d.]+),(-?[\d.]+)/g, (_, x: string, y: string) => `${Number(x) + dx},${Number(y) + dy}`);

function moved({ items, lines }: Block, dx: number, dy: number) {
  const point = (at: { x: number; y: number } | undefined) => at && { x: at.x + dx, y: at.y + dy };
  return {
    items: items.map((item) => ({ ...item, x: item.x + dx, y: item.y + dy })),
    lines: lines.map((line) => ({
      ...line,
      path: shifted(line.path, dx, dy),
      name: point(line.name),
      plus: point(line.plus),
    })),
  };
}

const R = 8;
/** Down, aside and down again, with round corners. */
function bend(fromX: number, fromY: number, midY: number, toX: number, toY: number): string {
  if (Math.abs(toX - fromX) < 1) return `M${fromX},${fromY} L${toX},${toY}`;
  const side = Math.sign(toX - fromX);
  const r = Math.min(R, Math.abs(toX - fromX) / 2);
  return `M${fromX},${fromY} L${fromX},${midY - r} Q${fromX},${midY} ${fromX + side * r},${midY} L${toX - side * r},${midY} Q${toX},${midY} ${toX},${midY + r} L${toX},${toY}`;
}

/** Aside and down: how the other way of a fork leaves its card. */
const aside = (fromX: number, fromY: number, toX: number, toY: number): string =>
  `M${fromX},${fromY} L${toX - R},${fromY} Q${toX},${fromY} ${toX},${fromY + R} L${toX},${toY}`;

/**
 * @param heightOf how high a card of this width is, in pixels: its sentence may take two lines
 */
export function layoutOf(flow: Flow, heightOf: (node: Node, width: number) => number): Layout {
  const met = new Set<string>();

  const block = (place: Place, width: number): Block => {
    const node = nodeOf(flow, targetAt(flow, place));
    const own = { key: keyOf(place), place, x: 0, y: 0, width };
    if (node === undefined || met.has(node.id)) {
      const item: Item =
        node === undefined
          ? { ...own, height: SMALL, what: 'empty' }
          : { ...own, height: SMALL, what: 'reference', node };
      return { width, height: SMALL, anchor: width / 2, items: [item], lines: [] };
    }
    met.add(node.id);
    const height = heightOf(node, width);
    const ports = portsOf(node);
    const card: Item = { ...own, height, what: 'node', node };
    if (ports.length === 0) return { width, height, anchor: width / 2, items: [card], lines: [] };
    if (node.kind === 'MENU') return columns(node, card, height);
    const straight = block({ of: node.id, port: 'next' }, width);
    const forks = ports.length > 1;
    const drop = forks ? NAMED + 10 : STEP;
    const left = Math.max(width / 2, straight.anchor);
    const below = moved(straight, left - straight.anchor, height + drop);
    const items: Item[] = [{ ...card, x: left - width / 2 }, ...below.items];
    const lines: Line[] = [
      line({ of: node.id, port: 'next' }, targetAt(flow, { of: node.id, port: 'next' }), {
        path: `M${left},${height} L${left},${height + drop}`,
        name: forks ? { x: left, y: height + 20 } : undefined,
        plus: { x: left, y: height + drop - (forks ? 22 : 16) },
      }),
      ...below.lines,
    ];
    const straightWidth = Math.max(left + width / 2, left - straight.anchor + straight.width);
    let size = { width: straightWidth, height: height + drop + straight.height };
    if (forks) {
      const place = { of: node.id, port: 'otherwise' };
      const other = block(place, BRANCH);
      const at = straightWidth + GAP + other.anchor;
      const side = moved(other, straightWidth + GAP, height + drop);
      items.push(...side.items);
      lines.push(
        line(place, targetAt(flow, place), {
          path: aside(left + width / 2, height / 2, at, height + drop),
          name: { x: at, y: height + 20 },
          plus: { x: at, y: height + drop - 22 },
        }),
        ...side.lines,
      );
      size = {
        width: straightWidth + GAP + other.width,
        height: Math.max(size.height, height + drop + other.height),
      };
    }
    return { ...size, anchor: left, items, lines };
  };

  /** A menu: every key a column, the way without a right key the last one. */
  const columns = (node: Node, card: Item, height: number): Block => {
    const blocks = portsOf(node).map(({ port, target }) => ({
      port,
      target,
      block: block({ of: node.id, port }, BRANCH),
    }));
    const anchors: number[] = [];
    let x = 0;
    for (const each of blocks) {
      anchors.push(x + each.block.anchor);
      x += each.block.width + GAP;
    }
    const total = x - GAP;
    const middle = ((anchors[0] ?? 0) + (anchors.at(-1) ?? 0)) / 2;
    const shift = Math.max(0, card.width / 2 - middle);
    const anchor = middle + shift;
    const items: Item[] = [{ ...card, x: anchor - card.width / 2 }];
    const lines: Line[] = [];
    let left = shift;
    let deepest = 0;
    for (const { port, target, block: each } of blocks) {
      const at = left + each.anchor;
      const top = height + FORK + 12;
      const down = moved(each, left, top);
      lines.push(
        line({ of: node.id, port }, target, {
          path: bend(anchor, height, height + 32, at, top),
          name: { x: at, y: height + 58 },
          plus: { x: at, y: top - 14 },
        }),
        ...down.lines,
      );
      items.push(...down.items);
      deepest = Math.max(deepest, top + each.height);
      left += each.width + GAP;
    }
    const width = Math.max(total + shift, anchor + card.width / 2);
    return { width, height: deepest, anchor, items, lines };
  };

  const line = (place: Place, to: string | null, drawn: Pick<Line, 'path' | 'name' | 'plus'>): Line => ({
    key: keyOf(place),
    place,
    to,
    ...drawn,
  });

  const tree = block('start', TRUNK);
  const top = START + STEP;
  const { items, lines } = moved(tree, 0, top);
  return {
    width: tree.width,
    height: tree.height + top,
    start: { x: tree.anchor - 120, y: 0, width: 240, height: START },
    items,
    lines: [
      line('start', targetAt(flow, 'start'), {
        path: `M${tree.anchor},${START} L${tree.anchor},${top}`,
        name: undefined,
        plus: { x: tree.anchor, y: START + 16 },
      }),
      ...lines,
    ],
  };
}
