/** The mailbox: an SMTP server that accepts every mail and keeps it for people to read. */
import type { AddressInfo } from 'node:net';
import type { Clock, Ids } from '@ringline/kit/clock';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { SandboxDatabase } from '../store/store.ts';
import { codeIn } from './code.ts';

interface Mail {
  readonly id: string;
  readonly receivedAt: string;
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  /** The six digits that a person has to type, when the mail holds them. */
  readonly code?: string | undefined;
}

export interface Mailbox {
  /** Newest first; of one recipient when one is given. */
  list(filter: { to?: string | undefined; limit: number }): Promise<readonly Mail[]>;
  clear(): Promise<void>;
  watch(listener: (mail: Mail) => void): () => void;
  /** Starts SMTP, on loopback unless told otherwise; resolves with its port. */
  listen(port: number, host?: string): Promise<number>;
  stop(): Promise<void>;
}

const largestMail = 10 * 1024 * 1024;
const reason = 'the outside world has no workspace';

export function createMailbox(deps: {
  db: SandboxDatabase;
  clock: Clock;
  ids: Ids;
  onError: (error: unknown) => void;
}): Mailbox {
  const { db, clock, ids } = deps;
  const listeners = new Set<(mail: Mail) => void>();

  async function keep(raw: Buffer, envelope: { from: string; to: string[] }): Promise<void> {
    const parsed = await PostalMime.parse(raw);
    const text = parsed.text ?? '';
    const subject = parsed.subject ?? '(no subject)';
    const code = codeIn(subject, text || (parsed.html ?? '').replaceAll(/<[^>]*>/g, ' '));
    const from = parsed.from;
    const mail: Mail = {
      id: ids.uuid(),
      receivedAt: clock.now().toISOString(),
      from:
        from && 'address' in from && from.address !== undefined
          ? `${from.name ?? ''} <${from.address}>`.trim()
          : envelope.from,
      to: envelope.to,
      subject,
      text,
      ...(parsed.html !== undefined && { html: parsed.html }),
      ...(code !== undefined && { code }),
    };
    await db.platform(reason, ({ tx }) =>
      tx.mail.create({
        data: {
          id: mail.id,
          receivedAt: new Date(mail.receivedAt),
          recipient: (mail.to[0] ?? '').toLowerCase(),
          record: JSON.parse(JSON.stringify(mail)) as object,
        },
      }),
    );
    for (const listener of listeners) listener(mail);
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    banner: 'Ringline sandbox mailbox',
    size: largestMail,
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = { from: mailFrom === false ? '' : mailFrom.address, to: rcptTo.map((one) => one.address) };
        keep(Buffer.concat(chunks), envelope).then(
          () => callback(),
          (error: unknown) => {
            deps.onError(error);
            callback(new Error('the mailbox could not keep this mail'));
          },
        );
      });
    },
  });
  server.on('error', deps.onError);

  return {
    async list({ to, limit }) {
      const rows = await db.platform(reason, ({ tx }) =>
        tx.mail.findMany({
          where: to === undefined ? {} : { recipient: to.toLowerCase() },
          orderBy: [{ receivedAt: 'desc' }, { id: 'desc' }],
          take: limit,
        }),
      );
      return rows.map((row) => row.record as unknown as Mail);
    },
    async clear() {
      await db.platform(reason, ({ tx }) => tx.mail.deleteMany());
    },
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async listen(port, host = '127.0.0.1') {
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      server.once('error', reject);
      const listening = server.listen(port, host, resolve);
      await promise;
      server.off('error', reject);
      return (listening.address() as AddressInfo).port;
    },
    async stop() {
      const { promise, resolve } = Promise.withResolvers<void>();
      server.close(resolve);
      await promise;
    },
  };
}
