/** The history reads who sees which call off a table: it finds the same calls as the rule itself, whatever was told in which order. */
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import { deliver } from '@ringline/kit/testing';
import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { CallOutcome } from '@ringline/proto/telephony/v1/notes_pb';
import { expect, test } from 'vitest';
import type { Prisma } from '../generated/prisma/client.ts';
import { call, clock, consumers, db, deps, number, ownMessaging, send, textFrom, ws } from '../messagingTestkit.ts';
import { testPrincipal } from '../testing.ts';
import { searchThreads } from '../search/searchThreads.ts';
import { type HistoryRequest, listCallHistory } from './listCalls.ts';

ownMessaging();

const idOf = (kind: string, n: number) => `0190a000-0000-7000-8000-000000${kind}00${n}`;
const USERS = [1, 2, 3].map((n) => idOf('aaa', n));
const TEAMS = [1, 2, 3].map((n) => idOf('bbb', n));
const PEERS = ['+16285550136', '+16285550137', '+16285550138', 'anonymous'];
const STATUSES = ['INCOMING', 'ON_GOING', 'COMPLETED', 'MISSED', 'VOICEMAIL'];

/** Numbers that look random and are the same each time. */
function chance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const one = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!;
  return { one, some: <T>(of: readonly T[]) => of.filter(() => next() < 0.3), is: (share: number) => next() < share };
}

const NONE = { direction: '', statuses: [], phoneNumberId: '', contactId: '' };

/** Who sees a call (defaults 2.1). */
function seenBy(principal: Principal): Prisma.ItemWhereInput {
  const { userId, teamIds } = principal;
  const scope = principal.scope('CALLS', 'READ');
  if (scope === 'all') return {};
  const own: Prisma.ItemWhereInput[] = [
    { thread: { items: { some: { agentUserId: userId } } } },
    { addressedUserIds: { has: userId } },
  ];
  if (scope !== 'team') return { OR: own };
  const teams = { hasSome: [...teamIds] };
  return { OR: [...own, { thread: { teamIds: teams } }, { addressedTeamIds: teams }] };
}

/** The rule itself, item by item. */
const byRule = (input: HistoryRequest, principal: Principal) =>
  db.tenant(ws, async ({ tx }) => {
    const { agentUserId = '', phoneNumberIds = [], addressedTeamIds = [], text = '', outcome } = input;
    const where: Prisma.ItemWhereInput = {
      workspaceId: ws,
      channel: 'VOICE',
      ...(input.direction === '' ? {} : { direction: input.direction }),
      ...(input.statuses.length === 0 ? {} : { callStatus: { in: [...input.statuses] } }),
      ...(outcome === undefined ? {} : { outcome: 'RESOLVED' }),
      ...(input.phoneNumberId === '' ? {} : { phoneNumberId: input.phoneNumberId }),
      ...(agentUserId === '' ? {} : { agents: { some: { userId: agentUserId } } }),
      AND: [
        seenBy(principal),
        ...(phoneNumberIds.length + addressedTeamIds.length === 0
          ? []
          : [
              {
                OR: [
                  { phoneNumberId: { in: [...phoneNumberIds] } },
                  { addressedTeamIds: { hasSome: [...addressedTeamIds] } },
                ],
              },
            ]),
        ...(text === '' ? [] : [{ threadId: { in: [...(await searchThreads({ tx }, text, [])).ids] } }]),
      ],
    };
    return tx.item.findMany({ where, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], select: { id: true } });
  });

async function byTable(input: HistoryRequest, principal: Principal, limit: number) {
  const found: string[] = [];
  const counts = new Set<number>();
  for (let after = ''; ;) {
    const page = { page: 0, limit, after, uncounted: false };
    const { rows, metadata } = await listCallHistory(deps)({ ...input, page: page as never }, principal);
    found.push(...rows.map(({ id }) => id));
    counts.add(metadata.count ?? -1);
    after = metadata.endCursor ?? '';
    if (!metadata.hasNext) return { found, counts: [...counts] };
  }
}

