import { WorkspaceService } from '@ringline/proto/workspace/v1/workspaces_pb';
import type { OperationContext } from '../graphql/context.ts';

/** The workspaces that the caller belongs to. */
export const workspacesOf = async (context: OperationContext) =>
  (await context.callOutsideWorkspaces(WorkspaceService).listCurrentUserWorkspaces({})).workspaces;
