import { graphql, useFragment } from 'react-relay';
import type { ThreadItem_item$key } from '../__generated__/ThreadItem_item.graphql.ts';
import { CallCard } from './CallCard.tsx';
import { MessageBubble } from './MessageBubble.tsx';

/** A call or a message in the timeline. */
export function ThreadItem({ item: key }: { item: ThreadItem_item$key }) {
  const item = useFragment(
    graphql`
      fragment ThreadItem_item on Conversation {
        id
        createdAt
        direction
        phoneNumber {
          phoneNumberId
        }
        call {
          callId
        }
        message {
          body
        }
        ...CallCard_item
        ...MessageBubble_item
        ...ThreadRow_item
      }
    `,
    key,
  );
  return item.call ? <CallCard item={item} /> : <MessageBubble item={item} />;
}
