import type { ClientToken, Endpoint, OutgoingCall } from './calls.ts';
import type { CallHost, HubCall } from './hubCall.ts';
import type { CallError, Line } from './line.ts';
import { Talk } from './talk.ts';

type Placed = {
  callSid: string;
  wireId: string;
  sdp: string;
  from: Endpoint;
  params: Record<string, string>;
  token?: ClientToken;
};

/** A call that an endpoint places. */
export class Outgoing implements OutgoingCall, HubCall {
  readonly callSid: string;
  readonly from: Endpoint;
  readonly params: Record<string, string>;
  readonly token?: ClientToken;
  readonly #hub: CallHost;
  readonly #line: Line;
  readonly #wireId: string;
  readonly #offer: string;
  #media: Promise<string> | undefined;
  #told: 'nothing' | 'ringing' | 'media' = 'nothing';
  #talk: Talk | undefined;
  #ended = false;

  constructor(hub: CallHost, line: Line, placed: Placed) {
    this.#hub = hub;
    this.#line = line;
    this.callSid = placed.callSid;
    this.from = placed.from;
    this.params = placed.params;
    if (placed.token) this.token = placed.token;
    this.#wireId = placed.wireId;
    this.#offer = placed.sdp;
  }

  get isAnswered(): boolean {
    return this.#talk !== undefined;
  }

  belongsTo(line: Line): boolean {
    return (this.#talk ? this.#talk.line : this.#line) === line;
  }

  async media(): Promise<void> {
    await this.#answerSdp();
  }

  async ringing(options: { earlyMedia: boolean }): Promise<void> {
    const sdp = options.earlyMedia ? await this.#answerSdp() : undefined;
    if (this.#ended || this.#talk || this.#told === 'media') return;
    this.#told = sdp ? 'media' : 'ringing';
    this.#line.ringing({ wireId: this.#wireId, callSid: this.callSid, sdp });
  }

  async answered(): Promise<void> {
    const sdp = await this.#answerSdp();
    if (this.#ended || this.#talk) return;
    // The call sid is assigned by `ringing` only.
    if (this.#told === 'nothing') this.#line.ringing({ wireId: this.#wireId, callSid: this.callSid, sdp: undefined });
    const reconnect = this.#hub.newToken(this);
    this.#talk = new Talk(this.#hub, this, this.#line, this.#offer, reconnect);
    this.#line.answered({
      wireId: this.#wireId,
      callSid: this.callSid,
      sdp: this.#told === 'media' ? undefined : sdp,
      reconnect,
    });
    this.#told = 'media';
  }

  hangup(error?: CallError): void {
    if (this.#ended) return;
    const line = this.#talk ? this.#talk.line : this.#line;
    line?.ended({ id: this.#told === 'nothing' ? this.#wireId : this.callSid, error });
    this.#end();
  }

  // From the wire

  peerHungUp(reason: 'hangup' | 'lost' = 'hangup'): void {
    if (this.#ended) return;
    const answered = this.#talk !== undefined;
    this.#end();
    this.#hub.handler.onHangup(this.callSid, answered ? reason : 'canceled');
  }

  /** Only an answered call survives its socket; an unanswered one is dead in the browser (voice SDK). */
  lineLost(line: Line): void {
    if (!this.belongsTo(line)) return;
    if (this.#talk) this.#talk.lost(line);
    else this.peerHungUp();
  }

  async rejoin(line: Line, wireSid: string, sdp: string): Promise<void> {
    await this.#talk?.rejoin(line, wireSid, sdp);
  }

  dtmf(digits: string): void {
    this.#hub.handler.onDtmf(this.callSid, digits);
  }

  #answerSdp(): Promise<string> {
    if (this.#ended) return Promise.reject(new Error(`call ${this.callSid} is over`));
    this.#media ??= this.#hub.media.answerLeg(this.callSid, { offerSdp: this.#offer }).then(({ sdp }) => {
      // The caller may have gone while the leg was being made.
      if (this.#ended) void this.#hub.media.closeLeg(this.callSid).catch(() => undefined);
      return sdp;
    });
    return this.#media;
  }

  #end(): void {
    this.#ended = true;
    this.#talk?.end();
    this.#hub.remove(this);
    if (this.#media) void this.#hub.media.closeLeg(this.callSid).catch(() => undefined);
  }
}
