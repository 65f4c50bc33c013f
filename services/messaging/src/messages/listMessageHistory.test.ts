/** The history of messages shows what the inbox shows, however little one request looks through, and adds up to the figures. */
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import { deliver } from '@ringline/kit/testing';
import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { beforeEach, expect, test } from 'vitest';
import { waited } from '../analytics/callGroups.ts';
import { getSummary } from '../analytics/getSummary.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { clock, consumers, db, deps, number, ownMessaging, ws } from '../messagingTestkit.ts';
import { testPrincipal } from '../testing.ts';
import { visibleThreads } from '../threads/visible.ts';
import { listMessageHistory, type MessageHistoryRequest, REACH } from './listMessageHistory.ts';

ownMessaging();

const idOf = (kind: string, n: number) => `0190a000-0000-7000-8000-000000${kind}00${n}`;
const USERS = [1, 2, 3].map((n) => idOf('aaa', n));
const TEAMS = [1, 2, 3].map((n) => idOf('bbb', n));
const CHANNELS = ['SMS', 'SMS', 'SMS', 'MMS', 'WHATSAPP', 'VIBER', 'VOICE'];
const STATUSES = ['PENDING', 'SENT', 'DELIVERED', 'DELIVERED', 'READ', 'FAILED', 'UNDELIVERED', 'INSUFFICIENT_BALANCE'];
const FAILED = ['FAILED', 'UNDELIVERED', 'INSUFFICIENT_BALANCE'];
const SMALL = { index: 20, timeline: 20, seen: 15, replies: 12 };
const DAY = 86_400_000;

/** Numbers that look random and are the same each time. */
function chance(seed: number) {
  let state = seed;
  const next = () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  const one = <T>(of: readonly T[]): T => of[Math.floor(next() * of.length)]!;
  return {
    one,
    some: <T>(of: readonly T[]) => of.filter(() => next() < 0.4),
    is: (share: number) => next() < share,
    next,
  };
}

let numbers: { id: string; number: string }[];
const WHO = (): Principal[] => [
  testPrincipal(ws, 'all', { userId: USERS[0]! }),
  ...USERS.map((userId) => testPrincipal(ws, 'own', { userId, teamIds: TEAMS })),
  ...USERS.map((userId, index) => testPrincipal(ws, 'team', { userId, teamIds: TEAMS.slice(0, index) })),
  testPrincipal(ws, 'team', { userId: idOf('aaa', 9), teamIds: TEAMS.slice(2) }),
];

/** A hundred and twenty calls and messages of twelve people over four days, by three numbers, one of which is for tests. */
beforeEach(async () => {
  const random = chance(20_261_228);
  numbers = [number, ...[7, 8].map((n) => ({ id: db.ids.uuid(), number: `+1415555777${n}` }))];
  for (const [index, each] of numbers.entries())
    await deliver(db, consumers, ws, NumberChangedSchema, {
      number: {
        ...each,
        workspaceId: ws,
        status: 'AVAILABLE',
        country: 'US',
        version: 9,
        isTestNumber: index === 2,
        callWorkFlow: { teamId: TEAMS[index] ?? '' },
      },
    });
  const threads = await db.tenant(ws, async ({ tx }) => {
    const made: { id: string; numbers: typeof numbers }[] = [];
    for (let n = 0; n < 12; n += 1) {
      const peer = `+162855501${String(n).padStart(2, '0')}`;
      const thread = {
        id: db.ids.uuid(),
        workspaceId: ws,
        peerNumber: peer,
        peerKey: peer,
        contactId: n < 6 ? idOf('ccc', n) : null,
        state: 'OPEN',
        unreadCount: 0,
        lastActivityAt: clock.now(),
        teamIds: [] as string[],
        version: 1,
      };
      // A thread is of the teams of its numbers.
      const ofThread = numbers.filter((_, index) => index === n % 3 || random.is(0.3));
      thread.teamIds = ofThread.map((each) => TEAMS[numbers.indexOf(each)] ?? '');
      await tx.thread.create({ data: thread });
      made.push({ id: thread.id, numbers: ofThread });
    }
    return made;
  });
  await db.tenant(ws, async ({ tx }) => {
    for (let n = 0; n < 120; n += 1) {
      const thread = random.one(threads);
      const of = random.one(thread.numbers);
      const channel = random.one(CHANNELS);
      const direction = random.one(['INBOUND', 'OUTBOUND']);
      // Some of the same moment: their ids decide.
      const createdAt = new Date(clock.now().getTime() - Math.floor(random.next() * 400) * 600_000);
      await tx.item.create({
        data: {
          id: db.ids.uuid(),
          workspaceId: ws,
          threadId: thread.id,
          direction,
          channel,
          phoneNumberId: of.id,
          phoneNumber: of.number,
          peerNumber: '+16285550100',
          agentUserId: direction === 'OUTBOUND' ? random.one(['', ...USERS]) : '',
          createdAt,
          updatedAt: createdAt,
          body: `Text ${n}`,
          deliveryStatus: channel === 'VOICE' ? '' : direction === 'INBOUND' ? 'RECEIVED' : random.one(STATUSES),
          addressedTeamIds: [],
          addressedUserIds: [],
          version: 1,
        },
      });
    }
  });
});

