import { graphql } from 'react-relay';
import type { signOutMutation } from '../../__generated__/signOutMutation.graphql.ts';
import { commit } from '../relay/useCommit.ts';
import { mayLeave } from './leaving.ts';
import { endSession, forgetWorkspace } from './session.ts';

/** Ends the session, as its person asked for; during a call they are asked whether they mean it. */
export async function signOut(): Promise<void> {
  if (await mayLeave()) await signOutNow('/login');
}

/**
 * Ends the session on the server, then here and in the other tabs. A server out of reach does not keep anybody in.
 * @param to where this tab goes afterwards.
 */
export async function signOutNow(to: string): Promise<void> {
  try {
    await commit<signOutMutation>(
      graphql`
        mutation signOutMutation {
          logout
        }
      `,
      {},
    );
  } catch {
    // The refresh cookie may live on; without a server there is nobody to revoke it.
  }
  forgetWorkspace();
  endSession(to);
}
