/** Scheduled messages: sent when due, once whatever dies in between, checked again then, and changed by whom they belong to. */
import { deliver } from '@ringline/kit/testing';
import { ContactChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  billing,
  changeNumber,
  clock,
  consumers,
  db,
  deps,
  inbox,
  number,
  OTHER_TEAM,
  ownMessaging,
  PEER,
  sender,
  sentTo,
  TEAM,
  textFrom,
  timeline,
  ws,
} from '../messagingTestkit.ts';
import { testPrincipal } from '../testing.ts';
import { cancelScheduled, listScheduled, scheduleMessage, updateScheduled } from './schedule.ts';
import { createScheduler, type Scheduler } from './scheduler.ts';
import { sendDue } from './sendDue.ts';

ownMessaging();

const [ANA, BEN] = ['a1', 'b1'].map((end) => `0190a000-0000-7000-8000-0000000000${end}`) as [string, string];
const person = (userId: string, role = 'MEMBER', teamIds = [TEAM]) =>
  testPrincipal(ws, 'team', { userId, teamIds, role });
const ana = () => person(ANA);
const MINUTE = 60_000;

let scheduler: Scheduler;
beforeAll(() => {
  scheduler = createScheduler(deps);
});

async function aThread(): Promise<string> {
  await textFrom('When do you open?');
  return (await inbox()).rows[0]!.thread.id;
}
const at = (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE);
const schedule = (threadId: string, body: string, minutes = 10, by = ana(), more: object = {}) =>
  scheduleMessage(deps)(
    { threadId, phoneNumberId: number.id, body, channel: '', sendAt: at(minutes), idempotencyKey: '', ...more },
    by,
  );
const bodies = async (threadId: string) => (await listScheduled(deps)(threadId, ana())).map(({ body }) => body);
const rounds = async () => {
  await scheduler.round();
  await sender.round();
};
const newest = async () => (await timeline())[0]!;
const livesIn = (timezone: string) =>
  deliver(db, consumers, ws, ContactChangedSchema, {
    contact: { id: db.ids.uuid(), workspaceId: ws, phoneNumber: PEER, timezone, version: 1 },
  });

describe('a message that is due', () => {
  it('is sent then and not before, by its writer, under its own id', async () => {
    const threadId = await aThread();
    const { id } = await schedule(threadId, 'We open at nine');
    await rounds();
    expect([sentTo('We open at nine'), await bodies(threadId)]).toEqual([[], ['We open at nine']]);
    clock.advance(10 * MINUTE);
    await rounds();
    expect(sentTo('We open at nine')).toHaveLength(1);
    expect(await newest()).toMatchObject({ id, agentUserId: ANA, body: 'We open at nine' });
    expect(await bodies(threadId)).toEqual([]);
  });

  it('is sent once, whatever dies in between and however many try', async () => {
    const threadId = await aThread();
    const { id } = await schedule(threadId, 'Once');
    clock.advance(11 * MINUTE);
    const due = { workspaceId: ws, messageId: id };
    // It was handed over, and the process died before it was crossed out.
    const failing = { ...deps, db: { ...deps.db, tenant: deps.db.tenant.bind(deps.db) } };
    let calls = 0;
    failing.db.tenant = (async (workspaceId: string, work: Parameters<typeof deps.db.tenant>[1]) =>
      deps.db.tenant(workspaceId, async (uow) => {
        calls += 1;
        const done = await work(uow);
        const gone = await uow.tx.scheduledMessage.count({ where: { id, workspaceId: ws } });
        if (gone === 0 && calls > 1) throw new Error('killed');
        return done;
      })) as typeof failing.db.tenant;
    await expect(sendDue(failing)(due)).rejects.toThrow('killed');
    await Promise.all([sendDue(deps)(due), sendDue(deps)(due)]);
    await sender.round();
    expect(sentTo('Once')).toHaveLength(1);
    expect((await timeline()).filter(({ body }) => body === 'Once')).toHaveLength(1);
    expect(await bodies(threadId)).toEqual([]);
  });

  it('is refused by a STOP that came meanwhile: it stands there with the reason, and unread', async () => {
    const threadId = await aThread();
    await schedule(threadId, 'Our offer');
    await textFrom('STOP');
    clock.advance(10 * MINUTE);
    await rounds();
    expect(sentTo('Our offer')).toEqual([]);
    expect(await newest()).toMatchObject({
      body: 'Our offer',
      deliveryStatus: 'FAILED',
      failedCode: 'RECIPIENT_OPTED_OUT',
    });
    expect((await inbox()).rows[0]!.thread.unreadCount).toBeGreaterThan(1);
  });

  it('is kept without credit, and from a number that is gone', async () => {
    const threadId = await aThread();
    await schedule(threadId, 'No credit');
    billing.refuse({ code: 'INSUFFICIENT_BALANCE', reason: 'Not enough credit for this message. Top up to continue.' });
    clock.advance(10 * MINUTE);
    await rounds();
    expect(await newest()).toMatchObject({ body: 'No credit', deliveryStatus: 'INSUFFICIENT_BALANCE' });
    billing.refuse(undefined);
    await schedule(threadId, 'No number');
    await changeNumber({ status: 'RELEASED' });
    clock.advance(10 * MINUTE);
    await rounds();
    expect(await newest()).toMatchObject({ body: 'No number', failedCode: 'CALLER_ID_NOT_OWNED' });
  });
});

