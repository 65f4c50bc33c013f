import { ContactCountService } from '@ringline/proto/contacts/v1/counts_pb';
import { MessagingService } from '@ringline/proto/messaging/v1/messaging_pb';
import { NumberCountService } from '@ringline/proto/telephony/v1/counts_pb';
import { WorkspaceChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { WorkspaceSettingsService } from '@ringline/proto/workspace/v1/settings_pb';
import { WorkspaceService, type Workspace } from '@ringline/proto/workspace/v1/workspaces_pb';
import type { OperationContext } from '../graphql/context.ts';
import { live, type Resolvers } from '../graphql/resolverTypes.ts';
import { listen } from '../live/listen.ts';
import { variant } from '../live/variant.ts';
import { present } from '../graphql/present.ts';
import { selects } from '../graphql/selected.ts';
import { requestOf } from './update.ts';

const presentWorkspace = async (context: OperationContext) =>
  present((await context.call(WorkspaceService).getWorkspace({})).workspace, 'the workspace');

export const workspaces = {
  Query: {
    getWorkspaceWithSettings: (_source, _args, context) => presentWorkspace(context),
    getWorkspacesToJoin: async (_source, _args, context) =>
      (await context.callOutsideWorkspaces(WorkspaceSettingsService).listJoinableWorkspaces({})).workspaces,
    fetchJoinRequests: async (_source, _args, context) =>
      (await context.call(WorkspaceSettingsService).listJoinRequests({})).joinRequests,
    async getWorkspaceDashboardChecklist(_source, _args, context, info) {
      const [{ phoneNumbers, withBusinessHours, senderIds }, { contacts }] = await Promise.all([
        context.call(NumberCountService).countNumbers({}),
        selects(info, ['contactsCount']) ? context.call(ContactCountService).countContacts({}) : { contacts: 0 },
      ]);
      return {
        phoneNumbersCount: phoneNumbers,
        numbersWithBusinessHoursCount: withBusinessHours,
        contactsCount: contacts,
        // No short codes are leased in this release.
        senderIdsAndShortCodesCount: senderIds,
        // Nobody has any before there are such things.
        subscriberListsCount: 0,
      };
    },
  },
  Mutation: {
    async createWorkspace(_source, { input }, context) {
      const { name, country, timezone, teamSize, industry, website, idempotencyKey } = input;
      const answer = await context.callOutsideWorkspaces(WorkspaceService).createWorkspace({
        name,
        country,
        timezone,
        teamSize: teamSize ?? '',
        industry: industry ?? '',
        website: website ?? '',
        idempotencyKey: idempotencyKey ?? context.edge.ids.uuid(),
      });
      return answer.workspace;
    },
    async updateWorkspace(_source, { workspaceId, ...given }, context) {
      await context.assertWorkspace(workspaceId);
      const request = requestOf(given);
      const { version: _version, ringToneId, ...others } = request;
      const alone = ringToneId !== undefined && Object.keys(others).length === 0;
      if (alone && !(await context.principal()).scope('WORKSPACE', 'UPDATE')) {
        await context.call(WorkspaceSettingsService).setOwnRingTone({ ringToneId });
        return presentWorkspace(context);
      }
      return (await context.call(WorkspaceService).updateWorkspace(request)).workspace;
    },
    async updateOnBoarding(_source, { step, status }, context) {
      return (await context.call(WorkspaceService).updateOnBoarding({ step, status })).workspace;
    },
    async joinWorkspace(_source, { workspaceId }, context) {
      const { status, workspace } = await context
        .callOutsideWorkspaces(WorkspaceSettingsService)
        .joinWorkspace({ workspaceId });
      return { status, workspace: workspace ?? null };
    },
    decideJoinRequest: async (_source, { id, status }, context) =>
      (await context.call(WorkspaceSettingsService).decideJoinRequest({ id, status })).joinRequest,
    deactivateWorkspace: async (_source, { name }, context) =>
      (await context.call(WorkspaceSettingsService).deactivateWorkspace({ name })).workspace,
    reactivateWorkspace: async (_source, { workspaceId }, context) =>
      (await context.callOutsideWorkspaces(WorkspaceSettingsService).reactivateWorkspace({ workspaceId })).workspace,
  },
  Subscription: {
    workspaceChanged: live(() =>
      // The role in a frame would be that of nobody in particular; it is the caller's own that the client keeps.
      listen(
        WorkspaceChangedSchema,
        ({ workspace }, _audience, { role }) =>
          workspace && variant(workspace, role, () => ({ ...workspace, roleName: role })),
        { stateOf: ({ workspace }) => workspace?.id },
      ),
    ),
  },
  Workspace: {
    setting: (workspace: Workspace) => workspace.setting ?? { onboarding: [] },
    defaultTeam: (workspace: Workspace, _args, context) =>
      workspace.defaultTeamId ? context.loaders.team.load(workspace.defaultTeamId) : null,
    isWixPlatform: ({ platform }: Workspace) => platform === 'WIX',
    isShopifyPlatform: ({ platform }: Workspace) => platform === 'SHOPIFY',
    isWebsite: ({ platform }: Workspace) => platform !== 'WIX' && platform !== 'SHOPIFY',
    apiUrl: (_workspace, _args, { edge }) => new URL('/graphql', edge.env.PUBLIC_URL).href,
    // Of the settings others see what concerns them, and no addresses (defaults 2.2).
    activitySummaryNotificationSettings: ({ summaryInterval, summaryEmails, roleName }: Workspace) => ({
      interval: summaryInterval || 'WEEKLY',
      emails: roleName === 'OWNER' || roleName === 'ADMIN' ? summaryEmails : [],
    }),
    async totalUnReadConversationCount(workspace: Workspace, _args, context) {
      if (workspace.id !== (await context.principal()).workspaceId) return null;
      // As the inbox counts them: conversations, however many messages each has.
      const { metadata } = await context
        .call(MessagingService)
        .listThreads({ filter: 'UNREAD', page: { limit: 1 }, withoutTotalUnread: true });
      return metadata?.count ?? 0;
    },
  },
} satisfies Resolvers;
