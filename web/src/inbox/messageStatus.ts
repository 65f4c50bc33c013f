import type { MessageDeliveryStatus } from '../__generated__/MessageBubble_item.graphql.ts';

/** How a text of ours stands, as the texts know it. */
export type StatusName = 'sending' | 'sent' | 'delivered' | 'read' | 'notDelivered' | 'received';

const NAMES: Record<MessageDeliveryStatus, StatusName> = {
  PENDING: 'sending',
  SENT: 'sent',
  DELIVERED: 'delivered',
  READ: 'read',
  FAILED: 'notDelivered',
  UNDELIVERED: 'notDelivered',
  INSUFFICIENT_BALANCE: 'notDelivered',
  RECEIVED: 'received',
};

export const statusName = (status: MessageDeliveryStatus): StatusName => NAMES[status];

/** Whether a text did not arrive and can be tried again. */
export const isNotDelivered = (status: MessageDeliveryStatus): boolean => NAMES[status] === 'notDelivered';
