import { graphql, useFragment } from 'react-relay';
import type { ThreadItem_item$key } from '../__generated__/ThreadItem_item.graphql.ts';
import { Comments } from '../comments/Comments.tsx';
import { CallCard } from './CallCard.tsx';
import { MessageBubble } from './MessageBubble.tsx';

/** A call or a message in the timeline, with what the team says of it. @param target the comment that a link names */
export function ThreadItem({ item: key, target }: { item: ThreadItem_item$key; target?: string | undefined }) {
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
        ...Comments_conversation
      }
    `,
    key,
  );
  return (
    <>
      {item.call ? <CallCard item={item} /> : <MessageBubble item={item} />}
      <Comments conversation={item} target={target} />
    </>
  );
}
