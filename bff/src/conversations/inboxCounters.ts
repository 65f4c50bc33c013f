import { MessagingService } from '@ringline/proto/messaging/v1/messaging_pb';
import type { OperationContext } from '../graphql/context.ts';

export interface InboxCounters {
  readonly open: number;
  readonly unread: number;
  readonly done: number;
}

/** Counts the threads that the caller sees, by filter of the inbox. */
export async function inboxCounters(context: OperationContext): Promise<InboxCounters> {
  const messaging = context.call(MessagingService);
  const countOf = async (filter: string) =>
    (await messaging.listThreads({ filter, page: { limit: 1 }, withoutTotalUnread: true })).metadata?.count ?? 0;
  const [open, unread, done] = await Promise.all(['OPEN', 'UNREAD', 'DONE'].map(countOf));
  return { open: open ?? 0, unread: unread ?? 0, done: done ?? 0 };
}
