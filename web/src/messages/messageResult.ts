import type { MessageDeliveryStatus } from '../__generated__/MessageRow_item.graphql.ts';

/** How a message stands, in words of the history. */
export type MessageResult = 'sending' | 'sent' | 'delivered' | 'read' | 'notDelivered' | 'noCredit' | 'received';

const RESULTS: Readonly<Record<MessageDeliveryStatus, MessageResult>> = {
  PENDING: 'sending',
  SENT: 'sent',
  DELIVERED: 'delivered',
  READ: 'read',
  FAILED: 'notDelivered',
  UNDELIVERED: 'notDelivered',
  INSUFFICIENT_BALANCE: 'noCredit',
  RECEIVED: 'received',
};

/** @returns sent for a status of a later release: that is what is known of it at the least */
export const resultOf = (status: string): MessageResult => RESULTS[status as MessageDeliveryStatus] ?? 'sent';

export const hasFailed = (result: MessageResult): boolean => result === 'notDelivered' || result === 'noCredit';

/** What a message was charged; undefined where nothing was, or whoever reads may not know. */
export const priceOf = (logs: readonly { readonly amount: number }[]): number | undefined =>
  logs.length === 0 ? undefined : logs.reduce((sum, { amount }) => sum + amount, 0);
