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
import { WorkspaceService, type Role, type Team, type UserProfile } from '@ringline/proto/workspace/v1/workspaces_pb';
import type { OperationContext } from '../graphql/context.ts';
import { pageOf, type PageArguments } from '../graphql/paging.ts';
import { fullName, orNull } from '../graphql/present.ts';
import { live, type Resolvers } from '../graphql/resolverTypes.ts';
import { maySee } from '../live/audience.ts';
import { listen, listenToAll, source } from '../live/listen.ts';
import { updateUserProfile, type UpdateUserProfileInput } from './updateUserProfile.ts';

/** The own profile comes with its role; others' roles are looked up by name. */
/** What of a member only these see. */
async function administers(context: OperationContext): Promise<boolean> {
  const { role } = await context.principal();
  return role === 'OWNER' || role === 'ADMIN';
}

type ProfileSource = UserProfile & { readonly role?: Role & { readonly features: string[] } };

/** With these somebody is on a call, or is no more. */
const BUSY_CAUSES: ReadonlySet<string> = new Set(['STARTED', 'ANSWERED', 'ENDED']);

/** Whose devices can ring or can't any longer, or whose presence is limited in another way. */
interface Reachable {
  readonly reachabilityOf: string;
}

interface TeamInput {
  readonly name: string;
  readonly description?: string | null;
  readonly tags?: string[] | null;
  readonly memberIds?: string[] | null;
  readonly isDefault?: boolean | null;
}

type UpdateTeamInput = Partial<TeamInput> & { readonly id: string; readonly version?: number | null };

const membersOf = async (userIds: string[], { loaders }: OperationContext): Promise<UserProfile[]> =>
  (await loaders.profile.loadMany(userIds)).flatMap((profile) =>
    profile && !(profile instanceof Error) ? [profile] : [],
  );

/** Only fields that were given: an explicit null is as good as none. */
function given<T extends object>(input: T): { [Key in keyof T]?: NonNullable<T[Key]> } {
  return Object.fromEntries(
    Object.entries(input).filter(([, value]) => value !== null && value !== undefined),
  ) as never;
}

export const people: Resolvers = {
  Query: {
    async getWorkspaceUserProfile(_source, _args, context) {
      const { userProfile, role, plan, features } = await context.call(WorkspaceService).getUserProfile({});
      const { ownerName } = await context.principal();
      return { ...userProfile, plan, ownerName: orNull(ownerName), ...(role ? { role: { ...role, features } } : {}) };
    },
    async fetchUserProfiles(_source, args: PageArguments, context) {
      return pageOf((await context.call(WorkspaceService).listUserProfiles({})).userProfiles, args);
    },
    async fetchTeams(_source, args: PageArguments, context) {
      return pageOf((await context.call(WorkspaceService).listTeams({})).teams, args);
    },
    async fetchRoles(_source, _args, context) {
      return (await context.call(WorkspaceService).listRoles({})).roles;
    },
    async fetchTeamMembers(_source, { teamId, ...args }: PageArguments & { teamId: string }, context) {
      const team = await context.loaders.team.load(teamId);
      if (!team) throw notFound('The team');
      return pageOf(await membersOf(team.memberUserIds, context), args);
    },
    async fetchUsersMentionsOnly(_source, { text }: { text: string }, context) {
      return (await context.call(MemberService).listMentionable({ text })).userProfiles;
    },
    async fetchWorkspaceTransferUsersOrTeams(_source, { text }: { text?: string | null }, context) {
      const { userProfiles, teams } = await context.call(MemberService).listTransferTargets({ text: text ?? '' });
      return { users: userProfiles, teams };
    },
  },
  Mutation: {
    async setPresence(_source, { availabilityStatus }: { availabilityStatus: string }, context) {
      return (await context.call(WorkspaceService).setPresence({ availabilityStatus })).userProfile;
    },
    updateUserProfile: (_source, { input }: { input: UpdateUserProfileInput }, context) =>
      updateUserProfile(input, context),
    requestAccess: (_source, { check, required }: { check: string; required?: string | null }, context) =>
      context.call(MemberService).requestAccess({ check, required: required ?? '' }),
    async removeUserFromWorkspace(_source, { userProfileId }: { userProfileId: string }, context) {
      await context.call(MemberService).removeMember({ id: userProfileId });
      return true;
    },
    cancelMemberMFAReset: async (_source, { userProfileId }: { userProfileId: string }, context) =>
      (await context.call(MemberService).cancelMfaReset({ id: userProfileId })).userProfile,
    async leaveWorkspace(_source, _args, context) {
      await context.call(MemberService).leaveWorkspace({});
      return true;
    },
    async createTeamAndAutoAssignMembers(_source, { input }: { input: TeamInput }, context) {
      return (await context.call(TeamService).createTeam(given(input))).team;
    },
    async updateTeamAndAutoAssignMembers(_source, { input }: { input: UpdateTeamInput }, context) {
      const { tags, memberIds, ...fields } = given(input);
      const answer = await context.call(TeamService).updateTeam({
        ...fields,
        ...(tags ? { tags: { tags } } : {}),
        ...(memberIds ? { members: { ids: memberIds } } : {}),
      });
      return answer.team;
    },
    async deleteTeam(_source, { id }: { id: string }, context) {
      await context.call(TeamService).deleteTeam({ id });
      return true;
    },
  },
  Subscription: {
    userProfileChanged: {
      subscribe(_source, { own }: { own?: boolean | null }, context) {
        const wanted = (userId: string, principal: Principal) => own !== true || userId === principal.userId;
        const reachable = (userId: string) => `reachability of ${userId}`;
        // Telephony knows who can be rung, and nothing else of the person.
        const reachability = (userId: string, principal: Principal) =>
          wanted(userId, principal) ? { reachabilityOf: userId } : undefined;
        return listenToAll<UserProfile | Reachable>(context.edge.hub, context.liveSocket(), [
          source(
            MemberChangedSchema,
            ({ userProfile }, _audience, principal) =>
              userProfile && wanted(userProfile.userId, principal) ? userProfile : undefined,
            { stateOf: ({ userProfile }) => userProfile?.userId },
          ),
          source(ReachabilityChangedSchema, ({ userId }, _audience, principal) => reachability(userId, principal), {
            stateOf: ({ userId }) => reachable(userId),
          }),
          source(PresenceLimitChangedSchema, ({ userId }, _audience, principal) => reachability(userId, principal), {
            stateOf: ({ userId }) => reachable(userId),
          }),
          source(
            CallChangedSchema,
            ({ call, cause }, _audience, principal) =>
              call?.agentUserId && BUSY_CAUSES.has(cause) ? reachability(call.agentUserId, principal) : undefined,
            { stateOf: ({ call }) => call && reachable(call.agentUserId) },
          ),
        ]);
      },
      resolve({ payload }, _args, { loaders }) {
        const changed = payload as UserProfile | Reachable;
        return 'reachabilityOf' in changed ? loaders.profile.load(changed.reachabilityOf) : changed;
      },
    },
    teamChanged: live((_source, _args, context) =>
      listen(
        context.edge.hub,
        context.liveSocket(),
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
      profile.role ?? (orNull(profile.roleName) && context.loaders.role.load(profile.roleName)),
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
};
