import { sealedMails } from '@ringline/kit/mail';
import type { Mails } from './kinds.ts';
import { words } from './words.ts';

const { en, es, fr, de } = words;

export const { enqueueMail, sendMail } = sealedMails<Mails>({
  en: en.mails,
  es: es.mails,
  fr: fr.mails,
  de: de.mails,
});
