import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useChatLiveChatSubscription } from '../__generated__/useChatLiveChatSubscription.graphql.ts';
import type { useChatLiveSubscription } from '../__generated__/useChatLiveSubscription.graphql.ts';
import { messageArrived } from './chatActions.ts';

/** Messages as they come, change and go, and what is unread: each frame has the whole message or row. */
export function useChatLive(): void {
  useSubscription<useChatLiveSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useChatLiveSubscription {
            internalConversation {
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
        variables: {},
        updater: (store) => messageArrived(store, store.getRootField('internalConversation')),
      }),
      [],
    ),
  );
  useSubscription<useChatLiveChatSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useChatLiveChatSubscription {
            internalChatChanged {
              id
              lastMessageAt
              teamId
              unreadCount
              readAt
              ...ChatRow_chat
            }
          }
        `,
        variables: {},
        updater: (store) => {
          const chat = store.getRootField('internalChatChanged');
          const all = store.getRoot().getLinkedRecords('fetchInternalChats');
          if (!chat || !all || all.includes(chat)) return;
          store.getRoot().setLinkedRecords([chat, ...all], 'fetchInternalChats');
        },
      }),
      [],
    ),
  );
}
