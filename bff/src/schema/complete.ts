/**
 * Every field of the schema is resolved: a domain has a resolver for it, or the parent that its mapper names has a property
 * of that name that fits. The generated types leave each resolver optional, so a field that is renamed in a contract would
 * become null without a word; here it becomes an error of the compiler.
 */
import type { domains } from '../generated/domains.ts';
import type { Resolvers, ResolversParentTypes } from '../generated/resolverTypes.ts';

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (part: infer All) => void
  ? All
  : never;

/** What the domains resolve, by type and field. */
export type Resolved = Intersection<(typeof domains)[number]>;

type Types = Exclude<keyof Resolvers & keyof ResolversParentTypes, 'DateTime' | 'File'>;

type Roots = 'Query' | 'Mutation' | 'Subscription';

/** The parents of types, as their mappers name them; operations have none. */
export type Parents = Pick<ResolversParentTypes, Exclude<Types, Roots>> & Readonly<Record<Roots, object>>;

type FieldsOf<Type extends Types> = Required<NonNullable<Resolvers[Type]>>;

/** What may be given for a field. */
type Given<Field> = Field extends (...args: never[]) => infer Result ? Result : never;

/** Fields of a type that are read from its parent by their name. */
type ByName<Type extends Types, Known> = Exclude<
  keyof FieldsOf<Type> & string,
  Type extends keyof Known ? keyof Known[Type] : never
>;

type Missing<Type extends Types, Known, Parent> = {
  [Name in ByName<Type, Known>]: Name extends keyof Parent
    ? Parent extends { readonly [Key in Name]?: Given<FieldsOf<Type>[Name & keyof FieldsOf<Type>]> }
      ? never
      : Name
    : Name;
}[ByName<Type, Known>];

/** Such as `Call.peer`; never while all is resolved. */
export type Gaps<Known, Sources extends Record<Types, unknown>> = {
  [Type in Types]: `${Type}.${Missing<Type, Known, Sources[Type]>}`;
}[Types];

type Told<Gap extends string> = [Gap] extends [never] ? true : `unresolved: ${Gap}`;

/** Does not compile when a field has neither a resolver nor a fitting property of its parent; the error names it. */
export const everyFieldIsResolved: Told<Gaps<Resolved, Parents>> = true;
