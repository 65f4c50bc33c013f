import { Link } from '@tanstack/react-router';
import { IconPhone, IconPhoneIncoming, IconPhoneOutgoing, IconPhoneX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { RecentCallsQuery, RecentCallsQuery$data } from '../../__generated__/RecentCallsQuery.graphql.ts';
import { resultOf } from '../../calls/callResult.ts';
import { formatPhone } from '../../ui/numbers.ts';
import { listDate } from '../../ui/dates.ts';
import styles from './views.module.css';

/** Calls under 'Call History' (spec 001 §9). */
const LIMIT = 5;

/** The last five calls, each one click away from a call back. */
export function RecentCalls({ onCall }: { onCall: (to: string) => void }) {
  const { t } = useTranslation(['phone', 'common', 'calls']);
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<RecentCallsQuery$data>();
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
              phoneNumber {
                name
              }
              call {
                status
                endReason
                inQueue
              }
            }
          }
        }
      `,
      { limit: LIMIT },
      { fetchPolicy: 'store-or-network', networkCacheConfig: { force: true } },
    ).subscribe({ next: setKnown, error: () => undefined });
    return () => read.unsubscribe();
  }, [environment]);

  const rows = known?.fetchConversations.data;
  return (
    <section>
      <div className={styles['sectionHead']}>
        <span>{t('dialer.history')}</span>
        <Link to="/channels/calls/history">{t('dialer.viewAll')}</Link>
      </div>
      {rows?.length === 0 ? <p className={styles['meta']}>{t('dialer.noHistory')}</p> : null}
      <ul className={styles['list']}>
        {rows?.map(({ id, direction, createdAt, peerNumber, contact, phoneNumber, call }) => {
          if (!call) return null;
          const name = contact?.fullName?.trim() || formatPhone(peerNumber);
          const result = resultOf({ ...call, direction });
          const Icon =
            result.tone === 'bad' ? IconPhoneX : direction === 'INBOUND' ? IconPhoneIncoming : IconPhoneOutgoing;
          return (
            <li key={id}>
              <button
                type="button"
                className={styles['row']}
                data-testid="recent-call"
                onClick={() => onCall(peerNumber)}
              >
                <span className={styles['tile']} data-tone={result.tone} aria-hidden>
                  <Icon size={16} stroke={2} />
                </span>
                <span className={styles['rowText']}>
                  <strong>{name}</strong>
                  <span>{[t(`calls:result.${result.name}`), phoneNumber.name].filter(Boolean).join(' · ')}</span>
                </span>
                <span className={styles['time']}>
                  {listDate(new Date(createdAt), new Date(), { yesterday: t('common:yesterday') })}
                </span>
                <IconPhone size={16} stroke={1.75} aria-label={t('dialer.callName', { name })} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
