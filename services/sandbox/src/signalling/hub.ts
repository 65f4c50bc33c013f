import { randomBytes } from 'node:crypto';
import type { MediaSwitch } from '../media/switch.ts';
import type { CallHandler, ClientToken, Endpoint, EndpointRegistry, IncomingCall, InviteOptions } from './calls.ts';
import type { CallHost, HubCall } from './hubCall.ts';
import { Incoming } from './incoming.ts';
import type { CallError, Line } from './line.ts';
import { Outgoing } from './outgoing.ts';

export type HubOptions = {
  switch: MediaSwitch;
  calls: CallHandler;
  /** Time for a lost socket to come back to its answered call, in ms (default 30,000). */
  lostAfterMs?: number | undefined;
};

type Registration = { endpoint: Endpoint; lines: Set<Line> };

/** The calls and registrations of one kind of endpoint, whatever its sockets speak. */
export class Hub implements EndpointRegistry, CallHost {
  readonly media: MediaSwitch;
  readonly handler: CallHandler;
  readonly lostAfterMs: number;
  readonly #registrations = new Map<string, Registration>();
  readonly #lines = new Set<Line>();
  /** By every id under which a peer may name the call. */
  readonly #calls = new Map<string, HubCall>();
  /** By reconnect token. */
  readonly #tokens = new Map<string, HubCall>();

  constructor(options: HubOptions) {
    this.media = options.switch;
    this.handler = options.calls;
    this.lostAfterMs = options.lostAfterMs ?? 30_000;
  }

  // Registry

  isRegistered(address: string): boolean {
    return (this.#registrations.get(address)?.lines.size ?? 0) > 0;
  }

  registered(): string[] {
    return [...this.#registrations.keys()];
  }

  invite(address: string, options: InviteOptions): IncomingCall {
    const registration = this.#registrations.get(address);
    const call = new Incoming(this, address, registration?.endpoint, options);
    this.add(options.callSid, call);
    void call.ring([...(registration?.lines ?? [])]);
    return call;
  }

  hangup(callSid: string, error?: CallError): boolean {
    const call = this.#calls.get(callSid);
    call?.hangup(error);
    return call !== undefined;
  }

  disconnect(address: string): void {
    for (const line of this.#registrations.get(address)?.lines ?? []) line.close();
  }

  stop(): void {
    for (const call of new Set(this.#calls.values())) call.hangup();
    for (const line of this.#lines) line.drop();
  }

  // From the wires

  connected(line: Line): void {
    this.#lines.add(line);
  }

  /** Replaces what the line is registered for; an empty list unregisters it. Ringing calls of new addresses ring here too. */
  register(line: Line, endpoints: readonly Endpoint[]): void {
    const wanted = new Map(endpoints.map((endpoint) => [addressOf(endpoint), endpoint]));
    for (const [address, registration] of this.#registrations) {
      if (!wanted.has(address)) this.#unregister(line, address, registration);
    }
    for (const [address, endpoint] of wanted) {
      const registration = this.#registrations.get(address) ?? { endpoint, lines: new Set<Line>() };
      this.#registrations.set(address, registration);
      if (registration.lines.has(line)) continue;
      registration.lines.add(line);
      if (registration.lines.size === 1) this.handler.onRegistration?.(endpoint, true);
      for (const call of new Set(this.#calls.values())) {
        if (call instanceof Incoming && call.address === address) void call.ringLate(line);
      }
    }
  }

  place(
    line: Line,
    call: { wireId: string; sdp: string; from: Endpoint; params: Record<string, string>; token?: ClientToken },
  ): void {
    const outgoing = new Outgoing(this, line, { ...call, callSid: this.handler.newCallSid() });
    this.add(outgoing.callSid, outgoing);
    this.add(call.wireId, outgoing);
    // A wire id is the client's own choice: it is forgotten with the call.
    void (async () => this.handler.onInvite(outgoing))().catch((error: unknown) => {
      outgoing.hangup({ code: 31005, message: error instanceof Error ? error.message : 'the call failed' });
    });
  }

  /** The call that this line calls `id`; undefined when it is another line's. */
  callOf(line: Line, id: string): HubCall | undefined {
    const call = this.#calls.get(id);
    return call?.belongsTo(line) ? call : undefined;
  }

  /** A peer comes back to its answered call over a new socket (or the same, after a new token). */
  rejoin(line: Line, token: string, id: string, sdp: string): void {
    const call = this.#tokens.get(token);
    if (call?.isAnswered) void call.rejoin(line, id, sdp);
    else line.ended({ id, error: { code: 31481, message: 'the call is over' } });
  }

  lost(line: Line): void {
    this.#lines.delete(line);
    this.register(line, []);
    for (const call of new Set(this.#calls.values())) call.lineLost(line);
  }

  isPlacing(line: Line): boolean {
    return [...this.#calls.values()].some(
      (call) => call instanceof Outgoing && !call.isAnswered && call.belongsTo(line),
    );
  }

  // For the calls

  add(id: string, call: HubCall): void {
    this.#calls.set(id, call);
  }

  remove(call: HubCall): void {
    for (const [id, known] of this.#calls) if (known === call) this.#calls.delete(id);
    for (const [token, known] of this.#tokens) if (known === call) this.#tokens.delete(token);
  }

  newToken(call: HubCall): string {
    const token = randomBytes(24).toString('base64url');
    this.#tokens.set(token, call);
    return token;
  }

  #unregister(line: Line, address: string, registration: Registration): void {
    if (!registration.lines.delete(line) || registration.lines.size > 0) return;
    this.#registrations.delete(address);
    this.handler.onRegistration?.(registration.endpoint, false);
  }
}

function addressOf(endpoint: Endpoint): string {
  return endpoint.kind === 'client' ? endpoint.identity : endpoint.number;
}
