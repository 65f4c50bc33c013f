/** What is fetched when a call is over, not with the phone: the question how long the wrap-up lasts, and its countdown. */
import { createElement, type ReactNode } from 'react';
import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { countdownQuery } from '../../__generated__/countdownQuery.graphql.ts';
import { WrapUp } from './WrapUp.tsx';

export interface Countdown {
  /** By `performance.now()`. */
  readonly endsAt: number;
  readonly shown: ReactNode;
}

/** @param leftMs what the server says is left. @returns undefined where it is nothing */
export function countdownOf(leftMs: number): Countdown | undefined {
  if (leftMs <= 0) return undefined;
  const endsAt = performance.now() + leftMs;
  return { endsAt, shown: createElement(WrapUp, { endsAt }) };
}

/** How long the person is not rung any longer, ms, as the server says. @throws when it does not answer */
export async function askWrapUpLeft(environment: Environment): Promise<number> {
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
