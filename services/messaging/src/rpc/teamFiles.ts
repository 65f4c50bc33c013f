import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { TeamFileService } from '@ringline/proto/messaging/v1/team_files_pb';
import type { Deps } from '../context.ts';
import { addTeamFile, getTeamFile, removeTeamFile } from '../teamFiles/addTeamFile.ts';
import { describeTeamFile } from '../teamFiles/teamFile.ts';

/** The handlers of TeamFileService: they translate, the use cases decide. */
export const teamFilesRpc = (deps: Pick<Deps, 'db' | 'clock' | 'storage'>) => (router: ConnectRouter) => {
  router.service(TeamFileService, {
    addTeamFile: async (request, context) => ({
      file: describeTeamFile(await addTeamFile(deps)(request, principalOf(context))),
    }),
    getTeamFile: async ({ id }, context) => ({
      file: describeTeamFile(await getTeamFile(deps)(id, principalOf(context))),
    }),
    async removeTeamFile({ id }, context) {
      await removeTeamFile(deps)(id, principalOf(context));
      return {};
    },
  });
};
