import { Button } from '@mantine/core';
import { IconListDetails, IconPlus } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ListsPageQuery } from '../__generated__/ListsPageQuery.graphql.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { useMe } from '../people/useMe.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { ListPage } from '../ui/list/ListPage.tsx';
import { useAddress } from '../ui/list/useAddress.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Pane } from '../ui/Pane.tsx';
import { AllLists } from './AllLists.tsx';
import { ListDialog } from './ListDialog.tsx';
import { useListsChanged } from './useListsChanged.ts';

const OneList = lazyPart(async () => ({ default: (await import('./OneList.tsx')).OneList }));
const OPEN = ['listId'] as const;

/** The workspace's lists, or one of them with who is on it. */
export function ListsPage() {
  const { t } = useTranslation('lists');
  const me = useMe();
  const [{ listId }, setOpen] = useAddress(OPEN, { history: true });
  const [fetchKey, renew] = useFetchKey();
  const [making, setMaking] = useState(false);
  const data = useRouteQuery<ListsPageQuery>(
    graphql`
      query ListsPageQuery @preloadable {
        ...AllLists_query
      }
    `,
    {},
    fetchKey,
  );
  useListsChanged(useCallback(() => renew(), [renew]));
  const open = (id: string | null) => setOpen({ listId: id });
  if (listId !== undefined)
    return (
      <ListPage drawer={null}>
        <Pane fallback={<PageHeader title={t('title')} />}>
          <OneList key={listId} id={listId} onClose={() => open(null)} />
        </Pane>
      </ListPage>
    );
  const whyNot = me.whyNot('SUBSCRIBER_LIST', 'CREATE');
  const make = (testId: string) => (
    <Disabled why={whyNot} access={rightTo('SUBSCRIBER_LIST', 'CREATE')}>
      <Button
        leftSection={
          testId === 'list-new' ? <IconPlus size={18} stroke={1.75} /> : <IconListDetails size={18} stroke={1.75} />
        }
        onClick={() => setMaking(true)}
        data-testid={testId}
      >
        {t('new.action')}
      </Button>
    </Disabled>
  );
  return (
    <ListPage drawer={null}>
      <PageHeader title={t('title')} meta={t('meta')}>
        {make('list-new')}
      </PageHeader>
      <AllLists query={data} onOpen={open} empty={make('list-new-first')} />
      {making ? (
        <ListDialog
          onClose={() => setMaking(false)}
          onSaved={(id) => {
            setMaking(false);
            renew();
            open(id);
          }}
        />
      ) : null}
    </ListPage>
  );
}
