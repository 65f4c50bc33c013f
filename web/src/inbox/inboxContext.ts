import { createContext, use } from 'react';
import type { useSendingNumbers_numbers$key } from '../__generated__/useSendingNumbers_numbers.graphql.ts';

/** What a link into the inbox names: the person, or an item of somebody who is no contact yet. */
export type InboxTarget = { contactId: string } | { conversationId: string };

export interface InboxRow {
  threadId: string;
  target: InboxTarget;
}

interface Inbox {
  /** The reader's profile. */
  readonly myId: string;
  /** Told the rows as they stand, for the keys that go from one to the next. */
  readonly remember: (rows: readonly InboxRow[]) => void;
  /** Who stands after a thread in the list, or before it at its end. */
  readonly neighbour: (threadId: string) => InboxTarget | undefined;
  readonly numbers: useSendingNumbers_numbers$key;
  /** The workspace's country. */
  readonly country: string | undefined;
  /** There is room for the details beside the thread. */
  readonly withDetails: boolean;
  /** The thread that is open, once it is known which one a link means. */
  readonly openThread: string | undefined;
  readonly shown: (threadId: string | undefined) => void;
  readonly open: (search: { contactId?: string; conversationId?: string }) => void;
  /** Starts a message to somebody new. */
  readonly compose: () => void;
  /** Leaves it. */
  readonly composed: () => void;
}

export const InboxContext = createContext<Inbox | undefined>(undefined);

/** What the parts of the inbox share. @throws Error outside the inbox */
export function useInbox(): Inbox {
  const inbox = use(InboxContext);
  if (inbox === undefined) throw new Error('useInbox is for parts of the inbox');
  return inbox;
}
