import {
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useTransition,
} from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { CallTable_query$data, CallTable_query$key } from '../__generated__/CallTable_query.graphql.ts';
import CallTablePaginationQueryNode, {
  type CallTablePaginationQuery,
} from '../__generated__/CallTablePaginationQuery.graphql.ts';
import { viewerZone } from '../base/i18n/viewerZone.ts';
import { askZone } from '../base/relay/askZone.ts';
import { useResync } from '../base/relay/resync.ts';
import { useThreadChanged } from '../base/relay/useThreadChanged.ts';
import { lazyPart } from '../base/lazyPart.ts';
import type { Counted } from '../ui/counted.ts';
import { DayHead } from '../ui/list/DayHead.tsx';
import { dayOfRow } from '../ui/list/dayOfRow.ts';
import { ResourceTable } from '../ui/list/ResourceTable.tsx';
import { useMore } from '../ui/list/useMore.ts';
import { useNow } from '../ui/useNow.ts';
import { type CallFilter, NO_FILTER, variablesOf } from './callFilter.ts';
import styles from './CallHistoryPage.module.css';
import { CallRow } from './CallRow.tsx';

const PAGE = 30;
const MOST = 100;
const COLUMNS = [
  'result',
  'contact',
  'number',
  'direction',
  'agent',
  'outcome',
  'started',
  'length',
  'cost',
  'actions',
] as const;

/** Fetched beside the page, which is large enough without it. */
const ExportCalls = lazyPart(async () => ({ default: (await import('./ExportCalls.tsx')).ExportCalls }));

/** The calls that fit the filter, as many as were scrolled to, live. */
export function CallTable({
  query,
  filter,
  chosen,
  onOpen,
  onRows,
  onCount,
  empty,
}: {
  query: CallTable_query$key;
  filter: CallFilter;
  chosen: string | undefined;
  onOpen: (id: string) => void;
  /** Told the ids in order, and how many there are in all, whenever they change. */
  onRows: (ids: readonly string[]) => void;
  onCount: (counted: Counted) => void;
  empty: ReactNode;
}) {
  const { t } = useTranslation('calls');
  const now = useNow();
  const environment = useRelayEnvironment();
  const [switching, startTransition] = useTransition();
  const { data, refetch, ...pages } = usePaginationFragment<CallTablePaginationQuery, CallTable_query$key>(
    graphql`
      fragment CallTable_query on Query
      @argumentDefinitions(
        direction: { type: "Direction" }
        statuses: { type: "[CallStatus!]" }
        phoneNumberId: { type: "ID" }
        agentUserId: { type: "ID" }
        teamId: { type: "ID" }
        outcome: { type: "CallOutcome" }
        from: { type: "DateTime" }
        until: { type: "DateTime" }
        text: { type: "String" }
        count: { type: "Int", defaultValue: 30 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "CallTablePaginationQuery") {
        fetchConversations(
          channel: call
          direction: $direction
          statuses: $statuses
          phoneNumberId: $phoneNumberId
          agentUserId: $agentUserId
          teamId: $teamId
          outcome: $outcome
          from: $from
          until: $until
          text: $text
          first: $count
          after: $cursor
        )
          @connection(
            key: "CallTable_fetchConversations"
            filters: [
              "direction"
              "statuses"
              "phoneNumberId"
              "agentUserId"
              "teamId"
              "outcome"
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
              call {
                callId
              }
              ...CallRow_item
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
  const apply = useEffectEvent((wanted: CallFilter) => {
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
    fetchQuery<CallTablePaginationQuery>(
      environment,
      CallTablePaginationQueryNode,
      { ...variablesOf(filter), count },
      {
        networkCacheConfig: { force: true },
      },
    ).subscribe({ error: () => undefined });
  };
  useThreadChanged(refresh);
  useResync(refresh);

  const ids = rows.map(({ id }) => id).join(' ');
  const tell = useEffectEvent((inOrder: string, known: Counted) => {
    onRows(inOrder.split(' '));
    onCount(known);
  });
  const { count, countIsLeast } = metadata;
  useEffect(() => tell(ids, { count, countIsLeast }), [ids, count, countIsLeast]);

  const renderGroup = useCallback(
    (first: CallOfTable, columns: number) => (
      <DayHead moment={new Date(String(first.createdAt))} now={now} columns={columns} />
    ),
    [now],
  );
  return (
    <ResourceTable
      caption={t('history.table')}
      className={styles['table']}
      columns={COLUMNS.map((name) => ({
        name,
        label: t(`history.columns.${name}`),
        hidden: name === 'actions',
      }))}
      rows={rows}
      total={count}
      totalIsLeast={countIsLeast}
      renderRow={renderRow}
      groupOf={groupOf}
      renderGroup={renderGroup}
      groupTestId="history-day"
      more={useMore(pages, PAGE)}
      pending={switching}
      chosen={chosen}
      onOpen={onOpen}
      filter={filter}
      // oxlint-disable-next-line react/no-unstable-nested-components -- no component: called for what it returns
      bulk={(selection, done) => (
        <Suspense>
          <ExportCalls filter={filter} selection={selection} onDone={done} />
        </Suspense>
      )}
      empty={empty}
    />
  );
}

type CallOfTable = CallTable_query$data['fetchConversations']['edges'][number]['node'];

const renderRow = (row: CallOfTable) => <CallRow item={row} />;
const groupOf = (row: CallOfTable) => dayOfRow(row);
