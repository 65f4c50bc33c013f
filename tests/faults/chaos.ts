/** Random `kill -9` of any service while calls and texts run through bad weather: nothing lost, nothing twice, nothing stuck. */
import { setTimeout as pause } from 'node:timers/promises';
import { STUCK_AFTER_S, callFigures, watchStuck, type CallFigures } from './checks/calls.ts';
import { eventFigures, type EventFigures } from './checks/events.ts';
import { handledTypes } from './checks/handled.ts';
import { moneyFigures, type MoneyFigures } from './checks/money.ts';
import { textFigures, type TextFigures } from './checks/texts.ts';
import { outcome, secondsSince, type Table } from '../figures/figures.ts';
import type { Scenario } from './scenario.ts';
import { MORTALS } from './stage.ts';
import { callTraffic } from './world/callers.ts';
import { chanceOf } from './world/chance.ts';
import { followOutside } from './world/outsideLog.ts';
import { reaper } from './world/reaper.ts';
import { badWeather } from './world/weather.ts';
import { textTraffic } from './world/writers.ts';

/**
 * The killing ends with the traffic; on a machine that can't start processes as fast as they die, it has to end before.
 * In the long form telephony runs twice, as the chart has it; in the short one its death leaves nobody.
 */
const LONG = { calls: 1_000, texts: 5_000, textsOverMs: 540_000, killsForMs: 1_200_000, telephonies: 2 };
const SHORT = { calls: 24, texts: 200, textsOverMs: 20_000, killsForMs: 20_000, telephonies: 1 };
/** What is still on its way when the traffic ends may take this long: a text without a report is asked about after 30 s. */
const SETTLE_MS = 240_000;
const LOOK_EVERY_MS = 2_000;
const SEED = 20_261_121;

export const chaos: Scenario = async ({ short, stage: open, say }) => {
  const size = short ? SHORT : LONG;
  const stage = await open();
  const telephony = stage.cluster.member('telephony');
  while (telephony.ports.length < size.telephonies) await telephony.start();
  const chance = chanceOf(SEED);
  const log = await followOutside(stage.url);
  const watch = watchStuck(stage);
  const calls = await callTraffic(stage, log, chance, size.calls);
  const texts = textTraffic(stage, `chaos ${Date.now()}`, size.texts, size.textsOverMs);
  const weather = badWeather(stage.url, chance);
  const death = reaper(stage, chance, { forMs: size.killsForMs });
  const began = performance.now();
  const progress = setInterval(
    () => say(`${calls.sids.length} calls, ${texts.inbound.size + texts.outbound.size} texts`),
    30_000,
  );
  try {
    await Promise.all([calls.done, texts.done]);
  } finally {
    clearInterval(progress);
  }
  const traffic = secondsSince(began);
  const { readyAgain } = await death.stop();
  await weather.stop();
  await Promise.all(MORTALS.map((name) => stage.cluster.member(name).untilReady()));

  say('settling');
  const handled = await handledTypes(stage);
  const calm = performance.now();
  const measure = async () => ({
    events: await eventFigures(stage, handled),
    texts: await textFigures(stage, texts),
    money: await moneyFigures(stage),
    calls: await callFigures(stage, calls.sids),
  });
  let found = await measure();
  while (!isSettled(found) && performance.now() - calm < SETTLE_MS) {
    await pause(LOOK_EVERY_MS);
    found = await measure();
  }
  const settled = secondsSince(calm);
  const stuck = await watch.stop();
  log.close();
  calls.close();
  if (size.telephonies > 1) await telephony.roll();

  const kills = Object.values(death.kills).reduce((sum, one) => sum + one, 0);
  const run: Table = {
    title: 'Chaos: the run',
    columns: ['seconds of traffic', 'kills', 'median s until ready again', 'longest', 's to settle', 'weather'],
    rows: [
      [
        traffic,
        `${kills} (${MORTALS.map((name) => `${name} ${death.kills[name] ?? 0}`).join(', ')})`,
        readyAgain.median.toFixed(1),
        readyAgain.longest.toFixed(1),
        settled,
        Object.entries(weather.armed)
          .map(([kind, times]) => `${kind} ${times}`)
          .join(', '),
      ],
    ],
  };
  return outcome([run, effects(found, stuck), eventTable(found.events)], wrongs(found, stuck));
};

