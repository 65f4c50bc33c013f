import { startOfDay } from '../ui/clocks.ts';
import { KINDS } from './contactKind.ts';

/** What of the filters stands in the address. */
export const FILTERS = ['kind', 'tag', 'company', 'contacted'] as const;
export type FilterValues = Partial<Record<(typeof FILTERS)[number], string>>;

/** When somebody last spoke or wrote with a contact, each as days back: at or after them, or not since. */
export const CONTACTED = {
  week: { days: 7, since: true },
  month: { days: 30, since: true },
  notMonth: { days: 30, since: false },
  notQuarter: { days: 90, since: false },
} as const;
export const CONTACTED_NAMES = Object.keys(CONTACTED) as (keyof typeof CONTACTED)[];

const IS_LEAD = { all: undefined, saved: false, leads: true } as const;

export interface ContactFilters {
  readonly query?: string;
  readonly isLead?: boolean;
  readonly tags?: readonly string[];
  readonly company?: string;
  readonly contactedSince?: string;
  readonly notContactedSince?: string;
}

/**
 * The filters as the API takes them; null where nothing narrows the list.
 * @param today YYYY-MM-DD, so that the same choice asks the same question all day
 */
export function filtersOf(
  { kind, tag, company, contacted }: FilterValues,
  search: string,
  today: string,
): ContactFilters | null {
  const isLead = IS_LEAD[KINDS.find((known) => known === kind) ?? 'all'];
  const chosen = CONTACTED_NAMES.find((name) => name === contacted);
  const since = chosen === undefined ? null : startOfDay(today, -CONTACTED[chosen].days);
  const filters = {
    ...(search === '' ? {} : { query: search }),
    ...(isLead === undefined ? {} : { isLead }),
    ...(tag === undefined ? {} : { tags: [tag] }),
    ...(company === undefined ? {} : { company }),
    ...(chosen === undefined || since === null
      ? {}
      : { [CONTACTED[chosen].since ? 'contactedSince' : 'notContactedSince']: since }),
  };
  return Object.keys(filters).length === 0 ? null : filters;
}
