import { Kind, parse, print, type FieldDefinitionNode, type TypeNode, valueFromASTUntyped } from 'graphql';

interface Typed {
  readonly type: string;
  readonly input: string;
  readonly field: FieldDefinitionNode;
}

/** A field of an input may be left out: that leaves the value as it is. */
const optional = (type: TypeNode): string => print(type.kind === Kind.NON_NULL_TYPE ? type.type : type);

function typedFields(typeDefs: readonly string[]): readonly Typed[] {
  return typeDefs
    .flatMap((text) => parse(text).definitions)
    .flatMap((definition) => {
      if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.OBJECT_TYPE_EXTENSION) return [];
      return (definition.fields ?? []).flatMap((field) => {
        const directive = field.directives?.find(({ name }) => name.value === 'typed');
        const inputs = directive?.arguments?.find(({ name }) => name.value === 'in')?.value;
        if (inputs === undefined) return [];
        return [valueFromASTUntyped(inputs)]
          .flat()
          .map((input): Typed => ({ type: definition.name.value, input: String(input), field }));
      });
    });
}

const inputField = ({ description, name, type }: FieldDefinitionNode): string =>
  `${description ? `  ${print(description)}\n` : ''}  ${name.value}: ${optional(type)}\n`;

/**
 * What follows from `@typed(in: …)` on the fields of a type: the same fields in these inputs, and for the client a fragment with
 * the list of those that are lines of text, of which its forms are made.
 */
export function followTyped(typeDefs: readonly string[]): {
  sdl: string;
  /** By the type's name. */
  modules: Readonly<Record<string, string>>;
} {
  const typed = typedFields(typeDefs);
  const inputs = Map.groupBy(typed, ({ input }) => input);
  const types = Map.groupBy(typed, ({ type }) => type);
  return {
    sdl: sorted(inputs)
      .map(([input, of]) => `extend input ${input} {\n${of.map(({ field }) => inputField(field)).join('')}}\n`)
      .join('\n'),
    modules: Object.fromEntries(
      sorted(types).map(([type, of]) => [type, clientModule(type, [...new Set(of.map(({ field }) => field))])]),
    ),
  };
}

const sorted = <Value>(map: ReadonlyMap<string, Value>) =>
  [...map].toSorted(([one], [other]) => one.localeCompare(other));

function clientModule(type: string, fields: readonly FieldDefinitionNode[]): string {
  const texts = fields.filter((field) => optional(field.type) === 'String').map(({ name }) => name.value);
  return `import { graphql } from 'react-relay';

/** What people type of a ${type}, to be spread with \`@relay(mask: false)\`. */
export const fragment = graphql\`
  fragment typed${type}_fields on ${type} {
${fields.map(({ name }) => `    ${name.value}\n`).join('')}  }
\`;

/** What of it is a line of text. */
export const TEXTS = [${texts.map((name) => `'${name}'`).join(', ')}] as const;
`;
}
