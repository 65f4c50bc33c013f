import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { useMergeDismissMutation } from '../../__generated__/useMergeDismissMutation.graphql.ts';
import type { useMergeMutation } from '../../__generated__/useMergeMutation.graphql.ts';
import type { useMergeUndoMutation } from '../../__generated__/useMergeUndoMutation.graphql.ts';
import { refusalOf } from '../../base/relay/refusal.ts';
import { commit } from '../../base/relay/useCommit.ts';
import { toast } from '../../ui/toast.ts';
import { undoToast } from '../../ui/undoToast.tsx';
import { useRefusalText } from '../../ui/useRefusalText.ts';

/** Merges contacts, with a way back, and says of a pair that it is two people. */
export function useMerge(onChanged: () => void) {
  const { t } = useTranslation('merges');
  const refusalText = useRefusalText();
  const failed = (error: unknown) => void toast.error(refusalText(refusalOf(error)));
  const undo = async (id: string) => {
    await commit<useMergeUndoMutation>(
      graphql`
        mutation useMergeUndoMutation($id: ID!) {
          undoContactMerge(id: $id) {
            id
            undoUntil
            undoneAt
          }
        }
      `,
      { id },
    );
    toast.success(t('undone'));
    onChanged();
  };
  return {
    failed,
    /** Rejects with what refused it. */
    undo,
    /** Rejects with what refused it. */
    merge: async (keepId: string, mergeId: string, take: readonly string[]) => {
      const { mergeContacts } = await commit<useMergeMutation>(
        graphql`
          mutation useMergeMutation($keepId: ID!, $mergeId: ID!, $take: [String!]) {
            mergeContacts(keepId: $keepId, mergeId: $mergeId, take: $take) {
              id
              kept {
                id
                ...ContactRow_contact
                ...EditContact_contact
              }
            }
          }
        `,
        { keepId, mergeId, take: [...take] },
      );
      undoToast({ text: t('done'), undo: t('undo'), onUndo: () => void undo(mergeContacts.id).catch(failed) });
      onChanged();
    },
    /** Rejects with what refused it. */
    dismiss: async (id: string) => {
      await commit<useMergeDismissMutation>(
        graphql`
          mutation useMergeDismissMutation($id: ID!) {
            dismissContactDuplicate(id: $id)
          }
        `,
        { id },
      );
      toast.success(t('dismissed'));
    },
  };
}
