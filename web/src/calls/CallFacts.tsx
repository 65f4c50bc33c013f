import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CallFacts_item$key } from '../__generated__/CallFacts_item.graphql.ts';
import { clock } from '../ui/dates.ts';
import { formatPhone, formatPhonesIn } from '../ui/numbers.ts';
import { callEnd } from './callEnd.ts';
import styles from './CallDrawer.module.css';
import { CallResult } from './CallResult.tsx';

/** The figures of a call in one strip (defaults 8.1). */
export function CallFacts({ item: key }: { item: CallFacts_item$key }) {
  const { t, i18n } = useTranslation('calls');
  const item = useFragment(
    graphql`
      fragment CallFacts_item on Conversation {
        agent {
          id
          fullName
        }
        call {
          endAt
          callDuration
          queueTime
          talkTime
          endReason
          endedBy {
            side
            name
          }
        }
        peerNumber
        contact {
          id
          fullName
        }
        ...CallResult_item
      }
    `,
    key,
  );
  const { call, agent, contact, peerNumber } = item;
  if (!call) return null;
  const end = callEnd(call, contact?.fullName || formatPhone(peerNumber));
  const reason = `timeline.reasons.${'reason' in end ? end.reason : ''}`;
  const ended =
    'hungUp' in end
      ? t('drawer.hungUp', { name: formatPhonesIn(end.hungUp) })
      : i18n.exists(`calls:${reason}`)
        ? t(reason as never)
        : undefined;
  const facts = [
    { name: 'result', value: <CallResult item={item} /> },
    { name: 'whole', value: call.endAt ? clock(call.callDuration) : undefined },
    { name: 'waited', value: call.queueTime > 0 ? clock(call.queueTime) : undefined },
    { name: 'talk', value: call.endAt ? clock(call.talkTime) : undefined },
    { name: 'agent', value: agent?.fullName },
    { name: 'endedBy', value: ended },
  ] as const;
  return (
    <dl className={styles['facts']}>
      {facts.map(({ name, value }) =>
        value === undefined ? null : (
          <div key={name}>
            <dt>{t(`drawer.facts.${name}`)}</dt>
            <dd className="tabular">{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
