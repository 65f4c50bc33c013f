/** Clients that stay subscribed as the web client does: connected again by themselves, from the time of their last frame. */
import { setTimeout as pause } from 'node:timers/promises';
import { atEndOfFile } from '@ringline/kit/testing';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Person } from '../stage.ts';

/** The session or the right ended: no client comes back from that (web: socket.ts). */
const ENDED = 4401;
const AGAIN_AFTER_MS = 300;

const ITEMS = 'subscription { newWorkspaceConversation { conversation { id } created } }';
const RESYNC = 'subscription { resync { reason } }';

export interface Subscriber {
  readonly person: Person;
  /** Items that it was told of, by id. */
  readonly seen: ReadonlySet<string>;
  /** How often its socket opened. */
  readonly connections: () => number;
  /** How often it was told that it may have missed something. */
  readonly resyncs: () => number;
  close(): void;
}

/** Resolves when it is connected. */
export async function subscribe(person: Person): Promise<Subscriber> {
  const seen = new Set<string>();
  let lastFrameAt = new Date().toISOString();
  let connections = 0;
  let resyncs = 0;
  const connected = Promise.withResolvers<void>();
  const client = createClient({
    url: `${person.api.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    lazy: false,
    retryAttempts: Number.POSITIVE_INFINITY,
    retryWait: () => pause(AGAIN_AFTER_MS * (0.5 + Math.random())),
    shouldRetry: (reason) => (reason as { code?: number }).code !== ENDED,
    onNonLazyError: (error) => connected.reject(error),
    connectionParams: async () => ({
      token: await person.api.token(),
      workspace: person.workspaceId,
      resumeFrom: lastFrameAt,
    }),
    on: {
      connected() {
        connections += 1;
        connected.resolve();
      },
    },
  });
  const follow = (query: string, take: (data: Readonly<Record<string, unknown>>) => void) =>
    client.subscribe(
      { query },
      {
        next({ data, extensions }) {
          if (data) take(data);
          const at = (extensions as { at?: unknown } | undefined)?.at;
          if (typeof at === 'string' && at > lastFrameAt) lastFrameAt = at;
        },
        error: () => undefined,
        complete: () => undefined,
      },
    );
  follow(RESYNC, () => (resyncs += 1));
  follow(ITEMS, ({ newWorkspaceConversation: told }) => {
    seen.add((told as { conversation: { id: string } }).conversation.id);
  });
  atEndOfFile(async () => client.dispose());
  await connected.promise;
  return {
    person,
    seen,
    connections: () => connections,
    resyncs: () => resyncs,
    close: () => void client.dispose(),
  };
}
