/** How many people ring for one call at once (defaults 22), each on all of their devices. */

export const RING_AT_ONCE = 30;

/** Why somebody who could take the call is not rung along with so many others. */
export const ringLimit = (name: string) => ({
  reason: 'ring_limit',
  sentence: `Skipped ${name}: ${RING_AT_ONCE} people ring already`,
  parameters: { limit: String(RING_AT_ONCE) },
});
