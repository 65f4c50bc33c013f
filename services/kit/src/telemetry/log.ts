import { pino, type Logger } from 'pino';
import { scrub, scrubMessage } from './scrub.ts';
import { presentWork } from './tracing.ts';

export type Log = Logger;

/** Nothing that a person wrote or typed is logged, nor what opens a door (ecosystem §5). */
const PERSONAL = [
  'password',
  'code',
  'token',
  'refreshToken',
  'accessToken',
  'callToken',
  'secret',
  'body',
  'email',
  'authorization',
  'cookie',
];
const STDERR = 2;

/**
 * A JSON log with trace ids and without personal data.
 * @param name of the service; it stands in each line
 * @param level a pino level; `silent` in tests
 * @param destination a file, appended to; standard error when left out
 */
export function createLog(name: string, level: string, destination?: string): Log {
  return pino(
    {
      name,
      level,
      // An error of a library may carry its whole request, credentials included: only what explains it is written.
      serializers: { err: explain },
      redact: { paths: PERSONAL.flatMap((key) => (key === 'code' ? [key] : [key, `*.${key}`])), censor: '[redacted]' },
      mixin: presentWork,
      // The last gate: what a library put into a message nobody looked at.
      hooks: { streamWrite: scrub },
    },
    pino.destination({ dest: destination ?? STDERR, sync: true }),
  );
}

/** What of an error may be kept or written: why it happened and where, not with which data. */
export function explain(error: unknown): {
  message: string;
  type?: string;
  code?: unknown;
  stack?: string;
  cause?: unknown;
} {
  if (!(error instanceof Error)) return { message: scrub(String(error)) };
  const { code } = error as { code?: unknown };
  const message = scrubMessage(error);
  return {
    type: error.name,
    message,
    ...(code === undefined ? {} : { code }),
    ...(error.stack === undefined ? {} : { stack: stackOf(error.stack, message, error.name) }),
    ...(error.cause === undefined ? {} : { cause: explain(error.cause) }),
  };
}

/** An error in plain text, for who writes outside the log; as clean as there. */
export function faultOf(error: unknown): string {
  const { stack, message } = explain(error);
  return stack ?? message;
}

/** The frames alone under the message as it may be shown: a stack begins with the message as it was. */
function stackOf(stack: string, message: string, type: string): string {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return [`${type}: ${message}`, ...frames].join('\n');
}