test('what was told in any order is found as the rule has it, by whoever asks and however it is narrowed down', async () => {
  const random = chance(20_261_127);
  const numbers = [number, { id: db.ids.uuid(), number: '+14155557777' }];
  const moveNumber = (which: (typeof numbers)[number], version: number) =>
    deliver(db, consumers, ws, NumberChangedSchema, {
      number: {
        ...which,
        workspaceId: ws,
        status: 'AVAILABLE',
        country: 'US',
        version,
        callWorkFlow: { teamId: random.one(TEAMS) },
      },
    });
  await moveNumber(numbers[1]!, 1);
  const calls: { id: string; version: number; fields: Record<string, unknown> }[] = [];
  const told = () => ({
    status: random.one(STATUSES),
    agentUserId: random.one(['', ...USERS]),
    addressedTeamIds: random.some(TEAMS),
    addressedUserIds: random.some(USERS),
    stretches: random.some(USERS).map((userId) => ({ userId, beganAt: timestampFromDate(clock.now()), heldMs: 0 })),
    ...(random.is(0.3) ? { note: { outcome: random.one([CallOutcome.RESOLVED, CallOutcome.SPAM, 0]) } } : {}),
  });
  const who = [
    testPrincipal(ws, 'all'),
    ...USERS.map((userId) => testPrincipal(ws, 'own', { userId, teamIds: TEAMS })),
    ...USERS.map((userId, index) => testPrincipal(ws, 'team', { userId, teamIds: TEAMS.slice(0, index) })),
    testPrincipal(ws, 'team', { userId: idOf('aaa', 9), teamIds: TEAMS.slice(2) }),
  ];
  const filters = (): HistoryRequest[] => [
    NONE,
    { ...NONE, direction: random.one(['INBOUND', 'OUTBOUND']), statuses: random.some(STATUSES) },
    { ...NONE, agentUserId: random.one(USERS), statuses: random.some(STATUSES) },
    { ...NONE, phoneNumberId: random.one(numbers).id, outcome: CallOutcome.RESOLVED },
    { ...NONE, phoneNumberIds: random.some(numbers).map(({ id }) => id), addressedTeamIds: [random.one(TEAMS)] },
    { ...NONE, text: random.one(['137', '555', '999', 'anonym']), agentUserId: random.one(['', ...USERS]) },
  ];
  for (let step = 1; step <= 120; step += 1) {
    if (random.is(0.3)) clock.advance(60_000);
    const what = random.one(['call', 'call', 'again', 'again', 'again', 'text', 'answer', 'number']);
    if (what === 'call') {
      const to = random.one(numbers);
      const fields = {
        direction: random.one(['INBOUND', 'OUTBOUND']),
        peerNumber: random.one(PEERS),
        phoneNumberId: to.id,
        workspaceNumber: to.number,
        startedAt: timestampFromDate(new Date(clock.now().getTime() - random.one([0, 0, 3_600_000]))),
      };
      calls.push({ id: db.ids.uuid(), version: 1, fields });
      await call(1, { ...fields, ...told() }, calls.at(-1)!.id);
    } else if (what === 'again' && calls.length > 0) {
      const one = random.one(calls);
      one.version += 1;
      await call(one.version, { ...one.fields, ...told() }, one.id);
    } else if (what === 'text') await textFrom('hello', { from: random.one(PEERS.slice(0, 3)) });
    else if (what === 'answer') await send('hello', '', testPrincipal(ws, 'all', { userId: random.one(USERS) }));
    else if (what === 'number') await moveNumber(random.one(numbers), step + 2);
    if (step % 40 !== 0) continue;
    for (const principal of who)
      for (const filter of filters()) {
        const expected = (await byRule(filter, principal)).map(({ id }) => id);
        const { found, counts } = await byTable(filter, principal, random.one([3, 100]));
        const asked = { step, filter, who: who.indexOf(principal) };
        expect({ asked, found, counts }).toEqual({ asked, found: expected, counts: [expected.length] });
      }
  }
  const firsts = await db.tenant(ws, ({ tx }) =>
    tx.thread.findMany({ include: { items: { select: { createdAt: true } } } }),
  );
  for (const { firstItemAt, items } of firsts)
    expect(firstItemAt).toEqual(new Date(Math.min(...items.map(({ createdAt }) => createdAt.getTime()))));
}, 60_000);

test('a list that nobody shows the length of is not counted', async () => {
  await call(1, {}, db.ids.uuid());
  await call(1, {}, db.ids.uuid());
  const page = (uncounted: boolean) => ({ page: 1, limit: 1, after: '', uncounted }) as never;
  const count = async (uncounted: boolean) =>
    (await listCallHistory(deps)({ ...NONE, page: page(uncounted) }, testPrincipal(ws))).metadata.count;
  expect([await count(false), await count(true)]).toEqual([2, 0]);
});
