/** Days that were counted add up to what a scan of all facts says, whatever is told late, again, or in another zone. */
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import { deliver } from '@ringline/kit/testing';
import { AvailabilityChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, test } from 'vitest';
import {
  clock,
  consumers,
  db,
  deps,
  number,
  OTHER_TEAM,
  ownMessaging,
  send,
  TEAM,
  textFrom,
  ws,
} from '../messagingTestkit.ts';
import { testPrincipal } from '../testing.ts';
import { ANA, BEN, over } from './analytics.testkit.ts';
import { type Asked, NO_FILTER } from './counted.ts';
import { daysOf, hoursSettled } from './days.ts';
import { getActivity } from './getActivity.ts';
import { getInteractions } from './getInteractions.ts';
import { getSummary } from './getSummary.ts';
import { countDays } from './keepDays.ts';
import { rangeOf } from './range.ts';
import { getActivity as scanActivity } from './scan/getActivity.testkit.ts';
import { getInteractions as scanInteractions } from './scan/getInteractions.testkit.ts';
import { getSummary as scanSummary } from './scan/getSummary.testkit.ts';

ownMessaging();

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** Days are over by the database's clock: the test's days lie behind it. */
const FIRST = Math.floor(Date.now() / DAY_MS - 30) * DAY_MS;
const dayOf = (offset: number) => new Date(FIRST + offset * DAY_MS).toISOString().slice(0, 10);
const CYD = '0190a000-0000-7000-8000-0000000000c1';

/** Numbers that look random and are the same each time. */
function chance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    one: <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!,
    some: <T>(of: readonly T[]) => of.filter(() => next() < 0.4),
    upTo: (most: number) => Math.floor(next() * most),
  };
}
const random = chance(29);

const moment = () => new Date(FIRST + random.upTo(8 * DAY_MS));
const told = (at: Date) => {
  const answered = random.one([undefined, 3, 12, 25]);
  const had = random.some([ANA, BEN, CYD]);
  return {
    at: at.toISOString(),
    direction: random.one(['INBOUND', 'INBOUND', 'OUTBOUND']),
    peerNumber: random.one(['+16285550136', '+16285550137', '+16285550138', 'anonymous']),
    offered: 1,
    ...(answered === undefined
      ? { status: random.one(['MISSED', 'ABANDONED', 'VOICEMAIL', 'REJECTED']) }
      : { answered }),
    endReason: random.one(['CALLER_HANGUP', 'SHORT_ABANDON']),
    lasted: 30 + random.upTo(4_000),
    agent: answered === undefined ? '' : random.one([ANA, BEN]),
    asked: random.some([ANA, BEN, CYD]),
    addressedTeamIds: random.some([OTHER_TEAM]),
    outsideBusinessHours: random.one([false, false, true]),
    isTestNumber: random.one([false, false, false, true]),
    queueTimeSeconds: random.one([0, 0, 7, 90]),
    ...(random.upTo(2) === 0 ? { wrapUpSeconds: random.upTo(30) } : {}),
    stretches:
      answered === undefined || random.upTo(3) === 0
        ? []
        : had.map((userId, index) => ({
            userId,
            beganAt: timestampFromDate(new Date(at.getTime() + (answered + index * 10) * 1_000)),
            endedAt: timestampFromDate(new Date(at.getTime() + (answered + 10 + index * 10) * 1_000)),
            heldMs: random.upTo(3_000),
            ...(random.upTo(2) === 0 ? { wrapUpSeconds: random.upTo(20) } : {}),
          })),
  };
};

const calls: { id: string; at: Date; version: number }[] = [];
async function something(): Promise<void> {
  const what = random.one(['call', 'call', 'call', 'again', 'text', 'answer', 'there']);
  if (what === 'call') {
    const at = moment();
    calls.push({ id: await over(told(at)), at, version: 9 });
  } else if (what === 'again' && calls.length > 0) {
    const call = random.one(calls);
    call.version += 1;
    await over({ ...told(call.at), id: call.id, version: call.version });
  } else if (what === 'text') {
    clock.set(moment());
    await textFrom('hello', { from: random.one(['+16285550136', '+16285550139']) });
  } else if (what === 'answer') {
    clock.set(moment());
    await send('hello', '', testPrincipal(ws, 'all', { userId: random.one([ANA, BEN]) }));
  } else if (what === 'there')
    await deliver(db, consumers, ws, AvailabilityChangedSchema, {
      userId: random.one([ANA, BEN]),
      available: random.upTo(2) === 0,
      changedAt: timestampFromDate(moment()),
    });
}

