import {
  IconAddressBook,
  IconFile,
  IconFileTypePdf,
  IconMicrophone,
  IconPhotoOff,
  IconVideo,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { Attachments_item$data, Attachments_item$key } from '../../__generated__/Attachments_item.graphql.ts';
import type { AttachmentsAgainQuery } from '../../__generated__/AttachmentsAgainQuery.graphql.ts';
import { Words } from '../../ui/Words.tsx';
import { fileSize } from '../../ui/fileSize.ts';
import styles from './Attachments.module.css';
import { wordedKind } from './words.ts';

type Attachment = NonNullable<Attachments_item$data['message']>['attachments'][number];

const ICONS = {
  PICTURE: IconPhotoOff,
  VIDEO: IconVideo,
  AUDIO: IconMicrophone,
  DOCUMENT: IconFileTypePdf,
  CONTACT: IconAddressBook,
  FILE: IconFile,
} as const;
/** What browsers play; all else is saved. */
const PLAYED = /^(audio\/(mpeg|mp4|ogg|wav)|video\/(mp4|webm))$/;
/** Points of a picture in the thread at the most. */
const SHOWN = { width: 280, height: 320 };

/** The files of a message: pictures to look at, sounds and videos to play, all else to save; a sentence where there is nothing to show. */
export function Attachments({ item: key }: { item: Attachments_item$key }) {
  const environment = useRelayEnvironment();
  const { id, message } = useFragment(
    graphql`
      fragment Attachments_item on Conversation {
        id
        message {
          attachments {
            id
            kind
            state
            mimeType
            size
            width
            height
            url
          }
        }
      }
    `,
    key,
  );
  // Links work for five minutes: a thread that stays open asks for new ones when it needs them, once for each.
  const asked = useRef(new Set<string>());
  const renew = (link: string) => {
    if (asked.current.has(link)) return;
    asked.current.add(link);
    fetchQuery<AttachmentsAgainQuery>(
      environment,
      graphql`
        query AttachmentsAgainQuery($id: ID!) {
          getWorkspaceConversationEntity(id: $id) {
            id
            ...Attachments_item
          }
        }
      `,
      { id },
    ).subscribe({ error: () => undefined });
  };
  const attachments = message?.attachments ?? [];
  if (attachments.length === 0) return null;
  return (
    <ul className={styles['list']} data-testid="message-attachments">
      {attachments.map((attachment, index) => (
        <li key={attachment.id} data-state={attachment.state}>
          <One attachment={attachment} number={index + 1} of={attachments.length} onBroken={renew} />
        </li>
      ))}
    </ul>
  );
}

function One({
  attachment: { kind, state, url, size, width, height, mimeType },
  number,
  of,
  onBroken,
}: {
  attachment: Attachment;
  number: number;
  of: number;
  onBroken: (link: string) => void;
}) {
  const { t, i18n } = useTranslation('inbox');
  const worded = wordedKind(kind);
  const KindIcon = ICONS[worded];
  if (state !== 'READY' || !url) {
    const known = state === 'MISSING' || state === 'TOO_LARGE' || state === 'DAMAGED' ? state : 'PENDING';
    return (
      <p className={styles['note']}>
        <KindIcon size={16} stroke={1.75} aria-hidden />
        {t(worded === 'PICTURE' ? `attachment.picture.${known}` : `attachment.file.${known}`)}
      </p>
    );
  }
  if (worded === 'PICTURE' && width && height) {
    const scale = Math.min(1, SHOWN.width / width, SHOWN.height / height);
    return (
      <a href={url} target="_blank" rel="noreferrer" className={styles['picture']}>
        <img
          src={url}
          width={Math.max(1, Math.round(width * scale))}
          height={Math.max(1, Math.round(height * scale))}
          loading="lazy"
          alt={t('attachment.alt', { number, of })}
          onError={() => onBroken(url)}
        />
      </a>
    );
  }
  const name = t(`attachment.name.${worded}`);
  // Nobody knows what strangers say in what they send.
  if (worded === 'AUDIO' && PLAYED.test(mimeType ?? ''))
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <audio
        className={styles['audio']}
        src={url}
        controls
        preload="none"
        aria-label={name}
        onError={() => onBroken(url)}
      />
    );
  if (worded === 'VIDEO' && PLAYED.test(mimeType ?? ''))
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption
      <video
        className={styles['video']}
        src={url}
        controls
        preload="metadata"
        aria-label={name}
        onError={() => onBroken(url)}
      />
    );
  return (
    <a href={url} download className={styles['file']} data-testid="attachment-download">
      <KindIcon size={18} stroke={1.75} aria-hidden />
      <span>
        <Words>{name}</Words>
        <small>{t('attachment.download', { size: fileSize(size ?? 0, i18n.language) })}</small>
      </span>
    </a>
  );
}
