/** What people do with comments; each answer has the conversation's comments as they then are. */
import { graphql } from 'react-relay';
import type { commentActionsAddMutation } from '../__generated__/commentActionsAddMutation.graphql.ts';
import type { commentActionsReactMutation } from '../__generated__/commentActionsReactMutation.graphql.ts';
import type { commentActionsRemoveMutation } from '../__generated__/commentActionsRemoveMutation.graphql.ts';
import type { commentActionsUpdateMutation } from '../__generated__/commentActionsUpdateMutation.graphql.ts';
import { commit } from '../base/relay/useCommit.ts';

/** @param idempotencyKey the same again is the same comment */
export const addComment = (
  conversationId: string,
  document: string,
  mediaIds: readonly string[],
  idempotencyKey: string,
) =>
  commit<commentActionsAddMutation>(
    graphql`
      mutation commentActionsAddMutation($input: AddCommentInput!) {
        addComment(input: $input) {
          id
          ...Comments_conversation
        }
      }
    `,
    { input: { conversationId, document, mediaIds: [...mediaIds], idempotencyKey } },
  );

export const updateComment = (input: commentActionsUpdateMutation['variables']['input']) =>
  commit<commentActionsUpdateMutation>(
    graphql`
      mutation commentActionsUpdateMutation($input: UpdateCommentInput!) {
        updateComment(input: $input) {
          id
          ...Comments_conversation
        }
      }
    `,
    { input },
  );

export const removeComment = (id: string) =>
  commit<commentActionsRemoveMutation>(
    graphql`
      mutation commentActionsRemoveMutation($id: ID!) {
        removeComment(id: $id) {
          id
          ...Comments_conversation
        }
      }
    `,
    { id },
  );

export const reactToComment = (id: string, emoji: string, on: boolean) =>
  commit<commentActionsReactMutation>(
    graphql`
      mutation commentActionsReactMutation($id: ID!, $emoji: String!, $on: Boolean!) {
        reactToComment(id: $id, emoji: $emoji, on: $on) {
          id
          ...Comments_conversation
        }
      }
    `,
    { id, emoji, on },
  );