/** The rule itself, item by item. */
const byRule = (input: MessageHistoryRequest, principal: Principal) =>
  db.tenant(ws, async ({ tx }) => {
    const {
      direction,
      channels = [],
      deliveryStatuses = [],
      phoneNumberId,
      agentUserId,
      teamId,
      contactId,
      text,
    } = input;
    const ofTeam = numbers[TEAMS.indexOf(teamId ?? '')]?.id;
    const rows = await tx.item.findMany({
      where: {
        workspaceId: ws,
        channel: channels.length > 0 ? { in: [...channels] } : { not: 'VOICE' },
        ...(direction ? { direction } : {}),
        ...(deliveryStatuses.length > 0 ? { deliveryStatus: { in: [...deliveryStatuses] } } : {}),
        ...(phoneNumberId ? { phoneNumberId } : {}),
        ...(agentUserId ? { agentUserId } : {}),
        ...(input.from && input.until
          ? {
              createdAt: {
                gte: new Date(Number(input.from.seconds) * 1000),
                lt: new Date(Number(input.until.seconds) * 1000),
              },
            }
          : {}),
        AND: [
          { thread: visibleThreads(principal.scope('MESSAGES', 'READ'), principal) },
          ...(ofTeam ? [{ phoneNumberId: ofTeam }] : []),
          ...(contactId ? [{ thread: { contactId } }] : []),
          ...(text ? [{ thread: { peerNumber: { contains: text } } }] : []),
        ],
      },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { id: true },
    });
    if (!input.firstReplies) return rows.map(({ id }) => id);
    const replies = await tx.$queryRaw<{ id: string }[]>(
      Prisma.sql`SELECT i.id FROM item i CROSS JOIN LATERAL (${waited()}) AS w WHERE i.workspace_id = ${ws}::uuid AND i.channel <> 'VOICE' AND w.waited IS NOT NULL`,
    );
    const ids = new Set(replies.map(({ id }) => id));
    return rows.flatMap(({ id }) => (ids.has(id) ? [id] : []));
  });

async function read(input: MessageHistoryRequest, principal: Principal, limit: number, reaches = REACH) {
  const found: string[] = [];
  const counts = new Set<string>();
  for (let after = ''; ;) {
    const page = { page: 0, limit, after, uncounted: false } as never;
    const { rows, metadata } = await listMessageHistory(deps, reaches)({ ...input, page }, principal);
    expect(rows.length).toBeLessThanOrEqual(limit);
    found.push(...rows.map(({ id }) => id));
    counts.add(metadata.countIsLeast ? `${metadata.count} or more` : String(metadata.count));
    after = metadata.endCursor ?? '';
    if (!metadata.hasNext) return { found, counts: [...counts] };
  }
}

