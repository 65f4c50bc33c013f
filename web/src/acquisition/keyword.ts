import type { AcquisitionPageQuery$data } from '../__generated__/AcquisitionPageQuery.graphql.ts';

/** A keyword as the page reads it. */
export type Keyword = AcquisitionPageQuery$data['fetchKeywords']['data'][number];

/** A word as the server compares it. */
export const wordOf = (text: string): string => text.normalize('NFKC').trim().toUpperCase();

/** What a phone's camera opens: a text to the number, with the word in it. iPhones read the body behind "&", others behind "?". */
export const smsLink = (phoneNumber: string, word: string): string =>
  `sms:${phoneNumber}?&body=${encodeURIComponent(word)}`;
