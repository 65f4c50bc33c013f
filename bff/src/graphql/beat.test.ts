/** A heart-beat is taken over the socket, with the access token of now; nothing else that is asked once is. */
import { createClient } from 'graphql-ws';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { WORKSPACE, owner, world, type World } from '../testing/world.ts';

const BEAT =
  'mutation { reportDevice(input: { deviceId: "d", state: REGISTERED, microphoneAllowed: true }) { reachable } }';
let open: World | undefined;
afterEach(() => open?.close());

async function page(fakes = { calls: { reportDevice: () => ({ reachable: true }) } }) {
  const edge = (open = await world({
    fakes,
    people: { ana: owner(), ben: owner({ userId: 'u-ben', sessionId: 's-ben' }) },
  }));
  const client = createClient({
    url: `${edge.address.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { token: 'ana', workspace: WORKSPACE },
  });
  const asks = (query: string, extensions?: Record<string, unknown>) =>
    new Promise<unknown[]>((resolve) => {
      const said: unknown[] = [];
      client.subscribe(
        { query, ...(extensions ? { extensions } : {}) },
        {
          next: (answer) => said.push(answer),
          error: (error) => resolve([...said, 'error', error]),
          complete: () => resolve([...said, 'complete']),
        },
      );
    });
  return { asks, dispose: () => client.dispose() };
}

describe('a heart-beat over the socket', () => {
  it('is answered once, and is as often as one likes', async () => {
    const { asks, dispose } = await page();
    for (let times = 0; times < 3; times += 1)
      expect(await asks(BEAT)).toEqual([{ data: { reportDevice: { reachable: true } } }, 'complete']);
    expect(await asks(BEAT, { token: 'ben' })).toEqual([{ data: { reportDevice: { reachable: true } } }, 'complete']);
    await dispose();
  });

  it('is refused as over HTTP where the token is nobody’s, and the socket stays', async () => {
    const { asks, dispose } = await page();
    expect(await asks(BEAT, { token: 'nobody' })).toMatchObject([
      { data: null, errors: [{ extensions: { code: 'TOKEN_EXPIRED' } }] },
      'complete',
    ]);
    expect(await asks(BEAT)).toHaveLength(2);
    await dispose();
  });

  it.each([
    '{ ping }',
    'mutation { logout }',
    `mutation { ${BEAT.slice(11, -2)} logout }`,
    `mutation { ...F } fragment F on Mutation { logout }`,
  ])('is all that is asked once there: not %s', async (query) => {
    const { asks, dispose } = await page();
    expect(await asks(query)).toMatchObject(['error', [{ extensions: { code: 'VALIDATION_FAILED' } }]]);
    await dispose();
  });
});
