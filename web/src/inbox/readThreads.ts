import { type Environment, fetchQuery } from 'relay-runtime';
import ThreadListPaginationQueryNode, {
  type ThreadListPaginationQuery,
} from '../__generated__/ThreadListPaginationQuery.graphql.ts';
import { wantAnew } from '../base/relay/anew.ts';

/** Reads the list of people anew. What cannot be read stays as it is; the connection banner says why. */
export function readThreads(environment: Environment, variables: ThreadListPaginationQuery['variables']): void {
  // Whoever asks the same meanwhile shares the answer that is under way, and it may be from before what this is for.
  wantAnew();
  fetchQuery<ThreadListPaginationQuery>(environment, ThreadListPaginationQueryNode, variables, {
    networkCacheConfig: { force: true },
  }).subscribe({ error: () => undefined });
}
