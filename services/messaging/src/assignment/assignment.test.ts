/** Whom work is for by the rules: who is there, whose turn it is, what happens when they go, and why, as the log says it. */
import { emittedEvents } from '@ringline/kit/testing';
import { ConversationAssignedSchema, ThreadChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  call,
  clock,
  db,
  deps,
  changeNumber,
  everyone,
  number,
  OTHER_TEAM,
  ownMessaging,
  PEER,
  send,
  TEAM,
  textFrom,
  ws,
} from '../messagingTestkit.ts';
import { saveTag } from '../tags/saveTag.ts';
import { testPrincipal } from '../testing.ts';
import { changeThreadState } from '../threads/changeThread.ts';
import { assignThread } from '../triage/assignThread.ts';
import { snoozeThread } from '../triage/snooze.ts';
import {
  admin,
  askAgain,
  aTeam,
  handOnAll,
  ids,
  join,
  limit,
  log,
  owner,
  present,
  rule,
  thread,
  writes,
} from './assignment.testkit.ts';
import { KEPT_MS, listLog, sweepLog } from './log.ts';
import { MOST_RULES } from './rule.ts';
import { listRules, orderRules, removeRule, saveRule } from './saveRule.ts';

ownMessaging();
beforeEach(aTeam);

const give = (threadId: string, assigneeId: string) =>
  assignThread(deps)({ threadId, kind: 'USER', assigneeId }, everyone());
const told = async (threadId: string) =>
  (await emittedEvents(db, ConversationAssignedSchema)).filter(({ event }) => event.thread?.id === threadId);

