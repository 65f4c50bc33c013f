/** What can be bad about the media of a leg. */

/**
 * LOSS_IN: packets got lost on their way to the browser; LOSS_OUT: on their way from it. DELAY: the round trip took long. JITTER:
 * packets came unevenly. NOTHING_RECEIVED and NOTHING_SENT: no packet at all. CONNECTION_LOST: no way to the carrier.
 */
export const MEDIA_TROUBLES = [
  'LOSS_IN',
  'LOSS_OUT',
  'DELAY',
  'JITTER',
  'NOTHING_RECEIVED',
  'NOTHING_SENT',
  'CONNECTION_LOST',
] as const;
export type MediaTrouble = (typeof MEDIA_TROUBLES)[number];

/** A time in which the media of a leg was bad. */
export interface TroubledTime {
  kind: MediaTrouble;
  /** Epoch ms. */
  from: number;
  to: number;
  /** Percent for lost packets, milliseconds for delay and jitter: the mean; 0 for the others. */
  value: number;
}
