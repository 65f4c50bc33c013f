import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useContactMatchesQuery } from '../../__generated__/useContactMatchesQuery.graphql.ts';
import { formatPhone } from '../../ui/numbers.ts';

/** Matches shown while somebody types (spec 001 §9). */
const LIMIT = 10;

export interface ContactMatch {
  readonly id: string;
  readonly fullName: string;
  /** E.164. */
  readonly phoneNumber: string;
}

interface Matches {
  /** What they fit. */
  readonly query: string;
  readonly rows: readonly ContactMatch[];
}

/** Contacts with a number that fit what is typed; undefined until the first answer. The old ones stay until the new ones are there. */
export function useContactMatches(query: string): Matches | undefined {
  const environment = useRelayEnvironment();
  const [matches, setMatches] = useState<Matches>();
  useEffect(() => {
    if (query === '') return undefined;
    const search = fetchQuery<useContactMatchesQuery>(
      environment,
      graphql`
        query useContactMatchesQuery($query: String!, $limit: Int!) {
          fetchContacts(limit: $limit, filters: { query: $query }) {
            data {
              id
              fullName
              phoneNumber
            }
          }
        }
      `,
      { query, limit: LIMIT },
    ).subscribe({
      next: ({ fetchContacts }) =>
        setMatches({
          query,
          rows: fetchContacts.data.flatMap(({ id, fullName, phoneNumber }) =>
            phoneNumber ? [{ id, phoneNumber, fullName: fullName?.trim() || formatPhone(phoneNumber) }] : [],
          ),
        }),
      error: () => setMatches({ query, rows: [] }),
    });
    return () => search.unsubscribe();
  }, [environment, query]);
  return matches;
}
