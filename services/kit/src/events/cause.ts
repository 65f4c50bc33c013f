import { AsyncLocalStorage } from 'node:async_hooks';
import { context, propagation } from '@opentelemetry/api';

/** What made the present work happen; events emitted inside it inherit it. */
export interface Cause {
  /** Ties together everything that one request or webhook set off. */
  correlationId: string;
  causationId: string | null;
  traceparent: string | null;
}

const causes = new AsyncLocalStorage<Cause>();

/** Runs `work` as caused by `cause`: requests set a correlation id at the edge, the dispatcher sets the event handled. */
export function causedBy<T>(cause: Cause, work: () => T): T {
  return causes.run(cause, work);
}

/** The cause of the present work, if anybody declared one. */
export function presentCause(): Cause | undefined {
  return causes.getStore();
}

/** W3C traceparent of the active span, or of the cause when no span is active. */
export function presentTraceparent(): string | null {
  const carrier: Record<string, string> = {};
  propagation.inject(context.active(), carrier);
  return carrier['traceparent'] ?? causes.getStore()?.traceparent ?? null;
}