describe('a conversation', () => {
  it('goes to a person, who is told that it is theirs and that nobody gave it', async () => {
    await rule('PERSON', ids.ben);
    const { id } = await writes();
    expect(await thread(id)).toMatchObject({ assigneeKind: 'USER', assigneeId: ids.ben });
    expect((await told(id)).map(({ event }) => [event.assigneeUserId, event.byUserId, event.viewerIds])).toEqual([
      [ids.ben, '', [TEAM]],
    ]);
    const changes = (await emittedEvents(db, ThreadChangedSchema)).filter(({ event }) => event.thread?.id === id);
    expect(changes.at(-1)?.event.thread).toMatchObject({ assigneeId: ids.ben });
  });

  it('goes to one after the other, and skips who is away', async () => {
    await rule('TURN');
    const owners: string[] = [];
    for (let at = 0; at < 4; at++) owners.push(await owner((await writes()).id));
    expect(owners).toEqual(['ana', 'ben', 'cem', 'ana']);
    await present(ids.ben, false);
    expect([await owner((await writes()).id), await owner((await writes()).id)]).toEqual(['cem', 'ana']);
    await present(ids.ben);
    expect(await owner((await writes()).id)).toBe('ben');
  });

  it('goes to whoever has the fewest open ones', async () => {
    await rule('LEAST_LOAD');
    const [first, second, third] = [await writes(), await writes(), await writes()];
    expect([await owner(first.id), await owner(second.id), await owner(third.id)]).toEqual(['ana', 'ben', 'cem']);
    await changeThreadState(deps)(second.id, 'DONE', everyone());
    expect(await owner((await writes()).id)).toBe('ben');
    await give(third.id, ids.ana);
    expect(await owner((await writes()).id)).toBe('cem');
  });

  it('goes to the team where nobody of it is there, and to nobody who does not see it', async () => {
    await rule('TURN');
    for (const userId of Object.values(ids)) await present(userId, false);
    const { id } = await writes();
    expect(await thread(id)).toMatchObject({ assigneeKind: 'TEAM', assigneeId: TEAM });
    expect((await log())[0]).toMatchObject({ outcome: 'ASSIGNED', whys: ['TO_TEAM'] });
    await join(db.ids.uuid(), { teamIds: [OTHER_TEAM] });
    await rule('TEAM', OTHER_TEAM, { name: 'Others' });
    await orderRules(deps)({ ids: (await listRules(deps)(admin())).map(({ id: one }) => one).toReversed() }, admin());
    const next = await writes();
    expect(await thread(next.id)).toMatchObject({ assigneeId: TEAM });
    expect((await log())[0]?.whys).toEqual(['UNSEEN', 'TO_TEAM']);
  });

  it.each([
    ['is busy', (userId: string) => join(userId, { availabilityStatus: 'BUSY' })],
    ['is paused', (userId: string) => limit(userId, 'AUTO_PAUSED')],
    ['has closed the page', (userId: string) => present(userId, false)],
    ['is outside their hours', (userId: string) => limit(userId, 'OUTSIDE_HOURS')],
    ['has no seat', (userId: string) => join(userId, { hasSeat: false })],
  ])('is not given to who %s', async (_how, away) => {
    await rule('PERSON', ids.ben);
    await rule('PERSON', ids.cem, { name: 'Instead' });
    await away(ids.ben);
    const { id } = await writes();
    expect(await owner(id)).toBe('cem');
    expect((await log())[0]).toMatchObject({ ruleName: 'Instead', whys: ['AWAY', 'ASSIGNED'] });
  });

  it('is given to who went on outside their hours all the same', async () => {
    await rule('PERSON', ids.ben);
    await limit(ids.ben, 'HOURS_OVERRIDDEN');
    expect(await owner((await writes()).id)).toBe('ben');
  });

  it('gets tags of every rule that fits, and stays with its person', async () => {
    const { id: urgent } = await saveTag(deps)({ id: '', name: 'Urgent', backgroundColor: '' }, everyone());
    const { id: refund } = await saveTag(deps)({ id: '', name: 'Refund', backgroundColor: '' }, everyone());
    await rule('NONE', '', { name: 'Refunds', tagIds: [refund], conditions: { words: ['refund'] } });
    await rule('PERSON', ids.ben, { tagIds: [urgent], conditions: { words: ['now'] } });
    const { id, from } = await writes('A REFUND, now!');
    expect(await thread(id)).toMatchObject({ assigneeId: ids.ben, tagIds: [refund, urgent] });
    await give(id, ids.cem);
    await writes('Another refund now', from);
    expect(await thread(id)).toMatchObject({ assigneeId: ids.cem });
    expect((await log())[0]).toMatchObject({ outcome: 'TAGGED', whys: ['TAGGED', 'TAKEN'] });
  });

  it('is asked about once, whatever is told again', async () => {
    await rule('TURN');
    const first = await writes();
    await askAgain();
    await askAgain();
    expect(await log()).toHaveLength(1);
    expect(await told(first.id)).toHaveLength(1);
    expect(await owner((await writes()).id)).toBe('ben');
  });

  it('comes by a missed call, and by the channel, number and hours that a rule asks for', async () => {
    await rule('PERSON', ids.cem, { name: 'Calls', conditions: { channels: ['VOICE'], phoneNumberIds: [number.id] } });
    await rule('PERSON', ids.ben, { name: 'At night', conditions: { hours: 'OUTSIDE' } });
    await rule('PERSON', ids.ana, { name: 'By day', conditions: { hours: 'INSIDE', teamIds: [TEAM] } });
    await call(1, { status: 'MISSED' });
    await askAgain();
    const [entry] = await log();
    expect(entry).toMatchObject({ cause: 'CALL', ruleName: 'Calls', assigneeId: ids.cem });
    // Saturday: closed from Friday on.
    const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      blocks: weekday < 6 ? [{ start: '09:00', end: '17:00' }] : [],
    }));
    expect(await owner((await writes()).id)).toBe('ana');
    await changeNumber({
      status: 'AVAILABLE',
      callWorkFlow: { teamId: TEAM, businessHours: { enabled: true, timezone: 'Europe/Berlin', days } },
    });
    expect(await owner((await writes()).id)).toBe('ben');
  });

  it('is not held up by rules: the text is there whether they are asked or not', async () => {
    await rule('PERSON', ids.ben);
    await textFrom('Hello?', { from: PEER });
    const stored = await db.tenant(ws, ({ tx }) => tx.thread.findFirstOrThrow({ where: { peerNumber: PEER } }));
    expect(stored).toMatchObject({ assigneeId: null, unreadCount: 1 });
    await askAgain();
    expect(await owner(stored.id)).toBe('ben');
  });
});

