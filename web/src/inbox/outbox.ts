import { useSyncExternalStore } from 'react';
import { commitMutation, graphql } from 'react-relay';
import type { outboxSendMutation, SendMessageInput } from '../__generated__/outboxSendMutation.graphql.ts';
import { environment } from '../app/relay/environment.ts';
import { type Refusal, refusalOf } from '../app/relay/refusal.ts';
import { threadChanged } from '../app/relay/useThreadChanged.ts';
import { smartEncode } from './segments.ts';
import { insertItem } from './timelineStore.ts';

/** A text that is on its way to the server, or did not get there. */
export interface OutgoingText {
  /** Its idempotency key: the same over all attempts. */
  readonly key: string;
  readonly body: string;
  readonly at: Date;
  readonly input: SendMessageInput;
  /** The newest item when it was written: what is newer and says the same is this text, arrived by the socket. */
  readonly after: string;
  readonly refusal?: Refusal;
}

export interface SentText {
  id: string;
  contactId: string | null | undefined;
}

const NONE: readonly OutgoingText[] = [];
const boxes = new Map<string, readonly OutgoingText[]>();
const listeners = new Set<() => void>();

function put(thread: string, texts: readonly OutgoingText[]) {
  boxes.set(thread, texts);
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Texts of a thread that the server has not confirmed, oldest first. */
export const useOutbox = (thread: string): readonly OutgoingText[] =>
  useSyncExternalStore(subscribe, () => boxes.get(thread) ?? NONE);

/** Forgets a text that was not sent. */
export const discard = (thread: string, key: string): void =>
  put(
    thread,
    (boxes.get(thread) ?? NONE).filter((text) => text.key !== key),
  );

/** Hands a text to the server, at once visible in its thread. Resolves when it is saved; a refusal stays with it. */
export function send(thread: string, text: OutgoingText): Promise<SentText | undefined> {
  const others = (boxes.get(thread) ?? NONE).filter(({ key }) => key !== text.key);
  const { refusal: _, ...again } = text;
  put(thread, [...others, again]);
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
        discard(thread, text.key);
        threadChanged();
        resolve({ id, contactId });
      },
      onError: (error) => {
        put(
          thread,
          (boxes.get(thread) ?? NONE).map((each) =>
            each.key === text.key ? { ...each, refusal: refusalOf(error) } : each,
          ),
        );
        resolve(undefined);
      },
    });
  });
}

/** Whether an item of the timeline is this text, arrived by the socket before the answer to our request. */
export const isArrived = (
  text: OutgoingText,
  items: readonly { id: string; direction: string; body: string | undefined }[],
): boolean =>
  items.some(
    ({ id, direction, body }) => direction === 'OUTBOUND' && id > text.after && body === smartEncode(text.body),
  );
