/** Sockets that all subscribe to the inbox, in a process of their own so that their work is not counted as the edge's. */
import { readFileSync } from 'node:fs';
import { WebSocket } from 'ws';

/** The inbox's own subscription: the longest frame that the web client asks for. */
const OPERATION = 'useInboxLiveSubscription';

const [url = '', workspace = '', count = '0'] = process.argv.slice(2);
const persisted = JSON.parse(readFileSync(new URL('../../bff/persisted.json', import.meta.url), 'utf8')) as Record<
  string,
  string
>;
const id = Object.entries(persisted).find(([, text]) => text.startsWith(`subscription ${OPERATION} `))?.[0];
if (!id) throw new Error(`bff/persisted.json has no ${OPERATION}`);

let heard = 0;
let first = 0;
let bytes = 0;

function onFrame(data: Buffer): void {
  const now = performance.now();
  if (heard === 0) first = now;
  heard += 1;
  bytes += data.length;
  if (heard < Number(count)) return;
  process.send?.({ kind: 'heard', spreadMs: now - first, bytes });
  heard = bytes = 0;
}

function open(): Promise<void> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const send = (message: object) => socket.send(JSON.stringify(message));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  socket.once('error', reject);
  socket.once('close', (code) => reject(new Error(`The socket was closed with ${code}`)));
  socket.once('open', () => send({ type: 'connection_init', payload: { token: 'ana', workspace } }));
  socket.on('message', (data: Buffer) => {
    const text = data.toString();
    if (text.includes('"type":"next"')) {
      if (text.includes('"errors"')) throw new Error(`A frame with errors: ${text}`);
      return onFrame(data);
    }
    const { type } = JSON.parse(text) as { type: string };
    if (type === 'connection_ack') {
      send({ id: '1', type: 'subscribe', payload: { query: '', extensions: { id } } });
      // Answered after the subscription before it: it stands then.
      send({ type: 'ping' });
    }
    if (type === 'pong') resolve();
  });
  return promise;
}

// One after the other: a benchmark of frames is none of handshakes.
for (let opened = 0; opened < Number(count); opened += 1) await open();
process.send?.({ kind: 'open' });
process.once('disconnect', () => process.exit(0));
