/** Texts that rules write by themselves, whom they do not write to, and why; and rules that look at lists. */
import { deliver } from '@ringline/kit/testing';
import { ContactChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  billing,
  call,
  changeNumber,
  clock,
  connectWhatsApp,
  consumers,
  db,
  deps,
  number,
  ownMessaging,
  PEER,
  post,
  queued,
  send,
  TEAM,
  textFrom,
  whatsApp,
  ws,
} from '../messagingTestkit.ts';
import { testPrincipal } from '../testing.ts';
import { askAgain, askAll, aTeam, handOnAll, ids, log, owner, present, rule, writes } from './assignment.testkit.ts';
import { removeRule, saveRule } from './saveRule.ts';

ownMessaging();
beforeEach(aTeam);
beforeEach(() => void (billing.contacts.lists = new Map()));

const CLOSED = 'We are closed. We write back on Monday.';
const outside = (more: object = {}) =>
  rule('REPLY', '', { name: 'Closed', text: CLOSED, conditions: { hours: 'OUTSIDE' }, ...more });
/** Saturday: closed from Friday on. */
const closed = () =>
  changeNumber({
    status: 'AVAILABLE',
    callWorkFlow: {
      teamId: TEAM,
      businessHours: {
        enabled: true,
        timezone: 'UTC',
        days: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
          weekday,
          blocks: weekday < 6 ? [{ start: '09:00', end: '17:00' }] : [],
        })),
      },
    },
  });
/** Somebody writes, and what consumers left to jobs is done. */
async function written(body = 'Hello?', from = PEER) {
  const thread = await writes(body, from);
  await askAll();
  return thread;
}
/** What went out, the oldest first. */
const sent = async () => {
  const where = { workspaceId: ws, direction: 'OUTBOUND' };
  const rows = await db.tenant(ws, ({ tx }) =>
    tx.item.findMany({ where, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], select: { body: true } }),
  );
  return rows.map(({ body }) => body);
};

describe('a reply', () => {
  it('is written once in 12 hours to who writes outside hours, by nobody, and leaves the conversation unread', async () => {
    await closed();
    await outside();
    const { id } = await written();
    expect(await sent()).toEqual([CLOSED]);
    expect((await log())[0]).toMatchObject({
      outcome: 'REPLIED',
      cause: 'MESSAGE',
      ruleName: 'Closed',
      whys: ['REPLIED'],
    });
    const thread = await db.tenant(ws, ({ tx }) => tx.thread.findFirstOrThrow({ where: { id } }));
    expect(thread).toMatchObject({ unreadCount: 1, state: 'OPEN' });
    await written('Anybody?');
    expect(await sent()).toHaveLength(1);
    expect((await log())[0]).toMatchObject({ outcome: 'SILENT', ruleName: 'Closed', whys: ['RECENT'] });
    clock.advance(12 * 3_600_000);
    await written('Still there?');
    expect(await sent()).toHaveLength(2);
  });

  it('is not written within hours, and the log says so', async () => {
    await outside();
    await written();
    expect(await sent()).toEqual([]);
    expect((await log())[0]).toMatchObject({ outcome: 'SILENT', ruleId: null, whys: ['HOURS'] });
  });

  it('answers words again after ten minutes, the first that fits alone', async () => {
    await rule('REPLY', '', { name: 'Hours', text: 'Monday to Friday.', conditions: { words: ['hours'] } });
    await rule('REPLY', '', { name: 'Any', text: 'Thanks.' });
    await written('Your hours?');
    expect(await sent()).toEqual(['Monday to Friday.']);
    await written('Your hours, please');
    expect(await sent()).toEqual(['Monday to Friday.', 'Thanks.']);
    expect((await log())[0]?.whys).toEqual(['RECENT', 'REPLIED']);
    clock.advance(600_001);
    await written('Hours?');
    expect(await sent()).toEqual(['Monday to Friday.', 'Thanks.', 'Monday to Friday.']);
  });

  it('is written once, however often it is asked for', async () => {
    await closed();
    await outside();
    await textFrom('Hello?');
    await askAgain();
    const asked = [...queued];
    await askAll();
    queued.push(...asked, ...asked);
    await askAll();
    await askAgain();
    await askAll();
    expect(await sent()).toEqual([CLOSED]);
    expect(await log()).toHaveLength(1);
  });

  it('is not written to who opted out, asks for help, or was answered meanwhile', async () => {
    await closed();
    await outside();
    await written('STOP', '+16285550141');
    await written('HELP', '+16285550142');
    await writes('Hello?', PEER);
    clock.advance(1_000);
    await send('Here I am.');
    await askAll();
    expect((await log()).map(({ outcome, whys }) => [outcome, ...whys])).toEqual([
      ['SILENT', 'ANSWERED'],
      ['SILENT', 'KEYWORD'],
      ['SILENT', 'KEYWORD'],
    ]);
    await written('Hello again', '+16285550141');
    expect((await log())[0]).toMatchObject({ outcome: 'SILENT', whys: ['OPTED_OUT'] });
  });

  it('is not kept without credit, and is due again once there is some', async () => {
    await closed();
    await outside();
    billing.refuse({ code: 'INSUFFICIENT_BALANCE', reason: 'no credit' });
    await written();
    expect(await sent()).toEqual([]);
    expect((await log())[0]).toMatchObject({ outcome: 'SILENT', whys: ['NO_CREDIT'] });
    billing.refuse(undefined);
    await written('Hello?');
    expect(await sent()).toEqual([CLOSED]);
  });

  it('answers a machine that answers ten times a day at most', async () => {
    await rule('REPLY', '', { name: 'Echo', text: 'Hello!', conditions: { words: ['hello'] } });
    for (let count = 0; count < 12; count++) {
      clock.advance(601_000);
      await written('Hello!');
    }
    expect(await sent()).toHaveLength(10);
  });

  it('leaves by WhatsApp where the message came by it', async () => {
    await connectWhatsApp();
    await rule('REPLY', '', { name: 'Any', text: 'Thanks.', conditions: { channels: ['WHATSAPP'] } });
    await post('/webhooks/messages/inbound', whatsApp('Hi'));
    await askAgain();
    await askAll();
    const rows = await db.tenant(ws, ({ tx }) =>
      tx.item.findMany({ where: { workspaceId: ws, direction: 'OUTBOUND' }, select: { channel: true, body: true } }),
    );
    expect(rows).toEqual([{ channel: 'WHATSAPP', body: 'Thanks.' }]);
  });

  it('is no answer of a person: work that is not answered goes on', async () => {
    await closed();
    await outside();
    await rule('PERSON', ids.ana, { name: 'Ana' });
    await rule('PERSON', ids.ben, { name: 'Ben' });
    const { id } = await written();
    expect([await owner(id), await sent()]).toEqual(['ana', [CLOSED]]);
    await present(ids.ana, false);
    expect(await handOnAll()).toBe(1);
    expect(await owner(id)).toBe('ben');
  });

  it('is refused without words, for calls, and needs less of a plan than other rules', async () => {
    const refused = (field: string) => ({ code: 'VALIDATION_FAILED', field });
    await expect(outside({ text: ' ' })).rejects.toMatchObject(refused('action.text'));
    await expect(outside({ text: 'x'.repeat(481) })).rejects.toMatchObject(refused('action.text'));
    await expect(outside({ conditions: { channels: ['VOICE'] } })).rejects.toMatchObject(
      refused('conditions.channels'),
    );
    const starter = testPrincipal(ws, 'all', { features: ['MESSAGE_AUTOMATIONS'], plan: 'STARTER' });
    const { id } = await saveRule(deps)(
      {
        id: '',
        name: 'Closed',
        enabled: true,
        handOn: false,
        version: 0,
        action: { kind: 'REPLY', text: 'x' },
      } as never,
      starter,
    );
    const { id: other } = await rule('TURN');
    await expect(removeRule(deps)(other, starter)).rejects.toMatchObject({ code: 'FEATURE_NOT_IN_PLAN' });
    await removeRule(deps)(id, starter);
  });
});

