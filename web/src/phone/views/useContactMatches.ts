import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useContactMatchesQuery } from '../../__generated__/useContactMatchesQuery.graphql.ts';
import { useFetchKey } from '../../base/relay/resync.ts';
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
  /** Null: they could not be asked for. */
  readonly rows: readonly ContactMatch[] | null;
}

/**
 * Contacts with a number that fit what is typed; undefined until the first answer. The old ones stay until the new ones are
 * there. They are asked for anew when the connection is back, and by the function.
 */
export function useContactMatches(query: string): readonly [Matches | undefined, () => void] {
  const environment = useRelayEnvironment();
  const [fetchKey, renew] = useFetchKey();
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
      error: () => setMatches({ query, rows: null }),
    });
    return () => search.unsubscribe();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is wanted anew is asked for anew, with the same words
  }, [environment, query, fetchKey]);
  const again = () => {
    setMatches(undefined);
    renew();
  };
  return [matches, again];
}
