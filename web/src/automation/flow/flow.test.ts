import { expect, it } from 'vitest';
import {
  add,
  addExtension,
  addKey,
  change,
  changeKey,
  duplicate,
  freeKeys,
  mayAdd,
  mayMoveDown,
  mayMoveUp,
  moveDown,
  moveUp,
  reached,
  remove,
  removeKey,
} from './editing.ts';
import { changesSince } from './changes.ts';
import { begin, changed, redone, settled, undone } from './history.ts';
import { layoutOf } from './layout.ts';
import { type Flow, KINDS, newNode, type Node, type Place, placesOf, portsOf, USUAL_QUEUE } from './nodes.ts';
import { moveTo, newIn, spanOf } from './sight.ts';
import { outlineOf, positionOf, stepFrom } from './outline.ts';
import { type Names, sentenceOf, shortHours } from './sentence.ts';
import { pressedIn } from '../trial/walk.ts';
import { whatItWas } from './was.ts';

const node = (id: string, kind: Node['kind'], part: Partial<Node> = {}): Node => ({ ...newNode(id, kind), ...part });

/** Greeting, hours, a menu with two keys that share a voicemail. */
const FLOW: Flow = {
  start: 'greet',
  nodes: [
    node('greet', 'PLAY', { next: 'hours' }),
    node('hours', 'HOURS', { next: 'menu', otherwise: 'closed' }),
    node('closed', 'VOICEMAIL'),
    node('menu', 'MENU', {
      next: 'message',
      choices: [
        { key: '1', label: 'Sales', next: 'ring' },
        { key: '2', label: 'Help', next: 'queue' },
      ],
    }),
    node('ring', 'RING', { teamId: 't', next: 'message' }),
    node('queue', 'QUEUE', { teamId: 't', next: 'message' }),
    node('message', 'VOICEMAIL'),
  ],
};

const path = (flow: Flow) =>
  outlineOf(flow).map(
    ({ what, level, ...row }) =>
      `${level} ${what === 'empty' ? '-' : (what === 'node' ? '' : '→') + ('node' in row ? row.node.id : '')}`,
  );

it('is read from top to bottom: every step once, each branch after its fork, a step met again as a reference', () => {
  expect(path(FLOW)).toEqual([
    '1 greet',
    '1 hours',
    '2 menu',
    '3 ring',
    '3 message',
    '3 queue',
    '3 →message',
    '3 →message',
    '2 closed',
  ]);
  const rows = outlineOf(FLOW);
  expect(positionOf(rows, 2)).toEqual({ place: 1, of: 2 });
  expect(positionOf(rows, 8)).toEqual({ place: 2, of: 2 });
  expect(stepFrom(rows, 8, 'ArrowLeft')).toBe(1);
  expect(stepFrom(rows, 2, 'ArrowRight')).toBe(3);
  expect(stepFrom(rows, 0, 'ArrowRight')).toBe(0);
  expect([stepFrom(rows, 8, 'ArrowDown'), stepFrom(rows, 0, 'ArrowUp'), stepFrom(rows, 3, 'Home')]).toEqual([8, 0, 0]);
});

it('takes a new step between two others, and a fork with a way that is still to be said', () => {
  const played = add(FLOW, { of: 'greet', port: 'next' }, 'PLAY', 'new');
  expect(path(played).slice(0, 3)).toEqual(['1 greet', '1 new', '1 hours']);
  const forked = add(FLOW, { of: 'menu', port: 'key:1' }, 'CONDITION', 'new');
  expect(path(forked).slice(3, 7)).toEqual(['3 new', '4 ring', '4 message', '4 -']);
  const menu = add(FLOW, 'start', 'MENU', 'new');
  expect(menu.start).toBe('new');
  expect(portsOf(menu.nodes.at(-1) ?? node('x', 'END')).map(({ target }) => target)).toEqual(['greet', 'greet']);
});

it('lets the end of a path stand nowhere but at its end, where it takes the place of the end before', () => {
  const first: Place = { of: 'greet', port: 'next' };
  expect(mayAdd(FLOW, first, 'END')).toBe(false);
  expect(add(FLOW, first, 'END', 'new')).toBe(FLOW);
  const ended = add(FLOW, { of: 'hours', port: 'otherwise' }, 'END', 'new');
  expect(path(ended).at(-1)).toBe('2 new');
  expect(ended.nodes.some(({ id }) => id === 'closed')).toBe(false);
});

