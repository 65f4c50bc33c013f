/** Which channel the composer writes by. */
import type { MessageChannel } from './useMessageChannels.ts';

/** Texts and pictures are one choice: files make the difference. */
export type ComposedChannel = 'TEXT' | 'WHATSAPP';

/**
 * What an answer goes out by unless somebody chooses: the channel by which the person wrote last, where it works now, and texts
 * otherwise; WhatsApp too where texts do not work and it does.
 * @param last the channel of the newest item
 */
export function channelFor(channels: readonly MessageChannel[] | undefined, last: string | undefined): ComposedChannel {
  const works = (wanted: string) =>
    channels?.some(({ channel, hindrance }) => channel === wanted && hindrance === undefined) === true;
  if (!works('WHATSAPP')) return 'TEXT';
  return last === 'WHATSAPP' || !works('SMS') ? 'WHATSAPP' : 'TEXT';
}
