/** Calls again when a replica went away: over a network that is ordinary, and no caller should have to see it. */
import { setTimeout as pause } from 'node:timers/promises';
import { Code, ConnectError, type Interceptor } from '@connectrpc/connect';

/** Milliseconds before each further try; the call's deadline ends them all the same. */
const PAUSES_MS = [30, 100, 300, 800, 1_500];

/** The call never left: it can be made again whatever it does. */
const NEVER_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH']);
/** The connection broke: it may have been handled. */
const BROKEN = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'UND_ERR_SOCKET']);
/** Methods that change nothing, by their first word. */
const READS = /^(Get|BatchGet|List|IssuePrincipal)/;

/**
 * Client: repeats a call that no replica took, and one whose connection broke when a second time does no harm: it reads, or
 * carries an idempotency key. What it gives up is Unavailable, whatever the transport makes of it (Aborted, Internal).
 */
export const callAgain: Interceptor = (next) => async (request) => {
  for (let tries = 0; ; tries += 1) {
    try {
      return await next(request);
    } catch (error) {
      const pauseMs = PAUSES_MS[tries];
      const code = causeCode(error);
      const neverSent = NEVER_SENT.has(code);
      if (!neverSent && !BROKEN.has(code)) throw error;
      const harmless = neverSent || READS.test(request.method.name) || hasKey(request.message);
      if (pauseMs === undefined || request.stream || request.signal.aborted || !harmless) throw away(error);
      await pause(pauseMs);
    }
  }
};

function causeCode(error: unknown): string {
  const cause = error instanceof ConnectError ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}

function away(error: unknown): unknown {
  // A call that ran out of time says so itself.
  if (!(error instanceof ConnectError) || error.code === Code.DeadlineExceeded) return error;
  return new ConnectError(error.rawMessage, Code.Unavailable, error.metadata, undefined, error.cause);
}

const hasKey = (message: object): boolean =>
  'idempotencyKey' in message && typeof message.idempotencyKey === 'string' && message.idempotencyKey !== '';
