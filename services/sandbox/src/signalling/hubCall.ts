import type { MediaSwitch } from '../media/switch.ts';
import type { CallHandler } from './calls.ts';
import type { CallError, Line } from './line.ts';

/** An answered or ringing call with one peer, of either direction, as the hub and the wires see it. */
export interface HubCall {
  readonly callSid: string;
  readonly isAnswered: boolean;
  /** Whether the line carries the call, or is one at which it rings. */
  belongsTo(line: Line): boolean;
  hangup(error?: CallError): void;
  peerHungUp(reason?: 'hangup' | 'lost'): void;
  lineLost(line: Line): void;
  rejoin(line: Line, wireSid: string, sdp: string): Promise<void>;
  dtmf(digits: string): void;
}

/** What a call needs of the hub that holds it. */
export interface CallHost {
  readonly media: MediaSwitch;
  readonly handler: CallHandler;
  /** Time for a lost socket to come back to its answered call, in ms. */
  readonly lostAfterMs: number;
  /** True while the line waits for the answer to a call of its own: another call's answer would confuse it. */
  isPlacing(line: Line): boolean;
  /** Makes the call known under one more id by which its peer names it. */
  add(id: string, call: HubCall): void;
  /** Forgets the call under each of its ids and tokens. */
  remove(call: HubCall): void;
  /** A token with which the peer comes back to the call. */
  newToken(call: HubCall): string;
}
