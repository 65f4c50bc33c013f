/** Of which conversations the reader wants to be reminded, and when; seen at once, and taken back when the server refuses. */
import { commitMutation, graphql } from 'react-relay';
import type { RecordSourceSelectorProxy } from 'relay-runtime';
import type { followUpActionsMutation } from '../../__generated__/followUpActionsMutation.graphql.ts';
import { environment } from '../../base/relay/environment.ts';

const LIST = 'fetchFollowUps';

/** The reminders of the reader as an answer has them. */
export function keepFollowUps(store: RecordSourceSelectorProxy, field: string): void {
  const all = store.getPluralRootField(field);
  if (all) store.getRoot().setLinkedRecords([...all], LIST);
}

/** Reminds the reader at a time, unless the other side answers before; undefined: no longer. */
export const setFollowUp = (threadId: string, dueAt: Date | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    commitMutation<followUpActionsMutation>(environment, {
      mutation: graphql`
        mutation followUpActionsMutation($threadId: ID!, $dueAt: DateTime) {
          setFollowUp(threadId: $threadId, dueAt: $dueAt) {
            id
            threadId
            dueAt
          }
        }
      `,
      variables: { threadId, dueAt: dueAt?.toISOString() ?? null },
      updater: (store) => keepFollowUps(store, 'setFollowUp'),
      onCompleted: () => resolve(),
      onError: reject,
    });
  });
