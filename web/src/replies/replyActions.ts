import { graphql } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import type { replyActionsRemoveMutation } from '../__generated__/replyActionsRemoveMutation.graphql.ts';
import type { replyActionsSaveMutation } from '../__generated__/replyActionsSaveMutation.graphql.ts';
import type { replyActionsUseMutation } from '../__generated__/replyActionsUseMutation.graphql.ts';
import { environment } from '../base/relay/environment.ts';
import { commit } from '../base/relay/useCommit.ts';

const LIST = 'fetchSavedReplies';

/** Makes a saved reply, or changes one. Every list has it: a new one stands first until the list is read again. */
export async function saveReply(input: replyActionsSaveMutation['variables']['input']): Promise<void> {
  const { saveSavedReply: reply } = await commit<replyActionsSaveMutation>(
    graphql`
      mutation replyActionsSaveMutation($input: SaveSavedReplyInput!) {
        saveSavedReply(input: $input) {
          id
          name
          body
          audience
          team {
            id
            name
          }
          canChange
          canRemove
          version
        }
      }
    `,
    { input },
  );
  environment.commitUpdate((store) => {
    const saved = store.get(reply.id);
    const all = store.getRoot().getLinkedRecords(LIST);
    if (saved && all && !all.includes(saved)) store.getRoot().setLinkedRecords([saved, ...all], LIST);
  });
}

export const removeReply = (id: string) =>
  commit<replyActionsRemoveMutation>(
    graphql`
      mutation replyActionsRemoveMutation($id: ID!) {
        removeSavedReply(id: $id) {
          id
        }
      }
    `,
    { id },
    {
      change: (store: RecordSourceProxy) => {
        const all = store.getRoot().getLinkedRecords(LIST);
        if (all)
          store.getRoot().setLinkedRecords(
            all.filter((reply) => reply?.getDataID() !== id),
            LIST,
          );
      },
    },
  );

/** Notes that it was written just now: it is the first of the list from then on. */
export const noteUse = (id: string) =>
  commit<replyActionsUseMutation>(
    graphql`
      mutation replyActionsUseMutation($id: ID!) {
        useSavedReply(id: $id) {
          id
          lastUsedAt
        }
      }
    `,
    { id },
  );
