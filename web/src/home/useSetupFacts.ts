import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useSetupFactsQuery } from '../__generated__/useSetupFactsQuery.graphql.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { useThreadChanged } from '../base/relay/useThreadChanged.ts';
import { scopeOf } from '../people/rights.ts';

interface SetupFacts {
  /** The steps that are done by what the workspace already has, whoever did them. */
  readonly facts: ReadonlySet<string>;
  /** Whether the person may set up the workspace. */
  readonly whole: boolean;
}

/** What is done, and whether the rest is this person's to do. */
export function useSetupFacts(): SetupFacts {
  const [fetchKey, renew] = useFetchKey();
  useThreadChanged(renew);
  const {
    checklist,
    contacts,
    calls,
    texts,
    getWorkspaceUserProfile: me,
  } = useLazyLoadQuery<useSetupFactsQuery>(
    graphql`
      query useSetupFactsQuery {
        checklist: getWorkspaceDashboardChecklist {
          phoneNumbersCount
        }
        # Saved by somebody; whether there is one, not how many.
        contacts: fetchContacts(limit: 1, filters: { isLead: false }) {
          data {
            id
          }
        }
        getWorkspaceUserProfile {
          id
          role {
            id
            permissions {
              resource
              action
              scope
            }
          }
        }
        # Taken, not only ringing: an answered call is going on or completed.
        calls: fetchConversations(channel: call, direction: INBOUND, statuses: [ON_GOING, COMPLETED], limit: 1) {
          data {
            id
          }
        }
        texts: fetchConversations(channel: message, direction: INBOUND, limit: 1) {
          data {
            id
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const facts = [
    ['SELECT_PHONE_NUMBER', checklist.phoneNumbersCount],
    ['TEST_PHONE_NUMBER_CALL', calls.data.length],
    ['TEST_PHONE_NUMBER_SMS', texts.data.length],
    ['ADD_CONTACTS', contacts.data.length],
  ] as const;
  return {
    facts: new Set(facts.flatMap(([step, count]) => (count > 0 ? [step] : []))),
    whole: scopeOf(me.role ?? undefined, 'WORKSPACE', 'UPDATE') !== undefined,
  };
}
