import { useEffect, useSyncExternalStore } from 'react';
import { commitMutation, graphql } from 'react-relay';
import type { outboxSendMutation } from '../__generated__/outboxSendMutation.graphql.ts';
import { onServerBack } from '../base/relay/connection.ts';
import { environment } from '../base/relay/environment.ts';
import { refusalOf } from '../base/relay/refusal.ts';
import { threadChanged } from '../base/relay/useThreadChanged.ts';
import { outgoing, type OutgoingText } from './outgoing.ts';
import { insertItem } from './timelineStore.ts';

export interface SentText {
  id: string;
  contactId: string | null | undefined;
}

/** Sends what did not reach the server, of every thread; what is still meant needs nobody to press anything. */
export function sendUnfinished(): void {
  for (const [thread, text] of outgoing.unfinished(new Date())) void send(thread, text);
}
onServerBack(sendUnfinished);

/** Texts of a thread that the server has not confirmed, oldest first. */
export function useOutbox(thread: string): readonly OutgoingText[] {
  useEffect(sendUnfinished, []);
  return useSyncExternalStore(outgoing.subscribe, () => outgoing.of(thread));
}

/** Hands a text to the server, at once visible in its thread. Resolves when it is saved; a refusal stays with it. */
export function send(thread: string, text: OutgoingText): Promise<SentText | undefined> {
  outgoing.begin(thread, text);
  return new Promise((resolve) => {
    commitMutation<outboxSendMutation>(environment, {
      mutation: graphql`
        mutation outboxSendMutation($input: SendMessageInput!) {
          sendMessage(input: $input) {
            id
            threadId
            contactId
            ...ThreadItem_item
          }
        }
      `,
      variables: { input: text.input },
      updater: (store) => insertItem(store, store.getRootField('sendMessage')),
      onCompleted: ({ sendMessage: { id, contactId } }) => {
        outgoing.end(thread, text.key);
        threadChanged();
        resolve({ id, contactId });
      },
      onError: (error) => {
        outgoing.refuse(thread, text.key, refusalOf(error));
        resolve(undefined);
      },
    });
  });
}
