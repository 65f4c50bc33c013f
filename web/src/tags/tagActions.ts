import { graphql } from 'react-relay';
import type { tagActionsMutation } from '../__generated__/tagActionsMutation.graphql.ts';
import type { tagActionsRemoveMutation } from '../__generated__/tagActionsRemoveMutation.graphql.ts';
import type { tagActionsSaveMutation } from '../__generated__/tagActionsSaveMutation.graphql.ts';
import type { RecordSourceProxy } from 'relay-runtime';
import { environment } from '../base/relay/environment.ts';
import { commit } from '../base/relay/useCommit.ts';
import type { Tag } from './tag.ts';

/** The tags of a conversation as the store has them at this moment. */
function idsIn(store: Pick<RecordSourceProxy, 'get'>, threadId: string): string[] {
  return (store.get(threadId)?.getValue('tagIds') as string[] | null | undefined) ?? [];
}

/** Gives a conversation tags and takes others off it; seen at once, taken back when the server refuses. */
export const changeTags = (threadId: string, { add = [], remove = [] }: { add?: string[]; remove?: string[] }) =>
  commit<tagActionsMutation>(
    graphql`
      mutation tagActionsMutation($input: UpdateConversationTagsInput!) {
        updateConversationTags(input: $input) {
          id
          tagIds
          version
        }
      }
    `,
    { input: { threadId, add, remove } },
    {
      // Adding and taking off twice is once: the answer may already be in the store.
      change: (store) => {
        const kept = idsIn(store, threadId).filter((id) => !remove.includes(id));
        store.get(threadId)?.setValue([...new Set([...kept, ...add])], 'tagIds');
      },
    },
  );

/** Makes a tag, or changes one; every list of tags has it. */
export const saveTag = async (input: tagActionsSaveMutation['variables']['input']): Promise<Tag> => {
  const { createOrUpdateConversationTag: tag } = await commit<tagActionsSaveMutation>(
    graphql`
      mutation tagActionsSaveMutation($input: CreateOrUpdateConversationTagInput!) {
        createOrUpdateConversationTag(input: $input) {
          id
          name
          backgroundColor
          color
          version
        }
      }
    `,
    { input },
  );
  environment.commitUpdate((store) => {
    const saved = store.get(tag.id);
    const all = store.getRoot().getLinkedRecords('fetchConversationTags');
    if (!saved || !all || all.includes(saved)) return;
    const byName = [...all, saved].toSorted((a, b) =>
      String(a?.getValue('name')).localeCompare(String(b?.getValue('name'))),
    );
    store.getRoot().setLinkedRecords(byName, 'fetchConversationTags');
  });
  return tag;
};

/** Removes a tag for good; no list has it any more. */
export const removeTag = (id: string) =>
  commit<tagActionsRemoveMutation>(
    graphql`
      mutation tagActionsRemoveMutation($id: ID!) {
        removeConversationTag(id: $id) {
          id
        }
      }
    `,
    { id },
    {
      change: (store) => {
        const all = store.getRoot().getLinkedRecords('fetchConversationTags');
        if (all)
          store.getRoot().setLinkedRecords(
            all.filter((tag) => tag?.getDataID() !== id),
            'fetchConversationTags',
          );
      },
    },
  );
