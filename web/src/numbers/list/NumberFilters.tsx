import { useTranslation } from 'react-i18next';
import { FilterBar } from '../../ui/list/FilterBar.tsx';
import { ChoiceFilter } from '../../ui/list/filters.tsx';
import type { NumberFilter, NumberState } from './numberRows.ts';

/** A search over the numbers, and their teams and states as filters. */
export function NumberFilters({
  filter,
  teams,
  states,
  onChange,
  onClear,
}: {
  filter: NumberFilter;
  teams: readonly { readonly id: string; readonly name: string }[];
  /** Those that a number is in. */
  states: readonly NumberState[];
  onChange: (part: Partial<Record<keyof NumberFilter, string | null>>) => void;
  onClear: () => void;
}) {
  const { t } = useTranslation('buyNumber');
  return (
    <FilterBar
      flush
      search={{
        label: t('list.find'),
        value: filter.q ?? '',
        onChange: (q) => onChange({ q: q === '' ? null : q }),
        testId: 'number-search',
      }}
      values={{ team: filter.team, state: filter.state }}
      onChange={onChange}
      onClear={onClear}
    >
      <ChoiceFilter
        name="team"
        label={t('list.team')}
        all={t('list.allTeams')}
        options={teams.map(({ id, name }) => ({ value: id, label: name }))}
        testId="number-team"
      />
      <ChoiceFilter
        name="state"
        label={t('list.status')}
        all={t('list.allStates')}
        options={states.map((state) => ({ value: state, label: t(`state.${state}`) }))}
        testId="number-state"
      />
    </FilterBar>
  );
}
