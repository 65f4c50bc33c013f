import websocket from '@fastify/websocket';
import type { FastifyInstance } from 'fastify';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { EndpointRegistry } from './calls.ts';
import { Hub, type HubOptions } from './hub.ts';
import { Incoming } from './incoming.ts';
import type { CallError, Line } from './line.ts';
import { attend } from './socket.ts';

export type HandsetOptions = HubOptions & { path: string };

const number = z.string().regex(/^\+[1-9]\d{1,14}$/);
const callSid = z.string().min(1).max(100);
const sdp = z.string().min(1);
const inbound = z.discriminatedUnion('type', [
  z.object({ type: z.literal('hello'), numbers: z.array(number).max(20) }),
  z.object({ type: z.literal('call'), id: callSid, from: number, to: z.string().min(1).max(64), sdp }),
  z.object({ type: z.literal('answer'), callSid, sdp }),
  z.object({ type: z.literal('rejoin'), callSid, token: z.string(), sdp }),
  z.object({ type: z.literal('reject'), callSid }),
  z.object({ type: z.literal('hangup'), callSid }),
  z.object({ type: z.literal('dtmf'), callSid, digits: z.string().max(64) }),
]);

/** The sandbox handset's signalling: the world outside, one socket for any numbers. Protocol: README.md beside this file. */
export async function registerHandset(app: FastifyInstance, options: HandsetOptions): Promise<EndpointRegistry> {
  if (!app.hasDecorator('websocketServer')) await app.register(websocket, { options: { maxPayload: 64 * 1024 } });
  const hub = new Hub(options);
  app.get(options.path, { websocket: true }, (socket) => {
    const line = new HandsetLine(socket, hub);
    hub.connected(line);
    attend(socket, {
      heartbeat: '{"type":"ping"}',
      isEcho: (text) => text === '{"type":"pong"}',
      onMessage: (text) => line.receive(text),
      onClose: () => hub.lost(line),
    });
  });
  return hub;
}

class HandsetLine implements Line {
  readonly #socket: WebSocket;
  readonly #hub: Hub;

  constructor(socket: WebSocket, hub: Hub) {
    this.#socket = socket;
    this.#hub = hub;
  }

  async receive(text: string): Promise<void> {
    const parsed = inbound.safeParse(JSON.parse(text));
    if (!parsed.success) {
      this.#send({ type: 'error', message: z.prettifyError(parsed.error) });
      return;
    }
    const message = parsed.data;
    if (message.type === 'hello') {
      this.#send({ type: 'welcome', numbers: message.numbers });
      this.#hub.register(
        this,
        message.numbers.map((one) => ({ kind: 'number', number: one })),
      );
    } else if (message.type === 'call') {
      if (this.#hub.callOf(this, message.id)) return;
      this.#hub.place(this, {
        wireId: message.id,
        sdp: message.sdp,
        from: { kind: 'number', number: message.from },
        params: { From: message.from, To: message.to },
      });
    } else if (message.type === 'rejoin') {
      this.#hub.rejoin(this, message.token, message.callSid, message.sdp);
    } else {
      await this.#inCall(message);
    }
  }

  offered(offer: Parameters<Line['offered']>[0]): void {
    const { from, to, params = {} } = offer.options;
    this.#send({ type: 'incoming', callSid: offer.callSid, sdp: offer.sdp, from, to, params, token: offer.reconnect });
  }

  cancelled(sid: string): void {
    this.#send({ type: 'cancel', callSid: sid });
  }

  ringing(call: Parameters<Line['ringing']>[0]): void {
    this.#send({ type: 'ringing', id: call.wireId, callSid: call.callSid, sdp: call.sdp });
  }

  answered(call: Parameters<Line['answered']>[0]): void {
    this.#send({ type: 'answered', id: call.wireId, callSid: call.callSid, sdp: call.sdp, token: call.reconnect });
  }

  rejoined(call: Parameters<Line['rejoined']>[0]): void {
    this.#send({ type: 'rejoined', callSid: call.callSid, sdp: call.sdp, token: call.reconnect });
  }

  ended(call: { id: string; error: CallError | undefined }): void {
    this.#send({ type: 'hangup', callSid: call.id, error: call.error });
  }

  close(): void {
    this.#socket.close(1000);
  }

  drop(): void {
    this.#socket.close(1012);
  }

  async #inCall(
    message: Extract<z.infer<typeof inbound>, { type: 'answer' | 'reject' | 'hangup' | 'dtmf' }>,
  ): Promise<void> {
    const call = this.#hub.callOf(this, message.callSid);
    if (!call) return;
    if (message.type === 'dtmf') call.dtmf(message.digits);
    else if (message.type === 'hangup') call.peerHungUp();
    else if (call instanceof Incoming && message.type === 'answer') await call.answer(this, message.sdp);
    else if (call instanceof Incoming) call.reject(this);
  }

  #send(message: object): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
