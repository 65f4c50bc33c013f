/** Columns of the table that can be left out; the name and the actions always stand there. */
export const COLUMNS = ['phone', 'email', 'company', 'tags', 'city', 'lastContacted', 'added'] as const;
export type ContactColumn = (typeof COLUMNS)[number];

const USUAL: readonly ContactColumn[] = ['phone', 'email', 'company', 'tags', 'added'];
const KEY = 'ringline.contact-columns';

/** What was stored as columns, in the table's order. */
export const readColumns = (stored: string | null): readonly ContactColumn[] =>
  stored === null ? USUAL : COLUMNS.filter((name) => stored.split(',').includes(name));

/** The columns with this one, or without it. */
export const toggled = (columns: readonly ContactColumn[], name: ContactColumn): readonly ContactColumn[] =>
  COLUMNS.filter((known) => columns.includes(known) !== (known === name));

/** As they were chosen last on this device. */
export const rememberedColumns = (): readonly ContactColumn[] => readColumns(localStorage.getItem(KEY));
export const rememberColumns = (columns: readonly ContactColumn[]): void =>
  localStorage.setItem(KEY, columns.join(','));

/** Columns that the table is sorted by, as the API calls them. */
export const SORTED = { name: 'NAME', lastContacted: 'LAST_CONTACTED', added: 'ADDED' } as const;
export const SORTED_NAMES = Object.keys(SORTED) as (keyof typeof SORTED)[];
