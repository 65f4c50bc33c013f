/**
 * The port between signalling (who is connected, what they ask for) and the carrier (what happens then).
 * Both kinds of endpoint use it: browser clients over PStream, and handsets with their own outside numbers.
 * Signalling owns SDP and the switch leg of each endpoint; the carrier knows endpoints by call sid only.
 * **The leg id in the media switch is the call sid.**
 */

/** Who placed or receives a call: a client identity (`client:alice`) or an outside number in E.164. */
export type Endpoint = { kind: 'client'; identity: string } | { kind: 'number'; number: string };

/** A call that an endpoint places. The leg does not exist in the switch until `media`, `ringing({earlyMedia})` or `answered`. */
export interface OutgoingCall {
  readonly callSid: string;
  readonly from: Endpoint;
  /** Parameters of `device.connect({ params })`; for a handset `{ To, From }`. */
  readonly params: Record<string, string>;
  /** For a client: claims of its token; for a handset absent. */
  readonly token?: ClientToken;
  /** Creates the leg (idempotent); the peer does not get the answer yet. */
  media(): Promise<void>;
  /** Tells the caller that it rings; with earlyMedia it hears what the switch plays before the answer. */
  ringing(options: { earlyMedia: boolean }): Promise<void>;
  /** Tells the caller that the call is answered (creates the leg when it is not there yet). Idempotent. */
  answered(): Promise<void>;
  /** Ends the call from the carrier's side and closes the leg. `error` e.g. `{ code: 31486, message: 'Busy' }`. Idempotent. */
  hangup(error?: { code: number; message: string }): void;
}

/** How an offer to a client or handset ended. */
export type InviteResult =
  | { outcome: 'answered'; endpoint: Endpoint }
  | { outcome: 'rejected' }
  | { outcome: 'timeout' }
  | { outcome: 'canceled' }
  | { outcome: 'unavailable' };

export interface IncomingCall {
  readonly callSid: string;
  readonly result: Promise<InviteResult>;
  /** Withdraws it while it rings. */
  cancel(): void;
  /** Ends it after the answer and closes the leg. Idempotent. */
  hangup(error?: { code: number; message: string }): void;
}

export type InviteOptions = {
  callSid: string;
  /** Shown as `call.parameters.From` / `To`. */
  from: string;
  to: string;
  /** `<Parameter>`s of the TwiML, `call.customParameters` in the SDK. Keys must be plain words. */
  params?: Record<string, string>;
  accountSid?: string;
  /** Ring time in ms; then `timeout` (a client that ignores a call sends nothing). */
  timeoutMs: number;
  /** Called when at least one socket was offered the call (it rings). */
  onRinging?: () => void;
};

export type ClientToken = {
  identity: string;
  accountSid: string;
  apiKey: string;
  /** TwiML application of outgoing calls. */
  applicationSid: string | undefined;
  incomingAllowed: boolean;
  /** Expiry as seconds since the epoch. */
  expiresAt: number;
};

/** What the carrier implements. */
export interface CallHandler {
  /** An endpoint placed a call. Throwing rejects it with 31005. */
  onInvite(call: OutgoingCall): void | Promise<void>;
  /** The peer hung up an answered or ringing call of its own (`canceled` = outgoing call not answered yet), or its socket was lost for good (`lost`). The leg is closed. */
  /** For how long a lost socket may come back to this answered call, in ms; undefined: as usual. */
  lostAfterMs?(callSid: string): number | undefined;
  onHangup(callSid: string, reason: 'hangup' | 'canceled' | 'lost'): void;
  /** Digits by signalling message (RFC 4733 digits come from the switch). */
  onDtmf(callSid: string, digits: string): void;
  /** Somebody registered or went away. */
  onRegistration?(endpoint: Endpoint, registered: boolean): void;
  /** Next CallSid (`CA` + 32 hex). */
  newCallSid(): string;
}

/** What the carrier uses. One for clients, one for handsets, same shape. */
export interface EndpointRegistry {
  isRegistered(address: string): boolean;
  registered(): string[];
  /** Rings every socket registered for the address; the first answer wins, the others are cancelled. */
  invite(address: string, options: InviteOptions): IncomingCall;
  /** Ends any call of this registry by sid: ringing ones are cancelled, answered ones hung up. False when unknown. */
  hangup(callSid: string, error?: { code: number; message: string }): boolean;
  /** Forced logout of every socket of the address. */
  disconnect(address: string): void;
  /** Closes every socket and timer. */
  stop(): void;
}
