import { Link } from '@tanstack/react-router';
import { IconPhone, IconPhoneIncoming, IconPhoneOutgoing, IconPhoneX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { RecentCallsQuery, RecentCallsQuery$data } from '../../__generated__/RecentCallsQuery.graphql.ts';
import { formatPhone } from '../../ui/numbers.ts';
import { listDate } from '../../ui/dates.ts';
import styles from './views.module.css';

/** Calls under 'Call History' (spec 001 §9). */
const LIMIT = 5;

type Row = RecentCallsQuery$data['fetchConversations']['data'][number];

const NEVER_TALKED = new Set(['MISSED', 'REJECTED', 'ABANDONED', 'FAILED']);

/** The last five calls, each one click away from a call back. */
export function RecentCalls({ onCall }: { onCall: (to: string) => void }) {
  const { t } = useTranslation(['phone', 'common']);
  const environment = useRelayEnvironment();
  const [rows, setRows] = useState<readonly Row[]>();
  useEffect(() => {
    const read = fetchQuery<RecentCallsQuery>(
      environment,
      graphql`
        query RecentCallsQuery($limit: Int!) {
          fetchConversations(channel: call, limit: $limit) {
            data {
              id
              direction
              createdAt
              peerNumber
              contact {
                id
                fullName
              }
              call {
                status
              }
            }
          }
        }
      `,
      { limit: LIMIT },
      { fetchPolicy: 'store-or-network', networkCacheConfig: { force: true } },
    ).subscribe({ next: ({ fetchConversations }) => setRows(fetchConversations.data), error: () => setRows([]) });
    return () => read.unsubscribe();
  }, [environment]);

  return (
    <section>
      <div className={styles['sectionHead']}>
        <span>{t('dialer.history')}</span>
        <Link to="/channels/calls/history">{t('dialer.viewAll')}</Link>
      </div>
      {rows?.length === 0 ? <p className={styles['meta']}>{t('dialer.noHistory')}</p> : null}
      <ul className={styles['list']}>
        {rows?.map(({ id, direction, createdAt, peerNumber, contact, call }) => {
          const name = contact?.fullName?.trim() || formatPhone(peerNumber);
          const missed = NEVER_TALKED.has(call?.status ?? '');
          const Icon = missed ? IconPhoneX : direction === 'INBOUND' ? IconPhoneIncoming : IconPhoneOutgoing;
          return (
            <li key={id}>
              <button type="button" className={styles['row']} data-testid="recent-call" onClick={() => onCall(peerNumber)}>
                <Icon size={18} stroke={1.75} color={missed ? 'var(--danger)' : 'var(--success)'} aria-hidden />
                <span className={styles['rowText']}>
                  <strong>{name}</strong>
                  <span>{formatPhone(peerNumber)}</span>
                </span>
                <span className={styles['time']}>{listDate(new Date(createdAt), new Date(), { yesterday: t('common:yesterday') })}</span>
                <IconPhone size={16} stroke={1.75} aria-label={t('dialer.callName', { name })} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
