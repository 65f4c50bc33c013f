import { graphql } from 'react-relay';
import type { activateTopupMutation } from '../__generated__/activateTopupMutation.graphql.ts';
import { commit } from '../base/relay/useCommit.ts';

/** Asks whether a top-up was paid, which adds its credit once; safe to repeat. Rejects with what `refusalOf` reads. */
export async function activateTopup(topup: string, externalId: string): Promise<string> {
  const answer = await commit<activateTopupMutation>(
    graphql`
      mutation activateTopupMutation($topup: ID!, $externalId: String) {
        activateTopup(topup: $topup, externalId: $externalId) {
          topup {
            id
            status
          }
        }
      }
    `,
    { topup, externalId },
  );
  return answer.activateTopup.topup.status;
}
