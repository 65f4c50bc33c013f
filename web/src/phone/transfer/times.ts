/** Seconds that the target of a transfer rings, and that the agent has to come back (defaults 12.4). */
export const RING_SECONDS = 30;
export const RING_BACK_SECONDS = 20;