it('goes on with what comes after a step that is taken out, and drops what only that step led to', () => {
  expect(path(remove(FLOW, 'greet'))[0]).toBe('1 hours');
  const without = remove(FLOW, 'menu');
  expect(path(without)).toEqual(['1 greet', '1 hours', '2 ring', '2 message', '2 closed']);
  expect(without.nodes.map(({ id }) => id)).not.toContain('queue');
  expect(path(remove(FLOW, 'closed')).at(-1)).toBe('2 -');
  expect(remove(FLOW, 'nobody')).toBe(FLOW);
  const jumps = change(add(FLOW, { of: 'hours', port: 'otherwise' }, 'GOTO', 'go'), 'go', { next: 'ring' });
  expect(remove(jumps, 'ring').nodes.find(({ id }) => id === 'go')?.next).toBe('message');
});

it('copies a step behind itself, but not where a path ends', () => {
  expect(path(duplicate(FLOW, 'queue', 'copy')).slice(5, 7)).toEqual(['3 queue', '3 copy']);
  expect(duplicate(FLOW, 'closed', 'copy')).toBe(FLOW);
});

it('moves a step up out of its branch and down again, and nothing gets lost on the way', () => {
  const up = moveUp(FLOW, 'ring');
  expect(path(up).slice(1, 5)).toEqual(['1 hours', '2 ring', '2 menu', '3 message']);
  expect(path(moveDown(up, 'ring'))).toEqual(path(FLOW));
  expect(mayMoveUp(FLOW, 'greet')).toBe(false);
  // Several ways lead to it.
  expect(mayMoveUp(FLOW, 'message')).toBe(false);
  expect([mayMoveDown(FLOW, 'ring'), mayMoveDown(FLOW, 'greet')]).toEqual([false, true]);
});

it('gives a menu further keys, another key, and fewer', () => {
  const more = addKey(FLOW, 'menu');
  expect(path(more).filter((row) => row.endsWith('-'))).toHaveLength(1);
  const other = changeKey(more, 'menu', '2', { key: '9', label: 'Ads' });
  expect(placesOf(other, 'queue')).toEqual([{ of: 'menu', port: 'key:9' }]);
  expect(removeKey(other, 'menu', '9').nodes.map(({ id }) => id)).not.toContain('queue');
});

it('stays whole whatever is done to it: every step can be reached, every way leads to a step or is open', () => {
  let seed = 7;
  const random = (most: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % most;
  };
  let flow = FLOW;
  for (let turn = 0; turn < 600; turn += 1) {
    const rows = outlineOf(flow);
    const row = rows[random(rows.length)];
    const id = row?.what === 'node' ? row.node.id : flow.start;
    const act = random(flow.nodes.length > 40 ? 2 : 7);
    if (act < 2) flow = remove(flow, id);
    else if (act === 2) flow = moveUp(flow, id);
    else if (act === 3) flow = moveDown(flow, id);
    else if (act === 4) flow = duplicate(flow, id, `n${turn}`);
    else if (act === 5) flow = addKey(flow, id);
    else flow = add(flow, row?.place ?? 'start', KINDS[random(KINDS.length)] ?? 'END', `n${turn}`);
    const ids = new Set(flow.nodes.map((each) => each.id));
    expect(ids.size).toBe(flow.nodes.length);
    expect([...ids].filter((each) => !reached(flow).has(each))).toEqual([]);
    const targets = flow.nodes.flatMap((each) => portsOf(each).flatMap(({ target }) => target ?? []));
    expect(targets.filter((target) => !ids.has(target))).toEqual([]);
  }
});

it('is drawn without one card over another, each branch in a column of its own', () => {
  const drawn = layoutOf(FLOW, () => 60);
  const boxes = drawn.items;
  for (const [index, a] of boxes.entries())
    for (const b of boxes.slice(index + 1))
      expect(
        a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y,
        `${a.key} over ${b.key}`,
      ).toBe(true);
  expect(
    boxes.every(
      ({ x, y, width, height }) => x >= 0 && y >= 0 && x + width <= drawn.width && y + height <= drawn.height,
    ),
  ).toBe(true);
  expect(drawn.lines).toHaveLength(boxes.length);
  const at = (id: string) => boxes.find((box) => box.what === 'node' && box.node.id === id);
  const middle = (id: string) => (at(id)?.x ?? 0) + (at(id)?.width ?? 0) / 2;
  expect(middle('greet')).toBe(middle('menu'));
  expect(middle('ring')).toBeLessThan(middle('queue'));
  expect(at('closed')?.x).toBeGreaterThan(at('menu')?.x ?? 0);
});

