import { SegmentedControl } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ContactFilterBarQuery } from '../__generated__/ContactFilterBarQuery.graphql.ts';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ChoiceFilter } from '../ui/list/filters.tsx';
import { Pane, usePaneKey } from '../ui/Pane.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import type { ContactColumn } from './contactColumns.ts';
import { CONTACTED_NAMES, type FilterValues } from './contactFilters.ts';
import { KINDS } from './contactKind.ts';
import styles from './ContactsPage.module.css';

/** Waits so long after the last change before tags and companies are read again, in milliseconds. */
const SETTLE_MS = 2_000;

/** What narrows the list of contacts, and which columns it has. */
export function ContactFilterBar({
  search,
  onSearch,
  values,
  onChange,
  onClear,
  columns,
  onColumns,
  changes,
  aside,
}: {
  search: string;
  onSearch: (text: string) => void;
  values: FilterValues;
  onChange: (part: Record<string, string | null>) => void;
  onClear: () => void;
  columns: readonly ContactColumn[];
  onColumns: (columns: readonly ContactColumn[]) => void;
  /** Grows when a contact was changed: tags and companies are read again. */
  changes: number;
  /** Stands in front of the chooser of columns. */
  aside: ReactNode;
}) {
  const { t } = useTranslation('contacts');
  const { kind = 'all', ...chosen } = values;
  return (
    <FilterBar
      search={{ label: t('search'), value: search, onChange: onSearch, testId: 'contact-search' }}
      values={chosen}
      onChange={onChange}
      onClear={onClear}
      aside={
        <div className={styles['aside']}>
          {aside}
          <ColumnChooser columns={columns} onChange={onColumns} />
        </div>
      }
    >
      <SegmentedControl
        withItemsBorders={false}
        size="sm"
        aria-label={t('kind.label')}
        value={KINDS.find((known) => known === kind) ?? 'all'}
        onChange={(next) => onChange({ kind: next === 'all' ? null : next })}
        data={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      <Pane>
        <InUse values={chosen} changes={changes} />
      </Pane>
      <ChoiceFilter
        name="contacted"
        label={t('filter.contacted')}
        all={t('filter.anyTime')}
        testId="contact-filter-contacted"
        options={CONTACTED_NAMES.map((value) => ({ value, label: t(`filter.${value}`) }))}
      />
    </FilterBar>
  );
}

/** Tags and companies that are in use. One that stands in the address and is gone can still be taken out. */
function InUse({ values: { tag, company }, changes }: { values: FilterValues; changes: number }) {
  const { t } = useTranslation('contacts');
  const paneKey = usePaneKey();
  // A busy workspace changes contacts all the time: its tags are read again when it has come to rest.
  const [settled] = useDebouncedValue(changes, SETTLE_MS);
  const { fetchContactTags, fetchContactCompanies } = useLazyLoadQuery<ContactFilterBarQuery>(
    graphql`
      query ContactFilterBarQuery {
        fetchContactTags {
          name
        }
        fetchContactCompanies {
          name
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${paneKey}.${settled}` },
  );
  const options = (known: readonly { readonly name: string }[], chosen: string | undefined) => {
    const names = known.map(({ name }) => name);
    const all = chosen === undefined || names.includes(chosen) ? names : [chosen, ...names];
    return all.map((name) => ({ value: name, label: name }));
  };
  const tags = options(fetchContactTags, tag);
  const companies = options(fetchContactCompanies, company);
  return (
    <>
      {tags.length === 0 ? null : (
        <ChoiceFilter
          name="tag"
          label={t('filter.tag')}
          all={t('filter.allTags')}
          options={tags}
          searchable
          testId="contact-filter-tag"
        />
      )}
      {companies.length === 0 ? null : (
        <ChoiceFilter
          name="company"
          label={t('filter.company')}
          all={t('filter.allCompanies')}
          options={companies}
          searchable
          testId="contact-filter-company"
        />
      )}
    </>
  );
}
