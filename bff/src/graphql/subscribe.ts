/** Runs a subscription: every frame is a fresh operation, so that look-ups are not shared between frames. */
import {
  createSourceEventStream,
  execute,
  validateSubscriptionArgs,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLError,
} from 'graphql';
import type { ErrorPresenter } from '../edge/errors.ts';
import type { Frame } from '../live/listen.ts';
import type { ObservedFrames } from '../live/observe.ts';
import { CLOSE } from '../live/socket.ts';
import { OperationContext } from './context.ts';
import { operationOf } from './gate.ts';

/** Codes of look-ups that failed because the socket's access token is too old to get a principal with. */
const NEEDS_FRESH_TOKEN = new Set(['TOKEN_EXPIRED', 'UNAUTHENTICATED']);

export async function subscribeLive(
  args: ExecutionArgs,
  present: ErrorPresenter,
  observed: ObservedFrames,
): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult> {
  const context = args.contextValue as OperationContext;
  const socket = context.liveSocket();
  const validated = validateSubscriptionArgs(args);
  if (!('schema' in validated)) return { errors: validated.map(present) };
  const source = await createSourceEventStream(validated);
  if (!(Symbol.asyncIterator in source)) return { errors: (source.errors ?? []).map(present) };
  const operation = operationOf(args.document, args.operationName);
  const frames = source[Symbol.asyncIterator]() as AsyncIterator<Frame>;

  async function result(frame: Frame): Promise<ExecutionResult | undefined> {
    const contextValue = new OperationContext(context.edge, context.caller);
    const executed = await execute({ ...args, rootValue: frame, contextValue });
    const errors: readonly GraphQLError[] = (executed.errors ?? []).map(present);
    if (errors.some((error) => NEEDS_FRESH_TOKEN.has(String(error.extensions['code'])))) {
      // The frame is not lost: the client resumes from the one before.
      socket.close(CLOSE.RENEW, 'Connect again with a fresh token');
      return undefined;
    }
    return {
      ...executed,
      ...(errors.length > 0 ? { errors } : {}),
      extensions: { at: new Date(socket.leftUpTo(frame.at)).toISOString() },
    };
  }

  const results: AsyncIterableIterator<ExecutionResult> = {
    async next() {
      while (!socket.closed) {
        const { value, done } = await frames.next();
        if (done || socket.closed) break;
        const next = await observed.make(args.document, operation, value.cause, () => result(value));
        // Closed while the frame was made: nothing leaves after the end of the session.
        if (next && !socket.closed) return { value: next, done: false };
      }
      await frames.return?.();
      return { value: undefined, done: true };
    },
    async return() {
      await frames.return?.();
      return { value: undefined, done: true };
    },
    [Symbol.asyncIterator]: () => results,
  };
  return results;
}
