import { IconListDetails } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, usePaginationFragment } from 'react-relay';
import type { AllLists_query$data, AllLists_query$key } from '../__generated__/AllLists_query.graphql.ts';
import type { AllListsPageQuery } from '../__generated__/AllListsPageQuery.graphql.ts';
import { shortDate } from '../ui/dates.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Cell, ResourceRow, RowOpen } from '../ui/list/ResourceRow.tsx';
import { ResourceTable } from '../ui/list/ResourceTable.tsx';
import { useMore } from '../ui/list/useMore.ts';
import { counted } from '../ui/counted.ts';
import { Words } from '../ui/Words.tsx';
import styles from './Lists.module.css';

const PAGE = 50;
const COLUMNS = ['name', 'people', 'description', 'created'] as const;

/** All lists, the newest first. */
export function AllLists({
  query,
  onOpen,
  empty,
}: {
  query: AllLists_query$key;
  onOpen: (id: string) => void;
  empty: ReactNode;
}) {
  const { t } = useTranslation('lists');
  const { data, ...pages } = usePaginationFragment<AllListsPageQuery, AllLists_query$key>(
    graphql`
      fragment AllLists_query on Query
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" })
      @refetchable(queryName: "AllListsPageQuery") {
        fetchSubscriberLists(first: $count, after: $cursor, filters: { type: LIST })
          @connection(key: "AllLists_fetchSubscriberLists") {
          metadata {
            count
          }
          edges {
            node {
              id
              name
              description
              contactCount
              createdAt
            }
          }
        }
      }
    `,
    query,
  );
  const { edges, metadata } = data.fetchSubscriberLists;
  const rows = useMemo(() => edges.map(({ node }) => node), [edges]);
  return (
    <ResourceTable
      caption={t('title')}
      className={styles['lists']}
      columns={COLUMNS.map((name) => ({ name, label: t(`columns.${name}`) }))}
      rows={rows}
      total={metadata.count}
      rowHeight={48}
      renderRow={renderRow}
      more={useMore(pages, PAGE)}
      onOpen={onOpen}
      empty={
        <EmptyState icon={<IconListDetails size={22} stroke={1.5} />} action={empty}>
          {t('empty')}
        </EmptyState>
      }
    />
  );
}

type ListOfPage = AllLists_query$data['fetchSubscriberLists']['edges'][number]['node'];

const renderRow = (row: ListOfPage) => <ListRow list={row} />;

function ListRow({ list: { name, description, contactCount, createdAt } }: { list: ListOfPage }) {
  const { t } = useTranslation('lists');
  return (
    <ResourceRow label={name} data-testid="list-row">
      <Cell column="name">
        <RowOpen label={t('open', { name })}>
          <Words>{name}</Words>
        </RowOpen>
      </Cell>
      <Cell column="people" className="tabular" testId="list-people">
        {counted(contactCount, false)}
      </Cell>
      <Cell column="description" dir="auto">
        {description}
      </Cell>
      <Cell column="created" className="tabular">
        {shortDate(new Date(String(createdAt)))}
      </Cell>
    </ResourceRow>
  );
}
