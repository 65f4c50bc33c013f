import { createContext, use } from 'react';
import type { Tag } from '../tags/tag.ts';
import type { NewerAnswer } from './drafting/Collision.tsx';
import type { Mine } from './triage/narrowing.ts';
import type { useSendingNumbers_numbers$key } from '../__generated__/useSendingNumbers_numbers.graphql.ts';

/** What a link into the inbox names: the person, or an item of somebody who is no contact yet. */
export type InboxTarget = { contactId: string } | { conversationId: string };

/** To whom a text would go, and by which number. */
export interface Reply {
  /** Names the thread's draft and outbox. */
  readonly threadKey: string;
  /** Undefined before the first item. */
  readonly threadId?: string | undefined;
  /** The newest item, where a teammate sent it. */
  readonly answered?: NewerAnswer | undefined;
  readonly target: { contactId: string } | { to: string };
  readonly peerNumber: string;
  /** Why nobody can write to the other end. */
  readonly whyNot?: string | undefined;
  /** Why nobody can text them, where another channel may do. */
  readonly whyNoTexts?: string | undefined;
  /** The channel of the newest item. */
  readonly lastChannel?: string | undefined;
  /** The number that the last item came by: an answer goes out by the same. */
  readonly preferredNumberId: string | undefined;
  /** Id of the newest item. */
  readonly newest: string;
}

export interface InboxRow {
  threadId: string;
  target: InboxTarget;
  /** Undefined where nobody can be written to. */
  reply: Reply | undefined;
}

/** What a link to a thread and the thread itself are both known by on the page. */
export const keyOf = (target: Partial<{ contactId: string; conversationId: string }>): string | undefined =>
  target.contactId ?? target.conversationId;

interface Inbox {
  /** The reader's profile. */
  readonly myId: string;
  /** As whom conversations are assigned to them. */
  readonly mine: Mine;
  /** The workspace's clock. */
  readonly timezone: string | null | undefined;
  /** Told the rows as they stand, for the keys that go from one to the next. */
  readonly remember: (rows: readonly InboxRow[]) => void;
  /** Who stands after a thread in the list, or before it at its end. */
  readonly neighbour: (threadId: string) => InboxTarget | undefined;
  /** All tags of the workspace. */
  readonly tags: readonly Tag[];
  readonly numbers: useSendingNumbers_numbers$key;
  /** The workspace's country. */
  readonly country: string | undefined;
  /** There is room for the details beside the thread. */
  readonly withDetails: boolean;
  /** The thread that is open, once it is known which one a link means. */
  readonly openThread: string | undefined;
  readonly shown: (threadId: string | undefined) => void;
  /** What is chosen, as `keyOf` says it. */
  readonly chosen: string | undefined;
  /** Goes there, and the keyboard with it: what is typed from the next key on is meant for it. */
  readonly open: (target: InboxTarget | Record<string, never>) => void;
  /** The same, where a link goes there by itself. */
  readonly opening: (target: InboxTarget) => void;
  /** Whom the open thread writes to, `null` nobody; `undefined` while it is not there. */
  readonly answers: (of: string | undefined, reply: Reply | null | undefined) => void;
  /** Told that the thread is being read. */
  readonly waits: (waiting: boolean) => void;
  /** Where the details stand beside the thread. */
  readonly detailsPlace: HTMLElement | null;
  /** To the field of the answer. */
  readonly write: () => void;
  /** From the field of an answer or a new message back to the list; the draft is kept. */
  readonly leave: () => void;
  /** Starts a message to somebody new. */
  readonly compose: () => void;
}

export const InboxContext = createContext<Inbox | undefined>(undefined);

/** What the parts of the inbox share. @throws Error outside the inbox */
export function useInbox(): Inbox {
  const inbox = use(InboxContext);
  if (inbox === undefined) throw new Error('useInbox is for parts of the inbox');
  return inbox;
}
