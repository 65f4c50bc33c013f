/** A call to one team's number that a menu led to another team: who sees the call, and who its conversation. */
import { emittedEvents } from '@ringline/kit/testing';
import { ConversationChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { beforeEach, describe, expect, test } from 'vitest';
import { resendMessage } from '../messages/resendMessage.ts';
import {
  call,
  db,
  deps,
  everyone,
  inbox,
  OTHER_TEAM,
  ownMessaging,
  TEAM,
  textFrom,
  timeline,
  ws,
} from '../messagingTestkit.ts';
import { testPrincipal } from '../testing.ts';
import { changeReadState, changeThreadState } from './changeThread.ts';
import { listCallHistory } from '../calls/listCalls.ts';
import { listConversations } from './listItems.ts';
import { findItem } from './visible.ts';

ownMessaging();

const [RUNG, THIRD_TEAM] = ['0190a000-0000-7000-8000-0000000000a1', '0190a000-0000-7000-8000-000000000003'];
/** Somebody who was not asked. */
const BYSTANDER = '0190a000-0000-7000-8000-0000000000c1';
let callId: string;
let ids: { call: string; text: string; thread: string };

beforeEach(async () => {
  callId = db.ids.uuid();
  await textFrom('for the number’s team alone');
  await call(1, {}, callId);
  await call(
    2,
    { status: 'MISSED', teamId: TEAM, addressedTeamIds: [OTHER_TEAM], addressedUserIds: [RUNG, 'not an id'] },
    callId,
  );
  const rows = await timeline();
  const of = (channel: string) => rows.find((row) => row.channel === channel)?.id ?? '';
  ids = { call: of('VOICE'), text: of('SMS'), thread: rows[0]?.threadId ?? '' };
});

const somebody = (scope: 'team' | 'own', teamIds: string[], userId = BYSTANDER) =>
  testPrincipal(ws, scope, { teamIds, userId });
type Who = ReturnType<typeof somebody>;

/** What of the two there is to see, in each way in. */
async function sees(who: Who) {
  const found = async (id: string) =>
    findItem(deps)(id, who, 'READ').then(
      () => true,
      () => false,
    );
  const history = await listCallHistory(deps)({ direction: '', statuses: [], phoneNumberId: '', contactId: '' }, who);
  const thread = await listConversations(deps)({ threadId: ids.thread, contactId: '', channel: '' }, who);
  return {
    history: history.rows.length,
    counted: history.metadata.count,
    thread: thread.rows.map(({ channel }) => channel).toSorted(),
    timeline: (await timeline(who)).length,
    byId: [await found(ids.call), await found(ids.text)],
    inbox: (await inbox(who)).rows.length,
    unread: (await inbox(who)).totalUnread,
  };
}

const ALL = { history: 1, thread: ['SMS', 'VOICE'], timeline: 2, byId: [true, true], inbox: 1, unread: 2 };
const CALL = { history: 1, thread: ['VOICE'], timeline: 1, byId: [true, false], inbox: 0, unread: 0 };
const NOTHING = { history: 0, thread: [], timeline: 0, byId: [false, false], inbox: 0, unread: 0 };

describe('of a call to a number of another team', () => {
  test.each([
    ['the number’s team has it and the conversation', () => somebody('team', [TEAM]), ALL],
    ['the team that a menu led it to has the call alone', () => somebody('team', [OTHER_TEAM]), CALL],
    ['who was rung has the call alone', () => somebody('own', [], RUNG), CALL],
    ['also in a third team', () => somebody('team', [THIRD_TEAM], RUNG), CALL],
    ['who is in a third team has nothing', () => somebody('team', [THIRD_TEAM]), NOTHING],
    ['who was not rung and sees only their own has nothing', () => somebody('own', [OTHER_TEAM]), NOTHING],
    [
      'nobody of another workspace has anything',
      () => testPrincipal(db.ids.uuid(), 'all', { teamIds: [OTHER_TEAM], userId: RUNG }),
      NOTHING,
    ],
  ])('%s', async (_name, who, expected) => {
    expect(await sees(who())).toMatchObject(expected);
  });

  test('it is found among the calls of the team that it was led to, by who sees it', async () => {
    const found = async (team: string, who: Who, phoneNumberIds: string[] = []) => {
      const all = { direction: '', statuses: [], phoneNumberId: '', contactId: '' };
      return (await listCallHistory(deps)({ ...all, phoneNumberIds, addressedTeamIds: [team] }, who)).rows.length;
    };
    expect(await found(OTHER_TEAM, everyone(), [db.ids.uuid()])).toBe(1);
    expect(await found(OTHER_TEAM, somebody('team', [OTHER_TEAM]))).toBe(1);
    expect(await found(THIRD_TEAM, everyone())).toBe(0);
    expect(await found(OTHER_TEAM, somebody('team', [THIRD_TEAM]))).toBe(0);
    await expect(found('sales', everyone())).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('whoever sees the call alone changes nothing of the conversation', async () => {
    const sales = somebody('team', [OTHER_TEAM], RUNG);
    const by = { threadId: ids.thread, contactId: '' };
    const missing = { code: 'NOT_FOUND' };
    await expect(changeReadState(deps)(by, true, sales)).rejects.toMatchObject(missing);
    await expect(changeThreadState(deps)(ids.thread, 'DONE', sales)).rejects.toMatchObject(missing);
    await expect(resendMessage(deps)(ids.text, sales)).rejects.toMatchObject(missing);
    await expect(findItem(deps)(ids.call, sales, 'UPDATE')).rejects.toMatchObject(missing);
    expect((await inbox(everyone())).totalUnread).toBe(2);
  });

  test('it is told to them as they see it: the conversation’s audience is its own, and theirs is said beside it', async () => {
    const told = (await emittedEvents(db, ConversationChangedSchema)).filter(({ key }) => key === ids.thread);
    expect(told.map(({ event, audience }) => [event.conversation?.channel, audience, event.itemTeamIds])).toEqual([
      ['SMS', { teams: [TEAM], users: [] }, []],
      ['VOICE', { teams: [TEAM], users: [] }, []],
      ['VOICE', { teams: [TEAM], users: [] }, [OTHER_TEAM]],
    ]);
    expect(told.at(-1)?.event.itemUserIds).toEqual([RUNG]);
  });
});
