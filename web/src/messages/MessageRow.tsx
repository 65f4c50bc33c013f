import {
  IconAlertCircle,
  IconArrowDownLeft,
  IconCheck,
  IconChecks,
  IconClock,
  IconCoinOff,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { MessageRow_item$key } from '../__generated__/MessageRow_item.graphql.ts';
import { formatSmallMoney } from '../calls/formatSmallMoney.ts';
import { inOneLine } from '../inbox/attachments/words.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { fullMoment, timeOfDay } from '../ui/dates.ts';
import { Cell, ResourceRow, RowOpen } from '../ui/list/ResourceRow.tsx';
import { formatPhone } from '../ui/numbers.ts';
import { Words } from '../ui/Words.tsx';
import { CHANNELS } from './messageFilter.ts';
import styles from './MessageHistory.module.css';
import { hasFailed, type MessageResult, priceOf, resultOf } from './messageResult.ts';

const ICONS: Readonly<Record<MessageResult, Icon>> = {
  sending: IconClock,
  sent: IconCheck,
  delivered: IconChecks,
  read: IconChecks,
  notDelivered: IconAlertCircle,
  noCredit: IconCoinOff,
  received: IconArrowDownLeft,
};

/** One message: with whom, what it says, how it stands and why, by which channel and number, who wrote it, when, and what it cost. */
export function MessageRow({ item: key, withMoney }: { item: MessageRow_item$key; withMoney: boolean }) {
  const { t } = useTranslation(['messages', 'inbox', 'calls']);
  const { t: inInbox } = useTranslation('inbox');
  const item = useFragment(
    graphql`
      fragment MessageRow_item on Conversation {
        id
        createdAt
        direction
        channel
        peerNumber
        isAutomatic
        contact {
          id
          fullName
        }
        agent {
          id
          fullName
        }
        phoneNumber {
          name
          number
        }
        message {
          body
          deliveryStatus
          failedReason
          segments
          attachments {
            id
            kind
          }
        }
        creditLogs {
          amount
        }
      }
    `,
    key,
  );
  const { message, contact, agent, phoneNumber, peerNumber, direction, createdAt, isAutomatic, creditLogs } = item;
  if (!message) return null;
  const name = contact?.fullName ? contact.fullName : formatPhone(peerNumber);
  const moment = new Date(String(createdAt));
  const result = resultOf(message.deliveryStatus);
  const failed = hasFailed(result);
  const ResultIcon = ICONS[result];
  const word = t(`result.${result}`);
  const channel = CHANNELS.find((known) => known === item.channel);
  const price = priceOf(creditLogs);
  const why =
    result === 'noCredit' ? t('inbox:message.noCredit') : (message.failedReason ?? t('inbox:message.noReason'));
  return (
    <ResourceRow
      label={name}
      data-testid="message-row"
      data-status={message.deliveryStatus}
      data-direction={direction}
      data-channel={item.channel}
    >
      <Cell column="contact">
        <span className={styles['who']}>
          <Avatar name={contact?.fullName} size={28} />
          <RowOpen label={t('open', { name, result: word })}>{name}</RowOpen>
        </span>
      </Cell>
      <Cell column="message">
        <Words as="p" className={styles['body']}>
          {inOneLine(inInbox, message)}
        </Words>
        {failed ? (
          <p className={styles['why']} title={why} data-testid="message-why">
            {why}
          </p>
        ) : null}
      </Cell>
      <Cell column="status">
        <span className={styles['status']} data-of={result}>
          <ResultIcon size={16} stroke={2} aria-hidden />
          {word}
        </span>
      </Cell>
      <Cell column="channel">{channel === undefined ? item.channel : t(`channel.${channel}`)}</Cell>
      <Cell column="number">
        <Words>{phoneNumber.name ? phoneNumber.name : formatPhone(phoneNumber.number)}</Words>
      </Cell>
      <Cell column="agent" className={agent ? undefined : styles['muted']}>
        <Words>{agent?.fullName ?? (isAutomatic ? t('inbox:sender.automatic') : t('calls:history.none'))}</Words>
      </Cell>
      <Cell column="sent">
        <time dateTime={moment.toISOString()} title={fullMoment(moment)}>
          {timeOfDay(moment)}
        </time>
      </Cell>
      {withMoney ? (
        <Cell column="price" className={`tabular ${price ? '' : styles['muted']}`}>
          {price === undefined
            ? t('calls:history.none')
            : price > 0
              ? formatSmallMoney(price)
              : t('calls:history.free')}
          {message.segments > 1 ? (
            <small className={styles['segments']}>{t('segments', { count: message.segments })}</small>
          ) : null}
        </Cell>
      ) : null}
    </ResourceRow>
  );
}