describe('the reply to missed calls', () => {
  it.each([
    ['SENT', 'REPLIED', 'REPLIED'],
    ['RATE_LIMITED', 'SILENT', 'RECENT'],
    ['HIDDEN', 'SILENT', 'NO_TEXTS'],
    ['CARRIER_ERROR', 'SILENT', 'NOT_SENT'],
  ])('is in the log once as telephony tells it: %s', async (textBack, outcome, why) => {
    await call(1, { status: 'MISSED' });
    expect(await log()).toEqual([]);
    await call(2, { status: 'MISSED', textBack });
    await call(3, { status: 'MISSED', textBack });
    expect(await log()).toMatchObject([{ outcome, cause: 'CALL', ruleId: number.id, ruleName: '', whys: [why] }]);
    expect(await log({ ruleId: number.id })).toHaveLength(1);
  });
});

describe('a rule that looks at lists', () => {
  const VIP = '0190a000-0000-7000-8000-0000000000d1';
  const someone = async () => {
    const id = db.ids.uuid();
    await deliver(db, consumers, ws, ContactChangedSchema, { contact: { id, phoneNumber: PEER, version: 1 } });
    return id;
  };

  it('holds for who is in one of them, by message and by hand-on, and contacts is asked for no others', async () => {
    const contactId = await someone();
    await rule('PERSON', ids.cem, { name: 'VIP', conditions: { listIds: [VIP] } });
    await rule('PERSON', ids.ben, { name: 'All' });
    const { id } = await written();
    expect(await owner(id)).toBe('ben');
    expect((await log())[0]?.whys).toEqual(['LIST', 'ASSIGNED']);
    billing.contacts.lists = new Map([[contactId, [VIP]]]);
    await present(ids.ben, false);
    expect(await handOnAll()).toBe(1);
    expect(await owner(id)).toBe('cem');
    expect((await log())[0]).toMatchObject({ cause: 'AWAY', whys: ['ASSIGNED'] });
    // Whoever is no contact is in no list.
    const unknown = await written('Hello?', '+16285550199');
    expect((await log())[0]).toMatchObject({ threadId: unknown.id, whys: ['LIST', 'AWAY'] });
  });

  it('does not hold while contacts is away, the others are asked, and the log says so', async () => {
    await someone();
    billing.contacts.lists = undefined;
    await rule('PERSON', ids.cem, { name: 'VIP', conditions: { listIds: [VIP] } });
    await rule('PERSON', ids.ben, { name: 'All' });
    await rule('REPLY', '', { name: 'Dear', text: 'Dear you.', conditions: { listIds: [VIP] } });
    const { id } = await written();
    expect([await owner(id), await sent()]).toEqual(['ben', []]);
    expect((await log()).map(({ whys }) => whys)).toEqual(
      expect.arrayContaining([['LISTS_UNKNOWN', 'ASSIGNED'], ['LISTS_UNKNOWN']]),
    );
  });
});
