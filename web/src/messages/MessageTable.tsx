import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import {
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useTransition,
} from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { MessageTable_query$data, MessageTable_query$key } from '../__generated__/MessageTable_query.graphql.ts';
import MessageTablePaginationQueryNode, {
  type MessageTablePaginationQuery,
} from '../__generated__/MessageTablePaginationQuery.graphql.ts';
import { viewerZone } from '../base/i18n/viewerZone.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { askZone } from '../base/relay/askZone.ts';
import { useResync } from '../base/relay/resync.ts';
import { useThreadChanged } from '../base/relay/useThreadChanged.ts';
import type { Counted } from '../ui/counted.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { DayHead } from '../ui/list/DayHead.tsx';
import { dayOfRow } from '../ui/list/dayOfRow.ts';
import { ResourceTable } from '../ui/list/ResourceTable.tsx';
import { useMore } from '../ui/list/useMore.ts';
import { useNow } from '../ui/useNow.ts';
import { type MessageFilter, NO_FILTER, variablesOf } from './messageFilter.ts';
import styles from './MessageHistory.module.css';
import { MessageRow } from './MessageRow.tsx';

const PAGE = 30;
const MOST = 100;
/** Of fewer rows nobody can scroll to the end, which asks for more. */
const FEW = 20;
/** So often further messages are looked through by themselves, ten thousand at a time; then the reader says whether to go on. */
const MOST_LOOKS = 20;

const COLUMNS = ['contact', 'message', 'status', 'channel', 'number', 'agent', 'sent'] as const;

const ExportMessages = lazyPart(async () => ({ default: (await import('./ExportMessages.tsx')).ExportMessages }));

