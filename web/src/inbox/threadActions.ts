import { commitMutation, graphql } from 'react-relay';
import type { threadActionsReadMutation } from '../__generated__/threadActionsReadMutation.graphql.ts';
import type { threadActionsStateMutation, ThreadState } from '../__generated__/threadActionsStateMutation.graphql.ts';
import { environment } from '../base/relay/environment.ts';
import { placeThread } from './threadStore.ts';
import { threadChanged } from '../base/relay/useThreadChanged.ts';

/** Opens or closes a conversation; seen at once, taken back when the server refuses. */
export const changeState = (threadId: string, state: ThreadState): Promise<void> =>
  new Promise((resolve, reject) => {
    commitMutation<threadActionsStateMutation>(environment, {
      mutation: graphql`
        mutation threadActionsStateMutation($threadId: ID!, $state: ThreadState!) {
          changeThreadState(threadId: $threadId, state: $state) {
            id
            state
            version
          }
        }
      `,
      variables: { threadId, state },
      optimisticUpdater: (store) => store.get(threadId)?.setValue(state, 'state'),
      updater: (store) => placeThread(store, store.getRootField('changeThreadState')),
      onCompleted: () => {
        threadChanged();
        resolve();
      },
      onError: reject,
    });
  });

/** Marks a conversation read or unread, for everybody in the workspace (defaults 13.1). */
export const changeRead = (threadId: string, isRead: boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    commitMutation<threadActionsReadMutation>(environment, {
      mutation: graphql`
        mutation threadActionsReadMutation($threadId: ID!, $isRead: Boolean!) {
          changeConversationReadSate(threadId: $threadId, isRead: $isRead) {
            id
            unreadCount
            version
          }
        }
      `,
      variables: { threadId, isRead },
      optimisticUpdater: (store) => store.get(threadId)?.setValue(isRead ? 0 : 1, 'unreadCount'),
      updater: (store) => placeThread(store, store.getRootField('changeConversationReadSate')),
      onCompleted: () => {
        threadChanged();
        resolve();
      },
      onError: reject,
    });
  });
