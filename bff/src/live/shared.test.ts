/** Frames are made once for those who may see the same: what nobody gets who may not see it, whoever is asked first. */
import { PRINCIPAL_HEADER, type Grants } from '@ringline/kit/auth';
import { eventually } from '@ringline/kit/testing';
import { BalanceChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { SessionEndedSchema } from '@ringline/proto/identity/v1/events_pb';
import { ConversationChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { AccessChangedSchema, MemberChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Listeners, untilHeard, type Heard } from '../testing/listeners.ts';
import { MEMBER_GRANTS, WORKSPACE, owner, world, type World } from '../testing/world.ts';

const FOREIGN = '019aa000-0000-7000-8000-000000000002';
const ALL = { CREATE: 'all', READ: 'all', UPDATE: 'all', DELETE: 'all' } as const;
const EVERYTHING: Grants = Object.fromEntries(
  ['CALLS', 'CONTACTS', 'MESSAGES', 'PHONE_NUMBERS', 'TEAMS', 'WORKSPACE'].map((resource) => [resource, ALL]),
);
const someone = (name: string, role: string, grants: Grants, teamIds: string[] = ['t-support']) =>
  owner({ userId: `u-${name}`, sessionId: `s-${name}`, profileId: `p-${name}`, role, grants, teamIds });

/** Two of a kind each; `eve` has every right, elsewhere. */
const people = {
  ana: owner(),
  abe: owner({ userId: 'u-abe', sessionId: 's-abe', profileId: 'p-abe' }),
  adi: someone('adi', 'ADMIN', { ...EVERYTHING, BILLING: ALL }),
  mia: someone('mia', 'MANAGER', EVERYTHING),
  ben: someone('ben', 'MEMBER', MEMBER_GRANTS),
  bob: someone('bob', 'MEMBER', MEMBER_GRANTS),
  cyd: someone('cyd', 'MEMBER', MEMBER_GRANTS, ['t-sales']),
  noa: someone(
    'noa',
    'MEMBER',
    Object.fromEntries(Object.entries(MEMBER_GRANTS).filter(([name]) => name !== 'CONTACTS')),
  ),
  eve: owner({ userId: 'u-eve', sessionId: 's-eve', workspaceId: FOREIGN }),
};
type Name = keyof typeof people;
const NAMES = Object.keys(people) as Name[];
const SUPPORT = { teams: ['t-support'], users: [] };

const SHARED = `subscription { contactConversation {
  conversation { id platformId contact { fullName } phoneNumber { name } call { costPayable callCost recording { canPlay } } }
  thread { id unreadCount }
} }`;

let edge: World;
/** Whose token each look-up was made with. */
let asked: string[];
/** What telephony says who may hear, by user. */
const MAY_HEAR = new Set(['u-ana', 'u-bob']);
const listeners = new Listeners(() => edge.address);
const hear = (query: string, name: Name) => listeners.hear(query, name, people[name].workspaceId, {});

beforeEach(async () => {
  asked = [];
  const who = (context: { requestHeader: Headers }) =>
    (
      JSON.parse(
        Buffer.from(context.requestHeader.get(PRINCIPAL_HEADER)?.split('.')[1] ?? '', 'base64url').toString(),
      ) as {
        p: { userId: string; teamIds: string[]; grants: Grants };
      }
    ).p;
  edge = await world({
    people,
    fakes: {
      contacts: {
        batchGetContacts({ ids }, context) {
          asked.push(`contact ${who(context).userId}`);
          return { contacts: ids.map((id) => ({ id, firstName: 'Mia', lastName: 'Lee' })) };
        },
      },
      numbers: {
        listNumbers(_request, context) {
          const { grants, teamIds, userId } = who(context);
          asked.push(`numbers ${userId}`);
          const seen = grants['PHONE_NUMBERS']?.READ === 'all' || teamIds.includes('t-support');
          return { numbers: seen ? [{ id: 'n-1', name: 'Support' }] : [] };
        },
      },
      messaging: {
        listThreads({ filter }, context) {
          asked.push(`threads ${who(context).userId}`);
          const all = who(context).grants['MESSAGES']?.READ === 'all';
          return { metadata: { count: (all ? 100 : 10) + filter.length } };
        },
      },
      recordings: {
        listRecordingRights({ callIds }, context) {
          asked.push(`rights ${who(context).userId}`);
          return { rights: callIds.map((callId) => ({ callId, mayHear: MAY_HEAR.has(who(context).userId) })) };
        },
      },
    },
  });
});
afterEach(async () => {
  await listeners.dispose();
  await edge.close();
});

const text = (id: string) => ({
  conversation: {
    id,
    threadId: 'th-1',
    contactId: 'c-1',
    phoneNumberId: 'n-1',
    platformId: 'SM1',
    channel: 'SMS',
    direction: 'INBOUND',
    version: 1,
    message: { body: 'Hello' },
  },
  thread: { id: 'th-1', unreadCount: 1, state: 'OPEN' },
  created: true,
});
const call = (id: string) => ({
  ...text(id),
  conversation: {
    ...text(id).conversation,
    platformId: '',
    channel: 'VOICE',
    message: undefined,
    call: {
      callId: `k-${id}`,
      costPayableMicros: 2_000_000n,
      recordingId: 'r-1',
      recordingState: 'READY',
      carrierCost: { phonesMicros: 1_000_000n },
    },
  },
});

const itemsOf = ({ frames }: Heard) => frames.map(({ data }) => data.contactConversation);
const idsOf = (heard: Heard) => new Set(itemsOf(heard).map(({ conversation }) => conversation.id));
const happened = (item: object) => edge.happened(ConversationChangedSchema, item, { audience: SUPPORT });

/** Everyone listens, and has heard what is theirs to hear. */
async function everyone(query: string, names: readonly Name[] = NAMES): Promise<Record<Name, Heard>> {
  const heard = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await hear(query, name)] as const)),
  ) as Record<Name, Heard>;
  for (const name of names)
    await untilHeard(heard[name], () =>
      edge.happened(ConversationChangedSchema, text('begin'), { workspaceId: people[name].workspaceId }),
    );
  asked = [];
  return heard;
}

