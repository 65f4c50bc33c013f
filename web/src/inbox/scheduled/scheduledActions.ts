/** What is done to messages that wait; the list of their thread follows by its subscription. */
import { graphql } from 'react-relay';
import type { scheduledActionsCancelMutation } from '../../__generated__/scheduledActionsCancelMutation.graphql.ts';
import type {
  ScheduleMessageInput,
  scheduledActionsMutation,
} from '../../__generated__/scheduledActionsMutation.graphql.ts';
import type {
  scheduledActionsUpdateMutation,
  UpdateScheduledMessageInput,
} from '../../__generated__/scheduledActionsUpdateMutation.graphql.ts';
import { commit } from '../../base/relay/useCommit.ts';

export const schedule = (input: ScheduleMessageInput): Promise<unknown> =>
  commit<scheduledActionsMutation>(
    graphql`
      mutation scheduledActionsMutation($input: ScheduleMessageInput!) {
        scheduleMessage(input: $input) {
          id
        }
      }
    `,
    { input },
  );

export const update = (input: UpdateScheduledMessageInput): Promise<unknown> =>
  commit<scheduledActionsUpdateMutation>(
    graphql`
      mutation scheduledActionsUpdateMutation($input: UpdateScheduledMessageInput!) {
        updateScheduledMessage(input: $input) {
          id
          body
          sendAt
          version
        }
      }
    `,
    { input },
  );

export const cancel = (id: string): Promise<unknown> =>
  commit<scheduledActionsCancelMutation>(
    graphql`
      mutation scheduledActionsCancelMutation($id: ID!) {
        cancelScheduledMessage(id: $id)
      }
    `,
    { id },
  );
