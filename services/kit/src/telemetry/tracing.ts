import {
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  context,
  createContextKey,
  propagation,
  trace,
  type Attributes,
  type Context,
  type Link,
  type Span,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOffSampler, BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { storySampler } from './sampler.ts';

const SCOPE = 'ringline';
/** A tracer keeps the provider that it found first, so it is asked for again when tracing starts. */
let tracer = trace.getTracer(SCOPE);

const KINDS = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
} as const;

interface Subject {
  workspaceId?: string;
}

const SUBJECT = createContextKey('ringline.subject');

export interface SpanOptions {
  readonly kind: keyof typeof KINDS;
  /** Names, codes and counts; never what a person wrote, nor a number. */
  readonly attributes?: Attributes;
  /**
   * W3C traceparents of what led here over the event path. With them the span begins a trace of its own: between an event
   * and its handling lies a queue, and one event has many readers.
   */
  readonly causes?: readonly (string | null | undefined)[];
}

/**
 * Wires W3C trace context for this process.
 * @param endpoint an OTLP collector's base address; without one traces travel with requests, events and log lines but are kept nowhere
 * @param share of the stories that is exported, 0..1
 * @returns ends the export of what is still in hand
 */
export function startTracing(serviceName: string, endpoint: string | undefined, share = 1): () => Promise<void> {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: endpoint ? storySampler(share) : new AlwaysOffSampler(),
    spanProcessors: endpoint
      ? [
          new BatchSpanProcessor({
            exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
          }),
        ]
      : [],
  });
  const mine = trace.setGlobalTracerProvider(provider);
  if (mine) {
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    propagation.setGlobalPropagator(new W3CTraceContextPropagator());
    tracer = trace.getTracer(SCOPE);
  }
  return async () => {
    // A collector that is away is no reason for a process not to end well.
    await provider.shutdown().catch(() => undefined);
    if (!mine) return;
    // So that it can be started again in this process.
    trace.disable();
    context.disable();
    propagation.disable();
    tracer = trace.getTracer(SCOPE);
  };
}

/** Writes the trace context of the running span into outgoing headers. */
export function injectTrace(set: (key: string, value: string) => void): void {
  propagation.inject(context.active(), undefined, { set: (_carrier, key, value) => set(key, value) });
}

/** The context of a trace that came with a request; an empty one when none did. */
export function remoteContext(traceparent: string | null | undefined): Context {
  if (!traceparent) return ROOT_CONTEXT;
  return propagation.extract(ROOT_CONTEXT, undefined, {
    get: (_carrier, key) => (key === 'traceparent' ? traceparent : undefined),
    keys: () => ['traceparent'],
  });
}

/** Continues a trace that came with a request. */
export function withRemoteTrace<T>(traceparent: string | null | undefined, work: () => T): T {
  return context.with(remoteContext(traceparent), work);
}

/** Begins a span that its maker ends, and the context in which its work runs. */
export function beginSpan(
  name: string,
  { kind, attributes = {}, causes }: SpanOptions,
  parent: Context = context.active(),
): { span: Span; context: Context } {
  const links = (causes ?? []).flatMap(linkTo);
  const span = tracer.startSpan(name, { kind: KINDS[kind], attributes, links, root: causes !== undefined }, parent);
  const begun = trace.setSpan(parent, span);
  // Where work enters a process it is not known yet whom it is about.
  const enters = kind === 'server' || kind === 'consumer' || causes !== undefined;
  return { span, context: enters ? begun.setValue(SUBJECT, {}) : begun };
}

/** Says which workspace the present work is about: its span and its log lines show it. */
export function concerns(workspaceId: string | null | undefined): void {
  if (!workspaceId) return;
  const active = context.active();
  const subject = active.getValue(SUBJECT) as Subject | undefined;
  if (subject) subject.workspaceId = workspaceId;
  trace.getSpan(active)?.setAttribute('ringline.workspace.id', workspaceId);
}

/** What a log line says of the work that wrote it. */
export function presentWork(): Record<string, string> {
  const active = context.active();
  const span = trace.getSpan(active)?.spanContext();
  const workspaceId = (active.getValue(SUBJECT) as Subject | undefined)?.workspaceId;
  return {
    ...(span && { trace_id: span.traceId, span_id: span.spanId }),
    ...(workspaceId && { workspace_id: workspaceId }),
  };
}

/** Runs work in a span of its own; a throw marks the span failed and passes on. */
export async function withSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<T>,
  isFailure: (error: unknown) => boolean = () => true,
): Promise<T> {
  const begun = beginSpan(name, options);
  return context.with(begun.context, async () => {
    try {
      return await work(begun.span);
    } catch (error) {
      // Its message may hold what somebody wrote: the log, which is scrubbed, has it.
      if (error instanceof Error) begun.span.setAttribute('error.type', error.name);
      if (isFailure(error)) begun.span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      begun.span.end();
    }
  });
}

const TRACEPARENT = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/;

function linkTo(traceparent: string | null | undefined): Link[] {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags) return [];
  return [{ context: { traceId, spanId, traceFlags: Number.parseInt(flags, 16), isRemote: true } }];
}