const last = (heard: Heard) => itemsOf(heard).at(-1);

describe('a frame of many', () => {
  it('is made once for those who see the same, and each gets what a frame of their own would say', async () => {
    const heard = await everyone(SHARED);
    await happened(text('m-1'));
    const seers = NAMES.filter((name) => !['cyd', 'eve'].includes(name));
    await eventually(() => seers.every((name) => idsOf(heard[name]).has('m-1')));
    for (const name of seers) {
      const { conversation, thread } = last(heard[name]);
      const contact = name === 'noa' ? null : { fullName: 'Mia Lee' };
      const platformId = ['ben', 'bob', 'noa'].includes(name) ? null : 'SM1';
      expect({ name, ...conversation }).toMatchObject({ name, contact, platformId });
      expect(thread).toEqual({ id: 'th-1', unreadCount: 1 });
    }
    // Whose rights over texts, contacts or numbers differ is asked for by themselves: of eight people three kinds.
    // The event that everyone began with may still come again, to the foreign owner too.
    const kinds = new Set(asked.filter((line) => line.startsWith('numbers') && !line.includes(people.eve.userId)));
    expect([...kinds]).toHaveLength(3);
    expect(idsOf(heard.cyd)).not.toContain('m-1');
    expect(idsOf(heard.eve)).not.toContain('m-1');
  });

  it('tells money to those who may see it, and who may hear a recording to each by themselves', async () => {
    const heard = await everyone(SHARED);
    await happened(call('v-1'));
    const seers = NAMES.filter((name) => !['cyd', 'eve'].includes(name));
    await eventually(() => seers.every((name) => idsOf(heard[name]).has('v-1')));
    for (const name of seers) {
      const money = ['ana', 'abe', 'adi'].includes(name);
      expect({ name, ...last(heard[name]).conversation.call }).toEqual({
        name,
        costPayable: money ? 2 : null,
        callCost: money ? 1 : null,
        recording: { canPlay: MAY_HEAR.has(people[name].userId) },
      });
    }
    expect(asked.filter((line) => line.startsWith('rights')).toSorted()).toEqual(
      seers.map((name) => `rights ${people[name].userId}`).toSorted(),
    );
  });

  it('is not for whoever only says that they want the same: another workspace has its own', async () => {
    const heard = await everyone(SHARED, ['ana', 'eve']);
    await edge.happened(ConversationChangedSchema, text('theirs'), { workspaceId: FOREIGN });
    await happened(text('ours'));
    await eventually(() => idsOf(heard.ana).has('ours') && idsOf(heard.eve).has('theirs'));
    expect([...idsOf(heard.ana)]).not.toContain('theirs');
    expect([...idsOf(heard.eve)]).not.toContain('ours');
  });

  it('with figures goes to those with the right alone, whoever subscribed first', async () => {
    const query = `subscription { creditBalance { status balance } }`;
    const [ben, ana, mia, abe] = await Promise.all([
      hear(query, 'ben'),
      hear(query, 'ana'),
      hear(query, 'mia'),
      hear(query, 'abe'),
    ]);
    const all = [ben, ana, mia, abe];
    const changed = () =>
      edge.happened(BalanceChangedSchema, { creditBalance: { id: 'b', status: 'LOW', balanceMicros: 4_000_000n } });
    for (const heard of all) await untilHeard(heard, changed);
    const told = ({ frames }: Heard) => new Set(frames.map(({ data }) => data.creditBalance.balance));
    expect(all.map((heard) => [...told(heard)])).toEqual([[null], [4], [null], [4]]);
  });
});

