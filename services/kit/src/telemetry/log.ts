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
      redact: { paths: PERSONAL.flatMap((key) => [key, `*.${key}`]), censor: '[redacted]' },
      mixin() {
        const span = trace.getActiveSpan()?.spanContext();
        return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
      },
    },
    pino.destination({ dest: 2, sync: true }),
  );
}
