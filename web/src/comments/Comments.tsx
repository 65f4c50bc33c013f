import { graphql, useFragment } from 'react-relay';
import type { Comments_conversation$key } from '../__generated__/Comments_conversation.graphql.ts';
import { CommentCard } from './CommentCard.tsx';

/** What teammates wrote beside a call or a text, oldest first; nothing where nobody did. */
export function Comments({
  conversation,
  target,
}: {
  conversation: Comments_conversation$key;
  target?: string | undefined;
}) {
  const { comments } = useFragment(
    graphql`
      fragment Comments_conversation on Conversation {
        comments {
          id
          ...CommentCard_comment
        }
      }
    `,
    conversation,
  );
  return comments.map((comment) => <CommentCard key={comment.id} comment={comment} isTarget={comment.id === target} />);
}
