/** Who sees a thread is kept as rows by triggers: after whatever happened they say what the rule says, read off threads and items. */
import { readFile } from 'node:fs/promises';
import type { Scope } from '@ringline/kit/auth';
import { createPool, isolationGaps } from '@ringline/kit/db';
import { describe, expect, test } from 'vitest';
import {
  call,
  changeNumber,
  clock,
  db,
  deps,
  OTHER_TEAM,
  ownMessaging,
  send,
  TEAM,
  textFrom,
  ws,
} from '../messagingTestkit.ts';
import { testPrincipal } from '../testing.ts';
import { changeReadState, changeThreadState } from './changeThread.ts';
import { listMessageHistory } from '../messages/listMessageHistory.ts';
import { listThreads } from './listThreads.ts';

ownMessaging();

const PEOPLE = ['0190a000-0000-7000-8000-0000000000a1', '0190a000-0000-7000-8000-0000000000b1'];
const PEERS = ['+16285550131', '+16285550132', '+16285550133'];
const TEAMS = [TEAM, OTHER_TEAM, '0190a000-0000-7000-8000-000000000003'];
const FILTERS = ['', 'OPEN', 'DONE', 'UNREAD'];

/** A generator of the same numbers for the same seed (mulberry32). */
function randomOf(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    below: (count: number) => Math.floor(next() * count),
    of: <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)] as T,
  };
}

/** As the rule stood before there were rows: the teams of the thread, and an item of one's own (defaults 2.1). */
async function byTheRule(scope: Scope, teamIds: readonly string[], userId: string, filter: string): Promise<string[]> {
  const rows = await db.tenant(ws, ({ tx }) =>
    tx.thread.findMany({ include: { items: true }, orderBy: [{ lastActivityAt: 'desc' }, { id: 'desc' }] }),
  );
  return rows
    .filter(({ items, teamIds: ofThread }) => {
      if (scope === 'all') return true;
      const own = items.some(({ agentUserId }) => agentUserId === userId);
      return own || (scope === 'team' && ofThread.some((team) => teamIds.includes(team)));
    })
    .filter(({ state, unreadCount }) => filter === '' || filter === state || (filter === 'UNREAD' && unreadCount > 0))
    .map(({ id }) => id);
}

