/** The edge as the web client uses it: persisted operations over HTTP, and graphql-transport-ws for subscriptions. */
import http from 'k6/http';
import { Counter } from 'k6/metrics';
import { WebSocket } from 'k6/websockets';
import { URL_OF_PRODUCT } from './world.js';

const persisted = JSON.parse(open('../../../bff/persisted.json'));

/** Id of the operation that the web client calls so; several releases' are valid, and any of them does. */
export function operation(name) {
  const found = Object.entries(persisted).find(([, text]) =>
    new RegExp(`^(query|mutation|subscription) ${name}\\b`).test(text),
  );
  if (!found) throw new Error(`bff/persisted.json has no operation ${name}`);
  return found[0];
}

/** Sockets that the product ended, or never took: of one address it takes 60 within three seconds (defaults 22). */
const lost = new Counter('sockets_lost');

const headersOf = (agent) => ({
  'content-type': 'application/json',
  ...(agent && { authorization: `Bearer ${agent.token}`, 'x-workspace': agent.workspaceId }),
});

/** Runs an operation; `tags.name` groups its figures. */
export function ask(agent, id, name, variables = {}) {
  return http.post(`${URL_OF_PRODUCT}/graphql`, JSON.stringify({ extensions: { id }, variables }), {
    headers: headersOf(agent),
    tags: { name },
  });
}

/** Whether the answer is one, and holds no refusal. */
export function isAnswered(response) {
  return response.status === 200 && response.json('errors') === undefined;
}

/** A GET of the edge with the agent's rights. */
export function get(agent, path, name) {
  return http.get(URL_OF_PRODUCT + path, { headers: headersOf(agent), tags: { name } });
}

/**
 * Subscribes over a socket of its own; `onFrame` gets the data of every frame.
 * Scripts that subscribe have a threshold for `sockets_lost`: whoever is not connected sees nothing, which looks like a lost frame.
 * @returns `{ close() }`
 */
export function subscribe(agent, id, onFrame) {
  let closing = false;
  const socket = new WebSocket(`${URL_OF_PRODUCT.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const send = (message) => socket.send(JSON.stringify(message));
  socket.addEventListener('open', () =>
    send({ type: 'connection_init', payload: { token: agent.token, workspace: agent.workspaceId } }),
  );
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    if (message.type === 'connection_ack') {
      send({ id: '1', type: 'subscribe', payload: { query: '', extensions: { id } } });
    }
    if (message.type === 'ping') send({ type: 'pong' });
    if (message.type === 'next') onFrame(message.payload.data);
  });
  socket.addEventListener('close', () => {
    if (!closing) lost.add(1);
  });
  return {
    close: () => {
      closing = true;
      socket.close();
    },
  };
}
