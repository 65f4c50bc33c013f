import { fetchQuery, graphql } from 'react-relay';
import type { accountSecurityReadQuery } from '../__generated__/accountSecurityReadQuery.graphql.ts';
import { environment } from '../base/relay/environment.ts';

/** Reads anew what the cards of the account show, after an operation whose answer does not hold it. */
export async function accountSecurityRead(): Promise<void> {
  await fetchQuery<accountSecurityReadQuery>(
    environment,
    graphql`
      query accountSecurityReadQuery {
        getCurrentUserTopLevel {
          id
          version
          ...AuthenticatorCard_user
          ...GoogleCard_user
        }
      }
    `,
    {},
    { networkCacheConfig: { force: true } },
  )
    .toPromise()
    .catch(() => undefined);
}
