/** The product's way: unit of work → outbox → reader → (Kafka) → the edge's feed → a frame over graphql-ws. */
import { readFileSync } from 'node:fs';
import { timestampNow } from '@bufbuild/protobuf/wkt';
import { systemClock, systemIds } from '@ringline/kit/clock';
import { createDispatcher, type EventFeed } from '@ringline/kit/events';
import { connectKafka } from '@ringline/kit/kafka';
import { createLog, createMetrics } from '@ringline/kit/telemetry';
import { messaging } from '@ringline/messaging';
import { ConversationChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { WebSocket } from 'ws';
import { benchEdge } from './edge.ts';
import type { Carriage, Pipe } from './pipes.ts';
import { openDatabase, type Place } from './place.ts';

/** The inbox's own subscription: the longest frame that the web client asks for. */
const OPERATION = 'useInboxLiveSubscription';

export async function ourPipe(place: Place, carriage: Carriage): Promise<Pipe> {
  const { runtime } = await place.databaseOf(messaging);
  const db = openDatabase(messaging, runtime);
  const log = createLog('load', 'error');
  const workspaceId = systemIds.uuid();
  const path = await pathOf(db, carriage, log);
  const edge = await benchEdge(path.feed, workspaceId, place.folder);
  await path.start();

  let listener: (text: string) => void = () => undefined;
  const socket = await subscribed(edge.url, workspaceId, (text) => listener(text));
  let committed = 0;
  return {
    async commit(text) {
      committed += 1;
      const conversation = conversationOf(workspaceId, text);
      await db.tenant(workspaceId, async (uow) => {
        uow.emit(
          ConversationChangedSchema,
          { conversation, thread: threadOf(workspaceId, conversation), created: true },
          // As many conversations as a busy workspace has at once; their events spread over the partitions.
          { key: `thread-${committed % 200}`, audience: { teams: ['team'], users: [] } },
        );
      });
    },
    onFrame: (next) => void (listener = next),
    async stop() {
      socket.close();
      await edge.stop();
      await path.stop();
      await db.close();
    },
  };
}

interface EventPath {
  readonly feed: EventFeed;
  start(): Promise<void>;
  stop(): Promise<void>;
}

async function pathOf(
  db: ReturnType<typeof openDatabase>,
  carriage: Carriage,
  log: ReturnType<typeof createLog>,
): Promise<EventPath> {
  if (carriage.kind === 'embedded') {
    const dispatcher = createDispatcher([{ db, consumers: [] }], log);
    return { feed: dispatcher.feed, start: () => dispatcher.start(), stop: () => dispatcher.stop() };
  }
  const kafka = connectKafka({
    brokers: carriage.brokers,
    clientId: 'load',
    log,
    metrics: createMetrics(),
    clock: systemClock,
  });
  await kafka.ensureTopics([messaging.name]);
  const participant = kafka.participant(db, []);
  return {
    feed: kafka.feed(),
    start: () => participant.start(),
    async stop() {
      await participant.stop();
      await kafka.close();
    },
  };
}

function conversationOf(workspaceId: string, body: string) {
  return {
    id: systemIds.uuid(),
    workspaceId,
    threadId: systemIds.uuid(),
    direction: 'INBOUND',
    channel: 'SMS',
    phoneNumber: '+14155550100',
    peerNumber: '+15035550100',
    createdAt: timestampNow(),
    updatedAt: timestampNow(),
    message: { body, deliveryStatus: 'RECEIVED', segments: 1 },
    version: 1,
  };
}

function threadOf(workspaceId: string, lastConversation: ReturnType<typeof conversationOf>) {
  const { threadId: id, peerNumber } = lastConversation;
  return {
    id,
    workspaceId,
    peerNumber,
    state: 'OPEN',
    unreadCount: 1,
    lastConversation,
    lastActivityAt: timestampNow(),
    version: 1,
  };
}

/** A browser's subscription, over a plain socket: nothing between the frame and the clock. */
function subscribed(url: string, workspace: string, onBody: (body: string) => void): Promise<WebSocket> {
  const persisted = JSON.parse(readFileSync(new URL('../../bff/persisted.json', import.meta.url), 'utf8')) as Record<
    string,
    string
  >;
  const found = Object.entries(persisted).find(([, text]) => text.startsWith(`subscription ${OPERATION} `));
  if (!found) throw new Error(`bff/persisted.json has no ${OPERATION}`);
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const send = (message: object) => socket.send(JSON.stringify(message));
  const { promise, resolve, reject } = Promise.withResolvers<WebSocket>();
  socket.once('error', reject);
  socket.once('open', () => send({ type: 'connection_init', payload: { token: 'ana', workspace } }));
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as {
      type: string;
      payload?: { data?: { contactConversation: { conversation: { message: { body: string } } } }; errors?: unknown };
    };
    if (message.type === 'ping') send({ type: 'pong' });
    if (message.type === 'connection_ack') {
      send({ id: '1', type: 'subscribe', payload: { query: '', extensions: { id: found[0] } } });
      // Answered after the subscription before it: it stands then.
      send({ type: 'ping' });
    }
    if (message.type === 'pong') resolve(socket);
    if (message.type !== 'next') return;
    if (message.payload?.errors) throw new Error(`A frame with errors: ${JSON.stringify(message.payload.errors)}`);
    onBody(message.payload?.data?.contactConversation.conversation.message.body ?? '');
  });
  return promise;
}
