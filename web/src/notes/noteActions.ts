/** What people do with notes of a contact; each answer has its notes as they then are. */
import { graphql } from 'react-relay';
import type { noteActionsAddMutation } from '../__generated__/noteActionsAddMutation.graphql.ts';
import type { noteActionsReactMutation } from '../__generated__/noteActionsReactMutation.graphql.ts';
import type { noteActionsRemoveMutation } from '../__generated__/noteActionsRemoveMutation.graphql.ts';
import type { noteActionsUpdateMutation } from '../__generated__/noteActionsUpdateMutation.graphql.ts';
import { commit } from '../base/relay/useCommit.ts';
import type { CommentActions } from '../comments/CommentCard.tsx';

export const addNote = (input: noteActionsAddMutation['variables']['input']) =>
  commit<noteActionsAddMutation>(
    graphql`
      mutation noteActionsAddMutation($input: AddContactNoteInput!) {
        addContactNote(input: $input) {
          id
          ...ContactNotes_contact
        }
      }
    `,
    { input },
  );

export const OF_NOTES: CommentActions = {
  update: (id, document, mediaIds) =>
    commit<noteActionsUpdateMutation>(
      graphql`
        mutation noteActionsUpdateMutation($input: UpdateContactNoteInput!) {
          updateContactNote(input: $input) {
            id
            ...ContactNotes_contact
          }
        }
      `,
      { input: { id, document, mediaIds: [...mediaIds] } },
    ),
  remove: (id) =>
    commit<noteActionsRemoveMutation>(
      graphql`
        mutation noteActionsRemoveMutation($id: ID!) {
          removeContactNote(id: $id) {
            id
            ...ContactNotes_contact
          }
        }
      `,
      { id },
    ),
  react: (id, emoji, on) =>
    commit<noteActionsReactMutation>(
      graphql`
        mutation noteActionsReactMutation($id: ID!, $emoji: String!, $on: Boolean!) {
          reactToContactNote(id: $id, emoji: $emoji, on: $on) {
            id
            ...ContactNotes_contact
          }
        }
      `,
      { id, emoji, on },
    ),
};