describe('quiet hours', () => {
  it('are those of the person’s clock, when a message is scheduled and when it is due', async () => {
    const threadId = await aThread();
    await livesIn('America/New_York');
    // 09:xx in London is 04:xx in New York.
    await expect(schedule(threadId, 'Too early')).rejects.toMatchObject({ code: 'QUIET_HOURS', field: 'sendAt' });
    const { id } = await schedule(threadId, 'In the morning', 6 * 60);
    // Nothing ran until it was night there: it does not go out late.
    clock.advance(17 * 60 * MINUTE);
    await rounds();
    expect(await newest()).toMatchObject({ id, deliveryStatus: 'FAILED', failedCode: 'QUIET_HOURS' });
    const again = await schedule(threadId, 'By hand', 36 * 60);
    await updateScheduled(deps)({ id: again.id, sendNow: true }, ana());
    await rounds();
    expect(sentTo('By hand')).toHaveLength(1);
    clock.advance(7 * 60 * MINUTE);
  });
});

describe('a message that waits', () => {
  it('gets other words and another time, and is canceled', async () => {
    const threadId = await aThread();
    const first = await schedule(threadId, 'First', 20);
    const second = await schedule(threadId, 'Second', 10);
    await updateScheduled(deps)({ id: first.id, body: 'First, edited', sendAt: at(5), sendNow: false }, ana());
    expect(await bodies(threadId)).toEqual(['First, edited', 'Second']);
    await cancelScheduled(deps)(second.id, ana());
    clock.advance(30 * MINUTE);
    await rounds();
    expect([sentTo('First, edited').length, sentTo('First').length, sentTo('Second').length]).toEqual([1, 0, 0]);
    await expect(cancelScheduled(deps)(first.id, ana())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is seen by those who see the conversation, and changed by its writer, an admin and the owner', async () => {
    const threadId = await aThread();
    const { id } = await schedule(threadId, 'Mine');
    expect(await listScheduled(deps)(threadId, person(BEN))).toHaveLength(1);
    await expect(cancelScheduled(deps)(id, person(BEN))).rejects.toMatchObject({ code: 'FORBIDDEN_ROLE' });
    for (const stranger of [person(BEN, 'OWNER', [OTHER_TEAM]), testPrincipal(db.ids.uuid())])
      await expect(cancelScheduled(deps)(id, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await updateScheduled(deps)({ id, body: 'Ours', sendNow: false }, person(BEN, 'ADMIN'));
    await cancelScheduled(deps)(id, person(BEN, 'OWNER'));
    expect(await bodies(threadId)).toEqual([]);
  });

  it('is one, however often it was asked for with one key; the past and what sending refuses is refused', async () => {
    const threadId = await aThread();
    const sendAt = at(10);
    const key = { sendAt, idempotencyKey: 'one' };
    expect((await schedule(threadId, 'Once', 10, ana(), key)).id).toBe(
      (await schedule(threadId, 'Once', 10, ana(), key)).id,
    );
    for (const [body, minutes, code] of [
      ['Late', 0, 'VALIDATION_FAILED'],
      ['Far', 400 * 24 * 60, 'VALIDATION_FAILED'],
      [' ', 10, 'VALIDATION_FAILED'],
      ['a'.repeat(2_000), 10, 'MESSAGE_TOO_LONG'],
    ] as const)
      await expect(schedule(threadId, body, minutes)).rejects.toMatchObject({ code });
    await textFrom('STOP');
    await expect(schedule(threadId, 'Hi')).rejects.toMatchObject({ code: 'RECIPIENT_OPTED_OUT' });
  });
});
