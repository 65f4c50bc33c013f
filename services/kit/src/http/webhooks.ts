/** How webhooks of providers end: what they are told decides whether they come again. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../telemetry/index.ts';

export interface WebhookCounter {
  /** The request got the answer for bad times: nothing could be recorded, and the provider holds the state. */
  degraded(request: FastifyRequest): void;
}

const RESULTS: Readonly<Record<number, string>> = { 403: 'unsigned', 404: 'unknown' };

/** Counts the requests to the routes of a scope. */
export function countWebhooks(scope: FastifyInstance, service: string, metrics: Metrics): WebhookCounter {
  const requests = metrics.counter({
    name: 'webhook_requests_total',
    help: 'Webhooks that providers sent, by what they were told',
    labels: ['service', 'route', 'result'],
  });
  const degraded = new WeakSet<FastifyRequest>();
  scope.addHook('onResponse', (request, reply, done) => {
    const { statusCode } = reply;
    const told = statusCode >= 500 ? 'failed' : statusCode >= 400 ? (RESULTS[statusCode] ?? 'refused') : 'ok';
    const result = degraded.has(request) ? 'degraded' : told;
    requests.labels(service, request.routeOptions.url ?? 'none', result).inc();
    done();
  });
  return { degraded: (request) => void degraded.add(request) };
}
