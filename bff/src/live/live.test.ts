import { BalanceChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { SessionEndedSchema } from '@ringline/proto/identity/v1/events_pb';
import { ConversationChangedSchema, ThreadChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { CallChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { AccessChangedSchema, MemberChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { eventually } from '@ringline/kit/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Listeners, untilHeard, type Heard } from '../testing/listeners.ts';
import { MEMBER_GRANTS, WORKSPACE, owner, stored, world, type World } from '../testing/world.ts';

const member = (name: string, teamIds: string[]) =>
  owner({ userId: `u-${name}`, sessionId: `s-${name}`, role: 'MEMBER', grants: MEMBER_GRANTS, teamIds });
const people = {
  ana: owner(),
  ben: member('ben', ['t-support']),
  cyd: member('cyd', ['t-sales']),
  dee: member('dee', ['t-design']),
  eve: owner({ userId: 'u-eve', sessionId: 's-eve', workspaceId: '019aa000-0000-7000-8000-000000000002' }),
};
const CONVERSATION =
  'subscription { contactConversation { created conversation { id version message { body } contact { fullName } } thread { id unreadCount } } }';
const DEES = { teams: ['t-design'], users: [] };
const PLAIN = 'subscription { contactConversation { conversation { id } } }';

const text = (id: string) => ({
  conversation: {
    id,
    threadId: 'th-1',
    contactId: 'c-1',
    direction: 'INBOUND',
    channel: 'SMS',
    version: 1,
    message: { body: 'Hello', deliveryStatus: 'RECEIVED' },
  },
  thread: { id: 'th-1', unreadCount: 1, state: 'OPEN' },
  created: true,
});

let edge: World;
const listeners = new Listeners(() => edge.address);
let contactsAsked = 0;

beforeEach(async () => {
  contactsAsked = 0;
  edge = await world({
    people,
    fakes: {
      contacts: {
        batchGetContacts({ ids }) {
          contactsAsked += 1;
          return { contacts: ids.map((id) => ({ id, firstName: 'Mia', lastName: 'Lee' })) };
        },
      },
    },
  });
});
afterEach(async () => {
  await listeners.dispose();
  await edge.close();
});

const hear = (query: string, token: keyof typeof people, params: object = {}) =>
  listeners.hear(query, token, people[token].workspaceId, params);

const ids = (heard: Heard) => heard.frames.map((frame) => frame.data.contactConversation.conversation.id);

describe('live updates', () => {
  it('a frame holds the whole changed item, and names are looked up only when asked for', async () => {
    const ana = await hear(CONVERSATION, 'ana');
    const plain = await hear(PLAIN, 'ana');
    await untilHeard(plain, () => edge.happened(ConversationChangedSchema, text('m-1')));
    expect(plain.frames[0]?.data.contactConversation.conversation).toEqual({ id: 'm-1' });
    await eventually(() => ana.frames.length > 0);
    expect(ana.frames[0]).toMatchObject({
      data: {
        contactConversation: {
          created: true,
          conversation: { id: 'm-1', message: { body: 'Hello' }, contact: { fullName: 'Mia Lee' } },
          thread: { id: 'th-1', unreadCount: 1 },
        },
      },
      extensions: { at: '2026-03-02T10:00:00.000Z' },
    });
    await eventually(() => contactsAsked === ana.frames.length);
  });

  it('what a team may see is not seen by another team, and never by another workspace', async () => {
    const [ben, cyd, eve] = await Promise.all([hear(PLAIN, 'ben'), hear(PLAIN, 'cyd'), hear(PLAIN, 'eve')]);
    const sales = { teams: ['t-sales'], users: [] };
    await untilHeard(cyd, () => edge.happened(ConversationChangedSchema, text('probe-sales'), { audience: sales }));
    await untilHeard(ben, () =>
      edge.happened(ConversationChangedSchema, text('probe-support'), {
        audience: { teams: ['t-support'], users: [] },
      }),
    );
    await untilHeard(eve, () =>
      edge.happened(ConversationChangedSchema, text('probe-foreign'), { workspaceId: people.eve.workspaceId }),
    );
    expect(new Set(ids(ben))).toEqual(new Set(['probe-support']));
    expect(new Set(ids(cyd))).toEqual(new Set(['probe-sales']));
    expect(new Set(ids(eve))).toEqual(new Set(['probe-foreign']));
    // Named in person, whatever the team.
    await edge.happened(ConversationChangedSchema, text('to-ben'), {
      audience: { teams: ['t-sales'], users: ['u-ben'] },
    });
    await eventually(() => ids(ben).includes('to-ben'));
  });

  it('who sees a call alone gets it without its thread, whoever sees the thread with it, and a third team neither', async () => {
    const missed = (id: string) => ({
      ...text(id),
      conversation: { ...text(id).conversation, channel: 'VOICE', message: undefined },
      itemTeamIds: ['t-sales'],
    });
    const support = { audience: { teams: ['t-support'], users: [] } };
    const [ben, cyd, dee, cydsNew] = await Promise.all([
      hear(CONVERSATION, 'ben'),
      hear(CONVERSATION, 'cyd'),
      hear(PLAIN, 'dee'),
      hear('subscription { newWorkspaceConversation { conversation { id } thread { id } } }', 'cyd'),
    ]);
    const threads = await Promise.all(
      (['ben', 'cyd', 'dee'] as const).map((name) => hear('subscription { threadChanged { id } }', name)),
    );
    await untilHeard(dee, () => edge.happened(ConversationChangedSchema, text('to-dee'), { audience: DEES }));
    for (const heard of [ben, cyd, cydsNew, threads[0]!])
      await untilHeard(heard, () => edge.happened(ConversationChangedSchema, missed('m-1'), support));
    await untilHeard(threads[2]!, () => edge.happened(ConversationChangedSchema, text('to-dee'), { audience: DEES }));
    expect(ben.frames[0]?.data.contactConversation).toMatchObject({
      conversation: { id: 'm-1' },
      thread: { id: 'th-1' },
    });
    expect(cyd.frames[0]?.data.contactConversation).toMatchObject({ conversation: { id: 'm-1' }, thread: null });
    expect(cydsNew.frames[0]?.data.newWorkspaceConversation).toEqual({ conversation: { id: 'm-1' }, thread: null });
    expect(new Set(ids(dee))).toEqual(new Set(['to-dee']));
    expect(threads[1]?.frames).toEqual([]);
  });

  it('a thread is told with each of its items, and when it alone has changed', async () => {
    const heard = await hear('subscription { threadChanged { id state unreadCount } }', 'ben');
    await untilHeard(heard, () => edge.happened(ConversationChangedSchema, text('m-1')));
    expect(heard.frames[0]?.data.threadChanged).toEqual({ id: 'th-1', state: 'OPEN', unreadCount: 1 });
    await edge.happened(ThreadChangedSchema, { thread: { id: 'th-1', state: 'DONE', unreadCount: 0 } });
    await eventually(() => heard.frames.at(-1)?.data.threadChanged.state === 'DONE');
  });

  it('a member hears of the own calls alone', async () => {
    const heard = await hear('subscription { callChanged { cause call { id phase myOffer { state } } } }', 'ben');
    const call = (id: string, userId: string) => ({
      call: { id, phase: 'RINGING', offers: [{ id: 'o', userId, state: 'RINGING' }] },
      cause: 'OFFERED',
    });
    await untilHeard(heard, async () => {
      await edge.happened(CallChangedSchema, call('of-cyd', 'u-cyd'));
      await edge.happened(CallChangedSchema, call('of-ben', 'u-ben'));
    });
    expect(new Set(heard.frames.map((frame) => frame.data.callChanged.call.id))).toEqual(new Set(['of-ben']));
    expect(heard.frames[0]?.data.callChanged.call.myOffer).toEqual({ state: 'RINGING' });
  });

  it('who handed a call over does not learn live of hidden listening that telephony keeps from them', async () => {
    const heard = await hear(
      'subscription { callChanged { cause call { id participants { role } supervisions { name } } } }',
      'ana',
    );
    const listened = (id: string, keptFrom?: { userIds: string[]; roles: string[] }) => ({
      id,
      agentUserId: 'u-ben',
      transfer: { fromUserId: 'u-ana', stage: 'COMPLETED', mode: 'COLD' },
      participants: [
        { id: 'l-ben', userId: 'u-ben', role: 'AGENT' },
        { id: 'l-mia', userId: 'u-mia', role: 'SUPERVISOR' },
      ],
      supervisions: [{ userId: 'u-mia', name: 'Mia', mode: 'LISTEN', hidden: true, ...(keptFrom ? { keptFrom } : {}) }],
    });
    const happened = (call: object, cause: string) =>
      edge.happened(CallChangedSchema, { call, cause, supervisorId: cause === 'SUPERVISION' ? 'u-mia' : '' });
    await untilHeard(heard, async () => {
      await happened(listened('kept', { userIds: ['u-ben', 'u-ana'], roles: ['MEMBER'] }), 'SUPERVISION');
      await happened(listened('unsaid'), 'SUPERVISION');
      await happened(listened('kept', { userIds: ['u-ben', 'u-ana'], roles: ['MEMBER'] }), 'HELD');
    });
    await untilHeard(heard, () =>
      happened(listened('known', { userIds: ['u-ben'], roles: ['MEMBER'] }), 'SUPERVISION'),
    );
    const told = heard.frames.map(({ data }) => data.callChanged);
    expect(new Set(told.filter(({ cause }) => cause === 'SUPERVISION').map(({ call }) => call.id))).toEqual(
      new Set(['known']),
    );
    expect(told[0].call).toMatchObject({ id: 'kept', participants: [{ role: 'AGENT' }], supervisions: [] });
    expect(told.at(-1).call).toMatchObject({ supervisions: [{ name: 'Mia' }] });
  });

  it('a member sees the state of the credit, not the figures', async () => {
    const query = `subscription { creditBalance(workspaceId: "${WORKSPACE}") { status balance testMinutesLeft testSmsLeft } }`;
    const [ana, ben] = await Promise.all([hear(query, 'ana'), hear(query, 'ben')]);
    const creditBalance = { id: 'b', status: 'LOW', balanceMicros: 4_250_000n, testMinutesLeft: 7n, testSmsLeft: 3n };
    await untilHeard(ana, () => edge.happened(BalanceChangedSchema, { creditBalance }));
    await untilHeard(ben, () => edge.happened(BalanceChangedSchema, { creditBalance }));
    expect(ana.frames[0]?.data.creditBalance).toEqual({
      status: 'LOW',
      balance: 4.25,
      testMinutesLeft: 7,
      testSmsLeft: 3,
    });
    expect(ben.frames[0]?.data.creditBalance).toEqual({
      status: 'LOW',
      balance: null,
      testMinutesLeft: null,
      testSmsLeft: null,
    });
  });
});

describe('a socket', () => {
  it('without a token is closed with 4401', async () => {
    const socket = new WebSocket(`${edge.address.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    socket.once('open', () => socket.send(JSON.stringify({ type: 'connection_init' })));
    expect(await closed).toBe(4401);
  });

  it('ends with its session, and no frame comes after', async () => {
    const [ana, ben] = await Promise.all([hear(PLAIN, 'ana'), hear(PLAIN, 'ben')]);
    await untilHeard(ben, () => edge.happened(ConversationChangedSchema, text('before')));
    await untilHeard(ana, () => edge.happened(ConversationChangedSchema, text('before')));
    await edge.happened(SessionEndedSchema, { sessionId: 's-ben', userId: 'u-ben' });
    await edge.happened(ConversationChangedSchema, text('after'));
    await eventually(() => ben.closed !== undefined);
    expect(ben.closed?.code).toBe(4401);
    await eventually(() => ids(ana).includes('after'));
    expect(ids(ben)).not.toContain('after');
  });

  it('ends with the membership', async () => {
    const ben = await hear(PLAIN, 'ben');
    await untilHeard(ben, () => edge.happened(ConversationChangedSchema, text('before')));
    await edge.happened(AccessChangedSchema, { userId: 'u-ben', workspaceId: WORKSPACE, ended: true });
    await eventually(() => ben.closed !== undefined);
    expect(ben.closed?.code).toBe(4401);
  });

  it.each(['DEACTIVATED', 'ACTIVE'])(
    'hears of a member who is %s now: out is out, whichever event comes first',
    async (status) => {
      const [ana, ben] = await Promise.all([hear(PLAIN, 'ana'), hear(PLAIN, 'ben')]);
      await untilHeard(ben, () => edge.happened(ConversationChangedSchema, text('before')));
      await untilHeard(ana, () => edge.happened(ConversationChangedSchema, text('before')));
      await edge.happened(MemberChangedSchema, { userProfile: { userId: 'u-ben', workspaceId: WORKSPACE, status } });
      await edge.happened(ConversationChangedSchema, text('after'));
      await eventually(() => ids(ana).includes('after'));
      const staysIn = status === 'ACTIVE';
      await eventually(() => (staysIn ? ids(ben).includes('after') : ben.closed !== undefined));
      expect(ben.closed?.code).toBe(staysIn ? undefined : 4401);
      expect(ids(ben).includes('after')).toBe(staysIn);
    },
  );

  it('lives on with new rights, sees nothing of what was taken, and is told to fetch again', async () => {
    const [ben, told] = await Promise.all([hear(PLAIN, 'ben'), hear('subscription { resync { reason } }', 'ben')]);
    const support = { teams: ['t-support'], users: [] };
    await untilHeard(ben, () => edge.happened(ConversationChangedSchema, text('before'), { audience: support }));
    edge.known.set('ben', member('ben', ['t-sales']));
    await untilHeard(told, () => edge.happened(AccessChangedSchema, { userId: 'u-ben', workspaceId: WORKSPACE }));
    expect(told.frames[0]?.data.resync.reason).toBe('ACCESS_CHANGED');
    await edge.happened(ConversationChangedSchema, text('taken'), { audience: support });
    await untilHeard(ben, () =>
      edge.happened(ConversationChangedSchema, text('given'), { audience: { teams: ['t-sales'], users: [] } }),
    );
    expect(ids(ben)).not.toContain('taken');
    expect(ben.closed).toBeUndefined();
  });

  it('outlives its access token, until a frame needs a look-up: then it asks for a fresh one', async () => {
    const [plain, named] = await Promise.all([hear(PLAIN, 'ana'), hear(CONVERSATION, 'ana')]);
    await untilHeard(named, () => edge.happened(ConversationChangedSchema, text('before')));
    await untilHeard(plain, () => edge.happened(ConversationChangedSchema, text('before')));
    edge.known.delete('ana');
    edge.clock.advance(61_000);
    await edge.happened(ConversationChangedSchema, text('after'));
    await eventually(() => named.closed?.code === 4205);
    expect(ids(named)).not.toContain('after');
    await eventually(() => ids(plain).includes('after'));
  });

  it('carries no queries and no mutations', async () => {
    const heard = await hear('mutation { logout }', 'ana');
    await eventually(() => heard.errors.length > 0);
    expect(JSON.stringify(heard.errors)).toContain('VALIDATION_FAILED');
  });

  it('refuses a document that is too deep, as HTTP does', async () => {
    const deep = `subscription { threadChanged { ${'contact { thread { '.repeat(5)} id ${'} }'.repeat(5)} } }`;
    const heard = await hear(deep, 'ana');
    await eventually(() => heard.errors.length > 0);
    expect(JSON.stringify(heard.errors)).toContain('graphql-depth');
  });

  it('does not listen for another workspace than its own', async () => {
    const heard = await hear(`subscription { creditBalance(workspaceId: "${WORKSPACE}") { status } }`, 'eve');
    await eventually(() => heard.errors.length > 0 || heard.frames.length > 0);
    expect(JSON.stringify([heard.errors, heard.frames])).toContain('NOT_FOUND');
  });
});

describe('coming back', () => {
  it('a client gets what it missed', async () => {
    await edge.happened(ConversationChangedSchema, text('long-before'));
    edge.clock.advance(60_000);
    const resumeFrom = edge.clock.now().toISOString();
    edge.clock.advance(60_000);
    await edge.happened(ConversationChangedSchema, text('missed'));
    const heard = await hear(PLAIN, 'ana', { resumeFrom });
    await eventually(() => heard.frames.length > 0);
    expect(ids(heard)).toEqual(['missed']);
  });

  it('a phone does not hear again of a call that rang and is over, only of how each call stands', async () => {
    const offers = [{ id: 'o-1', userId: people.ana.userId, state: 'RINGING' }];
    const call = (id: string, version: number, phase: string) =>
      edge.happened(CallChangedSchema, { call: { id, version, phase, offers } });
    const resumeFrom = edge.clock.now().toISOString();
    await call('over', 1, 'RINGING');
    await call('rings', 1, 'RINGING');
    await call('over', 2, 'ENDED');
    // What became of it is for others alone: the last that was for her counts.
    await edge.happened(CallChangedSchema, { call: { id: 'rings', version: 2, phase: 'TALKING' } });
    const heard = await hear('subscription { callChanged { call { id version phase } } }', 'ana', { resumeFrom });
    await eventually(() => heard.frames.length > 1);
    await untilHeard(heard, () => call('rings', 3, 'ENDED'));
    expect(heard.frames.slice(0, 3).map(({ data }) => data.callChanged.call)).toEqual([
      { id: 'rings', version: 1, phase: 'RINGING' },
      { id: 'over', version: 2, phase: 'ENDED' },
      { id: 'rings', version: 3, phase: 'ENDED' },
    ]);
  });

  it('a client that was away for longer than is remembered is told to fetch again', async () => {
    const resumeFrom = edge.clock.now().toISOString();
    edge.clock.advance(11 * 60_000);
    const heard = await hear('subscription { resync { reason at } }', 'ana', { resumeFrom });
    await eventually(() => heard.frames.length > 0);
    expect(heard.frames[0]?.data.resync).toEqual({ reason: 'RING_EXCEEDED', at: '2026-03-02T10:11:00.000Z' });
  });

  it('a restart of the edge in between loses nothing', async () => {
    await edge.close();
    const before = stored(ConversationChangedSchema, text('old'), { time: new Date('2026-03-02T09:55:00Z') });
    const during = stored(ConversationChangedSchema, text('during'), { time: new Date('2026-03-02T09:59:30Z') });
    edge = await world({ people, past: [before, during] });
    const [heard, told] = await Promise.all([
      hear(PLAIN, 'ana', { resumeFrom: '2026-03-02T09:59:00.000Z' }),
      hear('subscription { resync { reason } }', 'ana', { resumeFrom: '2026-03-02T09:59:00.000Z' }),
    ]);
    await eventually(() => heard.frames.length > 0);
    expect(ids(heard)).toEqual(['during']);
    expect(told.frames).toEqual([]);
  });

  it('a client of an edge that may have missed events is told to fetch again', async () => {
    const resumeFrom = edge.clock.now().toISOString();
    edge.clock.advance(1_000);
    edge.bff.interrupted();
    const heard = await hear('subscription { resync { reason } }', 'ana', { resumeFrom });
    await eventually(() => heard.frames.length > 0);
    expect(heard.frames[0]?.data.resync.reason).toBe('RING_EXCEEDED');
  });
});
