/** What of a field's answer the operation asks for, so that nothing is counted for nobody. */
import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  type FieldNode,
  type GraphQLResolveInfo,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

type Info = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments' | 'variableValues'>;

/** Whether any of the paths below the field is selected, whatever its alias: `['metadata', 'count']`. */
export function selects(
  { fieldNodes, fragments, variableValues }: Info,
  ...paths: readonly (readonly string[])[]
): boolean {
  const below = (sets: readonly (SelectionSetNode | undefined)[], [name, ...rest]: readonly string[]): boolean => {
    const fields = sets
      .flatMap((set) => fieldsOf(set, fragments, variableValues))
      .filter((field) => field.name.value === name);
    if (fields.length === 0) return false;
    return (
      rest.length === 0 ||
      below(
        fields.map(({ selectionSet }) => selectionSet),
        rest,
      )
    );
  };
  const sets = fieldNodes.map(({ selectionSet }) => selectionSet);
  return paths.some((path) => below(sets, path));
}

/** Whether a list's operation asks how many rows there are. */
export const asksForCount = (info: Info): boolean =>
  selects(info, ['metadata', 'count'], ['metadata', 'countIsLeast'], ['metadata', 'totalPages']);

function fieldsOf(
  set: SelectionSetNode | undefined,
  fragments: Info['fragments'],
  variables: Info['variableValues'],
): FieldNode[] {
  return (set?.selections ?? []).flatMap((selection) => {
    if (!isIncluded(selection, variables)) return [];
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, fragments, variables);
    return fieldsOf(fragments[selection.name.value]?.selectionSet, fragments, variables);
  });
}

/** Whether `@skip` and `@include` leave it in. */
const isIncluded = (selection: SelectionNode, variables: Info['variableValues']): boolean =>
  getDirectiveValues(GraphQLSkipDirective, selection, variables)?.['if'] !== true &&
  getDirectiveValues(GraphQLIncludeDirective, selection, variables)?.['if'] !== false;
