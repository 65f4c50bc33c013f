import { refusalOf } from '@ringline/kit/errors';
import { overLimit } from '@ringline/kit/limits';
import { InvitationChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { InvitationService, type Invitation } from '@ringline/proto/workspace/v1/invitations_pb';
import type { OperationContext } from '../graphql/context.ts';
import { pageOf } from '../graphql/paging.ts';
import { present } from '../graphql/present.ts';
import { live, type Resolvers } from '../graphql/resolverTypes.ts';
import { maySee } from '../live/audience.ts';
import { listen } from '../live/listen.ts';

const STALE_TOKEN = new Set(['UNAUTHENTICATED', 'TOKEN_EXPIRED']);

/** Looks at links from one address. A token can't be guessed anyway; nobody is to try at the expense of the rest. */
const LOOKS = { limit: 30, perSeconds: 60 };

/** @throws Refusal RATE_LIMITED */
async function limitLooks({ edge, caller }: OperationContext): Promise<void> {
  const permit = await edge.limits.take(`invitation:${caller.ip}`, LOOKS);
  if (!permit.allowed) throw overLimit(permit, `Too many attempts. Try again in ${permit.retryAfterSeconds} seconds.`);
}

export const invitations = {
  Query: {
    async fetchInvitations(_source, args, context) {
      return pageOf((await context.call(InvitationService).listInvitations({})).invitations, args);
    },
    async getInvitation(_source, { token }, context) {
      await limitLooks(context);
      if (context.caller.credentials) {
        try {
          return await context.callOutsideWorkspaces(InvitationService).getInvitation({ token });
        } catch (error) {
          // An old session must not keep anybody from reading the link.
          if (!STALE_TOKEN.has(refusalOf(error)?.code ?? '')) throw error;
        }
      }
      return context.callAnonymously(InvitationService).getInvitation({ token });
    },
  },
  Mutation: {
    async inviteUser(_source, { input }, context) {
      const { email, roleId, withSeat, teamIds, idempotencyKey } = input;
      const answer = await context.call(InvitationService).inviteUser({
        email,
        roleId,
        withSeat: withSeat ?? true,
        teamIds: teamIds ?? [],
        idempotencyKey: idempotencyKey ?? context.edge.ids.uuid(),
      });
      return answer.invitation;
    },
    async resendInvitation(_source, { invitationId }, context) {
      return (await context.call(InvitationService).resendInvitation({ id: invitationId })).invitation;
    },
    async removeInvitation(_source, { invitationId }, context) {
      await context.call(InvitationService).removeInvitation({ id: invitationId });
      return true;
    },
    async acceptInvitation(_source, { token }, context) {
      return (await context.callOutsideWorkspaces(InvitationService).acceptInvitation({ token })).workspace;
    },
  },
  Subscription: {
    invitationChanged: live(() =>
      listen(
        InvitationChangedSchema,
        ({ invitation }, audience, principal) => (maySee(principal, 'INVITATIONS', audience) ? invitation : undefined),
        { stateOf: ({ invitation }) => invitation?.id },
      ),
    ),
  },
  Invitation: {
    role: async ({ roleName }: Invitation, _args, { loaders }) =>
      present(await loaders.role.load(roleName), 'the role'),
    teams: async ({ teamIds }: Invitation, _args, { loaders }) =>
      (await loaders.team.loadMany(teamIds)).flatMap((team) => (team && !(team instanceof Error) ? [team] : [])),
    invitedBy: ({ invitedByUserId }: Invitation, _args, { loaders }) => loaders.profile.load(invitedByUserId),
  },
} satisfies Resolvers;
