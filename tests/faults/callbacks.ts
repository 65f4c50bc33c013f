/** `kill -9` of telephony while callers wait to be called back and are dialled: each is reached once, or given up with a reason. */
import { setTimeout as pause } from 'node:timers/promises';
import { eventually } from '@ringline/kit/testing';
import { openPhone } from '../testkit/index.ts';
import { outcome, secondsSince } from '../figures/figures.ts';
import { callbackFigures, type CallbackFigures } from './checks/callbacks.ts';
import { moneyFigures, type MoneyFigures } from './checks/money.ts';
import type { Scenario } from './scenario.ts';
import type { Person, Stage } from './stage.ts';
import { chanceOf } from './world/chance.ts';
import { reaper } from './world/reaper.ts';

/** `kills`: while everybody waits, and while callers are dialled. */
const LONG = { people: 10, callers: 60, kills: [5, 30] } as const;
const SHORT = { people: 3, callers: 6, kills: [1, 4] } as const;
/** A caller is given up after three tries that are three minutes apart. */
const SETTLE_MS = 660_000;
/** Kills while everybody waits, before anybody of ours is there. */
const WAITING_MS = 10_000;
/** Between two kills: a machine that is busy gets something done in between. */
const EVERY_MS = [2_000, 8_000] as const;
const LOOK_EVERY_MS = 1_000;
/** What callers and we say to each other. */
const TALK_MS = 2_000;
const PATIENCE_MS = 60_000;
const SEED = 20_261_128;

export const callbacks: Scenario = async ({ short, stage: open, say }) => {
  const size = short ? SHORT : LONG;
  const stage = await open();
  const staff = stage.people.slice(0, size.people);
  const numbers = Array.from({ length: size.callers }, (_, index) => `+1503555${4_000 + index}`);
  await Promise.all(staff.map(callsBack));
  // What is killed is telephony alone: whether calls arrive at all while it is away is the business of chaos.
  await Promise.all(numbers.map((from, index) => asks(stage, staff[index % staff.length] as Person, from)));
  say(`${numbers.length} callers wait to be called back`);

  const chance = chanceOf(SEED);
  const kill = (most: number) =>
    reaper(stage, chance, { forMs: SETTLE_MS, victims: ['telephony'], most, everyMs: EVERY_MS });
  const whileWaiting = kill(size.kills[0]);
  await pause(WAITING_MS);
  await whileWaiting.stop();
  await stage.cluster.member('telephony').untilReady();
  const phones = await Promise.all(
    staff.map(({ api }) => eventually(() => openPhone(api, { tone: 'none' }), PATIENCE_MS)),
  );
  const whileDialled = kill(size.kills[1]);
  for (const phone of phones)
    void (async () => {
      // A ring that is over before it is taken is the queue's to notice.
      for (;;) void (await phone.ring()).accept().catch(() => undefined);
    })();
  const talks = callersHangUp(stage, new Set(numbers));
  const began = performance.now();
  const measure = async () => ({ callbacks: await callbackFigures(stage, numbers), money: await moneyFigures(stage) });
  let found = await measure();
  // Who was not reached in a try is called again three minutes later; in the short form when the killing is over.
  while (found.callbacks.underWay > 0 && performance.now() - began < SETTLE_MS) {
    await pause(LOOK_EVERY_MS);
    if (short && whileDialled.kills['telephony'] === size.kills[1]) await callAgainNow(stage);
    found = await measure();
  }
  const { readyAgain } = await whileDialled.stop();
  const kills = (whileWaiting.kills['telephony'] ?? 0) + (whileDialled.kills['telephony'] ?? 0);
  await stage.cluster.member('telephony').untilReady();
  for (const settling = performance.now(); !isSettled(found) && performance.now() - settling < PATIENCE_MS;) {
    await pause(LOOK_EVERY_MS);
    found = await measure();
  }
  talks.stop();
  for (const phone of phones) phone.lose();

  const { callbacks: of, money } = found;
  return outcome(
    [
      {
        title: 'Callbacks: telephony is killed while callers wait and are dialled',
        columns: [
          'callers',
          'kills',
          'longest s until ready again',
          's',
          'reached',
          'given up',
          'tries',
          'dialled',
          'holds',
        ],
        rows: [
          [
            numbers.length,
            kills,
            readyAgain.longest.toFixed(1),
            secondsSince(began),
            of.reached,
            of.givenUp,
            of.tries,
            of.dialled,
            money.heldForNothing,
          ],
        ],
      },
    ],
    wrongs(of, money, kills),
  );
};

