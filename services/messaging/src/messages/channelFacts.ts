/** What the carrier tells of a message that came by another channel than texts. */
import type { Item } from '../timeline/timeline.ts';

/** How the carrier marks an address of WhatsApp. */
export const WHATSAPP_PREFIX = 'whatsapp:';

/** What stands beside the words; a type, since it is kept as JSON. */
export type ChannelFacts = {
  /** What the person is called there. */
  readonly profileName?: string;
  /** Their account there: in some countries not the digits of their number. */
  readonly accountId?: string;
  /** The words are a button's, which the person pressed. */
  readonly button?: boolean;
  /** The button's own name, which its message gave it. */
  readonly buttonPayload?: string;
  readonly forwarded?: boolean;
  /** The carrier's id of the message that this one answers. */
  readonly repliedTo?: string;
  /** Of a message of ours on Viber: a button under it. */
  readonly action?: { readonly text: string; readonly url: string };
  /** Of a message of ours on Viber: the person had written there within the last 24 hours, which has a price of its own. */
  readonly inSession?: boolean;
  /** Of a message of ours: the template that it was made of, as the carrier is told. */
  readonly template?: {
    readonly id: string;
    readonly carrierSid: string;
    readonly values: string[];
    /** What the buttons under it say. */
    readonly buttons: string[];
  };
};

export const factsOf = ({ channelFacts }: Pick<Item, 'channelFacts'>): ChannelFacts =>
  (channelFacts as ChannelFacts | null) ?? {};

/** An address without the channel before it. */
export const withoutChannel = (address: string): string =>
  address.startsWith(WHATSAPP_PREFIX) ? address.slice(WHATSAPP_PREFIX.length) : address;
