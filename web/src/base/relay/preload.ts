import { loadQuery, type PreloadedQuery } from 'react-relay';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { environment } from './environment.ts';

/** What a route with a preloaded query hands to its page. */
export interface Preloaded<Query extends OperationType> {
  query: PreloadedQuery<Query>;
}

/** Starts a page's query while its code loads. Shows the store's rows at once and reads them anew behind. */
export function preload<Query extends OperationType>(
  parameters: PreloadableConcreteRequest<Query>,
  variables: Query['variables'],
): Preloaded<Query> {
  return { query: loadQuery(environment, parameters, variables, { fetchPolicy: 'store-and-network' }) };
}

/** Lets go of a page's query when its route is left. */
export function release(match: { loaderData?: { query: { dispose: () => void } } | undefined }): void {
  match.loaderData?.query.dispose();
}
