/** What is done with a conversation besides answering; seen at once, and taken back when the server refuses. */
import { commitMutation, graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type {
  AssigneeKind,
  triageActionsAssignMutation,
} from '../../__generated__/triageActionsAssignMutation.graphql.ts';
import type { triageActionsPinMutation } from '../../__generated__/triageActionsPinMutation.graphql.ts';
import type { triageActionsSnoozeMutation } from '../../__generated__/triageActionsSnoozeMutation.graphql.ts';
import { environment } from '../../base/relay/environment.ts';
import { threadChanged } from '../../base/relay/useThreadChanged.ts';
import { placeThread } from '../threadStore.ts';

export interface Assignee {
  readonly kind: AssigneeKind;
  readonly targetId: string;
  readonly name: string | null | undefined;
}

/** Gives a conversation to a person or a team; undefined: to none. */
export const assign = (threadId: string, to: Assignee | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    commitMutation<triageActionsAssignMutation>(environment, {
      mutation: graphql`
        mutation triageActionsAssignMutation($input: AssignConversationInput!) {
          assignConversation(input: $input) {
            id
            version
            assignee {
              kind
              targetId
              name
            }
          }
        }
      `,
      variables: { input: { threadId, ...(to ? { kind: to.kind, assigneeId: to.targetId } : {}) } },
      optimisticUpdater(store) {
        const thread = store.get(threadId);
        if (!to) return void thread?.setValue(null, 'assignee');
        const record = thread?.getOrCreateLinkedRecord('assignee', 'ConversationAssignee');
        record?.setValue(to.kind, 'kind').setValue(to.targetId, 'targetId').setValue(to.name, 'name');
      },
      updater: (store) => placeThread(store, store.getRootField('assignConversation')),
      onCompleted: () => resolve(),
      onError: reject,
    });
  });

/** Puts a conversation out of sight until a time; undefined: until the person writes. */
export const snooze = (threadId: string, until: Date | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    commitMutation<triageActionsSnoozeMutation>(environment, {
      mutation: graphql`
        mutation triageActionsSnoozeMutation($threadId: ID!, $until: DateTime) {
          snoozeConversation(threadId: $threadId, until: $until) {
            id
            state
            snoozedUntil
            version
          }
        }
      `,
      variables: { threadId, until: until?.toISOString() ?? null },
      optimisticUpdater: (store) =>
        store
          .get(threadId)
          ?.setValue('SNOOZED', 'state')
          .setValue(until?.toISOString() ?? null, 'snoozedUntil'),
      updater: (store) => placeThread(store, store.getRootField('snoozeConversation')),
      onCompleted: () => {
        threadChanged();
        resolve();
      },
      onError: reject,
    });
  });

/** The pins of the reader as an answer has them: what the list shows on top. */
export function keepPins(store: RecordSourceSelectorProxy, field: string): void {
  const pins = store.getPluralRootField(field);
  if (pins) store.getRoot().setLinkedRecords([...pins], 'fetchPinnedConversations');
}

/** Keeps a conversation at the top of the reader's list, or no longer. */
export const pin = (threadId: string, pinned: boolean): Promise<void> =>
  new Promise((resolve, reject) => {
    commitMutation<triageActionsPinMutation>(environment, {
      mutation: graphql`
        mutation triageActionsPinMutation($threadId: ID!, $pinned: Boolean!) {
          pinConversation(threadId: $threadId, pinned: $pinned) {
            id
            contactId
            peerNumber
            peer {
              replyRefusal
            }
            state
            tagIds
            assignee {
              targetId
            }
            unreadCount
            lastConversation {
              id
              phoneNumber {
                phoneNumberId
              }
            }
            ...ThreadRow_thread
          }
        }
      `,
      variables: { threadId, pinned },
      updater: (store) => keepPins(store, 'pinConversation'),
      onCompleted: () => resolve(),
      onError: reject,
    });
  });
