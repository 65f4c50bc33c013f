import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useCancelCallbackMutation } from '../__generated__/useCancelCallbackMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { toast } from '../ui/toast.ts';

/** Somebody who kept the place in a queue is not called back after all. What became of the call follows by its events. */
export function useCancelCallback(callId: string, name: string) {
  const { t } = useTranslation('calls');
  const { pending, refusal, run, clear } = useCommit();
  return {
    pending,
    refusal,
    clear,
    /** Resolves to whether it was done. */
    cancel: () =>
      run(async () => {
        await commit<useCancelCallbackMutation>(
          graphql`
            mutation useCancelCallbackMutation($input: CancelQueueCallbackInput!) {
              cancelQueueCallback(input: $input) {
                id
                status
              }
            }
          `,
          { input: { callId } },
        );
        toast.success(t('callback.cancelled', { name }));
      }),
  };
}
