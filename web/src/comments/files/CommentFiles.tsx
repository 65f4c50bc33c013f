import { Loader, VisuallyHidden } from '@mantine/core';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CommentFiles_comment$key } from '../../__generated__/CommentFiles_comment.graphql.ts';
import { lazyPart } from '../../base/lazyPart.ts';
import { refusalOf } from '../../base/relay/refusal.ts';
import { fileSize } from '../../ui/fileSize.ts';
import { toast } from '../../ui/toast.ts';
import { useRefusalText } from '../../ui/Why.tsx';
import { Words } from '../../ui/Words.tsx';
import { FileIcon } from './FileIcon.tsx';
import { freshFile, keepFile } from './fileLinks.ts';
import styles from './Files.module.css';

const PictureView = lazyPart(() => import('./PictureView.tsx'));

/** Points of a picture among words at the most. */
const SHOWN = { width: 320, height: 240 };

/** The files of a comment: pictures to look at, all else as a row with its name and size, to be kept. */
export default function CommentFiles({ comment }: { comment: CommentFiles_comment$key }) {
  const { t } = useTranslation('comments');
  const { media } = useFragment(
    graphql`
      fragment CommentFiles_comment on Comment {
        media {
          id
          name
          url
          size
          width
          height
        }
      }
    `,
    comment,
  );
  const [shown, setShown] = useState<number>();
  // Links work for five minutes: what stays open asks for new ones when it needs them, once for each.
  const asked = useRef(new Set<string>());
  const renew = (id: string, url: string) => {
    if (asked.current.has(url)) return;
    asked.current.add(url);
    freshFile(id).catch(() => undefined);
  };
  const pictures = media.filter(({ width }) => width !== null);
  return (
    <div className={styles['files']} data-testid="comment-media">
      {pictures.length === 0 ? null : (
        <ul className={styles['pictures']} aria-label={t('files.picturesOf')}>
          {pictures.map(({ id, name, url, width, height }, at) => {
            const wide = width ?? 1;
            const high = height ?? 1;
            const scale = Math.min(1, SHOWN.width / wide, SHOWN.height / high);
            return (
              <li key={id}>
                <button
                  type="button"
                  className={styles['picture']}
                  onClick={() => setShown(at)}
                  data-testid="comment-picture"
                >
                  <img
                    src={url}
                    width={Math.max(1, Math.round(wide * scale))}
                    height={Math.max(1, Math.round(high * scale))}
                    loading="lazy"
                    alt={t('files.openPicture', { name })}
                    onError={() => renew(id, url)}
                  />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {media.length === pictures.length ? null : (
        <ul className={styles['rows']} aria-label={t('files.filesOf')}>
          {media
            .filter(({ width }) => width === null)
            .map(({ id, name, size }) => (
              <li key={id}>
                <FileRow id={id} name={name} size={size} />
              </li>
            ))}
        </ul>
      )}
      {shown === undefined ? null : (
        <Suspense>
          <PictureView pictures={pictures} at={shown} onChange={setShown} onClose={() => setShown(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

function FileRow({ id, name, size }: { id: string; name: string; size: number }) {
  const { t, i18n } = useTranslation('comments');
  const textOf = useRefusalText();
  const [pending, setPending] = useState(false);
  const keep = async () => {
    setPending(true);
    await keepFile(id, name).catch((error: unknown) => toast.error(textOf(refusalOf(error))));
    setPending(false);
  };
  return (
    <button
      type="button"
      className={styles['row']}
      aria-busy={pending}
      onClick={() => void keep()}
      data-testid="comment-download"
    >
      {pending ? <Loader size={18} /> : <FileIcon name={name} />}
      <Words as="b">{name}</Words>
      <small>{fileSize(size, i18n.language)}</small>
      <VisuallyHidden>{t('files.save')}</VisuallyHidden>
    </button>
  );
}
