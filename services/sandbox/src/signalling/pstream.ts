import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { ClientToken, EndpointRegistry } from './calls.ts';
import { Hub, type HubOptions } from './hub.ts';
import { Incoming } from './incoming.ts';
import type { CallError, Line } from './line.ts';
import { attend } from './socket.ts';
import { TokenError } from './token.ts';

export type PStreamOptions = HubOptions & {
  /** Path of the socket; the SDK appends `/signal` to its `chunderw`. */
  path: string;
  /** Throws `TokenError`. */
  verifyToken(token: string): Promise<ClientToken>;
  now(): Date;
};

const callsid = z.string().min(1).max(100);
const sdp = z.string().min(1);
const inbound = z.discriminatedUnion('type', [
  z.object({ type: z.literal('listen'), payload: z.object({ token: z.string() }) }),
  z.object({ type: z.literal('register'), payload: z.object({ media: z.object({ audio: z.boolean() }) }) }),
  z.object({
    type: z.literal('invite'),
    payload: z.object({
      callsid,
      sdp,
      reconnect: z.string().optional(),
      twilio: z.object({ params: z.string().optional() }).optional(),
    }),
  }),
  z.object({ type: z.literal('answer'), payload: z.object({ callsid, sdp }) }),
  z.object({ type: z.literal('reinvite'), payload: z.object({ callsid, sdp }) }),
  z.object({ type: z.literal('reject'), payload: z.object({ callsid }) }),
  z.object({ type: z.literal('hangup'), payload: z.object({ callsid }) }),
  z.object({ type: z.literal('dtmf'), payload: z.object({ callsid, dtmf: z.string().max(64) }) }),
  z.object({ type: z.literal('message'), payload: z.object({ callsid, voiceeventsid: z.string() }) }),
]);

/**
 * The signalling that `@twilio/voice-sdk` 2.18.5 speaks (PStream 1.6: JSON envelopes over one WebSocket, no trickle
 * ICE, heartbeat of a bare newline), for the unmodified SDK. Registers the socket route on `app`.
 */
export async function registerPStream(app: FastifyInstance, options: PStreamOptions): Promise<EndpointRegistry> {
  if (!app.hasDecorator('websocketServer')) await app.register(websocket, { options: { maxPayload: 64 * 1024 } });
  const hub = new Hub(options);
  app.get(options.path, { websocket: true }, (socket) => {
    const line = new PStreamLine(socket, hub, options);
    hub.connected(line);
    attend(socket, {
      heartbeat: '\n',
      isEcho: (text) => text.trim() === '',
      onMessage: (text) => line.receive(text),
      onClose: () => hub.lost(line),
    });
  });
  return hub;
}

class PStreamLine implements Line {
  readonly #socket: WebSocket;
  readonly #hub: Hub;
  readonly #options: PStreamOptions;
  #token: ClientToken | undefined;

  constructor(socket: WebSocket, hub: Hub, options: PStreamOptions) {
    this.#socket = socket;
    this.#hub = hub;
    this.#options = options;
  }

  async receive(text: string): Promise<void> {
    const parsed = inbound.safeParse(JSON.parse(text));
    // Newer messages of the SDK are nothing to break a call for.
    if (!parsed.success) return;
    const message = parsed.data;
    if (message.type === 'listen') {
      await this.#listen(message.payload.token);
      return;
    }
    const token = this.#token;
    if (!token) {
      this.#error({ code: 31204, message: 'listen with a valid token first' });
      return;
    }
    switch (message.type) {
      case 'register':
        this.#register(token, message.payload.media.audio);
        break;
      case 'invite':
        this.#invite(token, message.payload);
        break;
      default:
        await this.#inCall(message);
    }
  }

  offered({ callSid, sdp: offer, reconnect, options }: Parameters<Line['offered']>[0]): void {
    const parameters = {
      CallSid: callSid,
      AccountSid: options.accountSid ?? this.#token?.accountSid,
      From: options.from,
      To: options.to,
      ApiVersion: '2010-04-01',
      ...(options.params ? { Params: new URLSearchParams(options.params).toString() } : {}),
    };
    this.#send('invite', { callsid: callSid, sdp: offer, reconnect, parameters });
  }

