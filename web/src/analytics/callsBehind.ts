import type { ResultFilter } from '../calls/callFilter.ts';
import type { Days } from './days.ts';

/** What the calls behind a figure have in common, as the address of the call history says it. */
export interface Behind {
  readonly direction?: 'INBOUND' | 'OUTBOUND';
  readonly result?: ResultFilter;
  readonly agentUserId?: string;
}

/**
 * The same for figures of one person's own calls. These are the calls that the person had, which the history can be narrowed to,
 * and those that rang for them and that nobody took, which it cannot: with these, there is no list.
 * @param userId whose figures they are
 */
export const ownBehind = (behind: Behind, userId: string): Behind | undefined =>
  behind.result === 'answered' || behind.agentUserId === userId ? { ...behind, agentUserId: userId } : undefined;

/** The address parameters of the call history that show the calls behind a figure. */
export const callsBehind = (
  { from, until }: Days,
  zone: string,
  phoneNumberId: string | null,
  behind: Behind = {},
): Record<string, string> => ({ from, until, zone, ...(phoneNumberId === null ? {} : { phoneNumberId }), ...behind });
