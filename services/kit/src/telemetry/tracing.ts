import { ROOT_CONTEXT, SpanStatusCode, context, propagation, trace, type Span, type SpanKind } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';

const tracer = trace.getTracer('ringline');

/** Wires W3C trace context for this process. Traces are exported only where an exporter is registered. */
export function startTracing(): void {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
}

/** Writes the trace context of the running span into outgoing headers. */
export function injectTrace(set: (key: string, value: string) => void): void {
  propagation.inject(context.active(), undefined, { set: (_carrier, key, value) => set(key, value) });
}

/** The W3C traceparent of the running span, for an event's attributes; undefined outside a trace. */
export function currentTraceparent(): string | undefined {
  let found: string | undefined;
  injectTrace((key, value) => {
    if (key === 'traceparent') found = value;
  });
  return found;
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

/** Runs work in a span of its own; a throw marks the span failed and passes on. */
export function withSpan<T>(name: string, kind: SpanKind, work: (span: Span) => Promise<T>): Promise<T> {
  return tracer.startActiveSpan(name, { kind }, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}