describe('counters of the inbox', () => {
  const COUNTERS = 'subscription { inboxCountersChanged { open unread done } }';

  it('are counted once for those who see all threads, for each other by themselves, and not for each text', async () => {
    const names = ['ana', 'abe', 'ben', 'bob', 'cyd', 'eve'] as const;
    const heard = Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await hear(COUNTERS, name)] as const)),
    ) as Record<(typeof names)[number], Heard>;
    for (const name of ['ana', 'abe', 'ben', 'bob'] as const)
      await untilHeard(heard[name], () => happened(text('begin')));
    const before = heard.ana.frames.length;
    asked = [];
    for (let count = 0; count < 50; count += 1) await happened(text(`m-${count}`));
    await eventually(() => heard.ana.frames.length > before && heard.bob.frames.length > before);
    const figures = (name: (typeof names)[number]) => heard[name].frames.at(-1)?.data.inboxCountersChanged;
    for (const name of ['ana', 'abe'] as const) expect(figures(name)).toEqual({ open: 104, unread: 106, done: 104 });
    for (const name of ['ben', 'bob'] as const) expect(figures(name)).toEqual({ open: 14, unread: 16, done: 14 });
    // Three filters for each of three classes, at most twice: before the fifty texts came, and after.
    expect(asked.length).toBeLessThanOrEqual(2 * 3 * 3);
    expect(heard.cyd.frames).toEqual([]);
    expect(heard.eve.frames).toEqual([]);
  });
});

