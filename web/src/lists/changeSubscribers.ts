import { graphql } from 'react-relay';
import type { changeSubscribersAddMutation } from '../__generated__/changeSubscribersAddMutation.graphql.ts';
import type { changeSubscribersRemoveMutation } from '../__generated__/changeSubscribersRemoveMutation.graphql.ts';
import { commit } from '../base/relay/useCommit.ts';

/** Puts contacts on a list, or takes them off. @returns how many changed. Rejects with what `refusalOf` reads. */
export async function changeSubscribers(
  how: 'add' | 'remove',
  id: string,
  contacts: readonly string[],
): Promise<number> {
  if (how === 'add') {
    const { addContactsToList } = await commit<changeSubscribersAddMutation>(
      graphql`
        mutation changeSubscribersAddMutation($id: ID!, $contacts: [ID!]!) {
          addContactsToList(id: $id, contacts: $contacts) {
            changed
            list {
              id
              contactCount
            }
          }
        }
      `,
      { id, contacts },
    );
    return addContactsToList.changed;
  }
  const { removeContactsFromList } = await commit<changeSubscribersRemoveMutation>(
    graphql`
      mutation changeSubscribersRemoveMutation($id: ID!, $contacts: [ID!]!) {
        removeContactsFromList(id: $id, contacts: $contacts) {
          changed
          list {
            id
            contactCount
          }
        }
      }
    `,
    { id, contacts },
  );
  return removeContactsFromList.changed;
}
