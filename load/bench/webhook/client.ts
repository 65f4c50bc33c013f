/**
 * The carrier as a plain socket client: requests are signed before the clock starts, so that what is measured is the server.
 * A process of its own, forked with IPC.
 */
import { connect, type Socket } from 'node:net';
import twilio from 'twilio';
import { AUTH_TOKEN, PUBLIC_URL } from '../carrierAccount.ts';
import { CALLERS, INBOUND_PATH, type ClientOrder, type ClientReport } from './protocol.ts';

let calls = 0;

process.on('disconnect', () => process.exit(0));
process.on('message', (order) => {
  void carryOut(order as ClientOrder).then((report) => process.send?.(report));
});

async function carryOut(order: ClientOrder): Promise<ClientReport> {
  const requests = Array.from({ length: order.requests }, () => request(order));
  return order.perSecond === undefined
    ? closed(order.port, requests, order.atOnce ?? 16)
    : open(order.port, requests, order.perSecond);
}

function request({ port, numbers }: ClientOrder): Buffer {
  calls += 1;
  const form = {
    CallSid: `CA${process.pid.toString(16)}${calls.toString(16).padStart(24, '0')}`,
    AccountSid: `AC${'1'.repeat(32)}`,
    From: CALLERS[calls % CALLERS.length] ?? '',
    To: numbers[calls % numbers.length] ?? '',
    CallStatus: 'ringing',
    ApiVersion: '2010-04-01',
    Direction: 'inbound',
    ForwardedFrom: '',
    CallerName: '',
    ParentCallSid: '',
  };
  const body = new URLSearchParams(form).toString();
  return Buffer.from(
    [
      `POST ${INBOUND_PATH} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      'User-Agent: TwilioProxy/1.1',
      'Content-Type: application/x-www-form-urlencoded; charset=utf-8',
      `X-Twilio-Signature: ${twilio.getExpectedTwilioSignature(AUTH_TOKEN, PUBLIC_URL + INBOUND_PATH, form)}`,
      `Content-Length: ${body.length}`,
      '',
      body,
    ].join('\r\n'),
  );
}

/** A kept connection: one request after the other. */
class Line {
  readonly #socket: Socket;
  #answered: (status: number) => void = () => undefined;
  #received = '';

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (chunk: Buffer) => this.#take(chunk.toString('latin1')));
    const broken = () => this.#answered(0);
    this.#socket.on('error', broken).on('close', broken);
  }

  send(bytes: Buffer): Promise<number> {
    return new Promise((resolve) => {
      this.#answered = resolve;
      this.#socket.write(bytes);
    });
  }

  end(): void {
    this.#socket.destroy();
  }

  #take(text: string): void {
    this.#received += text;
    const head = this.#received.indexOf('\r\n\r\n');
    if (head === -1) return;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(this.#received)?.[1] ?? 0);
    if (this.#received.length < head + 4 + length) return;
    const status = Number(this.#received.slice(9, 12));
    this.#received = '';
    this.#answered(status);
  }
}

async function closed(port: number, requests: readonly Buffer[], atOnce: number): Promise<ClientReport> {
  const latencies: number[] = [];
  let failures = 0;
  let next = 0;
  const began = performance.now();
  const work = async () => {
    const line = new Line(port);
    for (let bytes = requests[next++]; bytes; bytes = requests[next++]) {
      const sent = performance.now();
      if ((await line.send(bytes)) !== 200) failures += 1;
      latencies.push(performance.now() - sent);
    }
    line.end();
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return { seconds: (performance.now() - began) / 1_000, latencies, failures };
}

/** An open model: a request goes out when its time has come; its latency counts from then, on whatever line is free. */
async function open(port: number, requests: readonly Buffer[], perSecond: number): Promise<ClientReport> {
  const latencies: number[] = [];
  const free: Line[] = [];
  let failures = 0;
  const under: Promise<void>[] = [];
  const began = performance.now();
  for (const [index, bytes] of requests.entries()) {
    const due = began + (index * 1_000) / perSecond;
    const wait = due - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    const line = free.pop() ?? new Line(port);
    under.push(
      line.send(bytes).then((status) => {
        if (status !== 200) failures += 1;
        latencies.push(performance.now() - due);
        free.push(line);
      }),
    );
  }
  await Promise.all(under);
  for (const line of free) line.end();
  return { seconds: (performance.now() - began) / 1_000, latencies, failures };
}
