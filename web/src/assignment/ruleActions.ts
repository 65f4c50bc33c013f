import { graphql } from 'react-relay';
import type { RecordSourceProxy } from 'relay-runtime';
import type { ruleActionsOrderMutation } from '../__generated__/ruleActionsOrderMutation.graphql.ts';
import type { ruleActionsRemoveMutation } from '../__generated__/ruleActionsRemoveMutation.graphql.ts';
import type { ruleActionsSaveMutation } from '../__generated__/ruleActionsSaveMutation.graphql.ts';
import { environment } from '../base/relay/environment.ts';
import { commit } from '../base/relay/useCommit.ts';

const LIST = 'fetchAssignmentRules';

/** Makes a rule, which stands last, or changes one. */
export async function saveRule(input: ruleActionsSaveMutation['variables']['input']): Promise<void> {
  const { saveAssignmentRule: rule } = await commit<ruleActionsSaveMutation>(
    graphql`
      mutation ruleActionsSaveMutation($input: SaveAssignmentRuleInput!) {
        saveAssignmentRule(input: $input) {
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
    { input },
  );
  environment.commitUpdate((store) => {
    const saved = store.get(rule.id);
    const all = store.getRoot().getLinkedRecords(LIST);
    if (saved && all && !all.includes(saved)) store.getRoot().setLinkedRecords([...all, saved], LIST);
  });
}

/** Puts rules into another order; seen at once, taken back when the server refuses. */
export const orderRules = (ids: readonly string[]) =>
  commit<ruleActionsOrderMutation>(
    graphql`
      mutation ruleActionsOrderMutation($ids: [ID!]!) {
        orderAssignmentRules(ids: $ids) {
          id
        }
      }
    `,
    { ids: [...ids] },
    { change: (store) => keep(store, ids) },
  );

export const removeRule = (id: string) =>
  commit<ruleActionsRemoveMutation>(
    graphql`
      mutation ruleActionsRemoveMutation($id: ID!) {
        removeAssignmentRule(id: $id) {
          id
        }
      }
    `,
    { id },
    {
      change: (store) => {
        const all = store.getRoot().getLinkedRecords(LIST) ?? [];
        keep(
          store,
          all.flatMap((rule) => (rule && rule.getDataID() !== id ? rule.getDataID() : [])),
        );
      },
    },
  );

function keep(store: Pick<RecordSourceProxy, 'get' | 'getRoot'>, ids: readonly string[]): void {
  store.getRoot().setLinkedRecords(
    ids.map((id) => store.get(id) ?? null),
    LIST,
  );
}
