import { type ReactNode, useEffect, useEffectEvent, useRef, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { CallTable_query$key } from '../__generated__/CallTable_query.graphql.ts';
import CallTablePaginationQueryNode, {
  type CallTablePaginationQuery,
} from '../__generated__/CallTablePaginationQuery.graphql.ts';
import { viewerZone } from '../app/i18n/viewerZone.ts';
import { askZone } from '../app/relay/askZone.ts';
import { useResync } from '../app/relay/resync.ts';
import { useThreadChanged } from '../app/relay/useThreadChanged.ts';
import { MoreRows } from '../ui/MoreRows.tsx';
import { useNow } from '../ui/useNow.ts';
import { callDays } from './callDays.ts';
import { type CallFilter, NO_FILTER, variablesOf } from './callFilter.ts';
import styles from './CallHistoryPage.module.css';
import { CallDayHead } from './CallDayHead.tsx';
import { CallRow } from './CallRow.tsx';

const PAGE = 30;
const MOST = 100;
const COLUMNS = ['result', 'contact', 'number', 'direction', 'agent', 'outcome', 'started', 'length', 'cost'] as const;

/** The calls that fit the filter, as many as were scrolled to, live. */
export function CallTable({
  query,
  filter,
  pending,
  chosen,
  onOpen,
  onRows,
  onCount,
  empty,
}: {
  query: CallTable_query$key;
  filter: CallFilter;
  pending: boolean;
  chosen: string | undefined;
  onOpen: (id: string) => void;
  /** Told the ids in order, and how many there are in all, whenever they change. */
  onRows: (ids: readonly string[]) => void;
  onCount: (count: number) => void;
  empty: ReactNode;
}) {
  const { t } = useTranslation('calls');
  const now = useNow();
  const environment = useRelayEnvironment();
  const [switching, startTransition] = useTransition();
  const { data, refetch, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    CallTablePaginationQuery,
    CallTable_query$key
  >(
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
  const rows = edges.map(({ node }) => node);

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
  const tell = useEffectEvent((inOrder: string, count: number) => {
    onRows(inOrder.split(' '));
    onCount(count);
  });
  useEffect(() => tell(ids, metadata.count), [ids, metadata.count]);

  if (rows.length === 0 && !pending && !switching) return empty;
  return (
    <div className={styles['scroll']} data-pending={pending || switching || undefined}>
      <table className={styles['table']}>
        <caption className="visually-hidden">{t('history.table')}</caption>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {t(`history.columns.${column}`)}
              </th>
            ))}
            <th scope="col">
              <span className="visually-hidden">{t('history.columns.actions')}</span>
            </th>
          </tr>
        </thead>
        {callDays(rows).map((day) => (
          <tbody key={day.date} data-testid="history-day">
            <CallDayHead moment={day.moment} now={now} columns={COLUMNS.length + 1} />
            {day.rows.map((row) => (
              <CallRow key={row.id} item={row} chosen={row.id === chosen} onOpen={() => onOpen(row.id)} />
            ))}
          </tbody>
        ))}
      </table>
      {hasNext ? <MoreRows loading={isLoadingNext} label={t('history.more')} onMore={() => loadNext(PAGE)} /> : null}
    </div>
  );
}
