/** What one client may hold of a server without using it: connections, headers and bodies that never end. */
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Milliseconds within which the headers of a request must have come. */
export const HEADERS_MS = 10_000;
/** Between two looks for headers that are late. */
export const LOOK_FOR_LATE_MS = 2_000;

export interface BodyPace {
  /** Milliseconds in which a body must get on by `bytes`; it is ended when it does not twice in a row, since we may have been busy. */
  readonly milliseconds: number;
  readonly bytes: number;
}

/** 1 kB in 5 s: a phone on a bad line sends fifty times that. */
const SLOWEST: BodyPace = { milliseconds: 5_000, bytes: 1_024 };

/**
 * Lets one address have so many connections at the same time; one more is closed as soon as it is made. Of no use behind a
 * proxy, whose address all of them have.
 */
export function limitConnections(server: Server, most: number): void {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const count = open.get(address) ?? 0;
    if (count >= most) {
      socket.destroy();
      return;
    }
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}

interface Coming {
  readonly raw: IncomingMessage;
  before: number;
  slow: boolean;
}

/**
 * Ends requests whose body does not get on, with 408. A body may take as long as it needs: an upload over a bad line is no attack.
 */
export function endIdleBodies(app: FastifyInstance, pace: BodyPace = SLOWEST): void {
  const coming = new Set<Coming>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    const { 'transfer-encoding': encoding, 'content-length': length, upgrade } = raw.headers;
    if ((encoding !== undefined || Number(length ?? 0) > 0) && upgrade === undefined) {
      const one = { raw, before: raw.socket.bytesRead, slow: false };
      coming.add(one);
      for (const end of ['end', 'close'] as const) raw.once(end, () => coming.delete(one));
    }
    done();
  });
  const looks = setInterval(() => {
    for (const one of coming) {
      const { raw, before } = one;
      one.before = raw.socket.bytesRead;
      // What has come and was not taken yet waits for us, not for the client.
      const wasSlow = one.slow;
      one.slow = !(raw.complete || one.before - before >= pace.bytes || raw.readableLength > 0);
      if (!wasSlow || !one.slow) continue;
      coming.delete(one);
      if (raw.socket.writable) raw.socket.end(TOO_SLOW);
      // Cut on somebody who still sends, the reason would be lost with the connection.
      setTimeout(() => raw.destroy(), HEARD_MS).unref();
    }
  }, pace.milliseconds).unref();
  app.addHook('onClose', (_app, done) => {
    clearInterval(looks);
    done();
  });
}

/** Milliseconds in which the reason may arrive. */
const HEARD_MS = 500;
const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
