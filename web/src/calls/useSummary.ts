import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useSummaryAskMutation } from '../__generated__/useSummaryAskMutation.graphql.ts';
import type { useSummaryEditMutation } from '../__generated__/useSummaryEditMutation.graphql.ts';
import type { useSummaryQuery } from '../__generated__/useSummaryQuery.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { usePaneKey } from '../ui/Pane.tsx';
import { useReadAgain } from './useReadAgain.ts';

export interface SummaryText {
  readonly callReason: string;
  readonly title: string;
  readonly summary: string;
}

const QUERY = graphql`
  query useSummaryQuery($id: ID!) {
    getSummaryEngine {
      isConfigured
      isFromSandbox
    }
    getWorkspaceConversationEntity(id: $id) {
      id
      aiLog {
        callSummary {
          callReason
          title
          summary
          editedBy {
            id
            fullName
          }
        }
      }
      call {
        isVoiceMailRecording
        canChangeWords
        summaryProgress {
          state
          failure
          version
        }
      }
    }
  }
`;

/** What a call was about, as far as it is, and what can be done about it. How far it is follows by the transcript's events. */
export function useSummary(id: string, version: number) {
  const paneKey = usePaneKey();
  const { getWorkspaceConversationEntity: item, getSummaryEngine: engine } = useLazyLoadQuery<useSummaryQuery>(
    QUERY,
    { id },
    { fetchPolicy: 'store-and-network', fetchKey: `${paneKey}.${version}` },
  );
  useReadAgain(item.call?.summaryProgress?.state === 'QUEUED', QUERY, { id });
  const asking = useCommit();
  const saving = useCommit();
  return {
    item,
    engine,
    asking,
    saving,
    ask: () =>
      asking.run(async () => {
        await commit<useSummaryAskMutation>(
          graphql`
            mutation useSummaryAskMutation($id: ID!) {
              summarizeConversation(conversationId: $id) {
                id
                call {
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
        );
      }),
    save: (text: SummaryText) =>
      saving.run(async () => {
        await commit<useSummaryEditMutation>(
          graphql`
            mutation useSummaryEditMutation($input: UpdateCallSummaryInput!) {
              updateCallSummary(input: $input) {
                id
                aiLog {
                  callSummary {
                    callReason
                    title
                    summary
                    editedBy {
                      id
                      fullName
                    }
                  }
                }
                call {
                  summaryProgress {
                    state
                    failure
                    version
                  }
                }
              }
            }
          `,
          { input: { conversationId: id, ...text } },
        );
      }),
  };
}
