/** All calls that fit a filter, for a table for spreadsheets. */
import { type Environment, getRequest, graphql } from 'relay-runtime';
import type { exportCallsQuery } from '../__generated__/exportCallsQuery.graphql.ts';
import { askPast, everyPage, PAGE, type Reading } from '../ui/export/everyPage.ts';
import { type CallFilter, variablesOf } from './callFilter.ts';

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

export interface Exporting extends Reading {
  /** @param all how many there will be with those that follow; undefined where nobody counted so far */
  readonly onCalls: (calls: readonly ExportedCall[], all: number | undefined) => void;
}

export const exportCalls = (environment: Environment, filter: CallFilter, { onCalls, ...reading }: Exporting) =>
  everyPage<ExportedCall>(
    async (after) => {
      const variables = { ...variablesOf(filter), count: PAGE, after, isFirst: after === null };
      return (await askPast<exportCallsQuery>(environment, QUERY, variables)).fetchConversations;
    },
    reading,
    onCalls,
  );
