/** Which channel the composer writes by. */
import type { MessageChannel } from './useMessageChannels.ts';

/** Texts and pictures are one choice: files make the difference. */
export type ComposedChannel = 'TEXT' | 'WHATSAPP' | 'VIBER';

/**
 * What an answer goes out by unless somebody chooses: the channel by which the person wrote last, where it works now, and texts
 * otherwise; an app too where texts do not work and it does.
 * @param last the channel of the newest item
 */
export function channelFor(channels: readonly MessageChannel[] | undefined, last: string | undefined): ComposedChannel {
  const works = (wanted: string) =>
    channels?.some(({ channel, hindrance }) => channel === wanted && hindrance === undefined) === true;
  const apps = (['WHATSAPP', 'VIBER'] as const).filter(works);
  return apps.find((app) => app === last) ?? (works('SMS') ? 'TEXT' : (apps[0] ?? 'TEXT'));
}
