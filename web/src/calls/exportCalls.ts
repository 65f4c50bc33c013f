/** All calls that fit a filter, read page after page and handed on as they come: nothing of them is kept here. */
import { type Environment, getRequest, graphql } from 'relay-runtime';
import type { exportCallsQuery } from '../__generated__/exportCallsQuery.graphql.ts';
import { RefusedError, type GraphQLErrorPayload } from '../base/relay/refusal.ts';
import { again, type Again, pause } from '../ui/export/again.ts';
import { type CallFilter, variablesOf } from './callFilter.ts';

/** As many as the edge gives at once (bff/src/edge/limits.ts). */
const PAGE = 100;

const QUERY = getRequest(graphql`
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
    $isFirst: Boolean!
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
      metadata @include(if: $isFirst) {
        count
        countIsLeast
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      data {
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
`).params;

type Calls = exportCallsQuery['response']['fetchConversations'];
export type ExportedCall = Calls['data'][number];

/** The calls of a filter that are wanted; all by default. */
export interface Wanted {
  readonly has: (id: string) => boolean;
  /** How many they are: reading ends with the last one. */
  readonly count?: number;
  /** How many of those that fit are not wanted. */
  readonly without?: number;
}

export interface Exporting extends Omit<Again, 'wait'>, Partial<Pick<Again, 'wait'>> {
  readonly wanted?: Wanted;
  /** @param all how many there will be with those that follow; undefined where nobody counted so far */
  readonly onCalls: (calls: readonly ExportedCall[], all: number | undefined) => void;
}

/** Reads to the end; a page that fails is asked for again from where the one before it ended, so that no call is left out. */
export async function exportCalls(
  environment: Environment,
  filter: CallFilter,
  { wanted = { has: () => true }, onCalls, onFailed, signal, wait = pause }: Exporting,
): Promise<void> {
  let left = wanted.count ?? Infinity;
  let all = wanted.count;
  let after: string | null = null;
  do {
    const variables: exportCallsQuery['variables'] = {
      ...variablesOf(filter),
      count: PAGE,
      after,
      isFirst: after === null,
    };
    const { data, metadata, pageInfo }: Calls = await again(() => ask(environment, variables), {
      onFailed,
      signal,
      wait,
    });
    if (metadata && !metadata.countIsLeast) all ??= Math.max(0, metadata.count - (wanted.without ?? 0));
    const calls = data.filter(({ id }) => wanted.has(id));
    left -= calls.length;
    onCalls(calls, all);
    after = pageInfo.hasNextPage && left > 0 ? (pageInfo.endCursor ?? null) : null;
  } while (after !== null);
}

/** Past the store of the client: it would keep every call of every page. */
async function ask(environment: Environment, variables: exportCallsQuery['variables']): Promise<Calls> {
  const answer = await environment.getNetwork().execute(QUERY, variables, { force: true }).toPromise();
  const { data, errors = [] } = answer as { data?: exportCallsQuery['response']; errors?: GraphQLErrorPayload[] };
  // What a part of the service could not answer just now would stay empty in the table.
  const passing = errors.filter(({ extensions }) => extensions?.['retryable'] === true);
  if (!data || passing.length > 0) throw new RefusedError(data ? passing : errors);
  return data.fetchConversations;
}
