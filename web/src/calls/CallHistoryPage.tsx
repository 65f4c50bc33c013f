import { useLoaderData, useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useEffect, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { CallHistoryQuery as CallHistoryQueryType } from '../__generated__/CallHistoryQuery.graphql.ts';
import { lazyPart } from '../app/lazyPart.ts';
import { PageHeader } from '../app/shell/PageHeader.tsx';
import { useSandbox } from '../app/sandbox/useSandbox.ts';
import { CallFilters } from './CallFilters.tsx';
import styles from './CallHistoryPage.module.css';
import { CallTable } from './CallTable.tsx';
import { type CallFilter, filterOf, NO_FILTER, searchOf } from './callFilter.ts';
import { NoCalls } from './NoCalls.tsx';

/** Fetched beside the page, which is large enough without it. */
const loadDrawer = async () => ({ default: (await import('./CallDrawer.tsx')).CallDrawer });
const CallDrawer = lazyPart(loadDrawer);
const ExportCalls = lazyPart(async () => ({ default: (await import('./ExportCalls.tsx')).ExportCalls }));

/** Every call of the workspace, newest first; a row opens what happened and why. */
export function CallHistoryPage() {
  const { t } = useTranslation('calls');
  // There before anybody has chosen a row.
  useEffect(() => void loadDrawer().catch(() => undefined), []);
  const { query } = useLoaderData({ from: '/shell/channels/calls/history' });
  const data = usePreloadedQuery<CallHistoryQueryType>(
    graphql`
      query CallHistoryQuery @preloadable {
        ...CallTable_query
        all: fetchConversations(channel: call, limit: 1) {
          metadata {
            count
          }
        }
        fetchWorkspacePhoneNumbers(limit: 50) {
          ...CallFilters_numbers
        }
      }
    `,
    query,
  );
  const sandbox = useSandbox();
  const search = useSearch({ from: '/shell/channels/calls/history' });
  const [filter, setFilter] = useState<CallFilter>(() => filterOf(search));
  const [chosen, setChosen] = useState<string>();
  const [ids, setIds] = useState<readonly string[]>([]);
  const [count, setCount] = useState(data.all.metadata.count);
  const [pending, startTransition] = useTransition();
  const navigate = useNavigate();
  // In the address, where a reload, a bookmark and a colleague find it.
  const choose = (next: CallFilter) => {
    startTransition(() => setFilter(next));
    void navigate({ to: '.', search: searchOf(next), replace: true, resetScroll: false });
  };
  const position = ids.indexOf(chosen ?? '');
  const filtered = filter !== NO_FILTER;

  return (
    <div className={styles['page']} data-drawer={chosen === undefined ? undefined : true}>
      <div className={styles['main']}>
        <PageHeader title={t('history.title')} meta={t('history.count', { count })}>
          <Suspense>
            <ExportCalls filter={filter} />
          </Suspense>
        </PageHeader>
        <CallFilters numbers={data.fetchWorkspacePhoneNumbers} filter={filter} onChange={choose} />
        <CallTable
          query={data}
          filter={filter}
          pending={pending}
          chosen={chosen}
          onOpen={setChosen}
          onRows={setIds}
          onCount={setCount}
          empty={<NoCalls filtered={filtered} sandbox={sandbox} onClear={() => choose(NO_FILTER)} />}
        />
      </div>
      {chosen === undefined ? null : (
        <Suspense>
          <CallDrawer
            id={chosen}
            onClose={() => setChosen(undefined)}
            previous={position > 0 ? () => setChosen(ids[position - 1]) : undefined}
            next={position !== -1 && position < ids.length - 1 ? () => setChosen(ids[position + 1]) : undefined}
          />
        </Suspense>
      )}
    </div>
  );
}
