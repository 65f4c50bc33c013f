/** Clients that subscribe, each on a socket of its own. */
import { eventually } from '@ringline/kit/testing';
import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import type { Answer } from './world.ts';

export interface Heard {
  readonly frames: (Answer & { extensions?: { at?: string } })[];
  readonly errors: unknown[];
  closed?: { code: number; reason: string };
}

export class Listeners {
  readonly #address: () => string;
  #clients: Client[] = [];

  /** @param address of the edge; a test may start another one */
  constructor(address: () => string) {
    this.#address = address;
  }

  /** Subscribes as somebody on a socket of its own, and answers when the socket is there, or was refused. */
  async hear(query: string, token: string, workspace: string, params: object): Promise<Heard> {
    return this.client(token, workspace, params).hear(query);
  }

  /** One socket that several subscriptions share. */
  client(token: string, workspace: string, params: object = {}): { hear(query: string): Promise<Heard> } {
    const subscribed: Heard[] = [];
    const { promise: connected, resolve } = Promise.withResolvers<void>();
    const client = createClient({
      url: `${this.#address().replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { token, workspace, ...params },
      on: {
        closed: (event) => {
          const { code, reason } = event as { code: number; reason: string };
          for (const heard of subscribed) heard.closed = { code, reason };
          resolve();
        },
        connected: () => resolve(),
      },
    });
    this.#clients.push(client);
    return {
      async hear(query) {
        const heard: Heard = { frames: [], errors: [] };
        subscribed.push(heard);
        client.subscribe(
          { query },
          {
            next: (frame) => void heard.frames.push(frame as never),
            error: (error) => void heard.errors.push(error),
            complete: () => {},
          },
        );
        await connected;
        return heard;
      },
    };
  }

  async dispose(): Promise<void> {
    for (const client of this.#clients) await client.dispose();
    this.#clients = [];
  }
}

/** Makes the event again until it arrives: the subscription is in place some moment after the socket. */
export async function untilHeard(heard: Heard, happen: () => Promise<void>): Promise<void> {
  const before = heard.frames.length;
  await eventually(async () => {
    await happen();
    await new Promise((resolve) => setImmediate(resolve));
    return heard.frames.length > before;
  });
}
