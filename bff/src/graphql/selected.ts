/** What of a field's answer the operation asks for, so that nothing is counted for nobody. */
import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionSetNode } from 'graphql';

/**
 * Whether any of the paths below the field is selected, whatever its alias: `['metadata', 'count']`. What `@skip` and `@include` leave
 * out counts as selected.
 */
export function selects(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  ...paths: readonly (readonly string[])[]
): boolean {
  const below = (sets: readonly (SelectionSetNode | undefined)[], [name, ...rest]: readonly string[]): boolean => {
    const fields = sets.flatMap((set) => fieldsOf(set, fragments)).filter((field) => field.name.value === name);
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
export const asksForCount = (info: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): boolean =>
  selects(info, ['metadata', 'count'], ['metadata', 'totalPages']);

function fieldsOf(set: SelectionSetNode | undefined, fragments: GraphQLResolveInfo['fragments']): FieldNode[] {
  return (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(selection.selectionSet, fragments);
    return fieldsOf(fragments[selection.name.value]?.selectionSet, fragments);
  });
}
