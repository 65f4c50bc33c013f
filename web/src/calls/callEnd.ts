/** Reasons that say that somebody hung up: who did is said by name instead. */
const HUNG_UP: ReadonlySet<string> = new Set(['CALLER_HANGUP', 'AGENT_HANGUP', 'TRANSFERRED']);

interface Ended {
  readonly endReason: string | null | undefined;
  readonly endedBy: { readonly side: 'THEM' | 'US'; readonly name: string | null | undefined } | null | undefined;
}

/**
 * What is said of a call's end: who hung up, by name, or the reason's own words. A call that was handed over ends as TRANSFERRED
 * whoever hung up (defaults 8.1), which says nothing of its end.
 * @param them the party outside
 */
export function callEnd({ endReason, endedBy }: Ended, them: string): { hungUp: string } | { reason: string } {
  const reason = endReason ?? '';
  const name = endedBy?.side === 'THEM' ? them : endedBy?.name;
  return HUNG_UP.has(reason) && name ? { hungUp: name } : { reason };
}