it('takes back and does again; what is typed into one field goes back at once', () => {
  let history = begin('');
  for (const text of ['h', 'hi']) history = changed(history, text, 'name');
  history = changed(history, 'hi there');
  expect(undone(history).now).toBe('hi');
  expect(undone(undone(history)).now).toBe('');
  expect(undone(undone(undone(history))).now).toBe('');
  expect(redone(redone(undone(undone(history)))).now).toBe('hi there');
  expect(redone(changed(undone(history), 'other')).now).toBe('other');
  // A field that is typed into before and after a publishing: what was published is come back to.
  history = settled(changed(begin(''), 'published', 'name'));
  expect(undone(changed(history, 'published and more', 'name')).now).toBe('published');
});

const names: Names = {
  team: (id) => (id === 't' ? 'Sales' : undefined),
  person: () => undefined,
  sound: () => 'Hello',
  phone: (number) => number,
  oneOf: (items) => items.join(' or '),
  weekday: (day) => `d${day}`,
};

it('says of each step what it does', () => {
  const of = (part: Node) => sentenceOf(FLOW, part, names);
  expect(of(node('a', 'RING', { teamId: 't' }))).toEqual({ key: 'ring', values: { who: 'Sales', seconds: '20' } });
  expect(of(node('a', 'RING', { teamId: 'gone' })).key).toBe('ringNobody');
  expect(of(FLOW.nodes[3] ?? node('a', 'END')).values).toEqual({ keys: '1 or 2' });
  expect(
    of(node('a', 'PLAY', { prompt: { say: 'Welcome to the house of lamps and shades', sound: null, mediaId: null } }))
      .values,
  ).toEqual({ text: 'Welcome to the house of…' });
  const asks = (subject: string, ...values: string[]) =>
    of(
      node('a', 'CONDITION', {
        condition: { subject, operator: values.length === 0 ? 'IS' : 'ONE_OF', name: null, values },
      }),
    );
  expect(asks('CONTACT_TAG', 'VIP', 'Trade')).toMatchObject({
    key: 'if.CONTACT_TAG.ONE_OF',
    values: { values: 'VIP or Trade' },
  });
  expect(asks('CONTACT_VIP')).toEqual({ key: 'if.CONTACT_VIP.IS', values: {} });
  expect(of(node('a', 'GOTO', { next: 'menu' })).key).toBe('goto');
  const day = (weekday: number, start = '09:00') => ({ weekday, blocks: [{ start, end: '17:00' }] });
  const hours = (...days: ReturnType<typeof day>[]) => shortHours({ timezone: 'UTC', days }, names.weekday);
  expect([hours(day(1), day(2), day(3)), hours(day(1), day(3)), hours(day(1), day(2, '10:00')), hours(day(6))]).toEqual(
    ['d1–d3, 9:00\u00a0AM–5:00\u00a0PM', undefined, undefined, 'd6, 9:00\u00a0AM–5:00\u00a0PM'],
  );
});

it('a menu gets extensions after its keys; # is no key beside them, and the sentence does not count them up', () => {
  const menu = { ...newNode('m', 'MENU'), choices: [{ key: '#', label: 'Hours', next: null }] };
  const alone: Flow = { start: 'm', nodes: [menu] };
  const keysOf = (flow: Flow) => flow.nodes[0]?.choices.map(({ key }) => key);
  const two = addExtension(addExtension(alone, 'm'), 'm');
  expect(keysOf(two)).toEqual(['#', '101', '102']);
  const keys = addKey(removeKey(two, 'm', '#'), 'm');
  expect(keysOf(keys)).toEqual(['1', '101', '102']);
  const node = keys.nodes[0] as Node;
  expect(freeKeys(node)).not.toContain('#');
  expect(sentenceOf(keys, node, names)).toEqual({ key: 'menuBoth', values: { keys: '1' } });
  expect(sentenceOf(keys, { ...node, choices: node.choices.slice(1) }, names)).toMatchObject({ key: 'menuExtensions' });
  const named = changeKey(keys, 'm', '101', { key: '2001', label: 'Ben' });
  expect(portsOf(named.nodes[0] as Node).map(({ port }) => port)).toEqual(['key:1', 'key:2001', 'key:102', 'next']);
  expect(pressedIn(' 1 101#  7')).toEqual(['1', '101#', '7']);
});

