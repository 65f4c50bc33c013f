import { useMemo } from 'react';
import { graphql, useLazyLoadQuery, useSubscription } from 'react-relay';
import type { useTranscriptCorrectMutation } from '../__generated__/useTranscriptCorrectMutation.graphql.ts';
import type { useTranscriptMutation } from '../__generated__/useTranscriptMutation.graphql.ts';
import type { useTranscriptQuery } from '../__generated__/useTranscriptQuery.graphql.ts';
import type { useTranscriptSubscription } from '../__generated__/useTranscriptSubscription.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { usePaneKey } from '../ui/Pane.tsx';
import { useReadAgain } from './useReadAgain.ts';

export type Turn = NonNullable<
  NonNullable<useTranscriptQuery['response']['getWorkspaceConversationEntity']['call']>['transcripts']
>[number];

/** Grows whenever the words, or what is said about them, change: who sums a call up finds what the customer calls about in its words. */
export const wordsVersion = (words: number | undefined, summary: number | undefined): number =>
  (words ?? 0) + (summary ?? 0);

const QUERY = graphql`
  query useTranscriptQuery($id: ID!) {
    getTranscriptionEngine {
      isConfigured
      isFromSandbox
    }
    getWorkspaceConversationEntity(id: $id) {
      id
      peerNumber
      contact {
        id
        fullName
      }
      agent {
        id
        fullName
      }
      aiLog {
        callSummary {
          customerSentiment
        }
      }
      call {
        isTranscribing
        isVoiceMailRecording
        canChangeWords
        recording {
          id
          canPlay
          closedBy
        }
        transcription {
          state
          percent
          failure
          version
        }
        transcriptTalkSpeed {
          customerAverageWordsPerMinute
        }
        transcripts {
          id
          channel
          beginMillis
          endMillis
          message
          sentiment
          isPause
          issue {
            fromCharacter
            toCharacter
          }
          correctedBy {
            id
            fullName
          }
        }
      }
    }
  }
`;

/** The words of a call, as far as they are, and what can be done about them. They follow by events. */
export function useTranscript(id: string, version: number) {
  const paneKey = usePaneKey();
  const { getWorkspaceConversationEntity: item, getTranscriptionEngine: engine } = useLazyLoadQuery<useTranscriptQuery>(
    QUERY,
    { id },
    // New words are another version; what is on the way comes by the frames.
    { fetchPolicy: 'store-and-network', fetchKey: `${paneKey}.${version}` },
  );
  useSubscription<useTranscriptSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useTranscriptSubscription {
            contactConversation {
              conversation {
                id
                version
                call {
                  isTranscribing
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
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
  const { isTranscribing = false, transcription, transcripts, recording } = item.call ?? {};
  // An answer from while the recording was deleted may come after the one that brought it back: it has no words.
  const isBehind = transcription?.state === 'READY' && !transcripts && recording?.canPlay === true;
  useReadAgain(isTranscribing || isBehind, QUERY, { id });
  const asking = useCommit();
  const correcting = useCommit();
  return {
    item,
    engine,
    asking,
    correcting,
    ask: () =>
      asking.run(async () => {
        await commit<useTranscriptMutation>(
          graphql`
            mutation useTranscriptMutation($id: ID!) {
              transcribeConversation(conversationId: $id) {
                id
                call {
                  isTranscribing
                  transcription {
                    state
                    percent
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
    correct: (transcriptId: string, message: string) =>
      correcting.run(async () => {
        await commit<useTranscriptCorrectMutation>(
          graphql`
            mutation useTranscriptCorrectMutation($input: CorrectTranscriptInput!) {
              correctTranscript(input: $input) {
                id
                call {
                  transcripts {
                    id
                    message
                    sentiment
                    issue {
                      fromCharacter
                      toCharacter
                    }
                    correctedBy {
                      id
                      fullName
                    }
                  }
                }
              }
            }
          `,
          { input: { conversationId: id, transcriptId, message } },
        );
      }),
  };
}
