import { ActionIcon, Tooltip } from '@mantine/core';
import { IconArrowDownLeft, IconArrowUpRight, IconPhone } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import { formatLocale } from '../base/i18n/formatLocale.ts';
import type { CallRow_item$key } from '../__generated__/CallRow_item.graphql.ts';
import { usePhone } from '../phone/PhoneContext.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { clock, fullMoment, timeOfDay } from '../ui/dates.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { Cell, ResourceRow, RowOpen } from '../ui/list/ResourceRow.tsx';
import { useRow } from '../ui/list/rowContext.ts';
import { formatPhone } from '../ui/numbers.ts';
import { usePeer } from '../ui/usePeer.ts';
import { Words } from '../ui/Words.tsx';
import styles from './CallHistoryPage.module.css';
import { CallResult, useCallResult } from './CallResult.tsx';
import { formatSmallMoney } from './formatSmallMoney.ts';

/** One call: what it came to, with whom, by which number, who took it, at what time of its day, how long, what it cost. */
export function CallRow({ item: key }: { item: CallRow_item$key }) {
  const { t } = useTranslation(['calls', 'ui']);
  const phone = usePhone();
  const { tabIndex } = useRow();
  const item = useFragment(
    graphql`
      fragment CallRow_item on Conversation {
        id
        createdAt
        direction
        peerNumber
        peer {
          ...usePeer_peer
        }
        contact {
          id
          fullName
        }
        agent {
          id
          fullName
        }
        otherAgents {
          id
          fullName
        }
        phoneNumber {
          name
          number
        }
        call {
          status
          endAt
          talkTime
          callDuration
          costPayable
          note {
            outcome
            text
          }
        }
        ...CallResult_item
      }
    `,
    key,
  );
  const result = useCallResult(item);
  const { whyNoCall } = usePeer(item.peer);
  const { call, contact, agent, otherAgents, phoneNumber, peerNumber, direction, createdAt } = item;
  if (!call) return null;
  const name = contact?.fullName ? contact.fullName : formatPhone(peerNumber);
  const moment = new Date(String(createdAt));
  const outbound = direction === 'OUTBOUND';
  const DirectionIcon = outbound ? IconArrowUpRight : IconArrowDownLeft;
  const cost = () => {
    if (typeof call.costPayable !== 'number') return t('history.none');
    if (call.costPayable > 0) return formatSmallMoney(call.costPayable);
    return t(call.talkTime > 0 ? 'history.free' : 'history.none');
  };
  const callBack = (
    <ActionIcon
      aria-label={t('history.callBack', { name })}
      data-testid="history-call-back"
      tabIndex={tabIndex}
      onClick={() => phone.send({ type: 'DIAL', to: peerNumber })}
    >
      <IconPhone size={18} stroke={1.75} />
    </ActionIcon>
  );
  return (
    <ResourceRow label={name} data-testid="history-row" data-status={call.status} data-direction={direction}>
      <Cell column="result">
        <CallResult item={item} />
      </Cell>
      <Cell column="contact">
        <span className={styles['who']}>
          <Avatar name={contact?.fullName} size={28} />
          <RowOpen label={t('history.open', { name, result: result?.word })}>{name}</RowOpen>
        </span>
      </Cell>
      <Cell column="number">
        <Words>{phoneNumber.name ? phoneNumber.name : formatPhone(phoneNumber.number)}</Words>
      </Cell>
      <Cell column="direction">
        <span className={styles['direction']}>
          <DirectionIcon size={15} stroke={2} aria-hidden />
          {t(`history.direction.${direction}`)}
        </span>
      </Cell>
      <Cell column="agent" className={agent ? undefined : styles['muted']}>
        <Words>{agent?.fullName ?? t('history.nobody')}</Words>
        {otherAgents.length > 0 ? <OtherAgents names={otherAgents.map(({ fullName }) => fullName)} /> : null}
      </Cell>
      <Cell
        column="outcome"
        className={call.note?.outcome ? undefined : styles['muted']}
        title={call.note?.text ?? undefined}
      >
        {call.note?.outcome ? t(`note.outcomes.${call.note.outcome}`) : t('history.none')}
      </Cell>
      <Cell column="started">
        <time dateTime={moment.toISOString()} title={fullMoment(moment)}>
          {timeOfDay(moment)}
        </time>
      </Cell>
      <Cell
        column="length"
        className="tabular"
        // The inbox and Home tell how long was talked.
        title={call.endAt ? t('history.whole', { length: clock(call.callDuration) }) : undefined}
      >
        {call.endAt ? clock(call.callDuration) : t('history.none')}
      </Cell>
      <Cell column="cost" className={`tabular ${call.costPayable ? '' : styles['muted']}`}>
        {cost()}
      </Cell>
      <Cell column="actions" className={styles['actions']}>
        {whyNoCall === undefined ? (
          <Tooltip label={t('history.callBack', { name })}>{callBack}</Tooltip>
        ) : (
          <Disabled why={whyNoCall}>{callBack}</Disabled>
        )}
      </Cell>
    </ResourceRow>
  );
}

/** Of a call that several had, how many besides the one who is named, and who. */
function OtherAgents({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('calls');
  const also = t('history.otherAgents', { names: new Intl.ListFormat(formatLocale()).format(names) });
  return (
    <span className={styles['others']} title={also} data-testid="history-other-agents">
      <span aria-hidden>{`+${names.length}`}</span>
      <span className="visually-hidden">{also}</span>
    </span>
  );
}