interface Found {
  readonly events: readonly EventFigures[];
  readonly texts: TextFigures;
  readonly money: MoneyFigures;
  readonly calls: CallFigures;
}
type Stuck = { readonly longestSeconds: number; readonly stuck: number };

const sum = (events: readonly EventFigures[], of: (one: EventFigures) => number): number =>
  events.reduce((total, one) => total + of(one), 0);

/** Nothing moves any more that has to. */
function isSettled({ events, texts, money, calls }: Found): boolean {
  const onTheWay = sum(events, ({ missingInKafka, missingInInboxes }) => missingInKafka + missingInInboxes);
  return onTheWay === 0 && texts.unsettled === 0 && calls.open === 0 && money.heldForNothing === 0 && money.lost === 0;
}

const effects = ({ texts, money, calls }: Found, stuck: Stuck): Table => ({
  title: 'Chaos: effects',
  columns: ['what', 'how many', 'lost', 'doubled', 'stuck', 'notes'],
  rows: [
    [
      'calls',
      calls.calls,
      calls.lost,
      calls.doubled,
      `${stuck.stuck} over ${STUCK_AFTER_S} s`,
      `${calls.byStatus}; longest open after its end ${stuck.longestSeconds} s`,
    ],
    ['texts in', texts.inbound, texts.inboundLost, texts.inboundDoubled, 0, ''],
    ['texts out', texts.outbound, texts.outboundLost, texts.outboundDoubled, texts.unsettled, ''],
    [
      'ledger transactions',
      money.transactions,
      money.lost,
      money.doubled,
      `${money.heldForNothing} holds`,
      `unbalanced ${money.unbalanced}, wrong balances ${money.wrongBalances}`,
    ],
  ],
});

const eventTable = (events: readonly EventFigures[]): Table => ({
  title: 'Chaos: events',
  columns: [
    'service',
    'in the outbox',
    'not in Kafka',
    'repeated in Kafka',
    'out of order there',
    'deliveries due',
    'not in an inbox',
    'out of order there',
    'parked keys',
  ],
  rows: events.map((one) => [
    one.service,
    one.appended,
    one.missingInKafka,
    one.repeatedInKafka,
    one.outOfOrderInKafka,
    one.deliveries,
    one.missingInInboxes,
    one.outOfOrderInInboxes,
    one.parkedKeys,
  ]),
});

function wrongs({ events, texts, money, calls }: Found, stuck: Stuck): string[] {
  const counts: Record<string, number> = {
    'events that are not in Kafka': sum(events, (one) => one.missingInKafka),
    'events that a consumer did not get': sum(events, (one) => one.missingInInboxes),
    'events out of order in Kafka': sum(events, (one) => one.outOfOrderInKafka),
    'events handled out of order': sum(events, (one) => one.outOfOrderInInboxes),
    'parked keys': sum(events, (one) => one.parkedKeys),
    'texts from outside that are lost': texts.inboundLost,
    'texts from outside that are there twice': texts.inboundDoubled,
    'texts that were never sent': texts.outboundLost,
    'texts that were sent twice': texts.outboundDoubled,
    'texts that hang': texts.unsettled,
    'charges that are missing': money.lost,
    'charges that were made twice': money.doubled,
    'unbalanced transactions': money.unbalanced,
    'wrong balances': money.wrongBalances,
    'holds for what is over': money.heldForNothing,
    'calls that are lost': calls.lost,
    'calls that are there twice': calls.doubled,
    'calls that are still open': calls.open,
    'calls stuck over a minute': stuck.stuck,
  };
  return Object.entries(counts)
    .filter(([, found]) => found !== 0)
    .map(([what, found]) => `${found} ${what}`);
}
