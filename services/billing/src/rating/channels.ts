/** What a message of ours costs, by the channel that it takes (defaults 6.2). */
import type { Rates } from './rates.ts';

/** @throws Refusal DESTINATION_NOT_SUPPORTED or DESTINATION_BLOCKED */
export const outboundRate = (rates: Rates, channel: string, to: string): ReturnType<Rates['outboundText']> =>
  channel === 'MMS' ? rates.outboundPictures(to) : rates.outboundText(to);

/** A text is charged by the segment, a picture message as one. */
export const chargedUnits = (channel: string, segments: number): number => (channel === 'MMS' ? 1 : segments);
