import type { InboundMedia } from '../attachments/attachment.ts';
import { type ChannelFacts, WHATSAPP_PREFIX, withoutChannel } from './channelFacts.ts';

/** A message from outside, as the carrier told it. */
export interface InboundText {
  /** The carrier's id of the text: told twice, it is stored once. */
  readonly sid: string;
  readonly from: string;
  readonly to: string;
  readonly body: string;
  /** WHATSAPP or VIBER; left out: a text, or a picture message. */
  readonly channel?: 'WHATSAPP' | 'VIBER';
  /** What that channel told beside the words. */
  readonly facts?: ChannelFacts;
  /** Files that came with it, where the carrier has them, in order. */
  readonly media?: readonly InboundMedia[];
  /** When it was written, where it comes late; otherwise now. */
  readonly at?: Date;
}

type Form = Readonly<Record<string, string>>;

/** Longest word of the carrier that is kept beside a message. */
const MOST = 500;

/** A message from outside by the channel that its address names, in the words that people would read on their phones. */
export function inboundOf(
  text: { sid: string; from: string; to: string; body: string; media: readonly InboundMedia[] },
  form: Form = {},
): InboundText {
  if (!text.from.startsWith(WHATSAPP_PREFIX) && !text.to.startsWith(WHATSAPP_PREFIX)) return text;
  const { ButtonText = '' } = form;
  return {
    ...text,
    from: withoutChannel(text.from),
    to: withoutChannel(text.to),
    body: text.body || ButtonText || placeOf(form),
    channel: 'WHATSAPP',
    facts: {
      ...kept('profileName', form['ProfileName']),
      ...kept('accountId', form['WaId']),
      ...kept('buttonPayload', form['ButtonPayload']),
      ...kept('repliedTo', form['OriginalRepliedMessageSid']),
      ...(ButtonText === '' ? {} : { button: true }),
      ...(form['Forwarded'] === 'true' || form['FrequentlyForwarded'] === 'true' ? { forwarded: true } : {}),
    },
  };
}

const kept = (name: keyof ChannelFacts, value = '') => (value === '' ? {} : { [name]: value.slice(0, MOST) });

/** A place that was sent, as words: what it is called, where it is. */
const placeOf = ({ Label = '', Address = '', Latitude = '', Longitude = '' }: Form): string =>
  [Label, Address, Latitude && Longitude ? `${Latitude}, ${Longitude}` : ''].filter((line) => line !== '').join('\n');
