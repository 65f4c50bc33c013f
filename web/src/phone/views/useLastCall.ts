import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useLastCallQuery } from '../../__generated__/useLastCallQuery.graphql.ts';
import { formatPhone } from '../../ui/numbers.ts';
import type { ContactMatch } from './useContactMatches.ts';

/**
 * Whose number was last on a call with us, of those that contain the digits.
 * @param digits empty: nobody is asked for
 */
export function useLastCall(digits: string): ContactMatch | undefined {
  const environment = useRelayEnvironment();
  const [last, setLast] = useState<{ digits: string; match: ContactMatch | undefined }>();
  useEffect(() => {
    if (digits === '') return undefined;
    const search = fetchQuery<useLastCallQuery>(
      environment,
      graphql`
        query useLastCallQuery($text: String!) {
          fetchConversations(channel: call, text: $text, limit: 1) {
            data {
              id
              peerNumber
              contact {
                id
                fullName
              }
            }
          }
        }
      `,
      { text: digits },
    ).subscribe({
      next: ({ fetchConversations: { data } }) =>
        setLast({
          digits,
          match: data
            .map(({ id, peerNumber, contact }) => ({
              id,
              phoneNumber: peerNumber,
              fullName: contact?.fullName?.trim() || formatPhone(peerNumber),
            }))
            .at(0),
        }),
      // It is a help; what is typed can be called without it.
      error: () => setLast(undefined),
    });
    return () => search.unsubscribe();
  }, [environment, digits]);
  return digits !== '' && last?.digits === digits ? last.match : undefined;
}
