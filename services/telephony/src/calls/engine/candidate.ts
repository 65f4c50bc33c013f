import type { PresenceFacts } from '../../presence/limit.ts';

/** A member of the flow's team, with what decides whether the person can ring. */
export interface Candidate extends PresenceFacts {
  userId: string;
  name: string;
  active: boolean;
  hasSeat: boolean;
  /** As chosen; the facts limit it. */
  presence: 'AVAILABLE' | 'BUSY' | 'OFFLINE';
  /** Takes part in another call, is offered one, or has set one aside and is about to take it up again. */
  engaged: 'CALL' | 'OFFER' | 'ASIDE' | null;
  /** Talks on one call, is asked to no other, and has chosen to be offered a second one (defaults 8.6). Absent: no. */
  callWaiting?: boolean;
  /** When the person's last call of any kind ended, epoch ms: wrap-up begins then. Absent: none did. */
  lastCallEnd?: number | null;
  /** For how long that call is wrapped up, seconds. Absent or null: as usual. */
  wrapUpSeconds?: number | null;
  /** Reachable devices: registered, with a heart-beat of the last 30 s (defaults 8.5). */
  devices: readonly { identity: string; label: string }[];
  /** A browser of theirs can be rung by push while no page is open. Absent: none. */
  push?: boolean;
}
