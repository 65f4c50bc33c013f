import { type GraphQLResponse, Observable, type SubscribeFunction } from 'relay-runtime';
import { type Answer, body } from './persisted.ts';
import { NetworkError, RefusedError } from './refusal.ts';
import { resyncSoon } from './resync.ts';
import { accessSettled, frameArrived, socket, toldOfEnd } from './socket.ts';

/** Look-ups of a frame failed for the moment: it says less than what happened. */
const incomplete = ({ errors }: Answer) =>
  errors?.some(({ extensions }) => extensions?.['retryable'] === true) === true;

/**
 * Subscriptions over the page's one socket.
 * @param askWorkspace see `accessSettled`
 */
export const subscribeWith =
  (askWorkspace: () => Promise<unknown>): SubscribeFunction =>
  (params, variables) =>
    Observable.create<GraphQLResponse>((sink) => {
      let unsubscribe: (() => void) | undefined;
      const begin = () => {
        unsubscribe = socket.subscribe<Record<string, unknown>, Record<string, unknown>>(
          { query: '', ...body(params, variables) },
          {
            next: (answer) => {
              const frame = answer as Answer;
              // What it leaves out is read anew; after a reconnect it is sent once more.
              if (incomplete(frame)) resyncSoon();
              else frameArrived(frame.extensions?.['at']);
              if (frame.data !== null && frame.data !== undefined) sink.next(frame as unknown as GraphQLResponse);
            },
            error: (error) => {
              if (toldOfEnd(error)) void accessSettled(askWorkspace).then(() => sink.closed || begin());
              else sink.error(Array.isArray(error) ? new RefusedError(error) : new NetworkError());
            },
            complete: () => sink.complete(),
          },
        );
      };
      begin();
      return () => unsubscribe?.();
    });
