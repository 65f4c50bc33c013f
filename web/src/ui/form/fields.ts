/** A form as data: its fields are declared once, and inputs, rules, variables and facts follow (docs/design/web-client.md). */
import type { ReactNode } from 'react';
import type { Refusal } from '../../base/relay/refusal.ts';

/** What sets a field apart from a plain line of text. */
export interface Field {
  /** The longest text, in characters; left out: 80. */
  readonly most?: number;
  readonly type?: 'email' | 'tel' | 'lines';
  /** The form can't be sent without it. */
  readonly required?: true;
  /** Where the cursor begins. */
  readonly first?: true;
}

export interface Fields<Name extends string> {
  /** In the order of the form. */
  readonly names: readonly Name[];
  readonly rows: readonly (readonly Name[])[];
  readonly of: Readonly<Partial<Record<Name, Field>>>;
}

/**
 * Declares the fields of a form.
 * @param names all of them, such as the `TEXTS` that the schema says people type
 * @param rows fields that share a row or have a place; the others follow, each in a row of its own
 */
export function fieldsOf<const Name extends string>(
  names: readonly Name[],
  look: Partial<Pick<Fields<Name>, 'rows' | 'of'>> = {},
): Fields<Name> {
  const { rows = [], of = {} as Fields<Name>['of'] } = look;
  const placed = new Set(rows.flat());
  const all = [...rows, ...names.filter((name) => !placed.has(name)).map((name) => [name])];
  return { names: all.flat(), rows: all, of };
}

type Texts<Name extends string> = Record<Name, string>;
type Source<Name extends string> = Readonly<Partial<Record<Name, string | null | undefined>>>;

const mapped = <Name extends string, Value>({ names }: Pick<Fields<Name>, 'names'>, value: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<Name, Value>;

/** What a form begins with: what is known, and empty texts. */
export const textsOf = <Name extends string>(fields: Fields<Name>, source?: Source<Name>): Texts<Name> =>
  mapped(fields, (name) => source?.[name] ?? '');

/** The texts as variables of a mutation. An emptied picker has null, which the API would read as "leave it as it is". */
export const inputOf = <Name extends string>(fields: Fields<Name>, values: Source<Name>): Texts<Name> =>
  mapped(fields, (name) => {
    const text = values[name] ?? '';
    return fields.of[name]?.type === 'email' ? text.trim() : text;
  });

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What a form says about a field that can't be sent. */
export interface Problems<Name extends string> {
  readonly required?: (name: Name) => ReactNode;
  readonly email?: ReactNode;
}

/** What is wrong with each field that has a rule: null when nothing is. */
export function rulesOf<Name extends string>(
  { names, of }: Fields<Name>,
  { required, email }: Problems<Name>,
): Partial<Record<Name, (value: unknown) => ReactNode>> {
  const rule = (name: Name) => (value: unknown) => {
    const typed = typeof value === 'string' ? value.trim() : '';
    if (typed === '') return of[name]?.required === true ? (required?.(name) ?? null) : null;
    return of[name]?.type === 'email' && !EMAIL.test(typed) ? (email ?? null) : null;
  };
  const ruled = names.filter((name) => of[name]?.required === true || of[name]?.type === 'email');
  return mapped({ names: ruled }, rule);
}

/** Whether a refusal is told at its field, so that the form need not tell it once more. */
export const isAtField = <Name extends string>({ names }: Fields<Name>, refusal: Refusal | undefined): boolean =>
  names.some((name) => name === refusal?.field);

/** The names of those that have a text, for the rows of a drawer. */
export const known = <Name extends string>({ names }: Fields<Name>, values: Source<Name>): readonly Name[] =>
  names.filter((name) => (values[name] ?? '') !== '');