test('whoever asks finds what the inbox shows them, however it is narrowed down and however little is looked through at once', async () => {
  const random = chance(7);
  const day = (n: number) => timestampFromDate(new Date(clock.now().getTime() - n * DAY));
  const filters = (): MessageHistoryRequest[] => [
    {},
    { direction: random.one(['INBOUND', 'OUTBOUND']) },
    { deliveryStatuses: FAILED },
    { deliveryStatuses: random.some(STATUSES), agentUserId: random.one(USERS) },
    { channels: ['WHATSAPP', 'VIBER'] },
    { channels: ['SMS', 'MMS'], phoneNumberId: random.one(numbers).id },
    { agentUserId: random.one(USERS) },
    { teamId: random.one(TEAMS) },
    { contactId: idOf('ccc', 2) },
    { text: '5550104' },
    { text: '999999' },
    { from: day(2), until: day(1) },
    { firstReplies: true },
    { firstReplies: true, channels: ['SMS'] },
  ];
  for (const [index, principal] of WHO().entries())
    for (const filter of index === 0 ? filters() : filters().filter(() => random.is(0.25))) {
      const expected = await byRule(filter, principal);
      const asked = { who: index, filter };
      expect({ asked, ...(await read(filter, principal, 100)) }).toEqual({
        asked,
        found: expected,
        counts: [String(expected.length)],
      });
      const { found, counts } = await read(filter, principal, 10, SMALL);
      expect({ asked, found }).toEqual({ asked, found: expected });
      // What was not looked through may hold more, and the count says so.
      for (const count of counts)
        if (count.endsWith('more')) expect(Number.parseInt(count)).toBeLessThanOrEqual(expected.length);
        else expect(count).toBe(String(expected.length));
    }
}, 120_000);

test('what figures count is what the history lists behind them, for whoever reads both', async () => {
  const range = { from: '2026-11-18', until: '2026-11-21', timezone: 'UTC' } as never;
  const [from, until] = ['2026-11-18', '2026-11-22'].map((day) => timestampFromDate(new Date(`${day}T00:00:00Z`)));
  const countOf = async (input: MessageHistoryRequest, principal: Principal) =>
    (await read({ ...input, counted: true, from: from!, until: until! }, principal, 100)).found.length;
  let all = 0;
  const [owner, own, , , , ofTeam] = WHO() as [Principal, Principal, unknown, unknown, unknown, Principal];
  for (const principal of [owner, own, ofTeam])
    for (const ofNumbers of principal === owner ? [[], [numbers[0]!.id]] : [[]]) {
      const filter = { phoneNumberIds: ofNumbers, teamIds: [], userIds: [] };
      const { channels = [], messages } = await getSummary(deps)({ range, filter }, principal);
      const ofNumber = { phoneNumberId: ofNumbers[0] ?? '' };
      for (const { channel, messages: figures } of [{ channel: '', messages }, ...channels]) {
        const of = { ...ofNumber, ...(channel ? { channels: [channel] } : {}) };
        expect({
          received: await countOf({ ...of, direction: 'INBOUND' }, principal),
          sent: await countOf(
            { ...of, direction: 'OUTBOUND', deliveryStatuses: ['SENT', 'DELIVERED', 'READ', 'UNDELIVERED'] },
            principal,
          ),
          delivered: await countOf(
            { ...of, direction: 'OUTBOUND', deliveryStatuses: ['DELIVERED', 'READ'] },
            principal,
          ),
          failed: await countOf({ ...of, direction: 'OUTBOUND', deliveryStatuses: FAILED }, principal),
          replies: await countOf({ ...of, firstReplies: true }, principal),
        }).toEqual({
          received: figures?.received,
          sent: figures?.sent,
          delivered: figures?.delivered,
          failed: figures?.failed,
          replies: figures?.replies,
        });
        all += figures?.sent ?? 0;
      }
    }
  expect(all).toBeGreaterThan(50);
}, 120_000);

test('what is not known is refused, and pages by number end', async () => {
  const ask = (input: MessageHistoryRequest) => listMessageHistory(deps)(input, testPrincipal(ws));
  await expect(ask({ channels: ['VOICE'] })).rejects.toThrow('Choose from SMS');
  await expect(ask({ deliveryStatuses: ['LOST'] })).rejects.toThrow('Choose from the statuses');
  await expect(ask({ agentUserId: 'nobody' })).rejects.toThrow('not found');
  await expect(ask({ page: { page: 101, limit: 100 } as never })).rejects.toThrow('Use the cursor');
  const second = await ask({ page: { page: 2, limit: 10, after: '', uncounted: true } as never });
  const both = await ask({ page: { page: 1, limit: 20, after: '', uncounted: true } as never });
  expect(second.rows.map(({ id }) => id)).toEqual(both.rows.slice(10).map(({ id }) => id));
});
