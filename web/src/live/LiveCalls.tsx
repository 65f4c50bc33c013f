import {
  IconArrowsExchange,
  IconBellRinging,
  IconDialpad,
  IconHourglass,
  IconPhone,
  IconPlayerPause,
  IconSparkles,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type {
  LiveActivityCallState,
  LiveCalls_stats$data,
  LiveCalls_stats$key,
} from '../__generated__/LiveCalls_stats.graphql.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Card } from '../ui/Card.tsx';
import { clock } from '../ui/dates.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatPhone } from '../ui/numbers.ts';
import { StatusChip, type Tone } from '../ui/StatusChip.tsx';
import { useNow } from '../ui/useNow.ts';
import styles from './Live.module.css';
import { LiveCallActions } from './LiveCallActions.tsx';

type Row = LiveCalls_stats$data['rows'][number];

/** How a state looks; its word says it. */
const LOOKS: Partial<Record<LiveActivityCallState, { tone: Tone; icon: Icon }>> = {
  IVR: { tone: 'neutral', icon: IconDialpad },
  WAITING: { tone: 'warning', icon: IconHourglass },
  RINGING: { tone: 'accent', icon: IconBellRinging },
  TALKING: { tone: 'success', icon: IconPhone },
  HELD: { tone: 'warning', icon: IconPlayerPause },
  AI: { tone: 'ai', icon: IconSparkles },
  TRANSFERRING: { tone: 'accent', icon: IconArrowsExchange },
};

/** Callers who wait for somebody, and everything else that runs. */
const toAnswer = ({ direction, state, callbackAttempt }: Row) =>
  (direction === 'INBOUND' || (typeof callbackAttempt === 'number' && state === 'WAITING')) &&
  (state === 'IVR' || state === 'WAITING' || state === 'RINGING');

/** The calls that run, oldest first. */
export function LiveCalls({ stats: key }: { stats: LiveCalls_stats$key }) {
  const { t } = useTranslation('live');
  const now = useNow(1_000);
  const { rows } = useFragment(
    graphql`
      fragment LiveCalls_stats on LiveActivityCallStats {
        rows {
          callId
          contact {
            id
            fullName
          }
          peerNumber
          number
          numberName
          direction
          state
          since
          agent {
            id
            fullName
          }
          queuePosition
          callbackAttempt
          ...LiveCallActions_call
        }
      }
    `,
    key,
  );
  const groups = [
    { name: 'toAnswer', rows: rows.filter(toAnswer) },
    { name: 'inProgress', rows: rows.filter((row) => !toAnswer(row)) },
  ] as const;
  return (
    <Card title={t('calls')} aside={<span className={styles['aside']}>{t('oldestFirst')}</span>}>
      {rows.length === 0 ? (
        <EmptyState compact icon={<IconPhone size={22} stroke={1.5} />} title={t('noCalls')}>
          {t('noCallsHint')}
        </EmptyState>
      ) : (
        <div className={styles['scroll']}>
          <table className={styles['table']}>
            <thead>
              <tr>
                <th scope="col">{t('column.state')}</th>
                <th scope="col">{t('column.caller')}</th>
                <th scope="col">{t('column.number')}</th>
                <th scope="col">{t('column.with')}</th>
                <th scope="col" data-right>
                  {t('column.since')}
                </th>
                <th scope="col">
                  <span className="visually-hidden">{t('column.actions')}</span>
                </th>
              </tr>
            </thead>
            {groups.map(({ name, rows: each }) =>
              each.length === 0 ? null : (
                <tbody key={name}>
                  <tr>
                    <th scope="rowgroup" colSpan={6} className={styles['section']}>
                      {t(`group.${name}`)} <span>{each.length}</span>
                    </th>
                  </tr>
                  {each.map((row) => (
                    <CallRow key={row.callId} row={row} now={now} />
                  ))}
                </tbody>
              ),
            )}
          </table>
        </div>
      )}
    </Card>
  );
}

function CallRow({ row, now }: { row: Row; now: Date }) {
  const { t } = useTranslation('live');
  const { tone, icon: StateIcon } = LOOKS[row.state] ?? { tone: 'neutral', icon: IconPhone };
  const number = formatPhone(row.peerNumber);
  const name = row.contact?.fullName ? row.contact.fullName : number;
  const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(String(row.since))) / 1000));
  const whom = row.agent?.fullName;
  const asked = row.state === 'RINGING' && row.direction === 'INBOUND';
  return (
    <tr data-testid="live-call" data-state={row.state}>
      <td>
        <StatusChip tone={tone} icon={<StateIcon size={14} aria-hidden />}>
          {t(`state.${row.state as 'IVR'}`)}
        </StatusChip>
      </td>
      <td>
        <span className={styles['who']}>
          <Avatar name={row.contact?.fullName} size={28} />
          <span>
            <strong>{name}</strong>
            <small>
              {name === number ? null : `${number} · `}
              {typeof row.callbackAttempt === 'number'
                ? t('callback', { attempt: row.callbackAttempt })
                : t(`direction.${row.direction as 'INBOUND'}`)}
            </small>
          </span>
        </span>
      </td>
      <td>{row.numberName ? row.numberName : formatPhone(row.number)}</td>
      <td>
        {typeof row.queuePosition === 'number'
          ? t('place', { place: row.queuePosition })
          : whom
            ? asked
              ? t('rings', { name: whom })
              : whom
            : t('none')}
      </td>
      <td data-right className="tabular">
        {clock(seconds)}
      </td>
      <td className={styles['actions']}>
        <LiveCallActions call={row} name={name} />
      </td>
    </tr>
  );
}
