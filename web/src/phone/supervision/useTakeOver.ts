import { graphql, useMutation } from 'react-relay';
import type { useTakeOverMutation } from '../../__generated__/useTakeOverMutation.graphql.ts';
import { refusalOf } from '../../base/relay/refusal.ts';
import { useRefusalText } from '../../ui/useRefusalText.ts';

/**
 * Asks for a call that this person supervises; the call's own events tell when it is theirs.
 * @param refused is told why not
 */
export function useTakeOver(callId: string, refused: (message: string) => void): () => void {
  const [takeOver] = useMutation<useTakeOverMutation>(graphql`
    mutation useTakeOverMutation($callId: ID!) {
      takeOverCall(callId: $callId) {
        id
      }
    }
  `);
  const refusalText = useRefusalText();
  return () => void takeOver({ variables: { callId }, onError: (error) => refused(refusalText(refusalOf(error))) });
}
