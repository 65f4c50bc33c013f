import type {
  ContactColumn as SavedColumn,
  ContactViewContacted,
  ContactViewKind,
} from '../../__generated__/ContactViewsSaveMutation.graphql.ts';
import { COLUMNS, type ContactColumn } from '../contactColumns.ts';
import type { FilterValues } from '../contactFilters.ts';

const KIND = { saved: 'SAVED', leads: 'LEADS' } as const satisfies Record<string, ContactViewKind>;
const CONTACTED = {
  week: 'WEEK',
  month: 'MONTH',
  notMonth: 'NOT_MONTH',
  notQuarter: 'NOT_QUARTER',
} as const satisfies Record<string, ContactViewContacted>;
const COLUMN = {
  phone: 'PHONE',
  email: 'EMAIL',
  company: 'COMPANY',
  tags: 'TAGS',
  city: 'CITY',
  lastContacted: 'LAST_CONTACTED',
  added: 'ADDED',
} as const satisfies Record<ContactColumn, SavedColumn>;

/** What a view keeps of the table; the words of a search are not among it. */
export interface Shown {
  readonly kind: string | null;
  readonly tag: string | null;
  readonly company: string | null;
  readonly contacted: string | null;
  readonly columns: readonly string[];
}

const named = (names: Readonly<Record<string, string>>, value: string | undefined): string | null =>
  (value === undefined ? undefined : names[value]) ?? null;
const nameOf = (names: Readonly<Record<string, string>>, value: string | null | undefined): string | null =>
  Object.keys(names).find((name) => names[name] === value) ?? null;

/** The table as a view keeps it. */
export const shownOf = ({ kind, tag, company, contacted }: FilterValues, columns: readonly ContactColumn[]) => ({
  kind: named(KIND, kind) as ContactViewKind | null,
  tag: tag ?? null,
  company: company ?? null,
  contacted: named(CONTACTED, contacted) as ContactViewContacted | null,
  columns: columns.map((name) => COLUMN[name]),
});

/** A view as the page's address has its filters. */
export const addressOf = ({ kind, tag, company, contacted }: Omit<Shown, 'columns'>) => ({
  kind: nameOf(KIND, kind),
  tag,
  company,
  contacted: nameOf(CONTACTED, contacted),
});

/** A view's columns in the table's order. */
export const columnsOf = (columns: readonly string[]): readonly ContactColumn[] =>
  COLUMNS.filter((name) => columns.includes(COLUMN[name]));

/** Whether the table shows what a view keeps. */
export const isShown = (view: Shown, now: Shown): boolean =>
  (['kind', 'tag', 'company', 'contacted'] as const).every((name) => (view[name] ?? null) === (now[name] ?? null)) &&
  columnsOf(view.columns).join() === columnsOf(now.columns).join();
