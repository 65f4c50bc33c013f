import { graphql } from 'react-relay';
import type { inviteUserMutation, InviteUserInput } from '../__generated__/inviteUserMutation.graphql.ts';
import { commit } from '../base/relay/useCommit.ts';

/** Invites one person by e-mail. Rejects with what `refusalOf` reads. */
export const inviteUser = (input: InviteUserInput) =>
  commit<inviteUserMutation>(
    graphql`
      mutation inviteUserMutation($input: InviteUserInput!) {
        inviteUser(input: $input) {
          id
          email
          status
          expiresAt
        }
      }
    `,
    { input },
  );
