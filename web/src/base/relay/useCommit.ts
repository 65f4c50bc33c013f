import { useState } from 'react';
import { commitMutation } from 'react-relay';
import type {
  GraphQLTaggedNode,
  MutationConfig,
  MutationParameters,
  RecordSourceProxy,
  UploadableMap,
} from 'relay-runtime';
import { environment } from './environment.ts';
import type { Sending } from './multipart.ts';
import { type Refusal, refusalOf } from './refusal.ts';

/**
 * Sends a mutation; rejects with what `refusalOf` reads.
 * @param more files by the name of their variable and how they are sent, what the store shows until the answer is there, and `change` for what
 * the answer does not hold: done to the store at once, and taken back when the server refuses.
 */
export const commit = <Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  variables: Mutation['variables'],
  more: {
    files?: UploadableMap;
    sending?: Sending;
    optimistic?: MutationConfig<Mutation>['optimisticResponse'];
    change?: (store: RecordSourceProxy) => void;
  } = {},
): Promise<Mutation['response']> =>
  new Promise((resolve, reject) => {
    commitMutation<Mutation>(environment, {
      mutation,
      variables,
      ...(more.files === undefined ? {} : { uploadables: more.files }),
      ...(more.sending === undefined ? {} : { cacheConfig: { force: true, metadata: { sending: more.sending } } }),
      ...(more.optimistic === undefined ? {} : { optimisticResponse: more.optimistic }),
      ...(more.change === undefined ? {} : { optimisticUpdater: more.change, updater: more.change }),
      onCompleted: resolve,
      onError: reject,
    });
  });

/** A form's sending: whether it runs, and the refusal that it ended with. `run` resolves to whether it was done. */
export function useCommit() {
  const [pending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const run = async (action: () => Promise<unknown>): Promise<boolean> => {
    setPending(true);
    setRefusal(undefined);
    try {
      await action();
      return true;
    } catch (error) {
      setRefusal(refusalOf(error));
      return false;
    } finally {
      setPending(false);
    }
  };
  return { pending, refusal, run, clear: () => setRefusal(undefined) };
}
