import type { MessageChannel, StatusFilter } from '../messages/messageFilter.ts';
import type { Days } from './days.ts';

/** What the messages behind a figure have in common, as the address of the message history says it. */
export interface MessagesBehind {
  readonly direction?: 'INBOUND' | 'OUTBOUND';
  readonly status?: StatusFilter;
  readonly channel?: MessageChannel;
}

/** The figures of messages that are made of rows of the history. */
export const BEHIND = {
  received: { direction: 'INBOUND' },
  sent: { direction: 'OUTBOUND', status: 'left' },
  delivered: { direction: 'OUTBOUND', status: 'delivered' },
  failed: { direction: 'OUTBOUND', status: 'failed' },
  replies: { status: 'firstReply' },
} as const satisfies Record<string, MessagesBehind>;

/**
 * The address parameters of the message history that show the messages behind a figure: those that it counts and no others, whatever
 * else the reader sees in the history.
 */
export const messagesBehind = (
  { from, until }: Days,
  zone: string,
  phoneNumberId: string | null,
  behind: MessagesBehind,
): Record<string, string> => ({
  from,
  until,
  zone,
  counted: 'overview',
  ...(phoneNumberId === null ? {} : { phoneNumberId }),
  ...behind,
});
