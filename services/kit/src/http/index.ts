/** The HTTP server of a process: health, metrics, one shape of errors (RFC 9457), body limits. */
import formbody from '@fastify/formbody';
import websocket from '@fastify/websocket';
import { fastify, type FastifyInstance } from 'fastify';
import { refusalOfDatabase } from '../db/index.ts';
import { AWAY, isAway, Refusal, refusalOf } from '../errors/index.ts';
import { repeated, type Log, type Metrics } from '../telemetry/index.ts';
import { endIdleBodies, HEADERS_MS, limitConnections, LOOK_FOR_LATE_MS, type BodyPace } from './connections.ts';
import { heardOut } from './heardOut.ts';
import { hostsOf, mayEnter, type Hosts } from './hosts.ts';
import { observeHttp } from './observe.ts';

export { serveFigures, type Figures } from './figures.ts';
export { heardOut } from './heardOut.ts';
export { hostnameOf, hostsOf, isLoopback, isOurHost, type Hosts } from './hosts.ts';
export { inTime } from './inTime.ts';
export { readBody, readParams, readQuery } from './read.ts';
export { countWebhooks, type WebhookCounter } from './webhooks.ts';

/** Bytes of a request's body that are read at the most, unless a route says otherwise. */
export const BODY_LIMIT_BYTES = 1_048_576;

/** Bytes of one WebSocket message. */
const SOCKET_LIMIT_BYTES = 262_144;

const statusByCode: Readonly<Record<string, number>> = {
  UNAUTHENTICATED: 401,
  TOKEN_EXPIRED: 401,
  SESSION_IDLE: 401,
  FORBIDDEN_ROLE: 403,
  OUT_OF_SCOPE: 403,
  SEAT_REQUIRED: 403,
  FEATURE_NOT_IN_PLAN: 403,
  NOT_FOUND: 404,
  GONE: 410,
  CONFLICT: 409,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
};

export interface HttpServerOptions {
  readonly log: Log;
  readonly metrics: Metrics;
  /** Throws when a dependency is away; names which. */
  readonly ready: () => Promise<void>;
  /**
   * Proxies in front whose word in X-Forwarded-For is taken; 0 (default): nobody's. What stands further to the left came from
   * the client, who could be anybody by it.
   */
  readonly proxyHops?: number;
  /** What `close` does with connections: `at-once` (default) cuts them, `graceful` lets requests in hand end. */
  readonly closing?: 'at-once' | 'graceful';
  /** The names by which it may be called; left out, those of loopback. */
  readonly hosts?: Hosts;
  /** Connections that one address may have at the same time; 0 (default): as many as it likes. */
  readonly connectionsPerAddress?: number;
  /** How fast a body has to come at the least. */
  readonly bodyPace?: BodyPace;
}

/** A server with /healthz (the process) and /readyz (its dependencies), for those alone who call it by one of its names. */
export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  const app = fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: (_address, hop) => hop < (options.proxyHops ?? 0),
    forceCloseConnections: options.closing === 'graceful' ? 'idle' : true,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: LOOK_FOR_LATE_MS },
  });
  if (options.connectionsPerAddress) limitConnections(app.server, options.connectionsPerAddress);
  await app.register(formbody);
  // One upgrade handler for the whole server, shared by everybody who has sockets.
  await app.register(websocket, { options: { maxPayload: SOCKET_LIMIT_BYTES } });
  // Behind that, which ends the socket of an upgrade that is refused; before all else, which strangers cost nothing then.
  refuseForeignHosts(app, options.hosts ?? hostsOf('localhost', []), options.log);
  endIdleBodies(app, options.bodyPace);
  observeHttp(app, options.metrics);
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await options.ready();
      return { status: 'ready' };
    } catch (error) {
      return reply
        .code(503)
        .send({ status: 'not ready', reason: error instanceof Error ? error.message : String(error) });
    }
  });
  // What does not say that it may be kept is for who asked, once.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    done();
  });
  app.setErrorHandler(async (error, request, reply) => {
    // Who asked went away in the middle of it: that is no failure of ours, and nobody hears an answer.
    if (request.raw.readableAborted) return reply.code(400).send();
    const problem = problemOf(error);
    if (problem.status === 413) await heardOut(request.raw);
    if (problem.status === 503) repeated(options.log).error({ err: error }, 'a request failed with what it needs');
    else if (problem.status >= 500) options.log.error({ err: error }, 'request failed');
    // What was said of a file that did not come is not said of the problem: it is neither kept nor saved.
    for (const header of ['content-disposition', 'cache-control']) void reply.removeHeader(header);
    if (problem.status === 503) void reply.header('retry-after', RETRY_AFTER_SECONDS);
    return reply.code(problem.status).type('application/problem+json').send(problem);
  });
  return app;
}

function refuseForeignHosts(app: FastifyInstance, hosts: Hosts, log: Log): void {
  app.addHook('onRequest', async (request, reply) => {
    const { host } = request.headers;
    if (mayEnter(host, request.url.split('?', 1)[0] ?? '', hosts)) return undefined;
    repeated(log).warn({ host }, 'a request for a name that is not ours was refused (PUBLIC_URL, ALLOWED_HOSTS)');
    const problem = {
      status: 421,
      code: 'MISDIRECTED',
      title:
        'This server doesn’t answer at this address. Open its own address, or add this one (PUBLIC_URL, ALLOWED_HOSTS).',
    };
    return reply.code(421).header('connection', 'close').type('application/problem+json').send(problem);
  });
}

/** Seconds after which it is worth trying again while something is away. */
const RETRY_AFTER_SECONDS = 2;

export interface Problem {
  readonly status: number;
  readonly title: string;
  readonly code: string;
  readonly field?: string | undefined;
  readonly why?: unknown;
}

/** An error as RFC 9457 tells it, without anything of the inside. */
export function problemOf(error: unknown): Problem {
  const refusal = refusalOf(error) ?? refusalOfDatabase(error) ?? (isAway(error) ? AWAY : undefined);
  if (refusal) return fromRefusal(refusal);
  const { statusCode, code } = error as { statusCode?: number; code?: string };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return {
      status: 413,
      code: 'MEDIA_TOO_LARGE',
      title: 'The request is larger than 1 MB. Send less at once; files go through an upload.',
    };
  }
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return { status: statusCode, code: 'VALIDATION_FAILED', title: (error as Error).message };
  }
  return fromRefusal(
    new Refusal({
      code: 'INTERNAL',
      message: 'Something went wrong on our side. Try again. If it keeps happening, contact support.',
    }),
  );
}

function fromRefusal(refusal: Refusal): Problem {
  return {
    status: statusByCode[refusal.code] ?? 422,
    code: refusal.code,
    title: refusal.message,
    ...(refusal.field === undefined ? {} : { field: refusal.field }),
    ...(refusal.why ? { why: refusal.why } : {}),
  };
}
