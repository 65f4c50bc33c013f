import { Button, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconBan, IconSearch } from '@tabler/icons-react';
import { useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type { BlockedNumbers_query$key } from '../__generated__/BlockedNumbers_query.graphql.ts';
import type { BlockedNumbersPageQuery } from '../__generated__/BlockedNumbersPageQuery.graphql.ts';
import type { BlockedNumbersQuery } from '../__generated__/BlockedNumbersQuery.graphql.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { useMe } from '../people/useMe.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Card } from '../ui/Card.tsx';
import { fullMoment, saidDate } from '../ui/dates.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { MoreRows } from '../ui/MoreRows.tsx';
import { Pane, usePaneKey } from '../ui/Pane.tsx';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { NotAllowed } from '../ui/RequestAccess.tsx';
import { CardsLoading } from '../ui/SettingsLoading.tsx';
import { useNow } from '../ui/useNow.ts';
import { AddBlockedNumber } from './AddBlockedNumber.tsx';
import styles from './BlockedNumbers.module.css';
import { useBlocking } from './useBlocking.ts';
import { useBlockListChanged } from './useBlockListChanged.ts';

const PAGE = 50;
/** Waits so long after the last key, in milliseconds, before it searches. */
const SETTLE_MS = 200;

/** The callers whom the workspace does not take: who blocked them, when and why, and the way back. */
export default function BlockedNumbers() {
  return (
    <Pane fallback={<CardsLoading />}>
      <List />
    </Pane>
  );
}

function List() {
  const { t } = useTranslation(['blockList', 'common']);
  const me = useMe();
  const now = useNow();
  const paneKey = usePaneKey();
  const [fetchKey, renew] = useFetchKey();
  useBlockListChanged(renew);
  const [text, setText] = useState('');
  const [search, setSearch] = useState('');
  const [searching, startTransition] = useTransition();
  const settle = useDebouncedCallback((value: string) => startTransition(() => setSearch(value.trim())), SETTLE_MS);
  const query = useLazyLoadQuery<BlockedNumbersQuery>(
    graphql`
      query BlockedNumbersQuery($query: String) {
        ...BlockedNumbers_query @arguments(query: $query)
      }
    `,
    { query: search === '' ? null : search },
    { fetchPolicy: 'store-and-network', fetchKey: `${paneKey}.${fetchKey}` },
  );
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    BlockedNumbersPageQuery,
    BlockedNumbers_query$key
  >(
    graphql`
      fragment BlockedNumbers_query on Query
      @argumentDefinitions(
        query: { type: "String" }
        count: { type: "Int", defaultValue: 50 }
        cursor: { type: "String" }
      )
      @refetchable(queryName: "BlockedNumbersPageQuery") {
        fetchBlockedNumbers(query: $query, first: $count, after: $cursor)
          @connection(key: "BlockedNumbers_fetchBlockedNumbers") {
          metadata {
            count
          }
          edges {
            node {
              id
              number
              reason
              blockedByName
              blockedAt
            }
          }
        }
      }
    `,
    query,
  );
  const { pending, unblock, failed } = useBlocking(renew);
  const whyNot = me.whyNot('PHONE_NUMBERS', 'UPDATE');
  const rows = data.fetchBlockedNumbers.edges.map(({ node }) => node);
  const clear = () => {
    setText('');
    startTransition(() => setSearch(''));
  };
  return (
    <>
      <NotAllowed why={whyNot} access={rightTo('PHONE_NUMBERS', 'UPDATE')} />
      <Card title={t('add.title')}>
        <AddBlockedNumber whyNot={whyNot} onBlocked={renew} />
      </Card>
      <Card
        title={t('list.title')}
        aside={
          <span className={styles['count']} role="status">
            {t('list.count', { count: data.fetchBlockedNumbers.metadata.count })}
          </span>
        }
      >
        <div className={styles['search']} role="search">
          <TextInput
            size="sm"
            type="search"
            leftSection={<IconSearch size={16} />}
            placeholder={t('list.search')}
            aria-label={t('list.search')}
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              settle(currentTarget.value);
            }}
            data-testid="blocked-search"
          />
        </div>
        {rows.length === 0 ? (
          <EmptyState
            compact
            icon={<IconBan size={22} stroke={1.5} />}
            action={
              search === '' ? undefined : (
                <Button variant="default" onClick={clear}>
                  {t('list.clear')}
                </Button>
              )
            }
          >
            {t(search === '' ? 'list.empty' : 'list.noResults')}
          </EmptyState>
        ) : (
          <ul className={styles['list']} data-pending={searching || undefined}>
            {rows.map(({ id, number, reason, blockedByName, blockedAt }) => {
              const at = new Date(String(blockedAt));
              return (
                <li key={id} data-testid="blocked-number">
                  <span className={styles['who']}>
                    <b>
                      <PhoneNumber number={number} />
                    </b>
                    {reason ? <span>{reason}</span> : null}
                    <small title={fullMoment(at)}>
                      {t('list.by', {
                        name: blockedByName,
                        date: saidDate(at, now, { yesterday: t('common:yesterday') }),
                      })}
                    </small>
                  </span>
                  <Disabled why={whyNot} access={rightTo('PHONE_NUMBERS', 'UPDATE')}>
                    <Button
                      size="xs"
                      variant="default"
                      disabled={pending}
                      aria-label={t('list.unblockNumber', { number })}
                      onClick={() => void unblock(number, reason ?? '').catch(failed)}
                      data-testid="blocked-remove"
                    >
                      {t('list.unblock')}
                    </Button>
                  </Disabled>
                </li>
              );
            })}
          </ul>
        )}
        {hasNext ? <MoreRows loading={isLoadingNext} label={t('list.more')} onMore={() => loadNext(PAGE)} /> : null}
      </Card>
    </>
  );
}
