import { graphql } from 'react-relay';
import type { useRecordingCustodyDeleteMutation } from '../__generated__/useRecordingCustodyDeleteMutation.graphql.ts';
import type { useRecordingCustodyHoldMutation } from '../__generated__/useRecordingCustodyHoldMutation.graphql.ts';
import type { useRecordingCustodyRestoreMutation } from '../__generated__/useRecordingCustodyRestoreMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';

/** What can be done about a call's recording. Each resolves to whether it was done; a refusal stands in `sending`. */
export function useRecordingCustody(id: string) {
  const sending = useCommit();
  const { run } = sending;
  return {
    sending,
    remove: (reason: string) =>
      run(() =>
        commit<useRecordingCustodyDeleteMutation>(
          graphql`
            mutation useRecordingCustodyDeleteMutation($input: DeleteRecordingInput!) {
              deleteRecording(input: $input) {
                id
                ...RecordingPlayer_item
                ...RecordingCustody_item
                call {
                  transcription {
                    version
                  }
                  summaryProgress {
                    version
                  }
                }
              }
            }
          `,
          { input: { conversationId: id, reason } },
        ),
      ),
    restore: () =>
      run(() =>
        commit<useRecordingCustodyRestoreMutation>(
          graphql`
            mutation useRecordingCustodyRestoreMutation($id: ID!) {
              restoreRecording(conversationId: $id) {
                id
                ...RecordingPlayer_item
                ...RecordingCustody_item
                call {
                  transcription {
                    state
                    percent
                    failure
                    version
                  }
                  summaryProgress {
                    state
                    failure
                    version
                  }
                }
              }
            }
          `,
          { id },
        ),
      ),
    hold: (on: boolean, reason: string) =>
      run(() =>
        commit<useRecordingCustodyHoldMutation>(
          graphql`
            mutation useRecordingCustodyHoldMutation($input: SetLegalHoldInput!) {
              setLegalHold(input: $input) {
                id
                ...RecordingPlayer_item
                ...RecordingCustody_item
              }
            }
          `,
          { input: { conversationId: id, on, reason } },
        ),
      ),
  };
}
