import { Link } from '@tanstack/react-router';
import { IconPhone, IconPhoneIncoming, IconPhoneOutgoing, IconPhoneX } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { RecentCallsQuery } from '../../__generated__/RecentCallsQuery.graphql.ts';
import { useThreadChanged } from '../../base/relay/useThreadChanged.ts';
import { useCallResult } from '../../calls/CallResult.tsx';
import { Disabled } from '../../ui/Disabled.tsx';
import { formatPhone } from '../../ui/numbers.ts';
import { usePeer } from '../../ui/usePeer.ts';
import { listDate } from '../../ui/dates.ts';
import { Pane, usePaneKey } from '../../ui/Pane.tsx';
import { useNow } from '../../ui/useNow.ts';
import { Words } from '../../ui/Words.tsx';
import { stepRows } from './stepRows.ts';
import styles from './views.module.css';
import { sideBySide } from '../../base/words.ts';

type RecentCall = RecentCallsQuery['response']['fetchConversations']['data'][number];

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
  const { t } = useTranslation('phone');
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
            peer {
              ...usePeer_peer
            }
            contact {
              id
              fullName
            }
            phoneNumber {
              name
            }
            ...CallResult_item
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
      {rows.map((item) => (
        <Row key={item.id} item={item} now={now} onCall={onCall} />
      ))}
    </ul>
  );
}

/** What became of it is said as everywhere: a caller at the tone rings no more, one in a queue has a place. */
function Row({ item, now, onCall }: { item: RecentCall; now: Date; onCall: (to: string) => void }) {
  const { t } = useTranslation(['phone', 'common', 'ui']);
  const { direction, createdAt, peerNumber, contact, phoneNumber } = item;
  const result = useCallResult(item);
  const { whyNoCall } = usePeer(item.peer);
  if (!result) return null;
  const name = contact?.fullName?.trim() || formatPhone(peerNumber);
  const Icon = result.tone === 'bad' ? IconPhoneX : direction === 'INBOUND' ? IconPhoneIncoming : IconPhoneOutgoing;
  return (
    <li>
      <Disabled why={whyNoCall}>
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
            <Words as="strong">{name}</Words>
            <span>{sideBySide([result.word, phoneNumber.name])}</span>
          </span>
          <span className={styles['time']}>
            {listDate(new Date(createdAt), now, { yesterday: t('common:yesterday') })}
          </span>
          <IconPhone size={16} stroke={1.75} aria-label={t('dialer.callName', { name })} />
        </button>
      </Disabled>
    </li>
  );
}
