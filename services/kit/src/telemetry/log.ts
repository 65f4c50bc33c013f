import { trace } from '@opentelemetry/api';
import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Phone numbers keep their last four digits; nothing that a person wrote or typed is logged (ecosystem: Traces and logs). */
const PERSONAL = ['password', 'code', 'token', 'refreshToken', 'body', 'email', 'authorization', 'cookie'];

/**
 * A JSON log with trace ids and without personal data.
 * @param level a pino level; `silent` in tests
 */
export function createLog(name: string, level: string): Log {
  return pino(
    {
      name,
      level,
      // An error of a library may carry its whole request, credentials included: only what explains it is written.
      serializers: { err: explain },
      redact: { paths: PERSONAL.flatMap((key) => (key === 'code' ? [key] : [key, `*.${key}`])), censor: '[redacted]' },
      mixin() {
        const span = trace.getActiveSpan()?.spanContext();
        return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
      },
    },
    pino.destination({ dest: 2, sync: true }),
  );
}

function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: explain(error.cause) }),
  };
}
