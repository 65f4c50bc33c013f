/** Outgoing mail. One adapter, SMTP: a relay in production, the sandbox's mailbox on a laptop. */
import { createTransport } from 'nodemailer';
import { oneLine, writable } from '../text/index.ts';
import type { Mailer } from './mail.ts';

export {
  LANGUAGES,
  composeMail,
  languageOf,
  type Catalogue,
  type Catalogues,
  type Language,
  type Letter,
} from './letter.ts';
export { momentWords } from './momentWords.ts';
export type { Mail, Mailer } from './mail.ts';
export { type MailNote, type MailOutcome, sealedMails } from './sealedMails.ts';
export { withoutLinks, writtenName, type WrittenName } from './writtenName.ts';

const PATIENCE = { connectWithinMs: 10_000, answerWithinMs: 20_000 };

/**
 * @param url smtp://user:password@host:port or smtps://…
 * @param patience how long the relay may take to be there and to say who it is, and for each answer after that
 */
export function createSmtpMailer(url: string, from: string, patience = PATIENCE): Mailer {
  const transport = transportOf(url, patience);
  return {
    async send(mail) {
      const html = mail.html === undefined ? {} : { html: writable(mail.html) };
      // nodemailer folds what would begin a header of its own; other controls and turned directions go here.
      await transport.sendMail({ from, ...mail, subject: oneLine(mail.subject), text: writable(mail.text), ...html });
    },
    close: () => transport.close(),
  };
}

/** Connects to a relay and signs in, without sending anything. @throws Error when it is not to be had */
export async function checkSmtp(url: string): Promise<void> {
  const transport = transportOf(url, PATIENCE);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function transportOf(url: string, { connectWithinMs, answerWithinMs }: typeof PATIENCE) {
  const { protocol, hostname, port, username, password } = new URL(url);
  return createTransport({
    host: hostname,
    port: Number(port || (protocol === 'smtps:' ? 465 : 587)),
    secure: protocol === 'smtps:',
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    dnsTimeout: connectWithinMs,
    connectionTimeout: connectWithinMs,
    greetingTimeout: connectWithinMs,
    socketTimeout: answerWithinMs,
  });
}
