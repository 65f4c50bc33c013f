/** Spans and RED figures of HTTP, by route: never by path, which may hold a number or an id. */
import { SpanStatusCode, context, trace, type Context } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beginSpan, remoteContext, type Metrics } from '../telemetry/index.ts';

/** What is asked every few seconds by machines tells nothing. */
const UNSEEN: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);
/** `/ringline.billing.v1.BillingService/HoldForCall`: a call has a span and figures of its own (kit/rpc). */
const RPC_ROUTE = /^\/ringline\.[\w.]+\/\w+$/;

interface Seen {
  readonly context: Context;
  /** Undefined where another part makes the span. */
  readonly route: string | undefined;
  readonly began: number;
}

/** Observes every request of a server. Register it before the routes. */
export function observeHttp(app: FastifyInstance, metrics: Metrics): void {
  const durations = metrics.histogram({
    name: 'http_server_request_duration_seconds',
    help: 'Time until an answer was sent, by route',
    labels: ['route', 'method', 'status'],
  });
  const seen = new WeakMap<FastifyRequest, Seen>();

  app.addHook('onRequest', (request, _reply, done) => {
    const remote = remoteContext(headerOf(request));
    const route = request.routeOptions.url ?? 'none';
    const isSocket = request.headers.upgrade !== undefined;
    if (isSocket || UNSEEN.has(route) || RPC_ROUTE.test(route)) {
      seen.set(request, { context: remote, route: undefined, began: 0 });
      context.with(remote, done);
      return;
    }
    const { method } = request;
    const begun = beginSpan(
      `${method} ${route}`,
      { kind: 'server', attributes: { 'http.request.method': method, 'http.route': route } },
      remote,
    );
    seen.set(request, { context: begun.context, route, began: performance.now() });
    context.with(begun.context, done);
  });

  // Reading a body loses the context: its last chunk comes in the socket's own.
  app.addHook('preValidation', (request, _reply, done) => {
    context.with(seen.get(request)?.context ?? context.active(), done);
  });

  const end = (request: FastifyRequest, status: number): void => {
    const entry = seen.get(request);
    if (entry?.route === undefined) return;
    seen.delete(request);
    durations.labels(entry.route, request.method, String(status)).observe((performance.now() - entry.began) / 1_000);
    const span = trace.getSpan(entry.context);
    span?.setAttribute('http.response.status_code', status);
    if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  };
  app.addHook('onResponse', (request, reply, done) => {
    end(request, reply.statusCode);
    done();
  });
  // The client hung up before there was an answer: 499, as proxies write it.
  app.addHook('onRequestAbort', (request, done) => {
    end(request, 499);
    done();
  });
}

function headerOf(request: FastifyRequest): string | undefined {
  const { traceparent } = request.headers;
  return typeof traceparent === 'string' ? traceparent : undefined;
}