describe('while a frame of many is made', () => {
  /** The look-up of a contact waits until it is let go. */
  async function held(names: readonly Name[]) {
    await edge.close();
    const gate = Promise.withResolvers<void>();
    const reached = Promise.withResolvers<void>();
    let hold = false;
    edge = await world({
      people,
      fakes: {
        contacts: {
          async batchGetContacts({ ids }) {
            if (hold) {
              reached.resolve();
              await gate.promise;
            }
            return { contacts: ids.map((id) => ({ id, firstName: 'Mia', lastName: 'Lee' })) };
          },
        },
      },
    });
    const heard = await everyone(
      'subscription { contactConversation { conversation { id contact { fullName } } } }',
      names,
    );
    hold = true;
    return { heard, reached: reached.promise, release: () => gate.resolve() };
  }

  it.each(['ben', 'bob'] as const)(
    'a session that ends gets nothing of it (%s), and the others do',
    async (leaving) => {
      const { heard, reached, release } = await held(['ben', 'bob']);
      const staying = leaving === 'ben' ? 'bob' : 'ben';
      await happened(text('m-1'));
      await reached;
      await edge.happened(SessionEndedSchema, { sessionId: `s-${leaving}`, userId: `u-${leaving}` });
      release();
      await eventually(() => idsOf(heard[staying]).has('m-1') && heard[leaving].closed !== undefined);
      expect(heard[leaving].closed?.code).toBe(4401);
      expect(idsOf(heard[leaving])).not.toContain('m-1');
    },
  );

  it('a membership that ends gets nothing of it', async () => {
    const { heard, reached, release } = await held(['ana', 'abe']);
    await happened(text('m-1'));
    await reached;
    const userProfile = { userId: 'u-abe', workspaceId: WORKSPACE, status: 'DEACTIVATED' };
    await edge.happened(MemberChangedSchema, { userProfile });
    release();
    await eventually(() => idsOf(heard.ana).has('m-1') && heard.abe.closed !== undefined);
    expect(idsOf(heard.abe)).not.toContain('m-1');
  });

  it('whose role changes gets nothing of it, and reads everything again', async () => {
    const { heard, reached, release } = await held(['ana', 'abe']);
    const told = await hear('subscription { resync { reason } }', 'abe');
    await happened(text('m-1'));
    await reached;
    edge.known.set('abe', { ...people.ben, userId: 'u-abe', sessionId: 's-abe', teamIds: ['t-sales'] });
    await untilHeard(told, () => edge.happened(AccessChangedSchema, { userId: 'u-abe', workspaceId: WORKSPACE }));
    release();
    await eventually(() => idsOf(heard.ana).has('m-1'));
    await happened(text('m-2'));
    await eventually(() => idsOf(heard.ana).has('m-2'));
    expect([...idsOf(heard.abe)]).toEqual(['begin']);
    expect(told.frames[0]?.data.resync.reason).toBe('ACCESS_CHANGED');
  });
});

describe('who is asked for all', () => {
  const NAMED = 'subscription { contactConversation { conversation { id contact { fullName } } } }';

  it('is whoever came last, for whom the others need no fresh token; without one each of them is asked to renew theirs', async () => {
    const heard = await everyone(NAMED, ['ben', 'bob']);
    edge.clock.advance(1_000);
    heard.abe = (await everyone(NAMED, ['abe'])).abe;
    edge.known.delete('bob');
    edge.known.delete('ben');
    edge.clock.advance(61_000);
    await happened(text('m-1'));
    const all = [heard.ben, heard.bob, heard.abe];
    await eventually(() => all.every((one) => idsOf(one).has('m-1')));
    expect(all.map(({ closed }) => closed)).toEqual([undefined, undefined, undefined]);
    edge.known.delete('abe');
    edge.clock.advance(61_000);
    await happened(text('m-2'));
    await eventually(() => all.every(({ closed }) => closed !== undefined));
    expect(all.map((one) => [one.closed?.code, idsOf(one).has('m-2')])).toEqual(all.map(() => [4205, false]));
  });

  it('has new rights already that its socket has not heard of: nobody gets what was found with them', async () => {
    const query = 'subscription { contactConversation { conversation { id phoneNumber { name } } } }';
    const heard = await everyone(query, ['cyd']);
    const probe = (id: string) =>
      edge.happened(ConversationChangedSchema, text(id), { audience: { teams: ['t-sales'], users: [] } });
    // Her token is renewed with the rights of an owner before the edge hears that they changed.
    edge.known.set('cyd', owner({ userId: 'u-cyd', sessionId: 's-cyd' }));
    edge.clock.advance(61_000);
    const told = await hear('subscription { resync { reason } }', 'cyd');
    const others = await hear(query, 'cyd');
    await probe('m-1');
    await untilHeard(others, () => probe('m-2'));
    const names = itemsOf(heard.cyd).map(({ conversation }) => [conversation.id, conversation.phoneNumber.name]);
    expect(names).not.toContainEqual(['m-1', 'Support']);
    expect(told.closed).toBeUndefined();
  });
});
