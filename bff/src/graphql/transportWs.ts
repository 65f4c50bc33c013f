/**
 * The protocol graphql-transport-ws, which `graphql-ws` reads and names. Its server writes each subscriber's frame by itself and
 * keeps some 20 kB a socket; here frames are texts that are shared, so that only what clients say is left to handle.
 */
import type { WebsocketHandler } from '@fastify/websocket';
import {
  CloseCode,
  GRAPHQL_TRANSPORT_WS_PROTOCOL,
  MessageType,
  handleProtocols,
  parseMessage,
  type SubscribeMessage,
} from 'graphql-ws';
import type { ExecutionResult, GraphQLError } from 'graphql';
import type { WebSocket } from 'ws';
import type { Ending, Wire } from '../live/socket.ts';

export type Subscribe = SubscribeMessage;

/** Milliseconds between pings; whoever has not answered the one before is gone (ecosystem §1). */
const PING_MS = 30_000;
/** A socket says within this time who it is; milliseconds. */
const INIT_MS = 10_000;

export interface Opened<Client> {
  readonly client: Client;
  readonly closed: () => void;
}

export interface Protocol<Client> {
  /**
   * @param payload of `connection_init`
   * @returns who it is, and what is called when the socket has closed
   */
  open(payload: unknown, ip: string, wire: Wire): Promise<Opened<Client> | Ending>;
  /**
   * @param state.count of the socket's subscriptions, with this one
   * @param state.wanted whether the client still wants it
   * @returns what ends the subscription, why there is none, or the one answer to what is asked once
   */
  subscribe(
    client: Client,
    message: Subscribe,
    state: { readonly count: number; readonly wanted: () => boolean },
  ): Promise<(() => void) | readonly GraphQLError[] | ExecutionResult | undefined>;
}

/** Handles sockets that speak the protocol. */
export function transportWs<Client extends object>(protocol: Protocol<Client>): WebsocketHandler {
  const open = new Set<Connection<Client>>();
  let pinging: NodeJS.Timeout | undefined;

  function ping(): void {
    for (const connection of open) connection.ping();
    if (open.size > 0) return;
    clearInterval(pinging);
    pinging = undefined;
  }

  return function handle(socket, request) {
    this.websocketServer.options.handleProtocols = handleProtocols;
    if (socket.protocol !== GRAPHQL_TRANSPORT_WS_PROTOCOL)
      return socket.close(CloseCode.SubprotocolNotAcceptable, 'Subprotocol not acceptable');
    const connection = new Connection(protocol, socket, request.ip, () => open.delete(connection));
    open.add(connection);
    pinging ??= setInterval(ping, PING_MS).unref();
  };
}

/** One socket. The request that opened it is not kept: it weighs more than all of this. */
class Connection<Client extends object> {
  readonly #protocol: Protocol<Client>;
  readonly #socket: WebSocket;
  readonly #ip: string;
  readonly #subscriptions = new Map<string, () => void>();
  #client: Client | undefined;
  #initWait: NodeJS.Timeout | undefined;
  #initialized = false;
  #answered = true;

  constructor(protocol: Protocol<Client>, socket: WebSocket, ip: string, onClose: () => void) {
    this.#protocol = protocol;
    this.#socket = socket;
    this.#ip = ip;
    this.#initWait = setTimeout(
      () => socket.close(CloseCode.ConnectionInitialisationTimeout, 'Connection initialisation timeout'),
      INIT_MS,
    );
    socket.on('message', (data) => void this.#read((data as Buffer).toString()));
    socket.on('pong', () => void (this.#answered = true));
    socket.on('error', () => socket.terminate());
    socket.once('close', () => {
      clearTimeout(this.#initWait);
      for (const stop of this.#subscriptions.values()) stop();
      this.#subscriptions.clear();
      onClose();
    });
  }

  ping(): void {
    if (!this.#answered) return this.#socket.terminate();
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#answered = false;
    this.#socket.ping();
  }

  #send(message: object): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  async #read(text: string): Promise<void> {
    let message;
    try {
      message = parseMessage(text);
    } catch {
      return this.#socket.close(CloseCode.BadRequest, 'Invalid message received');
    }
    switch (message.type) {
      case MessageType.ConnectionInit:
        return this.#init(message.payload);
      case MessageType.Ping:
        return this.#send({ type: MessageType.Pong, ...(message.payload ? { payload: message.payload } : {}) });
      case MessageType.Pong:
        return;
      case MessageType.Subscribe:
        return this.#subscribe(message);
      case MessageType.Complete: {
        const stop = this.#subscriptions.get(message.id);
        this.#subscriptions.delete(message.id);
        return stop?.();
      }
      default:
        return this.#socket.close(CloseCode.BadRequest, 'Invalid message received');
    }
  }

  async #init(payload: unknown): Promise<void> {
    if (this.#initialized)
      return this.#socket.close(CloseCode.TooManyInitialisationRequests, 'Too many initialisation requests');
    this.#initialized = true;
    clearTimeout(this.#initWait);
    this.#initWait = undefined;
    const opened = await this.#protocol.open(payload, this.#ip, this.#socket);
    if ('code' in opened) return this.#socket.close(opened.code, opened.reason);
    // Gone while it was looked up who it is: nobody would tell of its end.
    if (this.#socket.readyState !== this.#socket.OPEN) return opened.closed();
    this.#client = opened.client;
    this.#socket.once('close', opened.closed);
    this.#send({ type: MessageType.ConnectionAck });
  }

  async #subscribe(message: Subscribe): Promise<void> {
    const client = this.#client;
    if (!client) return this.#socket.close(CloseCode.Unauthorized, 'Unauthorized');
    const { id } = message;
    const all = this.#subscriptions;
    if (all.has(id))
      return this.#socket.close(CloseCode.SubscriberAlreadyExists, `Subscriber for ${id} already exists`);
    // Another subscription of the same id may begin when this one was taken back before it stood.
    const pending = () => {};
    all.set(id, pending);
    const wanted = () => all.get(id) === pending && this.#socket.readyState === this.#socket.OPEN;
    const stop = await this.#protocol.subscribe(client, message, { count: all.size, wanted });
    if (typeof stop === 'function') {
      if (wanted()) all.set(id, stop);
      else stop();
      return;
    }
    if (!wanted()) return;
    all.delete(id);
    if (!stop) return;
    if (!('length' in stop)) {
      this.#send({ id, type: MessageType.Next, payload: stop });
      return this.#send({ id, type: MessageType.Complete });
    }
    this.#send({ id, type: MessageType.Error, payload: stop });
  }
}
