import { invalid } from '@ringline/kit/errors';

/** What a message of ours leaves by. Texts are one: files make a picture message of them. */
export type SentBy = 'TEXT' | 'WHATSAPP' | 'VIBER';

/** @throws Refusal VALIDATION_FAILED: it is no channel that messages are sent by */
export function readChannel(channel = ''): SentBy {
  if (channel === '' || channel === 'SMS' || channel === 'MMS') return 'TEXT';
  if (channel === 'WHATSAPP' || channel === 'VIBER') return channel;
  throw invalid('channel', 'Messages leave as texts, by WhatsApp or by Viber. Choose one of them.');
}
