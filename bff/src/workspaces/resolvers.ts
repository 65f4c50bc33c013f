import { WorkspaceChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { MessagingService } from '@ringline/proto/messaging/v1/messaging_pb';
import { WorkspaceService, type Workspace } from '@ringline/proto/workspace/v1/workspaces_pb';
import type { OperationContext } from '../graphql/context.ts';
import { live, type Resolvers } from '../graphql/resolverTypes.ts';
import { listen } from '../live/listen.ts';
import { present } from '../graphql/present.ts';

interface UpdateWorkspaceArguments {
  readonly workspaceId?: string | null;
  readonly version?: number | null;
  readonly name?: string | null;
  readonly displayName?: string | null;
  readonly timezone?: string | null;
  readonly ringToneId?: string | null;
}

const presentWorkspace = async (context: OperationContext) =>
  present((await context.call(WorkspaceService).getWorkspace({})).workspace, 'the workspace');

export const workspaces: Resolvers = {
  Query: {
    getWorkspaceWithSettings: (_source, _args, context) => presentWorkspace(context),
  },
  Mutation: {
    async createWorkspace(_source, { input }: { input: CreateWorkspaceInput }, context) {
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
    async updateWorkspace(_source, { workspaceId, version, ...given }: UpdateWorkspaceArguments, context) {
      await context.assertWorkspace(workspaceId);
      const fields = Object.fromEntries(Object.entries(given).filter(([, value]) => typeof value === 'string'));
      const seen = version ?? (await presentWorkspace(context)).version;
      return (await context.call(WorkspaceService).updateWorkspace({ ...fields, version: seen })).workspace;
    },
    async updateOnBoarding(_source, { step, status }: { step: string; status: string }, context) {
      return (await context.call(WorkspaceService).updateOnBoarding({ step, status })).workspace;
    },
  },
  Subscription: {
    workspaceChanged: live((_source, _args, context) =>
      // The role in a frame would be that of nobody in particular; it is the caller's own that the client keeps.
      listen(context.edge.hub, context.liveSocket(), WorkspaceChangedSchema, ({ workspace }, _audience, { role }) =>
        workspace ? { ...workspace, roleName: role } : undefined,
      ),
    ),
  },
  Workspace: {
    setting: (workspace: Workspace) => workspace.setting ?? { onboarding: [] },
    defaultTeam: (workspace: Workspace, _args, context) =>
      workspace.defaultTeamId ? context.loaders.team.load(workspace.defaultTeamId) : null,
    async totalUnReadConversationCount(workspace: Workspace, _args, context) {
      if (workspace.id !== (await context.principal()).workspaceId) return null;
      return (await context.call(MessagingService).listThreads({ page: { limit: 1 } })).totalUnread;
    },
  },
};

interface CreateWorkspaceInput {
  readonly name: string;
  readonly country: string;
  readonly timezone: string;
  readonly teamSize?: string | null;
  readonly industry?: string | null;
  readonly website?: string | null;
  readonly idempotencyKey?: string | null;
}
