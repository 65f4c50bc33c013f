import { useLoaderData } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { CallHistoryQuery as CallHistoryQueryType } from '../__generated__/CallHistoryQuery.graphql.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { type Counted, counted } from '../ui/counted.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { useSandbox } from '../sandbox/useSandbox.ts';
import { stepsOf } from '../ui/list/steps.ts';
import { ListPage } from '../ui/list/ListPage.tsx';
import { useAddress } from '../ui/list/useAddress.ts';
import { CallFilters } from './CallFilters.tsx';
import { CallTable } from './CallTable.tsx';
import { addressChange, FILTER_NAMES, filterOf, NO_ADDRESS, NO_FILTER } from './callFilter.ts';
import { NoCalls } from './NoCalls.tsx';

/** Fetched beside the page, which is large enough without it. */
const loadDrawer = async () => ({ default: (await import('./CallDrawer.tsx')).CallDrawer });
const CallDrawer = lazyPart(loadDrawer);
const ExportCalls = lazyPart(async () => ({ default: (await import('./ExportCalls.tsx')).ExportCalls }));

/** What is open beside the table. */
const OPEN = ['call'] as const;

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
            countIsLeast
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
  const [address, setAddress] = useAddress(FILTER_NAMES);
  const [{ call: chosen }, setChosen] = useAddress(OPEN, { history: true });
  const [text, setText] = useState<string | null>(null);
  const filter = useMemo(() => filterOf(address, text), [address, text]);
  const [ids, setIds] = useState<readonly string[]>([]);
  const [{ count, countIsLeast }, setCount] = useState<Counted>(data.all.metadata);
  const open = (call: string | null) => setChosen({ call });
  const clear = () => {
    setText(null);
    setAddress(NO_ADDRESS);
  };

  return (
    <ListPage
      wide
      drawer={
        chosen === undefined ? null : (
          <Suspense>
            <CallDrawer id={chosen} onClose={() => open(null)} steps={stepsOf(ids, chosen, open)} />
          </Suspense>
        )
      }
    >
      <PageHeader
        title={t('history.title')}
        meta={t('history.count', { count, written: counted(count, countIsLeast) })}
      >
        <Suspense>
          <ExportCalls filter={filter} />
        </Suspense>
      </PageHeader>
      <CallFilters
        numbers={data.fetchWorkspacePhoneNumbers}
        filter={filter}
        onChange={(part) => setAddress(addressChange(filter, part))}
        onText={setText}
        onClear={clear}
      />
      <CallTable
        query={data}
        filter={filter}
        chosen={chosen}
        onOpen={open}
        onRows={setIds}
        onCount={setCount}
        empty={<NoCalls filtered={filter !== NO_FILTER} sandbox={sandbox} onClear={clear} />}
      />
    </ListPage>
  );
}
