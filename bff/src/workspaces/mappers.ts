/** What resolvers of this domain get as their parent: the messages of services, and what the edge makes of them. */
export type {
  JoinRequest as JoinRequestMapper,
  JoinableWorkspace as JoinableWorkspaceMapper,
} from '@ringline/proto/workspace/v1/settings_pb';
export type {
  OnboardingStep as OnboardingProgressMapper,
  Workspace as WorkspaceMapper,
  WorkspaceAddress as WorkspaceAddressMapper,
} from '@ringline/proto/workspace/v1/workspaces_pb';
