/** What a client is told that comes back, or comes late: all that it missed, nothing that is no longer so. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import { eventually } from '@ringline/kit/testing';
import { ConversationChangedSchema, ThreadChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Listeners, untilHeard, type Heard } from '../testing/listeners.ts';
import { WORKSPACE, world, type World } from '../testing/world.ts';

const ITEMS =
  'subscription { contactConversation { created conversation { id message { deliveryStatus } } thread { unreadCount } } }';
const NAMED = 'subscription { contactConversation { conversation { id contact { fullName } } } }';
const THREADS = 'subscription { threadChanged { id unreadCount } }';
const RESYNC = 'subscription { resync { reason } }';

let edge: World;
/** Look-ups of people wait for this. */
let lookUps: Promise<void>;
const listeners = new Listeners(() => edge.address);

beforeEach(async () => {
  lookUps = Promise.resolve();
  edge = await world({
    fakes: {
      contacts: {
        async batchGetContacts({ ids }) {
          await lookUps;
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

const hear = (query: string, params: object = {}) => listeners.hear(query, 'ana', WORKSPACE, params);
type Changed = Extract<MessageInitShape<typeof ConversationChangedSchema>, { $typeName?: never }>;
const now = () => edge.clock.now().toISOString();
const text = (id: string, rest: Changed = {}) =>
  edge.happened(ConversationChangedSchema, {
    conversation: { id, threadId: 'th-1', contactId: 'c-1', channel: 'SMS', message: { deliveryStatus: 'SENT' } },
    thread: { id: 'th-1', unreadCount: 1 },
    ...rest,
  });
const items = ({ frames }: Heard) => frames.map(({ data }) => data.contactConversation);
const ids = (heard: Heard) => items(heard).map(({ conversation }) => conversation.id);

it.each([
  ['first', [RESYNC, ITEMS, ITEMS]],
  ['last', [ITEMS, ITEMS, RESYNC]],
])(
  'after minutes away from a busy workspace a client that asks %s is told once to fetch again, and then hears what is new',
  async (_when, queries) => {
    const resumeFrom = now();
    edge.clock.advance(60_000);
    for (let count = 0; count < 1_001; count += 1) await text(`m-${count}`);
    edge.clock.advance(60_000);
    const client = listeners.client('ana', WORKSPACE, { resumeFrom });
    const all = await Promise.all(queries.map((query) => client.hear(query)));
    const [resync, heard] = [all[queries.indexOf(RESYNC)], all[queries.indexOf(ITEMS)]];
    if (!resync || !heard) throw new Error('nothing was subscribed to');
    await untilHeard(heard, () => text('new'));
    expect(new Set(ids(heard))).toEqual(new Set(['new']));
    expect(heard.closed).toBeUndefined();
    expect(resync.frames.map(({ data }) => data.resync.reason)).toEqual(['RING_EXCEEDED']);
  },
);

it('of what was missed of an item only its newest state is told, as new, and an old state of its thread never', async () => {
  const resumeFrom = now();
  edge.clock.advance(60_000);
  await text('m-1', { created: true });
  await text('m-2', { created: true });
  await text('m-1', {
    conversation: { id: 'm-1', threadId: 'th-1', channel: 'SMS', message: { deliveryStatus: 'DELIVERED' } },
  });
  await text('of another', { thread: { id: 'th-2', unreadCount: 3 } });
  await edge.happened(ThreadChangedSchema, { thread: { id: 'th-1', unreadCount: 0 } });
  const [heard, threads] = await Promise.all([hear(ITEMS, { resumeFrom }), hear(THREADS, { resumeFrom })]);
  await eventually(() => heard.frames.length > 2);
  await eventually(() => threads.frames.length > 1);
  expect(items(heard)).toEqual([
    { created: true, conversation: { id: 'm-2', message: { deliveryStatus: 'SENT' } }, thread: null },
    { created: true, conversation: { id: 'm-1', message: { deliveryStatus: 'DELIVERED' } }, thread: null },
    {
      created: false,
      conversation: { id: 'of another', message: { deliveryStatus: 'SENT' } },
      thread: { unreadCount: 3 },
    },
  ]);
  expect(threads.frames.map(({ data }) => data.threadChanged)).toEqual([
    { id: 'th-2', unreadCount: 3 },
    { id: 'th-1', unreadCount: 0 },
  ]);
});

it('a subscription that is made later on a socket hears of the last seconds alone', async () => {
  const resumeFrom = now();
  edge.clock.advance(60_000);
  await text('missed');
  const client = listeners.client('ana', WORKSPACE, { resumeFrom });
  const first = await client.hear(ITEMS);
  await eventually(() => ids(first).includes('missed'));
  edge.clock.advance(60_000);
  await text('a moment ago');
  edge.clock.advance(2_000);
  const later = await client.hear(ITEMS);
  await untilHeard(later, () => text('new'));
  expect(new Set(ids(later))).toEqual(new Set(['a moment ago', 'new']));
});

it('what waits for a look-up is not passed over by the time of another frame', async () => {
  const client = listeners.client('ana', WORKSPACE);
  const [named, threads] = [await client.hear(NAMED), await client.hear(THREADS)];
  await untilHeard(named, () => text('before'));
  await untilHeard(threads, () => text('before'));
  // All of them have been told when the last one is.
  await text('last before', { thread: { id: 'th-0', unreadCount: 1 } });
  await eventually(() => ids(named).includes('last before'));
  await eventually(() => threads.frames.at(-1)?.data.threadChanged.id === 'th-0');
  edge.clock.advance(1_000);
  const held = Promise.withResolvers<void>();
  lookUps = held.promise;
  const waiting = now();
  await text('waits');
  edge.clock.advance(60_000);
  const seen = threads.frames.length;
  await edge.happened(ThreadChangedSchema, { thread: { id: 'th-2', unreadCount: 7 } });
  await eventually(() => threads.frames.length > seen);
  expect(threads.frames.at(-1)).toMatchObject({
    data: { threadChanged: { id: 'th-2' } },
    extensions: { at: waiting },
  });
  held.resolve();
  await eventually(() => ids(named).includes('waits'));
  const settled = threads.frames.length;
  await edge.happened(ThreadChangedSchema, { thread: { id: 'th-3', unreadCount: 7 } });
  await eventually(() => threads.frames.length > settled);
  expect(threads.frames.at(-1)?.extensions?.at).toBe(now());
});

it('an open page is told to fetch again when the edge may have missed events', async () => {
  const heard = await hear(RESYNC);
  await untilHeard(heard, async () => edge.bff.interrupted());
  expect(heard.frames[0]?.data.resync.reason).toBe('FEED_INTERRUPTED');
});
