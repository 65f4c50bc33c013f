import { Button, SegmentedControl } from '@mantine/core';
import { IconAlertTriangle, IconBellOff, IconCheck, IconClock, IconHistory } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type {
  NotificationLogPage_entry$data,
  NotificationLogPage_entry$key,
} from '../__generated__/NotificationLogPage_entry.graphql.ts';
import type { NotificationLogPage_query$key } from '../__generated__/NotificationLogPage_query.graphql.ts';
import type { NotificationLogPageMoreQuery } from '../__generated__/NotificationLogPageMoreQuery.graphql.ts';
import type { NotificationLogPageQuery } from '../__generated__/NotificationLogPageQuery.graphql.ts';
import { sideBySide } from '../base/words.ts';
import { whoOf } from '../bell/whoOf.ts';
import { Card } from '../ui/Card.tsx';
import { fullMoment, listDate } from '../ui/dates.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatPhone } from '../ui/numbers.ts';
import { usePaneKey } from '../ui/Pane.tsx';
import { SettingsPage } from '../ui/SettingsPage.tsx';
import { useNow } from '../ui/useNow.ts';
import { Words } from '../ui/Words.tsx';
import styles from './NotificationLog.module.css';
import { outcomeKey, went } from './outcomeKey.ts';

const PAGE = 30;
const FILTERS = ['ALL', 'HELD_BACK', 'FAILED'] as const;
type Filter = (typeof FILTERS)[number];

/** What became of everything that the person was told of: by which ways it went, and why not by the others (defaults 18). */
export function NotificationLogPage() {
  const { t } = useTranslation('notificationLog');
  const [filter, setFilter] = useState<Filter>('ALL');
  const [pending, startTransition] = useTransition();
  const choose = (name: Filter) => startTransition(() => setFilter(name));
  return (
    <SettingsPage title={t('title')} lead={t('lead')}>
      <div className={styles['log']} data-pending={pending || undefined}>
        <SegmentedControl
          className={styles['filter']}
          aria-label={t('filter')}
          value={filter}
          onChange={(name) => choose(FILTERS.find((known) => known === name) ?? 'ALL')}
          data={FILTERS.map((name) => ({ value: name, label: t(name) }))}
          data-testid="log-filter"
        />
        <Entries filter={filter} onAll={() => choose('ALL')} />
        <p className={styles['note']}>
          {t('tabs')}{' '}
          <Link to="/settings/notifications" className="link">
            {t('settings')}
          </Link>
        </p>
      </div>
    </SettingsPage>
  );
}

function Entries({ filter, onAll }: { filter: Filter; onAll: () => void }) {
  const { t } = useTranslation('notificationLog');
  const fetchKey = usePaneKey();
  const query = useLazyLoadQuery<NotificationLogPageQuery>(
    graphql`
      query NotificationLogPageQuery($filter: NotificationDeliveryFilter) {
        ...NotificationLogPage_query @arguments(filter: $filter)
      }
    `,
    { filter: filter === 'ALL' ? null : filter },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    NotificationLogPageMoreQuery,
    NotificationLogPage_query$key
  >(
    graphql`
      fragment NotificationLogPage_query on Query
      @argumentDefinitions(
        filter: { type: "NotificationDeliveryFilter" }
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "NotificationLogPageMoreQuery") {
        fetchNotificationDeliveries(filter: $filter, first: $count, after: $cursor)
          @connection(key: "NotificationLogPage_fetchNotificationDeliveries") {
          edges {
            node {
              id
              ...NotificationLogPage_entry
            }
          }
        }
      }
    `,
    query,
  );
  const entries = data.fetchNotificationDeliveries.edges.map(({ node }) => node);
  if (entries.length === 0)
    return (
      <Card title={t('recent')}>
        <EmptyState
          icon={<IconHistory size={22} stroke={1.5} />}
          title={t(`none.${filter}`)}
          action={
            filter === 'ALL' ? undefined : (
              <Button variant="default" onClick={onAll}>
                {t('showAll')}
              </Button>
            )
          }
        >
          {t(`noneHint.${filter}`)}
        </EmptyState>
      </Card>
    );
  return (
    <Card title={t('recent')}>
      <ol className={styles['entries']}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {hasNext ? (
        <Button
          variant="subtle"
          fullWidth
          loading={isLoadingNext}
          onClick={() => loadNext(PAGE)}
          data-testid="log-more"
        >
          {t('more')}
        </Button>
      ) : null}
    </Card>
  );
}

function Entry({ entry: key }: { entry: NotificationLogPage_entry$key }) {
  const { t } = useTranslation(['notificationLog', 'bell', 'common']);
  const entry = useFragment(
    graphql`
      fragment NotificationLogPage_entry on NotificationDeliveryEntry {
        id
        at
        peerNumber
        contact {
          id
          fullName
        }
        notification {
          id
          type
          message
          excerpt
          url
          peerNumber
          phoneNumber
          contact {
            id
            fullName
          }
        }
        deliveries {
          way
          status
          reason
          device
          at
        }
      }
    `,
    key,
  );
  const now = useNow();
  const navigate = useNavigate();
  const at = new Date(String(entry.at));
  const { notification, deliveries } = entry;
  const what = notification ? t(`bell:${notification.type as 'MISSED_CALL'}`) : t('INCOMING_CALL');
  const who = notification ? whoOf(notification) : entry.contact?.fullName || formatPhone(entry.peerNumber ?? '');
  const sent = deliveries.filter(went);
  return (
    <li data-testid="log-entry">
      <div className={styles['head']}>
        <p>
          {notification ? (
            <a
              href={notification.url}
              className={styles['what']}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                void navigate({ href: notification.url });
              }}
            >
              {what}
            </a>
          ) : (
            <b>{what}</b>
          )}
          <Words as="span">{who}</Words>
        </p>
        <time dateTime={at.toISOString()} title={fullMoment(at)}>
          {listDate(at, now, { yesterday: t('common:yesterday') })}
        </time>
      </div>
      <ul className={styles['ways']}>
        {sent.length === 0 ? null : (
          <li data-testid="log-sent">
            <IconCheck size={15} stroke={1.75} aria-hidden />
            <span>
              <span className="visually-hidden">{t('sent')}</span> <Ways deliveries={sent} />
            </span>
          </li>
        )}
        {deliveries
          .filter((delivery) => !went(delivery))
          .map((delivery) => {
            const Icon = ICONS[delivery.status] ?? IconClock;
            return (
              <li
                key={`${delivery.way} ${delivery.device ?? ''}`}
                data-status={delivery.status}
                data-testid={`log-${delivery.way}`}
              >
                <Icon size={15} stroke={1.75} aria-hidden />
                <span>
                  <Ways deliveries={[delivery]} />: {t(outcomeKey(delivery))}
                </span>
              </li>
            );
          })}
      </ul>
    </li>
  );
}

const ICONS: Readonly<Record<string, typeof IconCheck>> = {
  FAILED: IconAlertTriangle,
  HELD_BACK: IconBellOff,
  REMOVED: IconCheck,
};

/** The ways by their names, a push by that of its browser. */
function Ways({ deliveries }: { deliveries: NotificationLogPage_entry$data['deliveries'] }) {
  const { t } = useTranslation('notificationLog');
  const names = deliveries.map(({ way, device }) =>
    device == null ? t(`way.${way as 'BELL'}`) : t('pushTo', { device }),
  );
  return <>{sideBySide(names)}</>;
}
