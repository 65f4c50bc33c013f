import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useRulesLiveSubscription } from '../__generated__/useRulesLiveSubscription.graphql.ts';

/** Keeps the rules as they are, whoever changes them. */
export function useRulesLive(): void {
  useSubscription<useRulesLiveSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useRulesLiveSubscription {
            assignmentRulesChanged {
              id
              name
              enabled
              handOn
              version
              conditions {
                phoneNumberIds
                channels
                teamIds
                tagIds
                words
                contact
                contactTags
                listIds
                hours
              }
              action {
                kind
                targetId
                targetName
                tagIds
                text
              }
            }
          }
        `,
        variables: {},
        updater: (store) => {
          const rules = store.getPluralRootField('assignmentRulesChanged');
          if (rules) store.getRoot().setLinkedRecords(rules, 'fetchAssignmentRules');
        },
      }),
      [],
    ),
  );
}
