/** What people do in a chat; each answer has the message as it then is. */
import { ConnectionHandler, graphql } from 'react-relay';
import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import type { chatActionsAnswerMutation } from '../__generated__/chatActionsAnswerMutation.graphql.ts';
import type { chatActionsReactMutation } from '../__generated__/chatActionsReactMutation.graphql.ts';
import type { chatActionsReadMutation } from '../__generated__/chatActionsReadMutation.graphql.ts';
import type { chatActionsRemoveAnswerMutation } from '../__generated__/chatActionsRemoveAnswerMutation.graphql.ts';
import type { chatActionsRemoveMutation } from '../__generated__/chatActionsRemoveMutation.graphql.ts';
import type { chatActionsSendMutation } from '../__generated__/chatActionsSendMutation.graphql.ts';
import type { chatActionsUpdateAnswerMutation } from '../__generated__/chatActionsUpdateAnswerMutation.graphql.ts';
import type { chatActionsUpdateMutation } from '../__generated__/chatActionsUpdateMutation.graphql.ts';
import { environment } from '../base/relay/environment.ts';
import { commit } from '../base/relay/useCommit.ts';
import type { CommentActions } from '../comments/CommentCard.tsx';

/** With whom a chat is: one of the two. */
export type ChatTarget = { readonly userId: string } | { readonly teamId: string };

/** A chat's id, as the edge makes it. */
export const chatIdOf = (target: ChatTarget): string =>
  'teamId' in target ? `team:${target.teamId}` : `user:${target.userId}`;

const connectionOf = (store: RecordSourceProxy, chatId: string) => {
  const [kind, id] = chatId.split(':');
  const whose = kind === 'team' ? { teamId: id } : { userId: id };
  return ConnectionHandler.getConnection(store.getRoot(), 'ChatPane_fetchInternalConversations', whose);
};

/** Puts a message that is new at the end of its chat, or takes one out that is gone. */
export function messageArrived(store: RecordSourceProxy, message: RecordProxy | null | undefined): void {
  if (!message) return;
  const connection = connectionOf(store, String(message.getValue('targetEntity')));
  if (!connection) return;
  const id = message.getDataID();
  if (message.getValue('removed') === true) return ConnectionHandler.deleteNode(connection, id);
  const edges = connection.getLinkedRecords('edges') ?? [];
  if (edges.some((edge) => edge?.getLinkedRecord('node')?.getDataID() === id)) return;
  // One of long ago that changed is read when somebody scrolls to it.
  const newest = edges[0]?.getLinkedRecord('node')?.getLinkedRecord('post')?.getValue('createdAt');
  const at = message.getLinkedRecord('post')?.getValue('createdAt');
  if (newest !== undefined && String(at) < String(newest)) return;
  ConnectionHandler.insertEdgeBefore(
    connection,
    ConnectionHandler.createEdge(store, connection, message, 'InternalConversationEdge'),
  );
}

/** @param idempotencyKey the same again is the same message */
export const sendMessage = async (
  target: ChatTarget,
  document: string,
  mediaIds: readonly string[],
  idempotencyKey: string,
) => {
  const { sendInternalConversationMessage: sent } = await commit<chatActionsSendMutation>(
    graphql`
      mutation chatActionsSendMutation($input: SendInternalConversationMessageInput!) {
        sendInternalConversationMessage(input: $input) {
          id
          targetEntity
          removed
          ...ChatMessage_message
          post {
            createdAt
          }
        }
      }
    `,
    { input: { ...target, document, mediaIds: [...mediaIds], idempotencyKey } },
  );
  environment.commitUpdate((store) => messageArrived(store, store.get(sent.id)));
};

export const answerMessage = (
  conversationId: string,
  document: string,
  mediaIds: readonly string[],
  idempotencyKey: string,
) =>
  commit<chatActionsAnswerMutation>(
    graphql`
      mutation chatActionsAnswerMutation($input: AddInternalConversationCommentInput!) {
        addInternalConversationComment(input: $input) {
          ...ChatMessage_message
        }
      }
    `,
    { input: { conversationId, document, mediaIds: [...mediaIds], idempotencyKey } },
  );

const react: CommentActions['react'] = (id, emoji, on) =>
  commit<chatActionsReactMutation>(
    graphql`
      mutation chatActionsReactMutation($id: ID!, $emoji: String!, $on: Boolean!) {
        reactToInternalConversation(id: $id, emoji: $emoji, on: $on) {
          ...ChatMessage_message
        }
      }
    `,
    { id, emoji, on },
  );

/** A message is known by its own id, not by that of the comment which it is shown as. */
export const ofMessage = (chatId: string, id: string): CommentActions => ({
  react: (_post, emoji, on) => react(id, emoji, on),
  update: (_post, document, mediaIds) =>
    commit<chatActionsUpdateMutation>(
      graphql`
        mutation chatActionsUpdateMutation($input: UpdateInternalConversationInput!) {
          updateInternalConversationMessage(input: $input) {
            ...ChatMessage_message
          }
        }
      `,
      { input: { id, document, mediaIds: [...mediaIds] } },
    ),
  remove: async () => {
    await commit<chatActionsRemoveMutation>(
      graphql`
        mutation chatActionsRemoveMutation($id: ID!) {
          removeInternalConversationMessage(id: $id)
        }
      `,
      { id },
    );
    environment.commitUpdate((store) => {
      const connection = connectionOf(store, chatId);
      if (connection) ConnectionHandler.deleteNode(connection, id);
    });
  },
});

export const OF_ANSWERS: CommentActions = {
  react,
  update: (id, document, mediaIds) =>
    commit<chatActionsUpdateAnswerMutation>(
      graphql`
        mutation chatActionsUpdateAnswerMutation($input: UpdateInternalConversationInput!) {
          updateInternalConversationComment(input: $input) {
            ...ChatMessage_message
          }
        }
      `,
      { input: { id, document, mediaIds: [...mediaIds] } },
    ),
  remove: (id) =>
    commit<chatActionsRemoveAnswerMutation>(
      graphql`
        mutation chatActionsRemoveAnswerMutation($id: ID!) {
          removeInternalConversationComment(id: $id) {
            ...ChatMessage_message
          }
        }
      `,
      { id },
    ),
};

/** Read or unread, for the reader alone. */
export const changeRead = (target: ChatTarget, isRead: boolean) =>
  commit<chatActionsReadMutation>(
    graphql`
      mutation chatActionsReadMutation($userId: ID, $teamId: ID, $isRead: Boolean!) {
        changeInternalConversationReadState(userId: $userId, teamId: $teamId, isRead: $isRead) {
          id
          unreadCount
          mentioned
          readAt
        }
      }
    `,
    { ...target, isRead },
  );
