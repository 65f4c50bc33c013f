/** Ports for what is told its port before it listens. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * Below what systems give to connections that go out (from 32768 on Linux, from 49152 elsewhere): any of those may be taken
 * between the moment a port is found free and the moment somebody listens on it.
 */
const OWN = { from: 20_000, to: 32_768 } as const;
const TRIES = 50;

/**
 * The wanted port if it is free on 127.0.0.1, any other otherwise; 0 or nothing asks for any.
 * @throws Error when there is none
 */
export async function freePort(wanted = 0): Promise<number> {
  if (wanted !== 0 && (await bound(wanted))) return wanted;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = await bound(randomInt(OWN.from, OWN.to));
    if (port) return port;
  }
  const port = await bound(0);
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
