/** What a message costs, by the channel that it takes (defaults 5.5, 6.2). */
import type { Rates } from './rates.ts';

/** @throws Refusal DESTINATION_NOT_SUPPORTED or DESTINATION_BLOCKED */
export function outboundRate(
  rates: Rates,
  { channel, inSession }: { readonly channel: string; readonly inSession: boolean },
  to: string,
): ReturnType<Rates['outboundText']> {
  if (channel === 'VIBER') return rates.outboundViber(to, inSession);
  if (channel === 'WHATSAPP') return rates.outboundWhatsApp(to);
  return channel === 'MMS' ? rates.outboundPictures(to) : rates.outboundText(to);
}

/** In micros, of a message that came to a number of ours. */
export function inboundRate(rates: Rates, channel: string, number: string): number {
  // What people write on Viber costs nothing.
  if (channel === 'VIBER') return 0;
  if (channel === 'WHATSAPP') return rates.inboundWhatsAppMicros();
  return channel === 'MMS' ? rates.inboundPicturesMicros(number) : rates.inboundTextMicros(number);
}

/** A text is charged by the segment, any other message as one. */
export const chargedUnits = (channel: string, segments: number): number =>
  channel === '' || channel === 'SMS' ? segments : 1;
