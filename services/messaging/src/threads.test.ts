import { ensureDemoMessages } from './demo/ensureDemoMessages.ts';
import { ensureDemoNotes } from './demo/ensureDemoNotes.ts';
import { listContactNotes } from './notes/listContactNotes.ts';
import { resendMessage } from './messages/resendMessage.ts';
import { sendMessage } from './messages/sendMessage.ts';
import {
  PEER,
  TEAM,
  OTHER_TEAM,
  clock,
  db,
  carrier,
  deps,
  consumers,
  sender,
  ws,
  number,
  post,
  textFrom,
  everyone,
  inbox,
  timeline,
  send,
  item,
  call,
  ownMessaging,
} from './messagingTestkit.ts';
import { testPrincipal } from './testing.ts';
import { changeReadState, changeThreadState } from './threads/changeThread.ts';
import { listConversations } from './threads/listItems.ts';
import { listThreads } from './threads/listThreads.ts';
import { findItem } from './threads/visible.ts';
import { deliver, emittedEvents } from '@ringline/kit/testing';
import { ContactChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { ThreadChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { describe, expect, test } from 'vitest';

ownMessaging();

describe('a thread', () => {
  test('is found by its number, by the name of its sender and by its id; where nothing fits, nothing is shown', async () => {
    await textFrom('hello', { from: '+442079460018' });
    await textFrom('your parcel', { from: 'DHL Express' });
    const page = (search: { query?: string; contactIds?: string[]; threadIds?: string[] }) =>
      listThreads(deps)({ filter: '', query: '', contactIds: [], ...search }, everyone());
    const found = async (query: string) => (await page({ query })).rows.map(({ thread }) => thread.peerNumber);
    for (const query of ['020 7946', '0044 20', '+44 (0)20 7946'])
      expect(await found(query)).toEqual(['+442079460018']);
    for (const query of ['DHL', 'express dhl']) expect(await found(query)).toEqual(['DHL Express']);
    for (const query of ['zzzz', 'nobody at all', '%', 'שלום', '+1999', ',']) expect(await found(query)).toEqual([]);
    expect((await page({ contactIds: ['none'] })).rows).toEqual([]);
    expect((await page({ threadIds: ['none'] })).rows).toEqual([]);
    const { rows } = await page({});
    expect(rows).toHaveLength(2);
    const dhl = rows.find(({ thread }) => thread.peerNumber === 'DHL Express')?.thread.id ?? '';
    expect((await page({ threadIds: [dhl] })).rows.map(({ thread }) => thread.id)).toEqual([dhl]);
    const stranger = testPrincipal(ws, 'team', { teamIds: [OTHER_TEAM], userId: db.ids.uuid() });
    const seen = await listThreads(deps)({ filter: '', query: '', contactIds: [], threadIds: [dhl] }, stranger);
    expect(seen.rows).toEqual([]);
  });

  test('is read and done for everybody, and tells of it once', async () => {
    await textFrom('hello');
    const threadId = (await inbox()).rows[0]?.thread.id ?? '';
    const by = { threadId, contactId: '' };
    await changeReadState(deps)(by, true, everyone());
    await changeReadState(deps)(by, true, everyone());
    expect((await inbox(everyone(), 'UNREAD')).rows).toEqual([]);
    await changeReadState(deps)(by, false, everyone());
    expect((await inbox(everyone(), 'UNREAD')).rows).toHaveLength(1);
    await changeThreadState(deps)(threadId, 'DONE', everyone());
    expect((await inbox(everyone(), 'DONE')).rows).toHaveLength(1);
    expect((await emittedEvents(db, ThreadChangedSchema)).filter(({ key }) => key === threadId)).toHaveLength(3);
    await expect(changeThreadState(deps)(threadId, 'LATER', everyone())).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });

  test('gets its person when the contact is known, whichever comes first and however the number is spelt', async () => {
    const contact = (id: string, phoneNumber: string, version = 1) =>
      deliver(db, consumers, ws, ContactChangedSchema, { contact: { id, workspaceId: ws, phoneNumber, version } });
    const [brazilian, american] = [db.ids.uuid(), db.ids.uuid()];
    await contact(brazilian, '+5511987654321');
    await textFrom('oi', { from: '+551187654321' });
    await textFrom('hi');
    await contact(american, PEER);
    await contact(american, PEER);
    const { rows } = await inbox();
    expect(new Set(rows.map(({ thread }) => thread.contactId))).toEqual(new Set([brazilian, american]));
    const { item: sent } = await sendMessage(deps)(
      { phoneNumberId: number.id, contactId: american, to: '', body: 'to the contact', idempotencyKey: '' },
      everyone(),
    );
    expect(sent?.peerNumber).toBe(PEER);
  });

  test('is seen by the teams of its numbers, and moves with its number', async () => {
    await textFrom('for the first team');
    const member = (team: string) => testPrincipal(ws, 'team', { teamIds: [team], userId: db.ids.uuid() });
    expect((await inbox(member(TEAM))).rows).toHaveLength(1);
    expect((await inbox(member(OTHER_TEAM))).rows).toEqual([]);
    await expect(send('from their number', '', member(OTHER_TEAM))).rejects.toMatchObject({ code: 'OUT_OF_SCOPE' });
    await deliver(db, consumers, ws, NumberChangedSchema, {
      number: {
        ...number,
        workspaceId: ws,
        status: 'AVAILABLE',
        country: 'US',
        version: 2,
        callWorkFlow: { teamId: OTHER_TEAM },
      },
    });
    expect((await inbox(member(TEAM))).rows).toEqual([]);
    expect((await inbox(member(OTHER_TEAM))).rows).toHaveLength(1);
  });

  test('of a call that is told before its number gets its teams when the number comes', async () => {
    const late = { id: db.ids.uuid(), number: '+14155558888' };
    await call(1, { phoneNumberId: late.id, workspaceNumber: late.number });
    expect((await inbox()).rows[0]?.thread.teamIds).toEqual([]);
    await deliver(db, consumers, ws, NumberChangedSchema, {
      number: {
        ...late,
        workspaceId: ws,
        status: 'AVAILABLE',
        country: 'US',
        version: 1,
        callWorkFlow: { teamId: TEAM },
      },
    });
    expect((await inbox()).rows[0]?.thread).toMatchObject({ teamIds: [TEAM], version: 2 });
  });

  test('pages follow each other by cursor', async () => {
    for (const digit of [1, 2, 3]) {
      clock.advance(1000);
      await textFrom('hi', { from: `+1628555014${digit}` });
    }
    const page = (after: string) =>
      listThreads(deps)({ filter: '', contactIds: [], query: '', page: { limit: 2, after } as never }, everyone());
    const first = await page('');
    const second = await page(first.metadata.endCursor ?? '');
    expect([...first.rows, ...second.rows].map(({ thread }) => thread.peerNumber)).toEqual([
      '+16285550143',
      '+16285550142',
      '+16285550141',
    ]);
    expect((await listThreads(deps)({ filter: '', contactIds: [], query: '0142' }, everyone())).rows).toHaveLength(1);
  });
});

describe('another workspace', () => {
  test('finds nothing by foreign ids, and changes nothing', async () => {
    const id = (await send('private')).item?.id ?? '';
    const threadId = (await inbox()).rows[0]?.thread.id ?? '';
    const foreign = testPrincipal(db.ids.uuid());
    await expect(findItem(deps)(id, foreign, 'READ')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(resendMessage(deps)(id, foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(changeReadState(deps)({ threadId, contactId: '' }, true, foreign)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(changeThreadState(deps)(threadId, 'DONE', foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(send('with a foreign number', '', foreign)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await listConversations(deps)({ threadId, contactId: '', channel: '' }, foreign)).rows).toEqual([]);
    const path = `/webhooks/messages/status?${new URLSearchParams({ w: foreign.workspaceId, m: id, a: '0' })}`;
    expect((await post(path, { MessageSid: 'SM1', MessageStatus: 'delivered' })).statusCode).toBe(204);
    expect(await item(id)).toMatchObject({ deliveryStatus: 'PENDING' });
    await sender.round();
  });

  test('sees no row of it, also without a filter', async () => {
    await textFrom('private');
    expect(
      await db.tenant(db.ids.uuid(), async ({ tx }) => [
        await tx.thread.count(),
        await tx.item.count(),
        await tx.numberCopy.count(),
      ]),
    ).toEqual([0, 0, 0]);
  });
});

test("the demo's texts are written once, unread where they say so, and reach nobody", async () => {
  const message = (fields: Record<string, unknown>) => ({
    peerNumber: PEER,
    direction: 'INBOUND',
    body: 'hello',
    deliveryStatus: 'RECEIVED',
    minutesAgo: 40,
    phoneNumberId: number.id,
    agentUserId: '',
    unread: false,
    ...fields,
  });
  const messages = [
    message({ minutesAgo: 9, direction: 'OUTBOUND', deliveryStatus: 'DELIVERED', body: 'newest' }),
    message({ unread: true }),
  ] as never;
  const sent = carrier.texts.length;
  await ensureDemoMessages(deps)(messages, ws);
  await ensureDemoMessages(deps)(messages, ws);
  const { rows } = await inbox();
  expect(rows).toMatchObject([{ thread: { unreadCount: 1 }, last: { body: 'newest', deliveryStatus: 'DELIVERED' } }]);
  expect(await timeline()).toHaveLength(2);
  await sender.round();
  expect(carrier.texts).toHaveLength(sent);
  await expect(
    ensureDemoMessages({ ...deps, env: { ...deps.env, SANDBOX_ENABLED: false } })(messages, ws),
  ).rejects.toMatchObject({ code: 'FORBIDDEN_ROLE' });
});

test('notes of the demo are written once, at contacts that are there', async () => {
  const contactId = db.ids.uuid();
  await db.tenant(ws, ({ tx }) =>
    tx.contactCopy.create({
      data: { id: contactId, workspaceId: ws, matchKey: PEER, phoneNumber: PEER, deleted: false, version: 1 },
    }),
  );
  const note = {
    peerNumber: PEER,
    authorUserId: db.ids.uuid(),
    paragraphs: ['Pays in 30 days.', 'Ask for Ruth.'],
    minutesAgo: 90,
  };
  for (let time = 0; time < 2; time += 1) await ensureDemoNotes(deps)([note], ws);
  const notes = await listContactNotes(deps)([contactId], everyone());
  expect(notes).toMatchObject([
    { contactId, text: 'Pays in 30 days.\nAsk for Ruth.', authorUserId: note.authorUserId },
  ]);
  expect(clock.now().getTime() - (notes[0]?.createdAt.getTime() ?? 0)).toBe(90 * 60_000);
});