/** Sums of seconds differ in their last digits by the order in which they are added. */
const rounded = (answer: unknown): unknown =>
  JSON.parse(
    JSON.stringify(answer, (_key, value: unknown) =>
      typeof value === 'bigint' ? Number(value) : typeof value === 'number' ? Number(value.toFixed(6)) : value,
    ),
  );

const who: Principal[] = [];
async function compare(timezone: string): Promise<void> {
  clock.set(new Date(FIRST + 20 * DAY_MS));
  const range = { from: dayOf(4), until: dayOf(8), timezone };
  // By the month, whose first one begins within it.
  const months = { range: { from: dayOf(-100), until: dayOf(7), timezone } };
  for (const principal of who)
    expect(rounded(await getInteractions(deps)(months, principal))).toEqual(
      rounded(await scanInteractions(deps)(months, principal)),
    );
  const filters = [
    NO_FILTER,
    { ...NO_FILTER, userIds: [ANA] },
    { ...NO_FILTER, userIds: [BEN, CYD], phoneNumberIds: [number.id] },
    { ...NO_FILTER, teamIds: [OTHER_TEAM] },
  ];
  for (const principal of who)
    for (const filter of filters) {
      const asked: Asked = { range, filter };
      expect(rounded(await getSummary(deps)(asked, principal))).toEqual(
        rounded(await scanSummary(deps)(asked, principal)),
      );
      expect(rounded(await getActivity(deps)(asked, principal))).toEqual(
        rounded(await scanActivity(deps)(asked, principal)),
      );
      expect(rounded(await getInteractions(deps)(asked, principal))).toEqual(
        rounded(await scanInteractions(deps)(asked, principal)),
      );
    }
}

const countedDays = async (timezone: string) => {
  const { since, until } = rangeOf({ from: dayOf(0), until: dayOf(8), timezone });
  const range = { timezone, since, until };
  const days = () => db.tenant(ws, ({ tx }) => daysOf(tx, ws, range));
  return {
    count: (to = until) => countDays(deps)(ws, { ...range, until: to }),
    state: async () => (await days()).counted.length,
    begun: async () => (await days()).begun.map(({ rest }) => rest),
    until,
  };
};

test('what was counted is what there is: told late, told again, handed over, in a zone of half hours', async () => {
  who.push(
    testPrincipal(ws, 'all'),
    testPrincipal(ws, 'team', { userId: ANA, teamIds: [TEAM] }),
    testPrincipal(ws, 'own', { userId: BEN }),
  );
  for (let step = 0; step < 80; step += 1) await something();
  await compare('America/New_York');
  for (const timezone of ['America/New_York', 'Asia/Kolkata']) {
    const { count, state, begun, until } = await countedDays(timezone);
    expect(await state()).toBe(0);
    // Of the last day its first hours, then more of them.
    for (const hoursLeft of [15, 6]) {
      const to = new Date(until.getTime() - hoursLeft * HOUR_MS);
      await count(to);
      expect(await begun()).toEqual([{ begins: to, ends: until }]);
      expect(await state()).toBe(9);
      await compare(timezone);
    }
    await count();
    expect(await state()).toBe(9);
    await compare(timezone);
    for (let step = 0; step < 12; step += 1) await something();
    expect(await state()).toBeLessThan(9);
    await compare(timezone);
    await count();
    expect(await state()).toBe(9);
    await compare(timezone);
    // Days as an earlier release counted them.
    await db.tenant(ws, ({ tx }) => tx.$executeRaw`UPDATE figure_day SET form = 1 WHERE workspace_id = ${ws}::uuid`);
    expect(await state()).toBe(0);
    await count();
    expect(await state()).toBe(9);
  }
}, 120_000);

test('of what was not counted, days that are over are settled, and full hours of today', () => {
  const at = (time: string) => new Date(`2026-11-${time}:00Z`);
  const [monday, tuesday] = [
    { begins: at('23T05:00'), ends: at('24T05:00') },
    { begins: at('24T05:00'), ends: at('25T05:00') },
  ];
  expect(hoursSettled([monday, tuesday], at('24T12:40'))).toEqual([
    monday,
    { begins: at('24T05:00'), ends: at('24T10:00') },
  ]);
  expect(hoursSettled([{ begins: at('24T10:00'), ends: at('25T05:00') }], at('24T12:40'))).toEqual([]);
  expect(hoursSettled([{ begins: at('24T10:00'), ends: at('25T05:00') }], at('24T13:00'))).toEqual([
    { begins: at('24T10:00'), ends: at('24T11:00') },
  ]);
});
