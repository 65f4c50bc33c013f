import type { ResultFilter } from '../calls/callFilter.ts';
import type { Days } from './days.ts';

/** What the calls behind a figure have in common, as the address of the call history says it. */
export interface Behind {
  readonly direction?: 'INBOUND' | 'OUTBOUND';
  readonly result?: ResultFilter;
  readonly agentUserId?: string;
}

/** The address parameters of the call history that show the calls behind a figure. */
export const callsBehind = (
  { from, until }: Days,
  zone: string,
  phoneNumberId: string | null,
  behind: Behind = {},
): Record<string, string> => ({ from, until, zone, ...(phoneNumberId === null ? {} : { phoneNumberId }), ...behind });