describe('somebody who goes away', () => {
  it('leaves what a rule gave them and they did not answer', async () => {
    await rule('PERSON', ids.ana, { name: 'Ana', conditions: { words: ['lamp'] } });
    await rule('TURN', TEAM, { conditions: { words: ['lamp'] } });
    const [open, answered] = [await writes('My lamp'), await writes('My lamp', PEER)];
    const byHand = await writes('My chair');
    await give(byHand.id, ids.ana);
    await send('On it.');
    await present(ids.ana, false);
    expect(await handOnAll()).toBe(1);
    expect(['ben', 'cem']).toContain(await owner(open.id));
    expect([await owner(answered.id), await owner(byHand.id)]).toEqual(['ana', 'ana']);
    expect((await log())[0]).toMatchObject({
      cause: 'AWAY',
      outcome: 'ASSIGNED',
      threadId: open.id,
      fromUserId: ids.ana,
      whys: ['AWAY', 'ASSIGNED'],
    });
  });

  it('keeps it where the rule says so, where they are only busy, and where they are back before anything was done', async () => {
    const { id: ruleId } = await rule('PERSON', ids.ana, { handOn: false });
    const { id } = await writes();
    await present(ids.ana, false);
    expect(await handOnAll()).toBe(0);
    await present(ids.ana);
    await rule('PERSON', ids.ana, { id: ruleId, version: 1 });
    const { id: second } = await writes();
    await join(ids.ana, { availabilityStatus: 'BUSY' });
    expect(await handOnAll()).toBe(0);
    await present(ids.ana, false);
    await present(ids.ana);
    expect(await handOnAll()).toBe(0);
    expect([await owner(id), await owner(second)]).toEqual(['ana', 'ana']);
  });

  it('leaves it free where no rule finds anybody, and the log says so', async () => {
    await rule('PERSON', ids.ana);
    const { id } = await writes();
    await limit(ids.ana, 'OUTSIDE_HOURS');
    expect(await handOnAll()).toBe(1);
    expect(await thread(id)).toMatchObject({ assigneeKind: null, assigneeId: null });
    expect((await log())[0]).toMatchObject({ outcome: 'RETURNED', cause: 'AWAY', fromUserId: ids.ana, whys: ['AWAY'] });
    // Whoever writes anew is asked about anew.
    await limit(ids.ana, '');
    await writes('Hello?', (await thread(id)).peerNumber);
    expect(await owner(id)).toBe('ana');
  });

  it('leaves everything open when they are no member any more, with a rule or without', async () => {
    const [first, second, done] = [await writes(), await writes('Second', PEER), await writes()];
    for (const { id } of [first, second, done]) await give(id, ids.ana);
    await send('On it.');
    await snoozeThread(deps)({ threadId: first.id }, everyone());
    await changeThreadState(deps)(done.id, 'DONE', everyone());
    await join(ids.ana, { status: 'DEACTIVATED' });
    expect(await handOnAll()).toBe(2);
    expect([await owner(first.id), await owner(second.id), await owner(done.id)]).toEqual(['', '', 'ana']);
    expect((await thread(first.id)).state).toBe('SNOOZED');
    expect(await log({ outcome: 'RETURNED' })).toHaveLength(2);
    // Told again, nothing is left to do.
    await join(ids.ana, { status: 'DEACTIVATED' });
    expect(await handOnAll()).toBe(0);
  });

  it('gets nothing by hand that a new text would leave with them', async () => {
    const { id, from } = await writes();
    await rule('TURN');
    await give(id, ids.cem);
    await present(ids.cem, false);
    expect(await handOnAll()).toBe(0);
    await writes('Anybody?', from);
    expect(await owner(id)).toBe('ana');
    expect(await log({ userId: ids.cem })).toMatchObject([{ cause: 'MESSAGE', fromUserId: ids.cem }]);
  });
});

