/** What the reader narrows the inbox down to again and again. */
import { graphql } from 'react-relay';
import type { viewActionsRemoveMutation } from '../../__generated__/viewActionsRemoveMutation.graphql.ts';
import type { viewActionsSaveMutation } from '../../__generated__/viewActionsSaveMutation.graphql.ts';
import { environment } from '../../base/relay/environment.ts';
import { commit } from '../../base/relay/useCommit.ts';

/** The views of the reader as an answer has them. */
const keep = (views: readonly { readonly id: string }[]) =>
  environment.commitUpdate((store) =>
    store.getRoot().setLinkedRecords(
      views.map(({ id }) => store.get(id) ?? null),
      'fetchInboxViews',
    ),
  );

export async function saveView(input: viewActionsSaveMutation['variables']['input']): Promise<void> {
  const { saveInboxView } = await commit<viewActionsSaveMutation>(
    graphql`
      mutation viewActionsSaveMutation($input: SaveInboxViewInput!) {
        saveInboxView(input: $input) {
          id
          name
          filter
          assigned
          tagId
        }
      }
    `,
    { input },
  );
  keep(saveInboxView);
}

export async function removeView(id: string): Promise<void> {
  const { removeInboxView } = await commit<viewActionsRemoveMutation>(
    graphql`
      mutation viewActionsRemoveMutation($id: ID!) {
        removeInboxView(id: $id) {
          id
          name
          filter
          assigned
          tagId
        }
      }
    `,
    { id },
  );
  keep(removeInboxView);
}
