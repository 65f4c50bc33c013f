import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { ChatMessage_message$key } from '../__generated__/ChatMessage_message.graphql.ts';
import { useIdempotencyKey } from '../base/relay/useIdempotencyKey.ts';
import { CommentBox } from '../comments/CommentBox.tsx';
import { CommentCard } from '../comments/CommentCard.tsx';
import styles from './Chat.module.css';
import { answerMessage, OF_ANSWERS, ofMessage } from './chatActions.ts';

/** A message with its answers, which open beneath it. */
export function ChatMessage({
  message: ref,
  target,
}: {
  message: ChatMessage_message$key;
  /** Ids that a link points to: the message, and perhaps one of its answers. */
  target: readonly (string | undefined)[];
}) {
  const { t } = useTranslation(['chat', 'comments']);
  const { id, targetEntity, fromUser, post, comments } = useFragment(
    graphql`
      fragment ChatMessage_message on InternalConversation {
        id
        targetEntity
        fromUser {
          id
          displayName
        }
        post {
          id
          ...CommentCard_comment
        }
        comments {
          id
          ...CommentCard_comment
        }
      }
    `,
    ref,
  );
  const answerMeant = comments.some((comment) => target.includes(comment.id));
  const [opened, setOpened] = useState(answerMeant);
  // A link to an answer may be followed while the chat is open.
  const [meantBefore, setMeantBefore] = useState(answerMeant);
  if (answerMeant !== meantBefore) {
    setMeantBefore(answerMeant);
    if (answerMeant) setOpened(true);
  }
  const [key, renew] = useIdempotencyKey();
  const name = fromUser?.displayName ?? t('former');
  return (
    <CommentCard
      comment={post}
      kind="message"
      actions={ofMessage(targetEntity, id)}
      isTarget={!answerMeant && target.includes(id)}
    >
      <Button
        size="compact-xs"
        h={24}
        variant="subtle"
        aria-expanded={opened}
        onClick={() => setOpened(!opened)}
        data-testid="chat-replies"
      >
        {opened ? t('hideReplies') : comments.length === 0 ? t('reply') : t('replies', { count: comments.length })}
      </Button>
      {opened ? (
        <div className={styles['answers']}>
          {comments.map((comment) => (
            <CommentCard
              key={comment.id}
              comment={comment}
              kind="message"
              actions={OF_ANSWERS}
              isTarget={target.includes(comment.id)}
            />
          ))}
          <CommentBox
            label={t('replyTo', { name })}
            placeholder={t('replyTo', { name })}
            action={t('reply')}
            box={`answer.${id}`}
            focused={!answerMeant}
            onSend={async (document, mediaIds) => {
              await answerMessage(id, document, mediaIds, key);
              renew();
            }}
            onLeave={() => setOpened(false)}
          />
        </div>
      ) : null}
    </CommentCard>
  );
}
