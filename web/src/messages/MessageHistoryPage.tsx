import { useLoaderData, useNavigate } from '@tanstack/react-router';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { MessageHistoryQuery as MessageHistoryQueryType } from '../__generated__/MessageHistoryQuery.graphql.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { useMe } from '../people/useMe.ts';
import { type Counted, counted } from '../ui/counted.ts';
import { ListPage } from '../ui/list/ListPage.tsx';
import { useAddress } from '../ui/list/useAddress.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { addressChange, FILTER_NAMES, filterOf, NO_ADDRESS, NO_FILTER } from './messageFilter.ts';
import { MessageFilters } from './MessageFilters.tsx';
import { MessageTable } from './MessageTable.tsx';
import { NoMessages } from './NoMessages.tsx';

const ExportMessages = lazyPart(async () => ({ default: (await import('./ExportMessages.tsx')).ExportMessages }));

/** Every message of the workspace that its reader sees in the inbox, newest first; a row opens the conversation at it. */
export function MessageHistoryPage() {
  const { t } = useTranslation('messages');
  const { query } = useLoaderData({ from: '/shell/channels/messages/history' });
  const data = usePreloadedQuery<MessageHistoryQueryType>(
    graphql`
      query MessageHistoryQuery @preloadable {
        ...MessageTable_query
        fetchWorkspacePhoneNumbers(limit: 50) {
          ...MessageFilters_numbers
        }
      }
    `,
    query,
  );
  const navigate = useNavigate();
  const withMoney = useMe().scope('BILLING', 'READ') !== undefined;
  const [address, setAddress] = useAddress(FILTER_NAMES);
  const [text, setText] = useState<string | null>(null);
  const filter = useMemo(() => filterOf(address, text), [address, text]);
  const [found, setFound] = useState<Counted>();
  const clear = () => {
    setText(null);
    setAddress(NO_ADDRESS);
  };
  const open = (id: string, contactId: string | null) =>
    void navigate({
      to: '/inbox',
      search: { ...(contactId === null ? {} : { contactId }), conversationId: id, targetNode: id },
    });

  return (
    <ListPage drawer={null}>
      <PageHeader
        title={t('title')}
        {...(found === undefined
          ? {}
          : { meta: t('count', { count: found.count, written: counted(found.count, found.countIsLeast) }) })}
      >
        <Suspense>
          <ExportMessages filter={filter} withMoney={withMoney} />
        </Suspense>
      </PageHeader>
      <MessageFilters
        numbers={data.fetchWorkspacePhoneNumbers}
        filter={filter}
        onChange={(part) => setAddress(addressChange(filter, part))}
        onText={setText}
        onClear={clear}
      />
      <MessageTable
        query={data}
        filter={filter}
        withMoney={withMoney}
        onOpen={open}
        onCount={setFound}
        empty={<NoMessages filtered={filter !== NO_FILTER} onClear={clear} />}
      />
    </ListPage>
  );
}
