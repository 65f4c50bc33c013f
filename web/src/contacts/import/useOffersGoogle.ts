import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import QueryNode, { type useOffersGoogleQuery } from '../../__generated__/useOffersGoogleQuery.graphql.ts';

void graphql`
  query useOffersGoogleQuery {
    fetchConfigurations {
      googleContacts
    }
  }
`;

/** Whether this installation has a client at Google; not before it is known. */
export function useOffersGoogle(): boolean {
  const environment = useRelayEnvironment();
  const [offers, setOffers] = useState(false);
  useEffect(() => {
    const asked = fetchQuery<useOffersGoogleQuery>(environment, QueryNode, {}).subscribe({
      next: ({ fetchConfigurations }) => setOffers(fetchConfigurations.googleContacts),
      // A file can be imported all the same.
      error: () => undefined,
    });
    return () => asked.unsubscribe();
  }, [environment]);
  return offers;
}
