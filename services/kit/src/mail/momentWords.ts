import { formatIn } from '../zones/index.ts';
import { languageOf } from './letter.ts';

/** Of a person who is written to: a language tag, and a time zone. Either may be empty. */
export interface Reader {
  readonly language: string;
  readonly timezone: string;
}

/** A moment in a reader's words and zone, as mails name it; in full unless told otherwise. */
export const momentWords = (
  { language, timezone }: Reader,
  moment: Date,
  style: Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'> = { dateStyle: 'long', timeStyle: 'long' },
): string => formatIn(languageOf(language), timezone, moment, style);
