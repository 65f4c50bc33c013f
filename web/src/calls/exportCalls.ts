/** All calls that fit a filter, read page after page. */
import { fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { exportCallsQuery } from '../__generated__/exportCallsQuery.graphql.ts';
import { type CallFilter, variablesOf } from './callFilter.ts';

/** As many as the edge gives at once of so many fields: it counts 1,000 objects (bff/src/edge/limits.ts). */
const PAGE = 80;

export type ExportedCall = exportCallsQuery['response']['fetchConversations']['edges'][number]['node'];

/** The calls of a filter that are wanted, and how many they are where that is known. */
export interface Wanted {
  readonly has: (id: string) => boolean;
  readonly count: number | undefined;
}

/**
 * @param wanted which of them; all by default. Reading ends with the last of a known number.
 * @param onProgress is told how many have been read, of how many
 * @param signal ends it: then what it rejects with is its reason
 */
export async function exportCalls(
  environment: Environment,
  filter: CallFilter,
  onProgress: (read: number, all: number) => void,
  signal: AbortSignal,
  wanted: Wanted = { has: () => true, count: undefined },
): Promise<readonly ExportedCall[]> {
  const calls: ExportedCall[] = [];
  let after: string | null = null;
  do {
    const page: exportCallsQuery['response'] | undefined = await fetchQuery<exportCallsQuery>(
      environment,
      graphql`
        query exportCallsQuery(
          $direction: Direction
          $statuses: [CallStatus!]
          $phoneNumberId: ID
          $agentUserId: ID
          $teamId: ID
          $outcome: CallOutcome
          $from: DateTime
          $until: DateTime
          $text: String
          $count: Int!
          $after: String
        ) {
          fetchConversations(
            channel: call
            direction: $direction
            statuses: $statuses
            phoneNumberId: $phoneNumberId
            agentUserId: $agentUserId
            teamId: $teamId
            outcome: $outcome
            from: $from
            until: $until
            text: $text
            first: $count
            after: $after
          ) {
            metadata {
              count
            }
            pageInfo {
              hasNextPage
              endCursor
            }
            edges {
              node {
                id
                createdAt
                direction
                peerNumber
                contact {
                  id
                  fullName
                }
                agent {
                  id
                  fullName
                }
                otherAgents {
                  id
                  fullName
                }
                phoneNumber {
                  name
                  number
                }
                call {
                  callId
                  status
                  endReason
                  phase
                  inQueue
                  queuePosition
                  talkTime
                  callDuration
                  costPayable
                  callCost
                  note {
                    outcome
                    text
                  }
                }
              }
            }
          }
        }
      `,
      { ...variablesOf(filter), count: PAGE, after },
      { fetchPolicy: 'network-only' },
    ).toPromise();
    signal.throwIfAborted();
    if (!page) break;
    const { edges, metadata, pageInfo }: exportCallsQuery['response']['fetchConversations'] = page.fetchConversations;
    calls.push(...edges.map(({ node }) => node).filter(({ id }) => wanted.has(id)));
    onProgress(calls.length, wanted.count ?? metadata.count);
    const isWhole = wanted.count !== undefined && calls.length >= wanted.count;
    after = pageInfo.hasNextPage && !isWhole ? (pageInfo.endCursor ?? null) : null;
  } while (after !== null);
  return calls;
}
