/** All messages that fit a filter, for a table for spreadsheets. */
import { type Environment, getRequest, graphql } from 'relay-runtime';
import type { exportMessagesQuery } from '../__generated__/exportMessagesQuery.graphql.ts';
import { askPast, everyPage, PAGE, type Reading } from '../ui/export/everyPage.ts';
import { type MessageFilter, variablesOf } from './messageFilter.ts';

const QUERY = getRequest(graphql`
  query exportMessagesQuery(
    $direction: Direction
    $channels: [ConversationChannel!]
    $deliveryStatuses: [MessageDeliveryStatus!]
    $phoneNumberId: ID
    $agentUserId: ID
    $teamId: ID
    $contactId: ID
    $counted: Boolean
    $firstReplies: Boolean
    $from: DateTime
    $until: DateTime
    $text: String
    $count: Int!
    $after: String
    $isFirst: Boolean!
  ) {
    fetchConversations(
      channel: message
      direction: $direction
      channels: $channels
      deliveryStatuses: $deliveryStatuses
      phoneNumberId: $phoneNumberId
      agentUserId: $agentUserId
      teamId: $teamId
      contactId: $contactId
      counted: $counted
      firstReplies: $firstReplies
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
        channel
        peerNumber
        isAutomatic
        contact {
          id
          fullName
        }
        agent {
          id
          fullName
        }
        phoneNumber {
          name
          number
        }
        message {
          body
          deliveryStatus
          failedReason
          carrierCode
          segments
          attachments {
            id
            kind
          }
        }
        creditLogs {
          amount
        }
      }
    }
  }
`).params;

export type ExportedMessage = exportMessagesQuery['response']['fetchConversations']['data'][number];

export const exportMessages = (
  environment: Environment,
  filter: MessageFilter,
  reading: Reading,
  onMessages: (messages: readonly ExportedMessage[], all: number | undefined) => void,
) =>
  everyPage<ExportedMessage>(
    async (after) => {
      const variables = { ...variablesOf(filter), count: PAGE, after, isFirst: after === null };
      return (await askPast<exportMessagesQuery>(environment, QUERY, variables)).fetchConversations;
    },
    reading,
    onMessages,
  );
