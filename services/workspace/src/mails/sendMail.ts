import { sealedMails } from '@ringline/kit/mail';
import type { Context } from '../context.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import type { Mails } from './kinds.ts';
import { noteMail } from './noteMail.ts';

const mails = sealedMails<Mails>({ en, es, fr, de });

export const { enqueueMail } = mails;

/** Sends mails, and writes down of those that tell notifications what became of them. */
export const sendMail = (deps: Pick<Context, 'secrets' | 'mail' | 'db' | 'log'>) =>
  mails.sendMail({ ...deps, became: noteMail(deps) });
