import { MessagingService } from '@ringline/proto/messaging/v1/messaging_pb';
import type { OperationContext } from '../graphql/context.ts';

const counting = (filter: string) => async (_of: object, _args: object, context: OperationContext) => {
  const answer = await context
    .call(MessagingService)
    .listThreads({ filter, page: { limit: 1 }, withoutTotalUnread: true });
  return answer.metadata?.count ?? 0;
};

/** Counts the threads that the caller sees, by filter of the inbox: those alone that are asked for. */
export const inboxCounters = { open: counting('OPEN'), unread: counting('UNREAD'), done: counting('DONE') };
