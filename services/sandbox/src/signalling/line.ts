import type { InviteOptions } from './calls.ts';

export type CallError = { code: number; message: string };

/** One connected socket as the hub sees it; each wire protocol implements it. */
export interface Line {
  /** An incoming call with our SDP offer. */
  offered(offer: { callSid: string; sdp: string; reconnect: string; options: InviteOptions }): void;
  cancelled(callSid: string): void;
  /** `wireId` is the client's own name of its outgoing call until this message. With `sdp`: early media. */
  ringing(call: { wireId: string; callSid: string; sdp: string | undefined }): void;
  answered(call: { wireId: string; callSid: string; sdp: string | undefined; reconnect: string }): void;
  /** Answers an ICE restart (`sdp`) or a return after the socket was lost (`sdp` when the media is new too). */
  rejoined(call: { callSid: string; sdp: string | undefined; reconnect: string }): void;
  /** `wireId` names an outgoing call that was never told its call sid. */
  ended(call: { id: string; error: CallError | undefined }): void;
  /** Forced logout: the client stays away until it is told to register. */
  close(): void;
  /** The server goes: the client comes back by itself when it can. */
  drop(): void;
}
