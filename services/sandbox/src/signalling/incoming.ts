import type { Endpoint, IncomingCall, InviteOptions, InviteResult } from './calls.ts';
import type { CallHost, HubCall } from './hubCall.ts';
import type { CallError, Line } from './line.ts';
import { Talk } from './talk.ts';

/** One socket that a call rings at. Each has its own offer, so its own leg until one of them wins. */
type Fork = { line: Line; wireSid: string; leg: string; reconnect: string };

/** A call to an endpoint: rings at every socket, the first answer wins. */
export class Incoming implements IncomingCall, HubCall {
  readonly callSid: string;
  readonly address: string;
  readonly result: Promise<InviteResult>;
  readonly #hub: CallHost;
  readonly #options: InviteOptions;
  readonly #endpoint: Endpoint | undefined;
  readonly #settled = Promise.withResolvers<InviteResult>();
  readonly #forks = new Map<Line, Fork>();
  #legs = 0;
  #ringing = true;
  #rang = false;
  /** Name of the call at the socket that took it. */
  #wireSid = '';
  #timer: NodeJS.Timeout | undefined;
  #talk: Talk | undefined;

  constructor(hub: CallHost, address: string, endpoint: Endpoint | undefined, options: InviteOptions) {
    this.#hub = hub;
    this.address = address;
    this.#endpoint = endpoint;
    this.#options = options;
    this.callSid = options.callSid;
    this.result = this.#settled.promise;
  }

  async ring(lines: readonly Line[]): Promise<void> {
    const free = lines.filter((line) => !this.#hub.isPlacing(line));
    if (free.length === 0) {
      this.#finish({ outcome: 'unavailable' });
      return;
    }
    this.#timer = setTimeout(() => this.#finish({ outcome: 'timeout' }), this.#options.timeoutMs);
    const offered = await Promise.all(free.map((line) => this.#offer(line, this.callSid)));
    if (this.#ringing && !offered.includes(true) && this.#forks.size === 0) this.#finish({ outcome: 'unavailable' });
  }

  /** A socket that registers while it rings. A new sid: the browser takes a known one for a call that it has lost. */
  async ringLate(line: Line): Promise<void> {
    if (!this.#ringing || this.#hub.isPlacing(line)) return;
    const wireSid = this.#hub.handler.newCallSid();
    this.#hub.add(wireSid, this);
    await this.#offer(line, wireSid);
  }

  get isAnswered(): boolean {
    return this.#talk !== undefined;
  }

  belongsTo(line: Line): boolean {
    return this.#talk ? this.#talk.line === line : this.#forks.has(line);
  }

  cancel(): void {
    this.#finish({ outcome: 'canceled' });
  }

  hangup(error?: CallError): void {
    if (this.#ringing) {
      this.cancel();
    } else if (this.#talk) {
      this.#talk.line?.ended({ id: this.#wireSid, error });
      this.#end();
    }
  }

  // From the wire

  async answer(line: Line, sdp: string): Promise<void> {
    const fork = this.#forks.get(line);
    if (!this.#ringing || !fork) return;
    this.#ringing = false;
    clearTimeout(this.#timer);
    this.#forks.delete(line);
    this.#wireSid = fork.wireSid;
    this.#talk = new Talk(this.#hub, this, line, sdp, fork.reconnect);
    this.#cancelForks();
    try {
      await this.#hub.media.renameLeg(fork.leg, this.callSid);
      await this.#hub.media.acceptAnswer(this.callSid, sdp);
      this.#settled.resolve({
        outcome: 'answered',
        endpoint: this.#endpoint ?? { kind: 'client', identity: this.address },
      });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      line.ended({ id: fork.wireSid, error: { code: 31005, message: `the media failed: ${why}` } });
      void this.#hub.media.closeLeg(fork.leg).catch(() => undefined);
      this.#end();
      this.#settled.resolve({ outcome: 'unavailable' });
    }
  }

  /** Ends with the last refusal only: another socket of the same person may still take it. */
  reject(line: Line): void {
    const fork = this.#forks.get(line);
    if (!this.#ringing || !fork) return;
    this.#forks.delete(line);
    void this.#hub.media.closeLeg(fork.leg).catch(() => undefined);
    if (this.#forks.size === 0) this.#finish({ outcome: 'rejected' });
  }

  peerHungUp(reason: 'hangup' | 'lost' = 'hangup'): void {
    if (!this.#talk) return;
    this.#end();
    this.#hub.handler.onHangup(this.callSid, reason);
  }

  /** A ringing call goes on: the page may come back before the time is up. */
  lineLost(line: Line): void {
    this.#talk?.lost(line);
    const fork = this.#forks.get(line);
    if (!fork) return;
    this.#forks.delete(line);
    void this.#hub.media.closeLeg(fork.leg).catch(() => undefined);
  }

  async rejoin(line: Line, wireSid: string, sdp: string): Promise<void> {
    await this.#talk?.rejoin(line, wireSid, sdp);
  }

  dtmf(digits: string): void {
    this.#hub.handler.onDtmf(this.callSid, digits);
  }

  async #offer(line: Line, wireSid: string): Promise<boolean> {
    this.#legs += 1;
    const leg = `${this.callSid}/${this.#legs}`;
    try {
      const { sdp } = await this.#hub.media.createLeg(leg, { kind: 'offer' });
      if (!this.#ringing) {
        await this.#hub.media.closeLeg(leg);
        return false;
      }
      const fork = { line, wireSid, leg, reconnect: this.#hub.newToken(this) };
      this.#forks.set(line, fork);
      line.offered({ callSid: wireSid, sdp, reconnect: fork.reconnect, options: this.#options });
      if (!this.#rang) {
        this.#rang = true;
        this.#options.onRinging?.();
      }
      return true;
    } catch {
      return false;
    }
  }

  #finish(result: InviteResult): void {
    if (!this.#ringing) return;
    this.#ringing = false;
    clearTimeout(this.#timer);
    this.#cancelForks();
    this.#hub.remove(this);
    this.#settled.resolve(result);
  }

  #cancelForks(): void {
    for (const fork of this.#forks.values()) {
      fork.line.cancelled(fork.wireSid);
      void this.#hub.media.closeLeg(fork.leg).catch(() => undefined);
    }
    this.#forks.clear();
  }

  #end(): void {
    this.#talk?.end();
    this.#talk = undefined;
    this.#hub.remove(this);
    void this.#hub.media.closeLeg(this.callSid).catch(() => undefined);
  }
}
