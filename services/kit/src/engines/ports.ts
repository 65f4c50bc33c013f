import { createServer } from 'node:net';

/**
 * The wanted port if it is free on 127.0.0.1, any other otherwise; 0 or nothing asks for any.
 * @throws Error when there is none
 */
export async function freePort(wanted = 0): Promise<number> {
  const port = (wanted === 0 ? undefined : await bound(wanted)) ?? (await bound(0));
  if (!port) throw new Error('There is no free port on 127.0.0.1');
  return port;
}

function bound(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen({ port, host: '127.0.0.1', exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}