it('a step says what it was in the live version, setting by setting, and nothing where it is as it was', () => {
  const live: Node = {
    ...newNode('q', 'QUEUE'),
    teamId: 'sales',
    seconds: 25,
    // As the server tells it: what is usual stands there, too.
    queue: { ...USUAL_QUEUE, size: 10, ringStrategy: 'RANDOM', wrapUp: 5, pause: 5 },
  };
  expect(whatItWas(live, { ...live })).toEqual([]);
  expect(whatItWas(live, undefined)).toEqual([]);
  expect(whatItWas(newNode('q', 'RING'), live)).toEqual([]);
  const draft: Node = {
    ...live,
    name: 'Line',
    teamId: 'desk',
    seconds: null,
    queue: { ...USUAL_QUEUE, size: 5, estimatedWait: true },
  };
  expect(whatItWas(draft, live)).toEqual([
    { key: 'name', value: null },
    { key: 'step', value: null },
    { key: 'seconds', value: 25 },
    { key: 'estimatedWait', value: false },
    { key: 'ringStrategy', value: 'RANDOM' },
    { key: 'size', value: 10 },
  ]);
  const waltz = { say: null, sound: null, mediaId: 'waltz' };
  expect(whatItWas({ ...live, prompt: waltz }, live)).toEqual([{ key: 'music', value: null }]);
  expect(whatItWas(live, { ...live, prompt: waltz })).toEqual([{ key: 'music', value: 'waltz' }]);
  const menu: Node = { ...newNode('m', 'MENU'), choices: [{ key: '1', label: 'Sales', next: 'q' }] };
  expect(whatItWas(newNode('m', 'MENU'), menu)).toEqual([{ key: 'choices', value: '1 Sales' }]);
  // The server says of every step that it asks for a key and shows the caller's number.
  expect(whatItWas(menu, { ...menu, pressOne: true, showCallerNumber: true })).toEqual([]);
});

it('what a draft makes of the live version: steps that are new, do something else, lead elsewhere, or are gone', () => {
  const draft: Flow = {
    start: 'greet',
    nodes: [
      ...FLOW.nodes
        .filter(({ id }) => id !== 'closed')
        .map((one) =>
          one.id === 'hours' ? { ...one, otherwise: 'message' } : one.id === 'ring' ? { ...one, seconds: 45 } : one,
        ),
      node('bye', 'END'),
    ],
  };
  const told = (before: Flow | undefined, after: Flow) =>
    changesSince(after, before).map(({ what, node: { id } }) => `${what} ${id}`);
  expect(told(FLOW, draft)).toEqual(['moved hours', 'changed ring', 'added bye', 'removed closed']);
  expect(told(FLOW, FLOW)).toEqual([]);
  expect(told(FLOW, { ...FLOW, start: 'hours' })).toEqual(['moved greet', 'moved hours']);
  expect(told(undefined, FLOW)).toHaveLength(FLOW.nodes.length);
});

it('brings into sight what was added, with its branches, and moves no further than it must', () => {
  const pieces = (flow: Flow) =>
    layoutOf(flow, () => 60).items.map((item) => (item.what === 'node' ? item.node.id : item.key));
  const before = new Set(pieces(FLOW));
  const after = pieces(add(FLOW, { of: 'hours', port: 'otherwise' }, 'HOURS', 'holiday'));
  expect(newIn(before, after)).toEqual(['holiday', 'holiday.otherwise']);
  expect(newIn(new Set(), pieces(FLOW)), 'another flow').toEqual([]);
  const view = { from: 100, to: 500 };
  const branches = [
    { from: 300, to: 400 },
    { from: 460, to: 560 },
  ];
  expect(moveTo(spanOf(branches), view)).toBe(84);
  expect(moveTo({ from: 90, to: 200 }, view)).toBe(-34);
  expect(moveTo({ from: 130, to: 200 }, view)).toBe(0);
  expect(moveTo({ from: 130, to: 530 }, view), 'wider than the view').toBeUndefined();
});
