import { createContext, use } from 'react';

interface FilterBarState {
  readonly values: Readonly<Record<string, string | null | undefined>>;
  readonly change: (part: Record<string, string | null>) => void;
  /** Where the chips of what is chosen stand; null until it is there. */
  readonly chips: HTMLElement | null;
  /** What had the focus goes with its chip: on to the next one, or to the search. */
  readonly refocus: () => void;
}

export const FilterContext = createContext<FilterBarState | undefined>(undefined);

/** @throws Error outside a FilterBar */
export function useFilterBar(): FilterBarState {
  const bar = use(FilterContext);
  if (bar === undefined) throw new Error('useFilterBar is for parts of a FilterBar');
  return bar;
}