/** The person's number has a queue whose callers may keep their place. */
async function callsBack({ api, number }: Person): Promise<void> {
  const { getSinglePhoneNumber } = await api.run('query ($id: ID!) { getSinglePhoneNumber(id: $id) { version } }', {
    id: number.id,
  });
  await api.run(
    'mutation ($input: UpdatePhoneNumberSettingsInput!) { updatePhoneNumberSettings(input: $input) { id } }',
    {
      input: {
        id: number.id,
        version: getSinglePhoneNumber.version,
        type: 'QUEUE',
        queueJoinWhenEmpty: 'ANY',
        queueSize: 0,
        queueWrapUp: 0,
        queueCallbackKey: '1',
      },
    },
  );
}

/** Somebody calls, keeps the place, and is hung up on. */
async function asks({ outside }: Stage, { number }: Person, from: string): Promise<void> {
  await outside.phone(from, 1, 'silence');
  const { sid } = await outside.call(from, number.number, 'silence');
  const until = async (is: (call: { hears: string; status: string }) => boolean, what: string) => {
    for (const began = performance.now(); !is(await outside.callOf(sid)); await pause(250))
      if (performance.now() - began > PATIENCE_MS) throw new Error(`${from} waits for ${what} in vain`);
  };
  await until(({ hears }) => hears.includes('callback-offer'), 'the offer to be called back');
  await outside.press(sid, '1');
  await until(({ status }) => status === 'completed', 'the end of the call');
}

/** Ends the pause before another try; telephony looks every few seconds. */
async function callAgainNow(stage: Stage): Promise<void> {
  await stage.database('telephony').query(
    `UPDATE call SET state = jsonb_set(state, '{queue,readyAt}', to_jsonb($1::bigint))
     WHERE NOT final AND (state #>> '{callback,attempt}')::int > 1 AND (state #>> '{queue,readyAt}')::bigint > $1`,
    [Date.now()],
  );
}

/** Whoever is called back talks for a moment and hangs up. */
function callersHangUp({ outside }: Stage, callers: ReadonlySet<string>): { stop(): void } {
  const since = new Map<string, number>();
  const timer = setInterval(() => {
    void (async () => {
      for (const { sid, to, status } of await outside.liveCalls()) {
        if (!callers.has(to) || status !== 'in-progress') continue;
        const answered = since.get(sid) ?? performance.now();
        since.set(sid, answered);
        if (performance.now() - answered > TALK_MS) await outside.hangUp(sid);
      }
    })().catch(() => undefined);
  }, LOOK_EVERY_MS);
  return { stop: () => clearInterval(timer) };
}

const isSettled = (found: { callbacks: CallbackFigures; money: MoneyFigures }): boolean =>
  found.callbacks.underWay === 0 && found.money.heldForNothing === 0 && found.money.lost === 0;

function wrongs(of: CallbackFigures, money: MoneyFigures, kills: number): string[] {
  const counts: Record<string, number> = {
    'runs without a kill': kills === 0 ? 1 : 0,
    'callers who were forgotten': of.forgotten,
    'callers who were reached twice': of.reachedTwice,
    'tries that were begun twice': of.begunTwice,
    'calls to callers of which we have no record': of.unknownDials,
    'callbacks that are still under way': of.underWay,
    'callbacks without an end that says why': of.unexplained,
    'calls at the carrier that are still open': of.openAtCarrier,
    'charges that are missing': money.lost,
    'charges that were made twice': money.doubled,
    'unbalanced transactions': money.unbalanced,
    'wrong balances': money.wrongBalances,
    'holds for what is over': money.heldForNothing,
  };
  return Object.entries(counts)
    .filter(([, found]) => found !== 0)
    .map(([what, found]) => `${found} ${what}`);
}
