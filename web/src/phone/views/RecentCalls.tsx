import { Link } from '@tanstack/react-router';
import { IconPhone, IconPhoneIncoming, IconPhoneOutgoing, IconPhoneX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { RecentCallsQuery } from '../../__generated__/RecentCallsQuery.graphql.ts';
import { useThreadChanged } from '../../app/relay/useThreadChanged.ts';
import { resultOf } from '../../calls/callResult.ts';
import { Disabled } from '../../ui/Disabled.tsx';
import { formatPhone, isHidden } from '../../ui/numbers.ts';
import { listDate } from '../../ui/dates.ts';
import { Pane, usePaneKey } from '../../ui/Pane.tsx';
import { useNow } from '../../ui/useNow.ts';
import { stepRows } from './stepRows.ts';
import styles from './views.module.css';

/** Calls under 'Call History' (spec 001 §9). */
const LIMIT = 5;

/** The last five calls, each one click away from a call back. */
export function RecentCalls({ onCall }: { onCall: (to: string) => void }) {
  const { t } = useTranslation('phone');
  return (
    <section>
      <div className={styles['sectionHead']}>
        <span>{t('dialer.history')}</span>
        <Link to="/channels/calls/history">{t('dialer.viewAll')}</Link>
      </div>
      <Pane>
        <Rows onCall={onCall} />
      </Pane>
    </section>
  );
}

/** They follow what happens: a call that is over, also one that others had, stands there at once. */
function Rows({ onCall }: { onCall: (to: string) => void }) {
  const { t } = useTranslation(['phone', 'common', 'calls', 'ui']);
  const now = useNow();
  const paneKey = usePaneKey();
  const [changes, setChanges] = useState(0);
  useThreadChanged(() => setChanges((before) => before + 1));
  const { fetchConversations } = useLazyLoadQuery<RecentCallsQuery>(
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
    { fetchPolicy: 'store-and-network', fetchKey: `${paneKey}.${changes}` },
  );
  const rows = fetchConversations.data;
  if (rows.length === 0) return <p className={styles['meta']}>{t('dialer.noHistory')}</p>;
  return (
    <ul className={styles['list']}>
      {rows.map(({ id, direction, createdAt, peerNumber, contact, phoneNumber, call }) => {
        if (!call) return null;
        const name = contact?.fullName?.trim() || formatPhone(peerNumber);
        const result = resultOf({ ...call, direction });
        const Icon =
          result.tone === 'bad' ? IconPhoneX : direction === 'INBOUND' ? IconPhoneIncoming : IconPhoneOutgoing;
        return (
          <li key={id}>
            <Disabled why={isHidden(peerNumber) && t('ui:reason.hiddenNumber')}>
              <button
                type="button"
                className={styles['row']}
                data-testid="recent-call"
                onKeyDown={stepRows}
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
                  {listDate(new Date(createdAt), now, { yesterday: t('common:yesterday') })}
                </span>
                <IconPhone size={16} stroke={1.75} aria-label={t('dialer.callName', { name })} />
              </button>
            </Disabled>
          </li>
        );
      })}
    </ul>
  );
}
