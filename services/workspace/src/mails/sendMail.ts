import { sealedMails } from '@ringline/kit/mail';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Mails } from './kinds.ts';

export const { enqueueMail, sendMail } = sealedMails<Mails>({ en, es, fr, de });
