import type { Principal } from '@ringline/kit/auth';
import { notFound } from '@ringline/kit/errors';
import {
  CallChangedSchema,
  PresenceLimitChangedSchema,
  ReachabilityChangedSchema,
} from '@ringline/proto/telephony/v1/events_pb';
import { MemberChangedSchema, TeamChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { MemberService } from '@ringline/proto/workspace/v1/members_pb';
import { TeamService } from '@ringline/proto/workspace/v1/teams_pb';
import { WorkspaceService, type Team, type UserProfile } from '@ringline/proto/workspace/v1/workspaces_pb';
import type { OperationContext } from '../graphql/context.ts';
import { given } from '../graphql/given.ts';
import { pageOf } from '../graphql/paging.ts';
import { fullName, orNull, present } from '../graphql/present.ts';
import { live, type Resolvers } from '../graphql/resolverTypes.ts';
import { maySee } from '../live/audience.ts';
import { listen, listenToAll, source, type Frame } from '../live/listen.ts';
import { variant } from '../live/variant.ts';
import type { UserProfileMapper as ProfileSource } from './mappers.ts';
import { updateUserProfile } from './updateUserProfile.ts';

/** What of a member only these see. */
async function administers(context: OperationContext): Promise<boolean> {
  const { role } = await context.principal();
  return role === 'OWNER' || role === 'ADMIN';
}

/** With these somebody is on a call, or is no more. */
const BUSY_CAUSES: ReadonlySet<string> = new Set(['STARTED', 'ANSWERED', 'ENDED']);

/** Whose devices can ring or can't any longer, or whose presence is limited in another way. */
interface Reachable {
  readonly reachabilityOf: string;
}

const membersOf = async (userIds: string[], { loaders }: OperationContext): Promise<UserProfile[]> =>
  (await loaders.profile.loadMany(userIds)).flatMap((profile) =>
    profile && !(profile instanceof Error) ? [profile] : [],
  );

export const people = {
  Query: {
    async getWorkspaceUserProfile(_source, _args, context) {
      const { userProfile, role, plan, features } = await context.call(WorkspaceService).getUserProfile({});
      const { ownerName } = await context.principal();
      return {
        ...present(userProfile, 'the profile'),
        plan,
        ownerName: orNull(ownerName),
        ...(role ? { role: { ...role, features } } : {}),
      };
    },
    async fetchUserProfiles(_source, args, context) {
      return pageOf((await context.call(WorkspaceService).listUserProfiles({})).userProfiles, args);
    },
    async fetchTeams(_source, args, context) {
      return pageOf((await context.call(WorkspaceService).listTeams({})).teams, args);
    },
    async fetchRoles(_source, _args, context) {
      return (await context.call(WorkspaceService).listRoles({})).roles;
    },
    async fetchTeamMembers(_source, { teamId, ...args }, context) {
      const team = await context.loaders.team.load(teamId);
      if (!team) throw notFound('The team');
      return pageOf(await membersOf(team.memberUserIds, context), args);
    },
    async fetchUsersMentionsOnly(_source, { text }, context) {
      return (await context.call(MemberService).listMentionable({ text })).userProfiles;
    },
    async fetchWorkspaceTransferUsersOrTeams(_source, { text }, context) {
      const { userProfiles, teams } = await context.call(MemberService).listTransferTargets({ text: text ?? '' });
      return { users: userProfiles, teams };
    },
  },
  Mutation: {
    async setPresence(_source, { availabilityStatus }, context) {
      return (await context.call(WorkspaceService).setPresence({ availabilityStatus })).userProfile;
    },
    updateUserProfile: (_source, { input }, context) => updateUserProfile(input, context),
    requestAccess: (_source, { check, required }, context) =>
      context.call(MemberService).requestAccess({ check, required: required ?? '' }),
    async removeUserFromWorkspace(_source, { userProfileId }, context) {
      await context.call(MemberService).removeMember({ id: userProfileId });
      return true;
    },
    cancelMemberMFAReset: async (_source, { userProfileId }, context) =>
      (await context.call(MemberService).cancelMfaReset({ id: userProfileId })).userProfile,
    async leaveWorkspace(_source, _args, context) {
      await context.call(MemberService).leaveWorkspace({});
      return true;
    },
    async createTeamAndAutoAssignMembers(_source, { input }, context) {
      return (await context.call(TeamService).createTeam(given(input))).team;
    },
    async updateTeamAndAutoAssignMembers(_source, { input }, context) {
      const { tags, memberIds, ...fields } = given(input);
      const answer = await context.call(TeamService).updateTeam({
        ...fields,
        ...(tags ? { tags: { tags } } : {}),
        ...(memberIds ? { members: { ids: memberIds } } : {}),
      });
      return answer.team;
    },
    async deleteTeam(_source, { id }, context) {
      await context.call(TeamService).deleteTeam({ id });
      return true;
    },
  },
  Subscription: {
    userProfileChanged: {
      subscribe(_source, { own }) {
        const wanted = (userId: string, principal: Principal) => own !== true || userId === principal.userId;
        const reachable = (userId: string) => `reachability of ${userId}`;
        // Telephony knows who can be rung, and nothing else of the person.
        const reachability = (event: object, userId: string, principal: Principal) =>
          wanted(userId, principal) ? variant(event, 'reachability', () => ({ reachabilityOf: userId })) : undefined;
        return listenToAll<UserProfile | Reachable>([
          source(
            MemberChangedSchema,
            ({ userProfile }, _audience, principal) =>
              userProfile && wanted(userProfile.userId, principal) ? userProfile : undefined,
            { stateOf: ({ userProfile }) => userProfile?.userId },
          ),
          source(
            ReachabilityChangedSchema,
            (event, _audience, principal) => reachability(event, event.userId, principal),
            {
              stateOf: ({ userId }) => reachable(userId),
            },
          ),
          source(
            PresenceLimitChangedSchema,
            (event, _audience, principal) => reachability(event, event.userId, principal),
            {
              stateOf: ({ userId }) => reachable(userId),
            },
          ),
          source(
            CallChangedSchema,
            (event, _audience, principal) =>
              event.call?.agentUserId && BUSY_CAUSES.has(event.cause)
                ? reachability(event, event.call.agentUserId, principal)
                : undefined,
            { stateOf: ({ call }) => call && reachable(call.agentUserId) },
          ),
        ]);
      },
      async resolve({ payload: changed }: Frame<UserProfile | Reachable>, _args, { loaders }) {
        if (!('reachabilityOf' in changed)) return changed;
        return present(await loaders.profile.load(changed.reachabilityOf), 'the profile');
      },
    },
    teamChanged: live(() =>
      listen(
        TeamChangedSchema,
        ({ team }, audience, principal) => (maySee(principal, 'TEAMS', audience) ? team : undefined),
        { stateOf: ({ team }) => team?.id },
      ),
    ),
  },
  UserProfile: {
    mainUserId: (profile: ProfileSource) => profile.userId,
    fullName: (profile: ProfileSource) => fullName(profile),
    displayName: (profile: ProfileSource) => fullName(profile) || profile.email,
    status: ({ status, neverOpened }: ProfileSource) => (neverOpened && status === 'ACTIVE' ? 'INACTIVE' : status),
    role: (profile: ProfileSource, _args, context) =>
      profile.role ?? (profile.roleName ? context.loaders.role.load(profile.roleName) : null),
    deactivationReason: async ({ deactivationReason }: ProfileSource, _args, context) =>
      (await administers(context)) ? orNull(deactivationReason) : null,
    mfaResetDueAt: async ({ mfaResetDueAt }: ProfileSource, _args, context) =>
      (await administers(context)) ? (mfaResetDueAt ?? null) : null,
  },
  Team: {
    totalMembers: (team: Team) => team.memberUserIds.length,
    members: (team: Team, _args, context) => membersOf(team.memberUserIds, context),
    phoneNumbers: async (team: Team, _args, context) => (await context.loaders.numbersOfTeam.load(team.id)) ?? [],
  },
} satisfies Resolvers;
