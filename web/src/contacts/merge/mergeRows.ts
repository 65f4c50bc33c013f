import type { EditContact_contact$data } from '../../__generated__/EditContact_contact.graphql.ts';

type Known = Pick<
  EditContact_contact$data,
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'company'
  | 'street'
  | 'city'
  | 'state'
  | 'zip'
  | 'timezone'
  | 'locale'
  | 'customProperties'
>;

export const GROUPS = {
  name: ['firstName', 'lastName'],
  email: ['email'],
  company: ['company'],
  address: ['street', 'city', 'state', 'zip'],
  timezone: ['timezone'],
  locale: ['locale'],
} as const;
export type GroupName = keyof typeof GROUPS;

export interface MergeRow {
  /** Of a group, or the id of a property. */
  readonly key: string;
  /** The fields that are taken together. */
  readonly fields: readonly string[];
  /** A property's own name. */
  readonly label?: string;
  readonly values: readonly [string, string];
}

const textOf = (contact: Known, name: (typeof GROUPS)[GroupName][number]): string =>
  (name === 'company' ? contact.company?.name : contact[name]) ?? '';

/** What two contacts say, side by side; what neither of them has is left out. */
export function mergeRows(first: Known, second: Known): readonly MergeRow[] {
  const written = (contact: Known, name: GroupName) =>
    GROUPS[name]
      .map((field) => textOf(contact, field))
      .filter((text) => text !== '')
      .join(name === 'name' ? ' ' : ', ');
  const groups = (Object.keys(GROUPS) as GroupName[]).map((name): MergeRow => ({
    key: name,
    fields: GROUPS[name],
    values: [written(first, name), written(second, name)],
  }));
  const properties = new Map([...first.customProperties, ...second.customProperties].map(({ id, name }) => [id, name]));
  const valueOf = (contact: Known, id: string) => contact.customProperties.find((each) => each.id === id)?.value ?? '';
  const others = [...properties].map(([id, label]): MergeRow => ({
    key: id,
    fields: [id],
    label,
    values: [valueOf(first, id), valueOf(second, id)],
  }));
  return [...groups, ...others].filter(({ values }) => values.some((value) => value !== ''));
}

/** Which of the two a row takes its value from unless somebody chooses: that which stays, where it has one. */
export const usual = ({ values }: MergeRow, keep: 0 | 1): 0 | 1 => (values[keep] === '' ? (keep === 0 ? 1 : 0) : keep);

/** The fields that are taken from the contact that does not stay. */
export const takenFields = (
  rows: readonly MergeRow[],
  keep: 0 | 1,
  chosen: Readonly<Record<string, 0 | 1>>,
): readonly string[] => rows.flatMap((row) => ((chosen[row.key] ?? usual(row, keep)) === keep ? [] : [...row.fields]));
