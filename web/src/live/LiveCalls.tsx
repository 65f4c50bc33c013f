import {
  IconArrowsExchange,
  IconBellRinging,
  IconClock,
  IconDialpad,
  IconEye,
  IconHourglass,
  IconPhone,
  IconPhoneOutgoing,
  IconPlayerPause,
  IconRecordMail,
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
import { clock, timeOfDay } from '../ui/dates.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatPhone } from '../ui/numbers.ts';
import { StatusChip, type Tone } from '../ui/StatusChip.tsx';
import { useNow } from '../ui/useNow.ts';
import { Words } from '../ui/Words.tsx';
import { AlsoOnCall } from './AlsoOnCall.tsx';
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
  VOICEMAIL: { tone: 'neutral', icon: IconRecordMail },
};

/** Callers who wait for somebody, those who are called back instead, and everything else that runs. */
function groupOf({ direction, state, callback }: Row) {
  if (callback && callback.state !== 'TALKING') return 'callbacks';
  const waits = state === 'IVR' || state === 'WAITING' || state === 'RINGING';
  return direction === 'INBOUND' && waits ? 'toAnswer' : 'inProgress';
}

/** What a callback does is said by these; once the caller was reached it is a call like others. */
const CALLBACK_LOOKS = {
  WAITING: { tone: 'warning', icon: IconHourglass },
  LATER: { tone: 'neutral', icon: IconClock },
  RINGING: { tone: 'accent', icon: IconBellRinging },
  DIALLING: { tone: 'accent', icon: IconPhoneOutgoing },
} as const;

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
          callback {
            state
            attempt
            mostAttempts
            nextTryAt
          }
          supervisions {
            name
          }
          others {
            id
          }
          ...AlsoOnCall_call
          ...LiveCallActions_call
        }
      }
    `,
    key,
  );
  const groups = (['toAnswer', 'callbacks', 'inProgress'] as const).map((name) => ({
    name,
    rows: rows.filter((row) => groupOf(row) === name),
  }));
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

const namesOf = (people: readonly { readonly name: string }[], language: string): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(people.map(({ name }) => name));

function CallRow({ row, now }: { row: Row; now: Date }) {
  const { t, i18n } = useTranslation('live');
  const { callback } = row;
  const waits = callback && callback.state !== 'TALKING' ? callback.state : undefined;
  const looks = waits === undefined ? LOOKS[row.state] : CALLBACK_LOOKS[waits];
  const { tone, icon: StateIcon } = looks ?? { tone: 'neutral', icon: IconPhone };
  const number = formatPhone(row.peerNumber);
  const name = row.contact?.fullName ? row.contact.fullName : number;
  const seconds = Math.max(0, Math.round((now.getTime() - Date.parse(String(row.since))) / 1000));
  return (
    <tr data-testid="live-call" data-state={row.state} data-callback={callback?.state}>
      <td>
        <StatusChip tone={tone} icon={<StateIcon size={14} aria-hidden />}>
          {waits === undefined ? t(`state.${row.state as 'IVR'}`) : t(`callbackState.${waits}`)}
        </StatusChip>
      </td>
      <td>
        <span className={styles['who']}>
          <Avatar name={row.contact?.fullName} size={28} />
          <span>
            <Words as="strong">{name}</Words>
            <small>
              {name === number ? null : `${number} · `}
              {callback
                ? t('callback', { attempt: callback.attempt, most: callback.mostAttempts })
                : t(`direction.${row.direction as 'INBOUND'}`)}
            </small>
          </span>
        </span>
      </td>
      <td>{row.numberName ? row.numberName : formatPhone(row.number)}</td>
      <td>
        <With row={row} />
        <AlsoOnCall call={row} now={now} />
        {row.supervisions.length > 0 ? (
          <small className={styles['supervised']} data-testid="live-supervised">
            <IconEye size={14} stroke={1.75} aria-hidden />
            {t('supervised', { names: namesOf(row.supervisions, i18n.language) })}
          </small>
        ) : null}
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

/** Whom the caller has, or what they wait for. */
function With({ row: { state, direction, agent, queuePosition, callback, others } }: { row: Row }) {
  const { t } = useTranslation('live');
  if (callback?.nextTryAt) return t('nextTry', { time: timeOfDay(new Date(String(callback.nextTryAt))) });
  const isAsked = callback ? callback.state === 'RINGING' : state === 'RINGING' && direction === 'INBOUND';
  if (typeof queuePosition === 'number' && !(isAsked && agent)) return t('place', { place: queuePosition });
  // A phone outside may have the call: it stands below.
  if (!agent) return others.length > 0 ? null : t('none');
  return isAsked ? t('rings', { name: agent.fullName }) : agent.fullName;
}
