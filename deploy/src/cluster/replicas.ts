/** A stable port in front of the replicas of one service: what a Service is in Kubernetes, for one machine. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A connection waits this long for a replica, so that a restart is a pause and not a refusal. */
const WAIT_MS = 10_000;
const LOOK_EVERY_MS = 25;

/** Replicas that take connections, by service. */
export type Table = Readonly<Record<string, readonly number[]>>;

export class Replicas {
  readonly #ports: () => readonly number[];
  readonly #server: Server;
  #next = 0;

  /** @param ports those of the replicas that take connections now */
  constructor(ports: () => readonly number[]) {
    this.#ports = ports;
    this.#server = createServer({ pauseOnConnect: true, allowHalfOpen: true }, (socket) => void this.#connect(socket));
  }

  async listen(port: number): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#server.once('error', reject).listen(port, '127.0.0.1', resolve);
    await promise;
  }

  async #connect(client: Socket): Promise<void> {
    client.on('error', () => client.destroy());
    const upstream = await this.#reach(client);
    if (!upstream) return void client.destroy();
    upstream.on('error', () => client.destroy());
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.pipe(upstream).pipe(client);
    client.resume();
  }

  /** A connection to a replica; undefined when there is none in time, or nobody waits for it any more. */
  async #reach(client: Socket): Promise<Socket | undefined> {
    const until = performance.now() + WAIT_MS;
    while (performance.now() < until && !client.destroyed) {
      const ports = this.#ports();
      for (let tried = 0; tried < ports.length; tried += 1) {
        this.#next += 1;
        const upstream = await attempt(ports[this.#next % ports.length] ?? 0);
        if (upstream) return upstream;
      }
      await pause(LOOK_EVERY_MS);
    }
    return undefined;
  }
}

function attempt(port: number): Promise<Socket | undefined> {
  const { promise, resolve } = Promise.withResolvers<Socket | undefined>();
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.once('connect', () => {
    socket.off('error', failed);
    resolve(socket.setNoDelay(true));
  });
  const failed = () => {
    socket.destroy();
    resolve(undefined);
  };
  socket.once('error', failed);
  return promise;
}
