import {
  IconAlertCircle,
  IconBrandViber,
  IconBrandWhatsapp,
  IconCheck,
  IconChecks,
  IconClock,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { MessageBubble_item$key } from '../__generated__/MessageBubble_item.graphql.ts';
import type { MessageBubbleResendMutation } from '../__generated__/MessageBubbleResendMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { CopyButton } from '../ui/CopyButton.tsx';
import { timeOfDay } from '../ui/dates.ts';
import { useRefusalText } from '../ui/Why.tsx';
import { Words } from '../ui/Words.tsx';
import { Attachments } from './attachments/Attachments.tsx';
import { EmptyText } from './attachments/EmptyText.tsx';
import { isBlank } from './attachments/words.ts';
import { useInbox } from './inboxContext.ts';
import { statusName, type StatusName } from './messageStatus.ts';
import styles from './Thread.module.css';
import { useSender } from './useSender.ts';

const ICONS = { sending: IconClock, sent: IconCheck, delivered: IconChecks, read: IconChecks } as const;

/** A text: theirs at the left, ours at the right with how it stands. */
export function MessageBubble({ item: key }: { item: MessageBubble_item$key }) {
  const { t } = useTranslation('inbox');
  const item = useFragment(
    graphql`
      fragment MessageBubble_item on Conversation {
        id
        channel
        createdAt
        direction
        message {
          body
          isButton
          isForwarded
          buttons
          deliveryStatus
          failedReason
          carrierCode
          attachments {
            id
          }
        }
        ...Attachments_item
        ...useSender_item
      }
    `,
    key,
  );
  const sender = useSender(item, useInbox().myId);
  const { id, channel, createdAt, direction, message } = item;
  const app = channel === 'WHATSAPP' || channel === 'VIBER' ? channel : undefined;
  const AppIcon = app === 'VIBER' ? IconBrandViber : IconBrandWhatsapp;
  const { pending, refusal, run } = useCommit();
  const textOf = useRefusalText();
  if (!message) return null;
  const name = statusName(message.deliveryStatus);
  const outbound = direction === 'OUTBOUND';
  const time = timeOfDay(new Date(String(createdAt)));
  const again = () =>
    run(async () => {
      await commit<MessageBubbleResendMutation>(
        graphql`
          mutation MessageBubbleResendMutation($id: ID!) {
            resendMessage(id: $id) {
              id
              ...ThreadItem_item
            }
          }
        `,
        { id },
      );
    });
  const reason =
    refusal === undefined
      ? (message.failedReason ??
        t(message.deliveryStatus === 'INSUFFICIENT_BALANCE' ? 'message.noCredit' : 'message.noReason'))
      : textOf(refusal);
  return (
    <article
      className={styles['message']}
      data-testid="thread-item"
      data-kind="message"
      data-status={message.deliveryStatus}
      data-direction={direction}
      data-channel={channel}
      data-failed={name === 'notDelivered' || undefined}
      aria-label={t(outbound ? 'message.ours' : 'message.theirs')}
    >
      {isBlank(message.body) && message.attachments.length > 0 ? null : (
        <Words as="p" className={styles['bubble']}>
          {isBlank(message.body) ? <EmptyText /> : message.body}
        </Words>
      )}
      <Attachments item={item} />
      {message.buttons.length === 0 ? null : (
        <div className={styles['buttons']} data-testid="message-buttons">
          {message.buttons.map((button) => (
            <Words key={button}>{button}</Words>
          ))}
        </div>
      )}
      {name === 'notDelivered' && outbound ? (
        <NotDelivered
          sender={sender?.mine === false ? sender.name : undefined}
          reason={reason}
          code={message.carrierCode ?? undefined}
          pending={pending}
          onAgain={() => void again()}
        />
      ) : (
        <p className={styles['status']}>
          {sender?.mine === false ? (
            <>
              <Words data-testid="message-sender">{sender.name}</Words>
              <span aria-hidden>·</span>
            </>
          ) : null}
          {app === undefined ? null : <AppIcon size={14} stroke={2} aria-hidden />}
          <time dateTime={String(createdAt)}>{time}</time>
          {app === undefined ? null : (
            <>
              <span aria-hidden>·</span>
              <span>{t(`channel.name.${app}`)}</span>
            </>
          )}
          {message.isButton || message.isForwarded ? (
            <>
              <span aria-hidden>·</span>
              <span data-testid="message-hint">{t(message.isButton ? 'channel.button' : 'channel.forwarded')}</span>
            </>
          ) : null}
          {outbound ? <Ticks name={name} /> : null}
        </p>
      )}
    </article>
  );
}

function Ticks({ name }: { name: StatusName }) {
  const { t } = useTranslation('inbox');
  if (name === 'notDelivered' || name === 'received') return null;
  const TickIcon = ICONS[name];
  return (
    <>
      <span aria-hidden>·</span>
      <TickIcon size={14} stroke={2} data-tick={name} aria-hidden />
      <span data-testid="message-status">{t(`message.${name}`)}</span>
    </>
  );
}

/** What went wrong, and the way to try again. */
export function NotDelivered({
  sender,
  reason,
  code,
  pending = false,
  onAgain,
}: {
  /** Who of ours wrote it, unless the reader did. */
  sender?: string | undefined;
  reason: string;
  code?: string | undefined;
  pending?: boolean;
  onAgain: () => void;
}) {
  const { t } = useTranslation('inbox');
  return (
    <div className={styles['status']} data-bad>
      {sender === undefined ? null : (
        <>
          <span data-testid="message-sender">{sender}</span>
          <span aria-hidden>·</span>
        </>
      )}
      <IconAlertCircle size={14} stroke={2} aria-hidden />
      <span data-testid="message-status">{t('message.notDelivered', { reason })}</span>
      <span aria-hidden>·</span>
      <button type="button" className="link" data-testid="message-again" disabled={pending} onClick={onAgain}>
        {t('message.again')}
      </button>
      {code === undefined || code === '' ? null : (
        <span className={styles['code']}>
          {code}
          <CopyButton value={code} size={24} label={t('message.copyCode')} />
        </span>
      )}
    </div>
  );
}
