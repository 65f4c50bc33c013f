/** What is fetched when a call is over, not with the phone: the question how long the wrap-up lasts, and its countdown. */
import { createElement, type ReactNode } from 'react';
import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { countdownQuery } from '../../__generated__/countdownQuery.graphql.ts';
import { WrapUp } from './WrapUp.tsx';

/** The one that runs: a call that ends meanwhile begins another. */
let running: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows the wrap-up until its end; asks how long it lasts where nobody says so. Without an answer nothing is shown: calls come
 * either way.
 * @param known what is left of it, ms
 */
export async function countDown(
  environment: Environment,
  show: (countdown: ReactNode) => void,
  known?: number,
): Promise<void> {
  const left = known ?? (await askWrapUpLeft(environment).catch(() => 0));
  clearTimeout(running);
  show(left > 0 ? createElement(WrapUp, { endsAt: performance.now() + left }) : undefined);
  if (left > 0) running = setTimeout(() => show(undefined), left);
}

/** How long the person is not rung any longer, ms, as the server says. @throws when it does not answer */
async function askWrapUpLeft(environment: Environment): Promise<number> {
  const answer = await fetchQuery<countdownQuery>(
    environment,
    graphql`
      query countdownQuery {
        getWorkspaceUserProfile {
          id
          deviceAvailability {
            wrapUpLeftMs
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  ).toPromise();
  return answer?.getWorkspaceUserProfile.deviceAvailability?.wrapUpLeftMs ?? 0;
}
