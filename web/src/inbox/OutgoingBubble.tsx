import { IconClock } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { timeOfDay } from '../ui/dates.ts';
import { useRefusalText } from '../ui/Why.tsx';
import { Words } from '../ui/Words.tsx';
import { inOneLine } from './attachments/words.ts';
import { NotDelivered } from './MessageBubble.tsx';
import { send } from './outbox.ts';
import type { OutgoingText } from './outgoing.ts';
import styles from './Thread.module.css';

const filesOf = ({ files = { pictures: 0, others: 0 } }: OutgoingText) => [
  ...Array.from({ length: files.pictures }, () => ({ kind: 'PICTURE' as const })),
  ...Array.from({ length: files.others }, () => ({ kind: 'FILE' as const })),
];

/** A text that the server has not confirmed yet, or refused. */
export function OutgoingBubble({ text, threadKey }: { text: OutgoingText; threadKey: string }) {
  const { t } = useTranslation('inbox');
  const textOf = useRefusalText();
  const { refusal } = text;
  return (
    <article
      className={styles['message']}
      data-testid="thread-item"
      data-kind="message"
      data-status={refusal === undefined ? 'PENDING' : 'FAILED'}
      data-direction="OUTBOUND"
      data-failed={refusal === undefined ? undefined : true}
      aria-label={t('message.ours')}
    >
      <Words as="p" className={styles['bubble']}>
        {inOneLine(t, { body: text.body, attachments: filesOf(text) })}
      </Words>
      {refusal === undefined ? (
        <p className={styles['status']}>
          <time dateTime={text.at.toISOString()}>{timeOfDay(text.at)}</time>
          <span aria-hidden>·</span>
          <IconClock size={14} stroke={2} aria-hidden />
          <span data-testid="message-status">{t('message.sending')}</span>
        </p>
      ) : (
        <NotDelivered reason={textOf(refusal)} onAgain={() => void send(threadKey, text)} />
      )}
    </article>
  );
}
