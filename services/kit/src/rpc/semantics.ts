/**
 * What both transports share, so that the in-memory one behaves like the network: handlers run outside the caller's
 * async context, refusals travel whole, every call has a deadline, none is made inside an open transaction.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { Code, ConnectError, type Interceptor } from '@connectrpc/connect';
import { insideTransaction, isMalformedId, refusalOfDatabase } from '../db/index.ts';
import { notFound, Refusal, refusalOf, toConnectError } from '../errors/index.ts';
import { repeated, withRemoteTrace, type Log } from '../telemetry/index.ts';
import { tracedAnswer } from './observe.ts';

/** Milliseconds after which a call is given up unless it says otherwise. */
export const DEFAULT_TIMEOUT_MS = 10_000;

// Taken when the module loads, outside any request: a handler run through it inherits neither the caller's transaction
// nor its trace (tried: without it a handler joins the caller's transaction).
const outsideAnyRequest = AsyncLocalStorage.snapshot();

/** Server: leaves the caller's async context, and goes on in the trace that came with the call. Must be the outermost. */
export const ownContext: Interceptor = (next) => {
  const answer = tracedAnswer(next);
  return (request) =>
    outsideAnyRequest(() => withRemoteTrace(request.header.get('traceparent'), () => answer(request)));
};

/**
 * Server: refusals become Connect errors with all they hold. An id that is none finds nothing, and a database that is away is told as
 * that; anything else is logged and told as INTERNAL.
 */
export function errorMapping(log: Log): Interceptor {
  return (next) => async (request) => {
    try {
      return await next(request);
    } catch (error) {
      if (error instanceof Refusal) throw toConnectError(error);
      if (error instanceof ConnectError && (refusalOf(error) || error.code !== Code.Internal)) throw error;
      const method = `${request.service.typeName}/${request.method.name}`;
      if (isMalformedId(error)) {
        log.warn({ err: error, method }, 'an id that is none reached the database');
        throw toConnectError(notFound('What this id names'));
      }
      const ofDatabase = refusalOfDatabase(error);
      if (ofDatabase) {
        repeated(log).error({ err: error, method }, 'a call failed with its database');
        throw toConnectError(ofDatabase);
      }
      log.error({ err: error, method }, 'rpc handler failed');
      throw toConnectError(
        new Refusal({
          code: 'INTERNAL',
          message: 'Something went wrong on our side. Try again. If it keeps happening, contact support.',
          retryable: true,
        }),
      );
    }
  };
}

/** Client: a synchronous call while a transaction is open would hold its locks over the network. */
export const outsideTransactions: Interceptor = (next) => (request) => {
  if (insideTransaction()) {
    throw new Error(
      `${request.service.typeName}/${request.method.name} was called inside an open transaction. Call before the unit of work, or emit an event in it.`,
    );
  }
  return next(request);
};