/** Texts of the whole workspace that somebody sees, of either direction, counted and not: two ways to the same rows. */
async function compareTexts(who: ReturnType<typeof testPrincipal>, threadIds: readonly string[]): Promise<void> {
  const rows = await db.tenant(ws, ({ tx }) =>
    tx.item.findMany({
      where: { channel: 'SMS', threadId: { in: [...threadIds] } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    }),
  );
  const ways = ['', 'INBOUND', 'OUTBOUND'].flatMap((direction) => [
    { direction, uncounted: true },
    { direction, uncounted: false },
  ]);
  for (const { direction, uncounted } of ways) {
    const ids: string[] = [];
    for (let after = '', more = true; more;) {
      const page = { $typeName: 'ringline.common.v1.PageRequest' as const, page: 0, limit: 3, after, uncounted };
      const found = await listMessageHistory(deps)({ direction, page }, who);
      ids.push(...found.rows.map(({ id }) => id));
      after = found.metadata.endCursor ?? '';
      more = found.metadata.hasNext ?? false;
    }
    expect(ids).toEqual(rows.filter((row) => direction === '' || row.direction === direction).map(({ id }) => id));
  }
}

/** Everybody's inbox with each filter, page by page, by the rows and by the rule. */
async function compare(): Promise<void> {
  const circles = [[], [TEAM], [OTHER_TEAM], [TEAM, OTHER_TEAM]];
  for (const scope of ['all', 'team', 'own'] as const)
    for (const teamIds of circles)
      for (const userId of PEOPLE)
        for (const filter of FILTERS) {
          const who = testPrincipal(ws, scope, { teamIds, userId });
          const expected = await byTheRule(scope, teamIds, userId, filter);
          const ids: string[] = [];
          for (let after = '', more = true; more;) {
            const { rows, metadata } = await listThreads(deps)(
              {
                filter,
                contactIds: [],
                query: '',
                page: { $typeName: 'ringline.common.v1.PageRequest', page: 0, limit: 2, after, uncounted: false },
              },
              who,
            );
            expect(metadata.count).toBe(expected.length);
            ids.push(...rows.map(({ thread }) => thread.id));
            after = metadata.endCursor ?? '';
            more = metadata.hasNext ?? false;
          }
          expect({ scope, teamIds, userId, filter, ids }).toEqual({ scope, teamIds, userId, filter, ids: expected });
          const unread = await db.tenant(ws, ({ tx }) =>
            tx.thread.aggregate({ where: { id: { in: expected } }, _sum: { unreadCount: true } }),
          );
          if (filter === '') await compareTexts(who, expected);
          if (filter === '')
            expect((await listThreads(deps)({ filter, contactIds: [], query: '' }, who)).totalUnread).toBe(
              unread._sum.unreadCount ?? 0,
            );
        }
}

describe('after random texts, calls that are handed on, numbers that move, and threads that are read and done', () => {
  test.each([1, 2, 3])('rows say what the rule says (seed %i)', async (seed) => {
    const random = randomOf(seed);
    let version = 1;
    const calls: { id: string; version: number; peerNumber: string }[] = [];
    for (let step = 0; step < 25; step += 1) {
      clock.advance(1_000);
      const peerNumber = random.of(PEERS);
      const agentUserId = random.of([...PEOPLE, '']);
      const threads = await db.tenant(ws, ({ tx }) => tx.thread.findMany());
      const thread = threads.length === 0 ? undefined : random.of(threads);
      switch (random.below(7)) {
        case 0:
          await textFrom('hello', { from: peerNumber });
          break;
        case 1:
          await send('hello', '', testPrincipal(ws, 'all', { userId: random.of(PEOPLE) }));
          break;
        case 2:
          calls.push({ id: db.ids.uuid(), version: 1, peerNumber });
          await call(1, { peerNumber, agentUserId }, calls.at(-1)?.id);
          break;
        case 3: {
          const known = calls.length === 0 ? undefined : random.of(calls);
          if (known)
            await call((known.version += 1), { peerNumber: known.peerNumber, agentUserId, status: 'MISSED' }, known.id);
          break;
        }
        case 4:
          version += 1;
          await changeNumber({ version, status: 'AVAILABLE', callWorkFlow: { teamId: random.of(TEAMS) } });
          break;
        case 5:
          if (thread) await changeThreadState(deps)(thread.id, random.of(['OPEN', 'DONE']), testPrincipal(ws));
          break;
        default:
          if (thread)
            await changeReadState(deps)(
              { threadId: thread.id, contactId: '' },
              random.below(2) === 0,
              testPrincipal(ws),
            );
      }
    }
    await compare();
  });
});

test('two who write items of one thread at once, one away from a person and one to them, leave them their row', async () => {
  const [ana = '', ben = ''] = PEOPLE;
  const id = db.ids.uuid();
  await call(1, { agentUserId: ana, status: 'ON_GOING' }, id);
  await Promise.all([
    call(2, { agentUserId: ben, status: 'ON_GOING' }, id),
    call(1, { agentUserId: ana, status: 'ON_GOING' }, db.ids.uuid()),
    textFrom('and a text'),
  ]);
  const rows = await db.tenant(ws, ({ tx }) => tx.threadViewer.findMany());
  expect(rows.map(({ viewerId }) => viewerId).toSorted()).toEqual([TEAM, ana, ben].toSorted());
  expect(rows.every(({ unreadCount }) => unreadCount === 1)).toBe(true);
});

test('nobody of another workspace sees or writes rows of this one', async () => {
  await textFrom('hello');
  const [row] = await db.tenant(ws, ({ tx }) => tx.threadViewer.findMany());
  const elsewhere = db.ids.uuid();
  expect(await db.tenant(elsewhere, ({ tx }) => tx.threadViewer.findMany())).toEqual([]);
  expect(
    (
      await listThreads(deps)(
        { filter: '', contactIds: [], query: '' },
        testPrincipal(elsewhere, 'team', { teamIds: [TEAM] }),
      )
    ).rows,
  ).toEqual([]);
  if (!row) throw new Error('The thread has no viewer');
  await expect(
    db.tenant(elsewhere, ({ tx }) => tx.threadViewer.create({ data: { ...row, viewerId: PEOPLE[0] ?? '' } })),
  ).rejects.toThrow('row-level security');
});

test('nothing is counted for who shows no count', async () => {
  await textFrom('hello');
  const page = { $typeName: 'ringline.common.v1.PageRequest' as const, page: 0, limit: 0, after: '', uncounted: true };
  for (const who of [testPrincipal(ws), testPrincipal(ws, 'team', { teamIds: [TEAM] })]) {
    const inbox = await listThreads(deps)(
      { filter: '', contactIds: [], query: '', page, withoutTotalUnread: true },
      who,
    );
    expect([inbox.rows.length, inbox.metadata.count, inbox.totalUnread]).toEqual([1, 0, 0]);
    const items = await listMessageHistory(deps)({ page }, who);
    expect([items.rows.length, items.metadata.count]).toEqual([1, 0]);
  }
});

/** What the migration finds on a filled database: as if no trigger had ever run. */
test('what was there before is filled in, for all workspaces, and once more without harm', async () => {
  await textFrom('hello');
  await send('and back', '', testPrincipal(ws, 'all', { userId: PEOPLE[0] ?? '' }));
  const rowsOf = () => db.tenant(ws, ({ tx }) => tx.threadViewer.findMany({ orderBy: { viewerId: 'asc' } }));
  const kept = await rowsOf();
  expect(kept.map(({ viewerId }) => viewerId)).toEqual([TEAM, PEOPLE[0]]);
  await db.tenant(ws, ({ tx }) => tx.threadViewer.deleteMany());
  const filled = await readFile(
    new URL('../../prisma/migrations/20261219100100_thread_viewer_filled/migration.sql', import.meta.url),
    'utf8',
  );
  const owner = createPool(db.urls.owner, { max: 1 });
  try {
    for (let time = 0; time < 2; time += 1) {
      await owner.query(filled);
      expect(await rowsOf()).toEqual(kept);
    }
  } finally {
    await owner.end();
  }
  expect((await isolationGaps(db.pool, [])).filter((gap) => /^(?:thread|item|thread_viewer):/.test(gap))).toEqual([]);
});