describe('rules', () => {
  it('are asked in their order, which admins change', async () => {
    const [one, two] = [await rule('PERSON', ids.ana, { name: 'One' }), await rule('PERSON', ids.ben, { name: 'Two' })];
    await orderRules(deps)({ ids: [two.id, one.id] }, admin());
    expect((await listRules(deps)(admin())).map(({ name }) => name)).toEqual(['Two', 'One']);
    expect(await owner((await writes()).id)).toBe('ben');
    await expect(orderRules(deps)({ ids: [two.id] }, admin())).rejects.toMatchObject({ code: 'CONFLICT' });
    await removeRule(deps)(two.id, admin());
    expect(await owner((await writes()).id)).toBe('ana');
    await rule('PERSON', ids.ana, { id: one.id, version: one.version, enabled: false });
    // Nothing is asked, and nothing is kept.
    const before = (await log()).length;
    expect(await owner((await writes()).id)).toBe('');
    expect(await log()).toHaveLength(before);
    expect(await log({ ruleId: two.id })).toHaveLength(1);
  });

  it('are refused where they could not act, and to who may not change them', async () => {
    const invalid = (field: string) => ({ code: 'VALIDATION_FAILED', field });
    await expect(rule('TURN', TEAM, { name: ' ' })).rejects.toMatchObject(invalid('name'));
    await expect(rule('NONE')).rejects.toMatchObject(invalid('action.kind'));
    await expect(rule('ROBOT' as never)).rejects.toMatchObject(invalid('action.kind'));
    await expect(rule('TURN', TEAM, { conditions: { channels: ['FAX'] } })).rejects.toMatchObject(
      invalid('conditions.channels'),
    );
    await expect(rule('TURN', TEAM, { conditions: { words: ['x'.repeat(61)] } })).rejects.toMatchObject(
      invalid('conditions.words'),
    );
    const missing = { code: 'NOT_FOUND' };
    await expect(rule('TURN', db.ids.uuid())).rejects.toMatchObject(missing);
    await expect(rule('PERSON', db.ids.uuid())).rejects.toMatchObject(missing);
    await expect(rule('TURN', TEAM, { tagIds: [db.ids.uuid()] })).rejects.toMatchObject(missing);
    await expect(rule('TURN', TEAM, { conditions: { phoneNumberIds: ['x'] } })).rejects.toMatchObject(missing);
    await expect(rule('TURN', TEAM, { id: db.ids.uuid() })).rejects.toMatchObject(missing);
    const { id, version } = await rule('TURN');
    await expect(rule('TURN', TEAM, { id, version: version + 1 })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(removeRule(deps)(id, admin(db.ids.uuid()))).rejects.toMatchObject(missing);
    const manager = testPrincipal(ws, 'team', { features: ['MESSAGE_AUTOMATIONS', 'IVR'] });
    await expect(removeRule(deps)(id, manager)).rejects.toMatchObject({ code: 'OUT_OF_SCOPE' });
    const starter = testPrincipal(ws, 'all', { features: ['MESSAGE_AUTOMATIONS'], plan: 'STARTER' });
    await expect(saveRule(deps)({} as never, starter)).rejects.toMatchObject({ code: 'FEATURE_NOT_IN_PLAN' });
    await db.tenant(ws, ({ tx }) =>
      tx.assignmentRule.createMany({
        data: Array.from({ length: MOST_RULES - 1 }, (_, position) => ({
          id: db.ids.uuid(),
          workspaceId: ws,
          position,
          name: 'x',
          enabled: false,
          conditions: {},
          action: {},
          handOn: true,
        })),
      }),
    );
    await expect(rule('TURN')).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
  });
});

describe('the log', () => {
  it('says why each rule did not act', async () => {
    await rule('TURN', TEAM, { name: 'Refunds', conditions: { words: ['refund'] } });
    await rule('TURN', TEAM, { name: 'Calls', conditions: { channels: ['VOICE'] } });
    const { id } = await writes('Where is my lamp?');
    expect(await log()).toMatchObject([{ outcome: 'NO_RULE', threadId: id, ruleId: null, whys: ['WORDS', 'CHANNEL'] }]);
  });

  it('is narrowed down, paged, and shown of conversations that are seen', async () => {
    const { id: turns } = await rule('TURN', TEAM, { name: 'Turns', conditions: { words: ['lamp'] } });
    const [lamp] = [await writes('My lamp'), await writes('My chair')];
    expect((await log({ outcome: 'NO_RULE' })).map(({ outcome }) => outcome)).toEqual(['NO_RULE']);
    expect((await log({ ruleId: turns })).map(({ threadId }) => threadId)).toEqual([lamp.id]);
    expect((await log({ userId: ids.ana })).map(({ threadId }) => threadId)).toEqual([lamp.id]);
    expect(await log({ userId: ids.cem })).toEqual([]);
    await expect(log({ ruleId: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const page = await listLog(deps)({ outcome: '', ruleId: '', userId: '', page: { limit: 1 } as never }, everyone());
    expect(page).toMatchObject({ rows: [{ outcome: 'NO_RULE' }], metadata: { count: 2, hasNext: true } });
    const after = page.metadata.endCursor ?? '';
    const next = await listLog(deps)({ outcome: '', ruleId: '', userId: '', page: { after } as never }, everyone());
    expect(next.rows.map(({ outcome }) => outcome)).toEqual(['ASSIGNED']);
    const stranger = testPrincipal(ws, 'team', { teamIds: [OTHER_TEAM] });
    expect((await listLog(deps)({ outcome: '', ruleId: '', userId: '' }, stranger)).rows).toEqual([]);
  });

  it('is kept for ninety days', async () => {
    await rule('TURN');
    await writes();
    clock.advance(KEPT_MS + 1_000);
    await writes();
    expect(await log()).toHaveLength(1);
    expect(await sweepLog(deps)).toBeGreaterThan(0);
    expect(await db.tenant(ws, ({ tx }) => tx.assignmentLog.count({ where: { workspaceId: ws } }))).toBe(1);
  });
});
