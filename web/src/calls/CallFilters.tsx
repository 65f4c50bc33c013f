import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CallFilters_numbers$key } from '../__generated__/CallFilters_numbers.graphql.ts';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ChoiceFilter, DayFilter } from '../ui/list/filters.tsx';
import { Optional } from '../ui/Optional.tsx';
import { formatPhone } from '../ui/numbers.ts';
import { type CallFilter, type ResultFilter, RESULTS } from './callFilter.ts';
import { CALL_OUTCOMES } from './outcomes.ts';
import { WhoFilters } from './WhoFilters.tsx';

const DIRECTIONS = ['INBOUND', 'OUTBOUND'] as const;

/** Narrows the history by a number or a name, direction, result, number, person, team and days. */
export function CallFilters({
  numbers: key,
  filter,
  onChange,
  onText,
  onClear,
}: {
  numbers: CallFilters_numbers$key;
  filter: CallFilter;
  onChange: (part: Record<string, string | null>) => void;
  onText: (text: string | null) => void;
  onClear: () => void;
}) {
  const { t } = useTranslation('calls');
  // A zone comes with the days of a figure that led here, and is no filter of its own.
  const { text: _text, zone: _zone, ...shown } = filter;
  const { data: numbers } = useFragment(
    graphql`
      fragment CallFilters_numbers on WorkspacePhoneNumberList {
        data {
          id
          name
          number
        }
      }
    `,
    key,
  );
  return (
    <FilterBar
      search={{
        label: t('history.search'),
        value: filter.text ?? '',
        onChange: (text) => onText(text === '' ? null : text),
        testId: 'history-filter-text',
      }}
      values={shown}
      onChange={onChange}
      onClear={onClear}
    >
      <ChoiceFilter
        name="direction"
        label={t('history.direction.label')}
        all={t('history.direction.all')}
        testId="history-filter-direction"
        options={DIRECTIONS.map((value) => ({ value, label: t(`history.direction.${value}`) }))}
      />
      <ChoiceFilter
        name="result"
        label={t('history.resultFilter.label')}
        all={t('history.resultFilter.all')}
        testId="history-filter-result"
        options={(Object.keys(RESULTS) as ResultFilter[]).map((value) => ({
          value,
          label: t(`history.resultFilter.${value}`),
        }))}
      />
      <ChoiceFilter
        name="outcome"
        label={t('note.outcome')}
        all={t('history.outcomeFilter.all')}
        testId="history-filter-outcome"
        options={CALL_OUTCOMES.map((value) => ({ value, label: t(`note.outcomes.${value}`) }))}
      />
      {numbers.length > 1 ? (
        <ChoiceFilter
          name="phoneNumberId"
          label={t('history.numberFilter.label')}
          all={t('history.numberFilter.all')}
          options={numbers.map(({ id, name, number }) => ({
            value: id,
            label: name === '' ? formatPhone(number) : name,
          }))}
        />
      ) : null}
      <Optional>
        <WhoFilters />
      </Optional>
      <DayFilter name="from" label={t('history.dates.from')} testId="history-filter-from" />
      <DayFilter name="until" label={t('history.dates.until')} testId="history-filter-until" />
    </FilterBar>
  );
}
