import { MemberChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { WorkspaceService, type Role, type Team, type UserProfile } from '@ringline/proto/workspace/v1/workspaces_pb';
import { pageOf, type PageArguments } from '../graphql/paging.ts';
import { fullName, orNull } from '../graphql/present.ts';
import { live, type Resolvers } from '../graphql/resolverTypes.ts';
import { listen } from '../live/listen.ts';

/** The own profile comes with its role; others' roles are looked up by name. */
type ProfileSource = UserProfile & { readonly role?: Role & { readonly features: string[] } };

export const people: Resolvers = {
  Query: {
    async getWorkspaceUserProfile(_source, _args, context) {
      const { userProfile, role, plan, features } = await context.call(WorkspaceService).getUserProfile({});
      return { ...userProfile, plan, ...(role ? { role: { ...role, features } } : {}) };
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
  },
  Mutation: {
    async setPresence(_source, { availabilityStatus }: { availabilityStatus: string }, context) {
      return (await context.call(WorkspaceService).setPresence({ availabilityStatus })).userProfile;
    },
  },
  Subscription: {
    userProfileChanged: live((_source, _args, context) =>
      listen(context.edge.hub, context.liveSocket(), MemberChangedSchema, (event) => event.userProfile),
    ),
  },
  UserProfile: {
    mainUserId: (profile: ProfileSource) => profile.userId,
    fullName: (profile: ProfileSource) => fullName(profile),
    displayName: (profile: ProfileSource) => fullName(profile) || profile.email,
    role: (profile: ProfileSource, _args, context) =>
      profile.role ?? (orNull(profile.roleName) && context.loaders.role.load(profile.roleName)),
  },
  Team: {
    totalMembers: (team: Team) => team.memberUserIds.length,
    members: async (team: Team, _args, context) =>
      (await context.loaders.profile.loadMany(team.memberUserIds)).filter(
        (profile) => profile && !(profile instanceof Error),
      ),
  },
};
