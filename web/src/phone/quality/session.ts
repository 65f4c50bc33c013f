/** What the phone asks of the server about the media of its calls. */
import { commitMutation, fetchQuery, graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { sessionNewQuery, sessionNewQuery$data } from '../../__generated__/sessionNewQuery.graphql.ts';
import type { sessionTrackMutation } from '../../__generated__/sessionTrackMutation.graphql.ts';

/** A session for the next call: the key under which it is placed, and how its media is reported. @throws as the server refuses */
export async function newSession(environment: Environment): Promise<sessionNewQuery$data['tempGetNewCallSession']> {
  const { tempGetNewCallSession } = await new Promise<sessionNewQuery$data>((resolve, reject) => {
    fetchQuery<sessionNewQuery>(
      environment,
      graphql`
        query sessionNewQuery {
          tempGetNewCallSession {
            id
            expiresAt
            sampleSeconds
            mostSamples
            reportSeconds
          }
        }
      `,
      {},
      { fetchPolicy: 'network-only' },
    ).subscribe({ next: resolve, error: reject });
  });
  return tempGetNewCallSession;
}

/** Tells what this browser saw of its part of a call. @throws as the server refuses */
export const track = (environment: Environment, input: sessionTrackMutation['variables']['input']): Promise<void> =>
  new Promise((resolve, reject) => {
    commitMutation<sessionTrackMutation>(environment, {
      mutation: graphql`
        mutation sessionTrackMutation($input: TrackCallSessionInput!) {
          tempTrackNewCallSession(input: $input) {
            keptSamples
          }
        }
      `,
      variables: { input },
      onCompleted: () => resolve(),
      onError: reject,
    });
  });
