import { ActionIcon, Menu } from '@mantine/core';
import { IconCheck, IconDots, IconLock, IconMoodPlus, IconPencil, IconRotate, IconTrash } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CommentCard_comment$key } from '../__generated__/CommentCard_comment.graphql.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { refusalOf } from '../base/relay/refusal.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { fullMoment, timeOfDay, writtenDate } from '../ui/dates.ts';
import { toast } from '../ui/toast.ts';
import { useRefusalText } from '../ui/Why.tsx';
import { Words } from '../ui/Words.tsx';
import { reactToComment, removeComment, updateComment } from './commentActions.ts';
import { CommentBox } from './CommentBox.tsx';
import styles from './Comments.module.css';
import { DeleteComment } from './DeleteComment.tsx';
import { DocumentView } from './DocumentView.tsx';
import { isBlank } from './document.ts';
import { EmojiButton } from './EmojiButton.tsx';

const CommentFiles = lazyPart(() => import('./files/CommentFiles.tsx'));

/** What is done with a comment, wherever it stands. */
export interface CommentActions {
  readonly update: (id: string, document: string, mediaIds: readonly string[]) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
  readonly react: (id: string, emoji: string, on: boolean) => Promise<unknown>;
}

const OF_CONVERSATIONS: CommentActions = {
  update: (id, document, mediaIds) => updateComment({ id, document, mediaIds: [...mediaIds] }),
  remove: removeComment,
  react: reactToComment,
};

/** A comment: to be read, reacted to, resolved; by who wrote it changed and deleted. */
export function CommentCard({
  comment: key,
  isTarget = false,
  actions = OF_CONVERSATIONS,
  kind = 'comment',
  children,
}: {
  comment: CommentCard_comment$key;
  isTarget?: boolean;
  actions?: CommentActions;
  /** A message of a chat stands among its like, a note of a contact for months; neither is resolved. */
  kind?: 'comment' | 'message' | 'note';
  /** Beneath it. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('comments');
  const comment = useFragment(
    graphql`
      fragment CommentCard_comment on Comment {
        id
        createdAt
        editedAt
        message
        document
        resolved
        canEdit
        canRemove
        media {
          id
          name
          size
        }
        ...CommentFiles_comment
        userProfile {
          id
          displayName
        }
        reactions {
          emoji
          count
          mine
          names
        }
      }
    `,
    key,
  );
  const { id, message, document, resolved, canEdit, canRemove, userProfile, reactions, media } = comment;
  const plain = kind === 'message';
  const textOf = useRefusalText();
  const [editing, setEditing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isTarget) return;
    card.current?.scrollIntoView({ block: 'center' });
    card.current?.focus({ preventScroll: true });
  }, [isTarget]);
  const name = userProfile?.displayName ?? t('former');
  const at = new Date(String(comment.createdAt));
  const failed = (error: unknown) => toast.error(textOf(refusalOf(error)));
  const react = (emoji: string, on: boolean) => void actions.react(id, emoji, on).catch(failed);
  const resolve = () => void updateComment({ id, resolved: !resolved }).catch(failed);

  return (
    <article
      ref={card}
      className={styles['card']}
      tabIndex={-1}
      aria-label={t(kind === 'note' ? 'note.by' : 'by', { name })}
      data-testid="comment"
      data-plain={plain || undefined}
      data-resolved={resolved || undefined}
      data-target={isTarget || undefined}
    >
      <header className={styles['head']}>
        <Avatar name={name} size={plain ? 32 : 20} />
        <Words as="b">{name}</Words>
        {kind !== 'comment' ? null : (
          <span className={styles['private']}>
            <IconLock size={12} stroke={2} aria-hidden />
            {t('private')}
          </span>
        )}
        <span className={styles['end']}>
          {resolved ? <span data-testid="comment-resolved">{t('resolved')}</span> : null}
          {comment.editedAt ? <span>{t('edited')}</span> : null}
          <time dateTime={at.toISOString()} title={fullMoment(at)}>
            {kind === 'note' ? writtenDate(at) : timeOfDay(at)}
          </time>
          {/* What is chosen may take the focus itself. */}
          {kind !== 'comment' && !canEdit && !canRemove ? null : (
            <Menu position="bottom-end" shadow="md" returnFocus={!editing && !deleting}>
              <Menu.Target>
                <ActionIcon
                  size={24}
                  variant="subtle"
                  color="gray"
                  aria-label={t(kind === 'note' ? 'note.more' : 'more', { name })}
                  data-testid="comment-more"
                >
                  <IconDots size={16} stroke={2} />
                </ActionIcon>
              </Menu.Target>
              <Menu.Dropdown>
                {kind !== 'comment' ? null : (
                  <Menu.Item
                    leftSection={resolved ? <IconRotate size={16} stroke={2} /> : <IconCheck size={16} stroke={2} />}
                    onClick={resolve}
                  >
                    {t(resolved ? 'reopen' : 'resolve')}
                  </Menu.Item>
                )}
                {canEdit ? (
                  <Menu.Item leftSection={<IconPencil size={16} stroke={2} />} onClick={() => setEditing(true)}>
                    {t('edit')}
                  </Menu.Item>
                ) : null}
                {canRemove ? (
                  <Menu.Item
                    leftSection={<IconTrash size={16} stroke={2} />}
                    color="red"
                    onClick={() => setDeleting(true)}
                  >
                    {t('delete')}
                  </Menu.Item>
                ) : null}
              </Menu.Dropdown>
            </Menu>
          )}
        </span>
      </header>
      {editing ? (
        <CommentBox
          label={t(kind === 'note' ? 'note.edit' : 'editLabel')}
          placeholder={t('placeholder')}
          action={t('save')}
          cancel={t('cancel')}
          initial={document}
          box={`edit.${id}`}
          media={media}
          focused
          onSend={async (next, mediaIds) => {
            await actions.update(id, next, mediaIds);
            setEditing(false);
          }}
          onLeave={() => setEditing(false)}
        />
      ) : (
        <>
          {/* Of files alone the words are what they are called. */}
          {media.length > 0 && isBlank(document) ? null : <DocumentView json={document} text={message} />}
          {media.length === 0 ? null : (
            <Suspense>
              <CommentFiles comment={comment} />
            </Suspense>
          )}
        </>
      )}
      <footer className={styles['reactions']}>
        {reactions.map(({ emoji, count, mine, names: given }) => {
          const names = given.join(', ');
          return (
            <button
              key={emoji}
              type="button"
              className={styles['reaction']}
              aria-pressed={mine}
              aria-label={t('reaction', { emoji, count, names })}
              title={names}
              onClick={() => react(emoji, !mine)}
              data-testid="reaction"
            >
              <span aria-hidden>{emoji}</span>
              <span aria-hidden>{count}</span>
            </button>
          );
        })}
        <EmojiButton
          label={t('react')}
          icon={<IconMoodPlus size={16} stroke={2} />}
          onChoose={(emoji) => react(emoji, true)}
        />
      </footer>
      {children}
      <DeleteComment remove={() => actions.remove(id)} opened={deleting} onClose={() => setDeleting(false)} />
    </article>
  );
}
