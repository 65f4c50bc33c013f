/** Every service is restarted in order, one after the other, under live calls, open sockets and a steady stream of texts. */
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@ringline/kit/testing';
import { outcome, secondsSince, type Table } from '../figures/figures.ts';
import type { Scenario } from './scenario.ts';
import { MORTALS, type Person, type Stage } from './stage.ts';
import { countOf, endCall, liveCalls } from './world/liveCalls.ts';
import { followOutside } from './world/outsideLog.ts';
import { subscribe, type Subscriber } from './world/subscribers.ts';

const LONG = { calls: 20, sockets: 500 };
const SHORT = { calls: 3, sockets: 60 };
/** Those that carry no call, text or frame by themselves go together in the short form. */
const SHORT_STEPS = [['identity', 'workspace', 'billing', 'contacts'], ['telephony'], ['messaging'], ['bff']];
/** Sockets that connect at once. */
const AT_ONCE = 25;
const TEXT_EVERY_MS = 250;
/** Between two restarts, so that each is seen by itself. */
const REST_MS = 2_000;
const ARRIVES_WITHIN_MS = 60_000;

export const rolling: Scenario = async ({ short, stage: open, say }) => {
  const size = short ? SHORT : LONG;
  const stage = await open();
  const { people } = stage;
  const calls = await liveCalls(stage, people.slice(0, size.calls));
  const subscribers = await crowd(people, size.sockets);
  say(`${calls.length} calls, ${subscribers.length} sockets`);
  const log = await followOutside(stage.url);
  const stream = texts(stage);

  const rows: (string | number)[][] = [];
  const wrong: string[] = [];
  for (const names of short ? SHORT_STEPS : MORTALS.map((one) => [one])) {
    const name = names.join(', ');
    say(`restarting ${name}`);
    const began = performance.now();
    const before = log.webhooks.length;
    const codes = (await Promise.all(names.map((one) => stage.cluster.member(one).roll()))).flat();
    const seconds = secondsSince(began);
    await pause(REST_MS);
    const during = log.webhooks.slice(before);
    const failed = during.filter(({ tone }) => tone === 'bad');
    const dropped = calls.length - (await countOf(calls, (call) => call.isUp()));
    rows.push([name, codes.join(', '), seconds, dropped, during.length, failed.length]);
    if (codes.some((code) => code !== 0)) wrong.push(`${name} ended with ${codes.join(', ')}`);
    for (const { text, result } of failed.slice(0, 3)) wrong.push(`while ${name} was restarted: ${text} ${result}`);
  }
  const expected = await stream.stop();
  const missed = await eventually(() => {
    const found = missedOf(subscribers, expected);
    if (found > 0) throw new Error(`${found} events were missed`);
    return found;
  }, ARRIVES_WITHIN_MS).catch(() => missedOf(subscribers, expected));
  const up = await countOf(calls, (call) => call.isUp());
  const heard = await countOf(calls, (call) => call.isHeard());
  const resyncs = subscribers.reduce((total, { resyncs: of }) => total + of(), 0);
  const connections = subscribers.reduce((total, { connections: of }) => total + of(), 0);
  for (const subscriber of subscribers) subscriber.close();
  log.close();
  const statuses = await Promise.all(calls.map(endCall));

  if (up < calls.length) wrong.push(`${calls.length - up} calls dropped`);
  if (heard < calls.length) wrong.push(`${calls.length - heard} calls without audio both ways`);
  if (missed > 0) wrong.push(`${missed} events missed by subscribers`);
  if (resyncs > 0) wrong.push(`${resyncs} times a client was told to fetch everything again`);
  if (statuses.some((status) => status !== 'COMPLETED')) wrong.push(`calls ended as ${statuses.join(', ')}`);
  const byService: Table = {
    title: 'Rolling restart: service by service',
    columns: ['restarted', 'exit codes', 'seconds', 'calls dropped', 'webhooks meanwhile', 'of them failed'],
    rows,
  };
  const whole: Table = {
    title: 'Rolling restart: all of it',
    columns: [
      'live calls',
      'dropped',
      'heard both ways at the end',
      'sockets',
      'connections made',
      'events',
      'frames due',
      'missed',
      'told to fetch again',
    ],
    rows: [
      [
        calls.length,
        calls.length - up,
        heard,
        subscribers.length,
        connections,
        [...expected.values()].reduce((total, ids) => total + ids.length, 0),
        subscribers.reduce((total, { person }) => total + (expected.get(person.workspaceId)?.length ?? 0), 0),
        missed,
        resyncs,
      ],
    ],
  };
  return outcome([byService, whole], wrong);
};

async function crowd(people: readonly Person[], count: number): Promise<Subscriber[]> {
  const subscribers: Subscriber[] = [];
  for (let made = 0; made < count; made += AT_ONCE) {
    const next = Array.from({ length: Math.min(AT_ONCE, count - made) }, (_, index) =>
      subscribe(people[(made + index) % people.length] as Person),
    );
    subscribers.push(...(await Promise.all(next)));
  }
  return subscribers;
}

/** Ids that subscribers should know and do not, over all of them. */
const missedOf = (subscribers: readonly Subscriber[], expected: ReadonlyMap<string, readonly string[]>): number =>
  subscribers.reduce(
    (total, { person, seen }) => total + (expected.get(person.workspaceId) ?? []).filter((id) => !seen.has(id)).length,
    0,
  );

/** Texts from outside, one workspace after the other, until it is stopped. */
function texts(stage: Stage) {
  const sids: string[] = [];
  let over = false;
  const writing = (async () => {
    const under: Promise<void>[] = [];
    for (let index = 0; !over; index += 1) {
      const person = stage.people[index % stage.people.length] as Person;
      under.push(
        stage.outside
          .text(`+1202555${5_000 + (index % 50)}`, person.number.number, `rolling ${index}`)
          .then(({ sid }) => void sids.push(sid)),
      );
      await pause(TEXT_EVERY_MS);
    }
    await Promise.all(under);
  })();
  return {
    /** @returns ids of the items that came of them, by workspace, when all are there */
    async stop(): Promise<ReadonlyMap<string, readonly string[]>> {
      over = true;
      await writing;
      const items = await eventually(async () => {
        const { rows } = await stage
          .database('messaging')
          .query<{ id: string; workspace_id: string }>(
            'SELECT id, workspace_id FROM item WHERE carrier_sid = ANY ($1)',
            [sids],
          );
        if (rows.length < sids.length) throw new Error(`${sids.length - rows.length} texts are not there`);
        return rows;
      }, ARRIVES_WITHIN_MS);
      const byWorkspace = Map.groupBy(items, ({ workspace_id: id }) => id);
      return new Map([...byWorkspace].map(([id, of]) => [id, of.map((item) => item.id)]));
    },
  };
}
