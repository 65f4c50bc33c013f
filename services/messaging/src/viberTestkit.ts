/** A provider of Viber that speaks as much of Vonage's protocol as the adapter uses, for this service's tests. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { createViber, signAsVonage } from '@ringline/kit/viber';
import { atEndOfFile } from '@ringline/kit/testing';

const KEY = 'abcd1234';
const SECRET = 'api-secret';
const SIGNATURE_SECRET = 'signature-secret-of-the-account-at-vonage';

interface Sent extends Record<string, unknown> {
  readonly id: string;
}
type Fault = 'busy' | 'refuse' | 'lose-answer';

export async function testViber() {
  const sent: Sent[] = [];
  const faults: Fault[] = [];
  const files = new Map<string, Uint8Array>();
  const password = `Basic ${Buffer.from(`${KEY}:${SECRET}`).toString('base64')}`;

  const server = createServer((request, response) => {
    const answer = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    if (request.headers.authorization !== password) return void answer(401, { title: 'Unauthorized' });
    if (request.method === 'GET') {
      const bytes = files.get(request.url ?? '');
      return void response.writeHead(bytes ? 200 : 404).end(bytes);
    }
    void json(request).then((body) => {
      const fault = faults.shift();
      const type = (code: number) => `https://developer.vonage.com/api-errors/messages#${code}`;
      if (fault === 'busy') return answer(429, { type: type(1_000), title: 'Throttled', detail: 'wait' });
      if (fault === 'refuse') return answer(422, { type: type(1_120), title: 'Illegal Sender Address', detail: '' });
      const id = crypto.randomUUID();
      sent.push({ ...(body as object), id });
      if (fault === 'lose-answer') return request.socket.destroy();
      return answer(202, { message_uuid: id });
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  atEndOfFile(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    sent,
    adapter: createViber({
      VIBER_API_KEY: KEY,
      VIBER_API_SECRET: SECRET,
      VIBER_SIGNATURE_SECRET: SIGNATURE_SECRET,
      VIBER_API_URL: url,
      VIBER_SENDERS: '*',
    }),
    /** What happens to the next requests that send, in order. */
    faultNext: (...next: Fault[]) => void faults.push(...next),
    /** @returns its address */
    giveFile(bytes: Uint8Array): string {
      const path = `/v3/media/${files.size + 1}`;
      files.set(path, bytes);
      return url + path;
    },
    sign: (body: Uint8Array, now: Date, secret = SIGNATURE_SECRET) => signAsVonage(secret, KEY, body, now),
  };
}
