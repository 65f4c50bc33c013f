/** Fan-out: what one text costs that 200 people see, and what a socket with an inbox subscription weighs. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { create, toBinary } from '@bufbuild/protobuf';
import { timestampNow } from '@bufbuild/protobuf/wkt';
import { systemIds } from '@ringline/kit/clock';
import { eventType, type EventFeed, type StoredEvent } from '@ringline/kit/events';
import { temporaryFolder } from '@ringline/kit/testing';
import { ConversationChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { median, type Bench } from '../figures.ts';
import { benchEdge } from './edge.ts';

const SUBSCRIBERS = 200;
const SOCKETS = 1_000;
const TEXTS = 50;
/** The first texts pay for code that was never run. */
const WARM_UP = 20;

interface Heard {
  readonly kind: 'heard';
  readonly spreadMs: number;
  readonly bytes: number;
}

export const bench: Bench = async ({ short, say }) => {
  const workspaceId = systemIds.uuid();
  let happen: (event: StoredEvent) => void | Promise<void> = () => undefined;
  const feed: EventFeed = {
    async subscribe(_types, handler) {
      happen = handler;
      return () => undefined;
    },
  };
  const edge = await benchEdge(feed, workspaceId, temporaryFolder('fan-out'));
  const clients: ChildProcess[] = [];
  const open = async (count: number) => {
    const child = fork(fileURLToPath(new URL('fanOutClients.ts', import.meta.url)), [
      edge.url,
      workspaceId,
      String(count),
    ]);
    clients.push(child);
    await once(child, 'message');
    return child;
  };
  try {
    const listeners = await open(SUBSCRIBERS);
    const cpuMicros: number[] = [];
    const spreads: number[] = [];
    let bytes = 0;
    for (let text = 0; text < WARM_UP + (short ? TEXTS / 5 : TEXTS); text += 1) {
      const before = process.cpuUsage();
      const arrived = once(listeners, 'message') as Promise<[Heard]>;
      await happen(textOf(workspaceId, `Text ${text}`));
      const [heard] = await arrived;
      const { user, system } = process.cpuUsage(before);
      if (text < WARM_UP) continue;
      cpuMicros.push((user + system) / SUBSCRIBERS);
      spreads.push(heard.spreadMs);
      bytes = heard.bytes / SUBSCRIBERS;
    }
    say(`${SUBSCRIBERS} subscribers heard ${cpuMicros.length} texts; now ${SOCKETS} sockets …`);
    const before = heapInUse();
    await open(SOCKETS);
    const perSocket = (heapInUse() - before) / SOCKETS;
    return [
      {
        name: 'fan-out-cpu-per-frame',
        value: median(cpuMicros),
        unit: 'µs',
        threshold: { kind: 'at most', value: 200 },
        beside: { subscribers: SUBSCRIBERS, 'bytes a frame': bytes, 'worst µs': Math.max(...cpuMicros) },
      },
      {
        name: 'fan-out-last-after-first',
        value: median(spreads),
        unit: 'ms',
        threshold: { kind: 'at most', value: 300 },
        beside: { 'worst ms': Math.max(...spreads) },
      },
      {
        name: 'socket-heap',
        value: perSocket / 1_000,
        unit: 'kB',
        threshold: { kind: 'at most', value: 12 },
        beside: { sockets: SOCKETS },
      },
    ];
  } finally {
    for (const child of clients) child.disconnect();
    await edge.stop();
  }
};

function heapInUse(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** A text from a contact on a number of the workspace: both are looked up for the frame. */
function textOf(workspaceId: string, body: string): StoredEvent {
  const [threadId, contactId, phoneNumberId] = [systemIds.uuid(), systemIds.uuid(), systemIds.uuid()];
  const conversation = {
    id: systemIds.uuid(),
    workspaceId,
    threadId,
    contactId,
    phoneNumberId,
    direction: 'INBOUND',
    channel: 'SMS',
    phoneNumber: '+14155550100',
    peerNumber: '+15035550100',
    createdAt: timestampNow(),
    updatedAt: timestampNow(),
    message: { body, deliveryStatus: 'RECEIVED', segments: 1 },
    version: 1,
  };
  const thread = {
    id: threadId,
    workspaceId,
    contactId,
    peerNumber: conversation.peerNumber,
    state: 'OPEN',
    unreadCount: 1,
    lastConversation: conversation,
    lastActivityAt: timestampNow(),
    version: 1,
  };
  const event = create(ConversationChangedSchema, { conversation, thread, created: true });
  return {
    id: systemIds.uuid(),
    type: eventType(ConversationChangedSchema),
    source: 'messaging',
    key: threadId,
    time: new Date(),
    workspaceId,
    correlationId: systemIds.uuid(),
    causationId: null,
    traceparent: null,
    audience: { teams: ['team'], users: [] },
    partition: 0,
    position: 1n,
    payload: toBinary(ConversationChangedSchema, event),
    republished: false,
  };
}
