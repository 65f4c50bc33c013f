import { graphql } from 'react-relay';
import type { speechMutation } from '../__generated__/speechMutation.graphql.ts';
import { commit } from '../base/relay/useCommit.ts';

/**
 * Has words said, without keeping them.
 * @param voice a name of `fetchTTSvoices`; null: the server's choice
 * @returns where they can be heard for a while
 */
export async function speech(text: string, voice: string | null): Promise<string> {
  const { textToSpeech } = await commit<speechMutation>(
    graphql`
      mutation speechMutation($text: String!, $voice: String) {
        textToSpeech(text: $text, voice: $voice) {
          url
        }
      }
    `,
    { text, voice },
  );
  return textToSpeech.url;
}
