import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useSetupFactsQuery } from '../__generated__/useSetupFactsQuery.graphql.ts';
import { useFetchKey } from '../app/relay/resync.ts';
import { useThreadChanged } from '../app/relay/useThreadChanged.ts';

/** What the workspace already has says that a step is done, whoever did it. */
export function useSetupFacts(): ReadonlySet<string> {
  const [fetchKey, renew] = useFetchKey();
  useThreadChanged(renew);
  const { checklist, calls, texts } = useLazyLoadQuery<useSetupFactsQuery>(
    graphql`
      query useSetupFactsQuery {
        checklist: getWorkspaceDashboardChecklist {
          phoneNumbersCount
          contactsCount
        }
        calls: fetchConversations(channel: call, limit: 1) {
          metadata {
            count
          }
        }
        texts: fetchConversations(channel: message, limit: 1) {
          metadata {
            count
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const facts = [
    ['SELECT_PHONE_NUMBER', checklist.phoneNumbersCount],
    ['TEST_PHONE_NUMBER_CALL', calls.metadata.count],
    ['TEST_PHONE_NUMBER_SMS', texts.metadata.count],
    ['ADD_CONTACTS', checklist.contactsCount],
  ] as const;
  return new Set(facts.flatMap(([step, count]) => (count > 0 ? [step] : [])));
}