/** The messages that fit the filter, as many as were scrolled to, live. */
export function MessageTable({
  query,
  filter,
  withMoney,
  onOpen,
  onCount,
  empty,
}: {
  query: MessageTable_query$key;
  filter: MessageFilter;
  /** The reader may know what messages cost. */
  withMoney: boolean;
  onOpen: (id: string, contactId: string | null) => void;
  /** Told how many there are in all, whenever that changes. */
  onCount: (counted: Counted) => void;
  empty: ReactNode;
}) {
  const { t } = useTranslation('messages');
  const now = useNow();
  const environment = useRelayEnvironment();
  const [switching, startTransition] = useTransition();
  const { data, refetch, ...pages } = usePaginationFragment<MessageTablePaginationQuery, MessageTable_query$key>(
    graphql`
      fragment MessageTable_query on Query
      @argumentDefinitions(
        direction: { type: "Direction" }
        channels: { type: "[ConversationChannel!]" }
        deliveryStatuses: { type: "[MessageDeliveryStatus!]" }
        phoneNumberId: { type: "ID" }
        agentUserId: { type: "ID" }
        teamId: { type: "ID" }
        contactId: { type: "ID" }
        counted: { type: "Boolean" }
        firstReplies: { type: "Boolean" }
        from: { type: "DateTime" }
        until: { type: "DateTime" }
        text: { type: "String" }
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "MessageTablePaginationQuery") {
        fetchConversations(
          channel: message
          direction: $direction
          channels: $channels
          deliveryStatuses: $deliveryStatuses
          phoneNumberId: $phoneNumberId
          agentUserId: $agentUserId
          teamId: $teamId
          contactId: $contactId
          counted: $counted
          firstReplies: $firstReplies
          from: $from
          until: $until
          text: $text
          first: $count
          after: $cursor
        )
          @connection(
            key: "MessageTable_fetchConversations"
            filters: [
              "direction"
              "channels"
              "deliveryStatuses"
              "phoneNumberId"
              "agentUserId"
              "teamId"
              "contactId"
              "counted"
              "firstReplies"
              "from"
              "until"
              "text"
            ]
          ) {
          metadata {
            count
            countIsLeast
          }
          edges {
            node {
              id
              createdAt
              contactId
              ...MessageRow_item
            }
          }
        }
      }
    `,
    query,
  );
  const { edges, metadata } = data.fetchConversations;
  const rows = useMemo(() => edges.map(({ node }) => node), [edges]);

  const asked = useRef(NO_FILTER);
  const apply = useEffectEvent((wanted: MessageFilter) => {
    if (asked.current === wanted) return;
    asked.current = wanted;
    const read = () => {
      if (asked.current !== wanted) return;
      startTransition(() => {
        refetch({ ...variablesOf(wanted), count: PAGE }, { fetchPolicy: 'store-and-network' });
      });
    };
    // A day begins by the server's clocks, which a page that was just loaded may not know yet.
    if (wanted.from === null && wanted.until === null) read();
    else void askZone(wanted.zone ?? viewerZone()).then(read);
  });
  useEffect(() => apply(filter), [filter]);

  const refresh = () => {
    const count = Math.min(MOST, Math.max(PAGE, rows.length));
    // What cannot be read anew stays as it is; the connection banner says why.
    fetchQuery<MessageTablePaginationQuery>(
      environment,
      MessageTablePaginationQueryNode,
      { ...variablesOf(filter), count },
      { networkCacheConfig: { force: true } },
    ).subscribe({ error: () => undefined });
  };
  useThreadChanged(refresh);
  useResync(refresh);

  const tell = useEffectEvent((known: Counted) => onCount(known));
  const { count, countIsLeast } = metadata;
  useEffect(() => tell({ count, countIsLeast }), [count, countIsLeast]);

  const more = useMore(pages, PAGE);
  // A page may have looked through ten thousand messages and found few: the next ones are looked through, too.
  const [looks, setLooks] = useState({ of: filter, times: 0 });
  const times = looks.of === filter ? looks.times : 0;
  const isShort = rows.length < FEW && more.hasNext;
  const looksOn = isShort && times < MOST_LOOKS && !more.failed;
  const look = useEffectEvent(() => {
    setLooks({ of: filter, times: times + 1 });
    more.load();
  });
  const lookOn = () => {
    setLooks({ of: filter, times: 0 });
    more.load();
  };
  const idle = !more.loading && !switching;
  useEffect(() => {
    if (looksOn && idle) look();
  }, [looksOn, idle, rows.length, times]);

  const renderGroup = useCallback(
    (first: MessageOfTable, columns: number) => (
      <DayHead moment={new Date(String(first.createdAt))} now={now} columns={columns} />
    ),
    [now],
  );
  const renderRow = useMemo(
    () => (row: MessageOfTable) => <MessageRow item={row} withMoney={withMoney} />,
    [withMoney],
  );
  return (
    <ResourceTable
      caption={t('table')}
      className={styles['table']}
      rowHeight={48}
      columns={[...COLUMNS, ...(withMoney ? (['price'] as const) : [])].map((name) => ({
        name,
        label: t(`columns.${name}`),
      }))}
      rows={rows}
      total={count}
      totalIsLeast={countIsLeast}
      renderRow={renderRow}
      groupOf={groupOf}
      renderGroup={renderGroup}
      groupTestId="messages-day"
      more={more}
      pending={switching || (rows.length === 0 && looksOn)}
      onOpen={(id) => onOpen(id, rows.find((row) => row.id === id)?.contactId ?? null)}
      filter={filter}
      // oxlint-disable-next-line react/no-unstable-nested-components -- no component: called for what it returns
      bulk={(selection, done) => (
        <Suspense>
          <ExportMessages filter={filter} withMoney={withMoney} selection={selection} onDone={done} />
        </Suspense>
      )}
      empty={
        isShort ? (
          <EmptyState
            icon={<IconHistory size={22} stroke={1.5} />}
            action={
              <Button variant="default" loading={more.loading} onClick={lookOn}>
                {t('lookOn')}
              </Button>
            }
          >
            {t('noneSoFar')}
          </EmptyState>
        ) : (
          empty
        )
      }
    />
  );
}

type MessageOfTable = MessageTable_query$data['fetchConversations']['edges'][number]['node'];

const groupOf = (row: MessageOfTable) => dayOfRow(row);
