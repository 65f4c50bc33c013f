import { createServer, type AddressInfo, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { createSmtpMailer, type Mailer } from './index.ts';

interface Received {
  readonly from: string;
  readonly to: string[];
  readonly source: string;
}

const FROM = 'Ringline <hello@ringline.example>';
const MAIL = { to: 'ana@example.com', subject: 'Your code', text: 'It is here.\nAna' };
const IMPATIENT = { connectWithinMs: 150, answerWithinMs: 150 };

let end: (() => void)[] = [];
afterEach(() => {
  for (const step of end.splice(0)) step();
});

function mailer(url: string, patience?: typeof IMPATIENT): Mailer {
  const made = createSmtpMailer(url, FROM, patience);
  end.push(() => made.close());
  return made;
}

/** A relay that takes mail, and its address. */
async function relay(options: SMTPServerOptions = {}): Promise<{ host: string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    logger: false,
    onData(stream, { envelope }, done) {
      void text(stream).then((source) => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  end.push(() => server.close());
  return { host: `127.0.0.1:${(server.server.address() as AddressInfo).port}`, received };
}

describe('a mail', () => {
  it('reaches the relay with sender, recipient, subject and both bodies', async () => {
    const { host, received } = await relay();
    await mailer(`smtp://${host}`).send({ ...MAIL, subject: 'Tu código', html: '<p>It is here.</p>' });
    expect(received).toHaveLength(1);
    const [mail] = received;
    expect(mail).toMatchObject({ from: 'hello@ringline.example', to: ['ana@example.com'] });
    expect(mail?.source).toMatch(/^From: Ringline <hello@ringline\.example>\r$/m);
    expect(mail?.source).toMatch(/^Subject: =\?UTF-8\?[QB]\?.*\?=\r$/m);
    expect(mail?.source).toContain('It is here.\r\nAna');
    expect(mail?.source).toContain('<p>It is here.</p>');
  });

  it('loses what no reader takes: controls in both bodies, and breaks and turned directions in its subject', async () => {
    const { host, received } = await relay();
    const body = 'one\u000btwo\u0007\ufffe';
    await mailer(`smtp://${host}`).send({
      ...MAIL,
      subject: 'Hi\r\nBcc: eve@example.com\u202e',
      text: body,
      html: `<p>${body}</p>`,
    });
    const [mail] = received;
    expect(mail?.to).toEqual(['ana@example.com']);
    expect(mail?.source).toMatch(/^Subject: Hi Bcc: eve@example\.com\r$/m);
    expect(mail?.source).toContain('one\r\ntwo\r\n');
    expect(mail?.source).toContain('<p>one\r\ntwo</p>');
    // oxlint-disable-next-line no-control-regex
    expect(mail?.source).not.toMatch(/[\u0007\u000b]|=EF=BF=BE/);
  });

  it('is handed over with the name and password of the address', async () => {
    const logins: unknown[] = [];
    const { host, received } = await relay({
      authOptional: false,
      onAuth({ username, password }, _session, done) {
        logins.push([username, password]);
        done(password === 'p@ss/word' ? null : new Error('no'), { user: username });
      },
    });
    await mailer(`smtp://ringline:${encodeURIComponent('p@ss/word')}@${host}`).send(MAIL);
    expect(logins).toEqual([['ringline', 'p@ss/word']]);
    await expect(mailer(`smtp://ringline:other@${host}`).send(MAIL)).rejects.toThrow(/Invalid login/);
    expect(received).toHaveLength(1);
  });

  it('that the relay does not take is an error', async () => {
    const { host, received } = await relay({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error('No such person'), { responseCode: 550 })),
    });
    await expect(mailer(`smtp://${host}`).send(MAIL)).rejects.toThrow('550 No such person');
    expect(received).toEqual([]);
  });

  it('cannot bring headers of its own', async () => {
    const { host, received } = await relay();
    await mailer(`smtp://${host}`).send({ ...MAIL, subject: 'Hello\r\nBcc: eve@example.com' });
    expect(received[0]?.to).toEqual(['ana@example.com']);
    expect(received[0]?.source).not.toMatch(/^Bcc:/m);
  });
});

describe('while the relay is away', () => {
  it('a mail fails at once where nobody listens, and the next goes when it is back', async () => {
    const probe = createServer();
    await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    const away = mailer(`smtp://127.0.0.1:${port}`);
    await expect(away.send(MAIL)).rejects.toThrow('ECONNREFUSED');

    const received: string[] = [];
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      onData(stream, _session, done) {
        void text(stream).then((source) => {
          received.push(source);
          done();
        });
      },
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    end.push(() => server.close());
    await away.send(MAIL);
    expect(received).toHaveLength(1);
  });

  it('a mail fails in time where the line is taken and nobody speaks', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket.on('error', () => undefined)));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    end.push(() => {
      for (const socket of sockets) socket.destroy();
      silent.close();
    });
    const { port } = silent.address() as AddressInfo;
    await expect(mailer(`smtp://127.0.0.1:${port}`, IMPATIENT).send(MAIL)).rejects.toThrow(
      /Greeting never received|Timeout/,
    );
  });

  it('a mail fails in time where the relay stops answering in the middle', async () => {
    const { host } = await relay({ onMailFrom: () => undefined });
    await expect(mailer(`smtp://${host}`, IMPATIENT).send(MAIL)).rejects.toThrow('Timeout');
  });
});