  cancelled(callSid: string): void {
    this.#send('cancel', { callsid: callSid });
  }

  ringing(call: Parameters<Line['ringing']>[0]): void {
    this.#send('ringing', { callsid: call.callSid, ...(call.sdp ? { sdp: call.sdp } : {}) });
  }

  answered(call: Parameters<Line['answered']>[0]): void {
    this.#send('answer', { callsid: call.callSid, reconnect: call.reconnect, ...(call.sdp ? { sdp: call.sdp } : {}) });
  }

  rejoined(call: Parameters<Line['rejoined']>[0]): void {
    this.#send('answer', { callsid: call.callSid, reconnect: call.reconnect, ...(call.sdp ? { sdp: call.sdp } : {}) });
  }

  ended(call: { id: string; error: CallError | undefined }): void {
    this.#send('hangup', { callsid: call.id, ...(call.error ? { error: call.error } : {}) });
  }

  /** The client goes unregistered and does not come back by itself. */
  close(): void {
    this.#send('close', {});
    this.#socket.close(1000);
  }

  drop(): void {
    this.#socket.close(1012);
  }

  async #listen(raw: string): Promise<void> {
    try {
      const token = await this.#options.verifyToken(raw);
      if (this.#token && this.#token.identity !== token.identity) this.#hub.register(this, []);
      this.#token = token;
      const ttl = Math.max(0, Math.floor(token.expiresAt - this.#options.now().getTime() / 1000));
      this.#send('connected', {
        edge: 'local',
        region: 'local',
        gateway: 'sandbox',
        token: { identity: token.identity, ttl },
      });
    } catch (error) {
      this.#error({
        code: error instanceof TokenError ? error.code : 31204,
        message: error instanceof Error ? error.message : 'bad token',
      });
    }
  }

  #register(token: ClientToken, on: boolean): void {
    if (on && !token.incomingAllowed) {
      this.#error({ code: 31204, message: 'the token does not allow incoming calls' });
      return;
    }
    // Before the hub learns of it: a call that rings already must not overtake it.
    this.#send(on ? 'ready' : 'offline', {});
    this.#hub.register(this, on ? [{ kind: 'client', identity: token.identity }] : []);
  }

  #invite(
    token: ClientToken,
    payload: {
      callsid: string;
      sdp: string;
      reconnect?: string | undefined;
      twilio?: { params?: string | undefined } | undefined;
    },
  ): void {
    if (payload.reconnect !== undefined) {
      this.#hub.rejoin(this, payload.reconnect, payload.callsid, payload.sdp);
      return;
    }
    if (this.#hub.callOf(this, payload.callsid)) return;
    this.#hub.place(this, {
      wireId: payload.callsid,
      sdp: payload.sdp,
      from: { kind: 'client', identity: token.identity },
      params: Object.fromEntries(new URLSearchParams(payload.twilio?.params ?? '')),
      token,
    });
  }

  async #inCall(message: Exclude<z.infer<typeof inbound>, { type: 'listen' | 'register' | 'invite' }>): Promise<void> {
    const call = this.#hub.callOf(this, message.payload.callsid);
    if (message.type === 'message') {
      const { callsid: id, voiceeventsid } = message.payload;
      this.#send('ack', { acktype: 'message', callsid: id, voiceeventsid });
      return;
    }
    if (!call) return;
    switch (message.type) {
      case 'answer':
        if (call instanceof Incoming) await call.answer(this, message.payload.sdp);
        break;
      case 'reinvite':
        await call.rejoin(this, message.payload.callsid, message.payload.sdp);
        break;
      case 'reject':
        if (call instanceof Incoming) call.reject(this);
        break;
      case 'hangup':
        call.peerHungUp();
        break;
      case 'dtmf':
        call.dtmf(message.payload.dtmf);
        break;
    }
  }

  #error(error: CallError): void {
    this.#send('error', { error });
  }

  #send(type: string, payload: object): void {
    if (this.#socket.readyState === this.#socket.OPEN)
      this.#socket.send(JSON.stringify({ type, payload, version: '1.6' }));
  }
}
