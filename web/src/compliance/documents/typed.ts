/** What stands in the form of a country's documents. */

export const PARTS = ['address1', 'address2', 'city', 'state', 'zip'] as const;
type Part = (typeof PARTS)[number];

export interface TypedDocument {
  readonly type: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface Typed {
  readonly email: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly address: Readonly<Record<Part, string>>;
  readonly documents: Readonly<Record<string, TypedDocument>>;
}

interface Filled {
  readonly name: string;
  readonly value: string;
}
interface Saved {
  readonly email: string;
  readonly fields: readonly Filled[];
  readonly address: { readonly [Name in Part]?: string | null | undefined } | null | undefined;
  readonly documents: readonly {
    readonly requirement: string;
    readonly type: string | null | undefined;
    readonly fields: readonly Filled[];
  }[];
}

const asRecord = (fields: readonly Filled[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));

export const typedOf = (saved: Saved | null): Typed => ({
  email: saved?.email ?? '',
  fields: asRecord(saved?.fields ?? []),
  address: Object.fromEntries(PARTS.map((part) => [part, saved?.address?.[part] ?? ''])) as Record<Part, string>,
  documents: Object.fromEntries(
    (saved?.documents ?? []).map(({ requirement, type, fields }) => [
      requirement,
      { type: type ?? '', fields: asRecord(fields) },
    ]),
  ),
});

export const addressOf = (address: Typed['address'], country: string) => ({ ...address, country });
