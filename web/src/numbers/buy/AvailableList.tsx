import { Button, SegmentedControl, Select, TextInput, Tooltip } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { IconMessage, IconPhone, IconPhoto, IconSearch } from '@tabler/icons-react';
import { Suspense, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import type { AvailableListQuery, AvailableListQuery$data } from '../../__generated__/AvailableListQuery.graphql.ts';
import { refusalOf } from '../../base/relay/refusal.ts';
import { CardsLoading } from '../../ui/SettingsLoading.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Flag } from '../../ui/Flag.tsx';
import { formatMoney } from '../../ui/money.ts';
import { formatPhone } from '../../ui/numbers.ts';
import { Why } from '../../ui/Why.tsx';
import styles from './BuyNumber.module.css';
import { dialled } from './dialled.ts';

/** Rows of the first page and of each that follows (spec A §9). */
const [FIRST_ROWS, MORE_ROWS] = [19, 20];
const DEBOUNCE_MS = 200;
/** Where numbers are sold, and on Wix (spec A §5). */
const COUNTRIES = ['US', 'CA', 'KE', 'NG', 'TZ', 'UG'];
const ON_WIX = ['US', 'CA'];
const TOLL_FREE = new Set(['US', 'CA']);

export interface Search {
  readonly country: string;
  readonly type: 'LOCAL' | 'TOLL_FREE';
  readonly typed: string;
}

export const FIRST_SEARCH: Search = { country: 'US', type: 'LOCAL', typed: '' };

type Row = AvailableListQuery$data['fetchAvailablePhoneNumbers']['data'][number];

const QUERY = graphql`
  query AvailableListQuery($input: FetchAvailablePhoneNumbersInput!) {
    fetchAvailablePhoneNumbers(input: $input) {
      metadata {
        count
      }
      data {
        number
        place
        country {
          code
        }
        callAvailability
        smsAvailability
        mmsAvailability
        vendorProduct {
          phonePrice
          addressComplainceRequired
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

interface Props {
  search: Search;
  onSearch: (search: Search) => void;
  platform: string;
  onSelect: (number: string) => void;
  /** The number that is being kept at this moment. */
  pending: string | undefined;
}

/** The first view: what can be bought, by country, type, digits or a word. */
export function AvailableList({ search, onSearch, platform, onSelect, pending }: Props) {
  const { t, i18n } = useTranslation('buyNumber');
  const [settled] = useDebouncedValue(search, DEBOUNCE_MS);
  const names = new Intl.DisplayNames(i18n.language, { type: 'region' });
  const countries = platform === 'WIX' ? ON_WIX : COUNTRIES;
  return (
    <>
      <div className={styles['find']}>
        <Select
          aria-label={t('country')}
          data={countries.map((value) => ({ value, label: names.of(value) ?? value }))}
          value={search.country}
          onChange={(country) => {
            if (country) onSearch({ ...search, country, type: TOLL_FREE.has(country) ? search.type : 'LOCAL' });
          }}
          leftSection={<Flag country={search.country} />}
          allowDeselect={false}
          comboboxProps={{ withinPortal: true }}
          data-testid="buy-country"
        />
        <SegmentedControl
          aria-label={t('type')}
          data={(TOLL_FREE.has(search.country) ? (['LOCAL', 'TOLL_FREE'] as const) : (['LOCAL'] as const)).map(
            (value) => ({ value, label: t(value) }),
          )}
          value={search.type}
          onChange={(type) => onSearch({ ...search, type: type === 'TOLL_FREE' ? 'TOLL_FREE' : 'LOCAL' })}
        />
        <TextInput
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={16} aria-hidden />}
          value={search.typed}
          onChange={({ currentTarget }) => onSearch({ ...search, typed: currentTarget.value.slice(0, 16) })}
          data-autofocus
          data-testid="buy-search"
        />
      </div>
      <Suspense fallback={<CardsLoading />}>
        <Rows
          key={`${settled.country} ${settled.type} ${settled.typed}`}
          search={settled}
          country={names.of(settled.country) ?? settled.country}
          onSelect={onSelect}
          pending={pending}
        />
      </Suspense>
    </>
  );
}

function Rows({
  search,
  country,
  onSelect,
  pending,
}: Pick<Props, 'onSelect' | 'pending'> & { search: Search; country: string }) {
  const { t } = useTranslation('buyNumber');
  const environment = useRelayEnvironment();
  const searching = search.typed.trim().length > 1;
  const number = searching ? dialled(search.typed, search.country) : '';
  const input = { countryId: search.country, type: search.type, number, status: 'AVAILABLE' } as const;
  const { fetchAvailablePhoneNumbers: first } = useLazyLoadQuery<AvailableListQuery>(
    QUERY,
    { input: { ...input, limit: FIRST_ROWS } },
    { fetchPolicy: 'network-only' },
  );
  const [more, setMore] = useState<{ rows: readonly Row[]; next: string | undefined }>();
  const [problem, setProblem] = useState<unknown>();
  const [loading, load] = useTransition();
  const rows = [...first.data, ...(more?.rows ?? [])];
  const next = more ? more.next : first.pageInfo.hasNextPage ? first.pageInfo.endCursor : undefined;
  const loadMore = () =>
    load(async () => {
      if (!next || loading) return;
      try {
        const answer = await fetchQuery<AvailableListQuery>(environment, QUERY, {
          input: { ...input, limit: MORE_ROWS, after: next },
        }).toPromise();
        const page = answer?.fetchAvailablePhoneNumbers;
        if (!page) return;
        const { hasNextPage, endCursor } = page.pageInfo;
        setMore({
          rows: [...(more?.rows ?? []), ...page.data],
          next: hasNextPage ? (endCursor ?? undefined) : undefined,
        });
      } catch (error) {
        setProblem(error);
      }
    });
  if (rows.length === 0)
    return (
      <div className={styles['list']}>
        <EmptyState icon={<IconSearch size={22} stroke={1.5} />}>
          {searching ? t('noResults') : t('none', { country })}
        </EmptyState>
      </div>
    );
  return (
    <>
      <p className={styles['muted']} role="status">
        {t('found', { count: first.metadata.count })}
      </p>
      <ul
        className={styles['list']}
        data-testid="available-numbers"
        onScroll={({ currentTarget: list }) => {
          if (list.scrollHeight - list.scrollTop - list.clientHeight < 80) loadMore();
        }}
      >
        {rows.map((row) => (
          <AvailableRow key={row.number} row={row} pending={pending} onSelect={onSelect} />
        ))}
        {next ? (
          <li>
            <Button variant="subtle" fullWidth loading={loading} onClick={loadMore}>
              {t('more')}
            </Button>
          </li>
        ) : null}
      </ul>
      {problem === undefined ? null : <Why refusal={refusalOf(problem)} />}
    </>
  );
}

function AvailableRow({ row, pending, onSelect }: { row: Row } & Pick<Props, 'onSelect' | 'pending'>) {
  const { t } = useTranslation('buyNumber');
  const shown = formatPhone(row.number);
  return (
    <li className={styles['row']}>
      <span>
        <b>{shown}</b>
        <span className={styles['muted']}>{row.place ?? ''}</span>
      </span>
      <span className={styles['can']}>
        {row.callAvailability ? <IconPhone size={16} role="img" aria-label={t('can.calls')} /> : null}
        {row.smsAvailability ? <IconMessage size={16} role="img" aria-label={t('can.texts')} /> : null}
        {row.mmsAvailability ? <IconPhoto size={16} role="img" aria-label={t('can.pictures')} /> : null}
      </span>
      <span className={styles['price']}>
        {row.vendorProduct.phonePrice === 0 ? null : (
          <>
            {formatMoney(row.vendorProduct.phonePrice, 'USD')}
            <span className={styles['muted']}>{t('aMonth')}</span>
          </>
        )}
      </span>
      {row.vendorProduct.addressComplainceRequired ? (
        <Tooltip label={t('needsDocuments')} multiline maw={272}>
          <Link to="/settings/compliance" search={{ country: row.country.code }} className={styles['documents']}>
            {t('sendDocuments')}
          </Link>
        </Tooltip>
      ) : (
        <Button
          size="compact-md"
          variant="default"
          aria-label={t('selectNumber', { number: shown })}
          loading={pending === row.number}
          onClick={() => onSelect(row.number)}
        >
          {t('select')}
        </Button>
      )}
    </li>
  );
}
