import { ROOT_CONTEXT, SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

const tracer = trace.getTracer('ringline');

/**
 * Wires W3C trace context for this process.
 * @param endpoint an OTLP collector's base address; without one traces travel with requests and events but are kept nowhere
 * @returns ends the export of what is still in hand
 */
export function startTracing(serviceName: string, endpoint: string | undefined): () => Promise<void> {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  if (!endpoint) return async () => {};
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }) }),
    ],
  });
  trace.setGlobalTracerProvider(provider);
  return () => provider.shutdown();
}

/** Writes the trace context of the running span into outgoing headers. */
export function injectTrace(set: (key: string, value: string) => void): void {
  propagation.inject(context.active(), undefined, { set: (_carrier, key, value) => set(key, value) });
}

/** Continues a trace that came with a request or an event. */
export function withRemoteTrace<T>(traceparent: string | null | undefined, work: () => T): T {
  if (!traceparent) return context.with(ROOT_CONTEXT, work);
  const remote = propagation.extract(ROOT_CONTEXT, undefined, {
    get: (_carrier, key) => (key === 'traceparent' ? traceparent : undefined),
    keys: () => ['traceparent'],
  });
  return context.with(remote, work);
}

/** Runs what serves a request, or handles an event, in a span of its own; a throw marks the span failed and passes on. */
export function withSpan<T>(name: string, kind: 'server' | 'consumer', work: () => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(
    name,
    { kind: kind === 'server' ? SpanKind.SERVER : SpanKind.CONSUMER },
    async (span) => {
      try {
        return await work();
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        span.end();
      }
    },
  );
}
