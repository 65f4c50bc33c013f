import { useEffect } from 'react';
import { fetchQuery, type GraphQLTaggedNode, useRelayEnvironment } from 'react-relay';
import type { OperationType } from 'relay-runtime';

/** Between two reads of what is on its way, in milliseconds. */
const AGAIN_MS = 5_000;

/**
 * Reads a call's work anew now and then while it is `underWay`. Events tell of its end; but an answer that was read before the
 * last event can come after it, and what it says would stand for good.
 */
export function useReadAgain(
  underWay: boolean,
  query: GraphQLTaggedNode,
  variables: { readonly id: string } | { readonly callId: string },
): void {
  const asked = JSON.stringify(variables);
  const environment = useRelayEnvironment();
  useEffect(() => {
    if (!underWay) return undefined;
    const timer = setInterval(() => {
      // What cannot be read is asked for again; the connection banner says why.
      fetchQuery<OperationType>(environment, query, JSON.parse(asked), {
        networkCacheConfig: { force: true },
      }).subscribe({
        error: () => undefined,
      });
    }, AGAIN_MS);
    return () => clearInterval(timer);
  }, [environment, underWay, query, asked]);
}
