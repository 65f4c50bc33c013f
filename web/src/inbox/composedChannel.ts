/** Which channel the composer writes by. */
import type { MessageChannel } from './useMessageChannels.ts';

/** Texts and pictures are one choice: files make the difference. */
export type ComposedChannel = 'TEXT' | 'WHATSAPP' | 'VIBER';

/**
 * What an answer goes out by unless somebody chooses: the channel by which the person wrote last, where it works now, and texts
 * otherwise; an app too where texts do not work and it does. Who stopped texts is not written to by Viber in their place, which
 * asks for no message of theirs: that takes somebody's choice.
 * @param last the channel of the newest item
 */
export function channelFor(channels: readonly MessageChannel[] | undefined, last: string | undefined): ComposedChannel {
  const works = (wanted: string) =>
    channels?.some(({ channel, hindrance }) => channel === wanted && hindrance === undefined) === true;
  const stopped = channels?.some(({ channel, hindrance }) => channel === 'SMS' && hindrance === 'OPTED_OUT') === true;
  const apps = (['WHATSAPP', 'VIBER'] as const).filter(works);
  const instead = apps.find((app) => app === 'WHATSAPP' || !stopped);
  return apps.find((app) => app === last) ?? (works('SMS') ? 'TEXT' : (instead ?? 'TEXT'));
}
