/** A minute without Kafka, without Redis, without PostgreSQL: what works meanwhile, and how soon the rest does again. */
import { setTimeout as pause } from 'node:timers/promises';
import { outcome, type Table } from '../figures/figures.ts';
import type { Scenario } from './scenario.ts';
import type { Stage } from './stage.ts';
import { featuresOf, readyPhone, type Cast } from './world/features.ts';
import { endCall, liveCalls } from './world/liveCalls.ts';
import { subscribe } from './world/subscribers.ts';
import { describe, trial, type Kind, type Trial } from './world/trials.ts';

const LONG = { seconds: 60, every: 10_000 };
const SHORT = { seconds: 8, every: 3_000 };
/** Tries begin when the outage is noticed, and not so late that its end is what they find. */
const BEGIN_AFTER_MS = 500;
const LAST_TRY_BEFORE_END_MS = 4_000;
/** Each takes one of the calls that wait at once. */
const MOST_RECEIVERS = 6;
/** Works again within this, in seconds, whatever was away. */
const AGAIN_WITHIN_S = 30;

interface Outage {
  readonly name: string;
  begin(stage: Stage): Promise<void>;
  end(stage: Stage): Promise<void>;
  /** What must work all the time (design: outages). */
  readonly untouched: readonly string[];
  /** What must be refused rather than done. */
  readonly closed?: readonly string[];
}

const CALLS_AND_TEXTS = [
  'see the inbox',
  'send a text',
  'get a text',
  'an inbound call is answered',
  'an inbound caller hears something',
  'a live call goes on, heard both ways',
];
const OUTAGES: readonly Outage[] = [
  {
    name: 'Kafka killed',
    begin: ({ cluster }) => cluster.engines.kafka.kill(),
    end: ({ cluster }) => cluster.engines.kafka.start(),
    untouched: ['sign in', 'sign up: a code by mail', 'place a call', ...CALLS_AND_TEXTS],
  },
  {
    name: 'Redis killed',
    begin: ({ cluster }) => cluster.engines.redis.kill(),
    end: ({ cluster }) => cluster.engines.redis.start(),
    untouched: ['see a new text at once (live frame)', 'place a call', ...CALLS_AND_TEXTS],
    closed: ['sign up: a code by mail'],
  },
  {
    name: 'PostgreSQL killed',
    begin: ({ cluster }) => cluster.engines.postgres.kill(),
    end: ({ cluster }) => cluster.engines.postgres.start(),
    untouched: ['an inbound caller hears something', 'a live call goes on, heard both ways'],
  },
  {
    name: 'PostgreSQL frozen',
    begin: async ({ cluster }) => cluster.engines.postgres.signal('SIGSTOP'),
    end: async ({ cluster }) => cluster.engines.postgres.signal('SIGCONT'),
    untouched: ['an inbound caller hears something', 'a live call goes on, heard both ways'],
  },
];

export const outages: Scenario = async ({ short, stage: open, say }) => {
  const { seconds, every } = short ? SHORT : LONG;
  const stage = await open();
  const cast = await castOf(stage);
  const features = featuresOf(stage, cast);
  const found = new Map<string, readonly Trial[]>();
  for (const outage of OUTAGES) {
    say(`${outage.name} for ${seconds} s`);
    const over = new AbortController();
    const back = Promise.withResolvers<void>();
    await outage.begin(stage);
    await pause(BEGIN_AFTER_MS);
    const trials = features.map((feature) => trial(feature, { every, over: over.signal, back: back.promise }));
    await pause(seconds * 1_000 - BEGIN_AFTER_MS - LAST_TRY_BEFORE_END_MS);
    over.abort();
    await pause(LAST_TRY_BEFORE_END_MS);
    await outage.end(stage);
    back.resolve();
    found.set(outage.name, await Promise.all(trials));
  }
  cast.watcher.close();
  for (const { phone } of cast.receivers) phone.lose();
  cast.caller.phone.lose();
  const status = await endCall(cast.talker);

  const wrong = OUTAGES.flatMap((outage) => wrongs(outage, found.get(outage.name) ?? []));
  if (status !== 'COMPLETED') wrong.push(`the live call ended as ${status}`);
  const table: Table = {
    title: `Outages of ${seconds} s: what works meanwhile, and how soon the rest does again`,
    columns: ['what people do', ...OUTAGES.map(({ name }) => name)],
    rows: features.map(({ name }) => [
      name,
      ...OUTAGES.map((outage) => {
        const one = found.get(outage.name)?.find(({ feature }) => feature === name);
        return one ? describe(one) : '';
      }),
    ]),
  };
  return outcome([table], wrong);
};

async function castOf(stage: Stage): Promise<Cast> {
  const [clerk, caller, talker, ...others] = stage.people;
  if (!clerk || !caller || !talker || others.length === 0) throw new Error('Outages take four people at least');
  const receivers = others.slice(0, MOST_RECEIVERS);
  const [call] = await liveCalls(stage, [talker]);
  if (!call) throw new Error('There is no live call');
  return {
    clerk,
    receivers: await Promise.all(receivers.map(async (person) => ({ person, phone: await readyPhone(person) }))),
    caller: { person: caller, phone: await readyPhone(caller) },
    talker: call,
    watcher: await subscribe(clerk),
  };
}

function wrongs({ name, untouched, closed = [] }: Outage, trials: readonly Trial[]): string[] {
  const wrong: string[] = [];
  for (const { feature, tries, again } of trials) {
    const kinds = (kind: Kind) => tries.filter((one) => one.kind === kind);
    if (untouched.includes(feature) && kinds('works').length < tries.length)
      wrong.push(`${name}: "${feature}" did not work all the time`);
    if (closed.includes(feature) && kinds('refused').length < tries.length)
      wrong.push(`${name}: "${feature}" was not refused`);
    for (const { reason } of kinds('fails')) wrong.push(`${name}: "${feature}" failed: ${reason}`);
    if (kinds('lost').length > 0) wrong.push(`${name}: "${feature}" was accepted and never came about`);
    if (again === undefined || again > AGAIN_WITHIN_S)
      wrong.push(`${name}: "${feature}" did not work again in ${AGAIN_WITHIN_S} s`);
  }
  return wrong;
}
