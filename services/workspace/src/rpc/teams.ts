import type { ConnectRouter } from '@connectrpc/connect';
import { TeamService } from '@ringline/proto/workspace/v1/teams_pb';
import { actorOf } from '../audit/actor.ts';
import type { Deps } from '../context.ts';
import { deleteTeam } from '../teams/deleteTeam.ts';
import { createTeam, updateTeam } from '../teams/saveTeam.ts';
import { toTeam } from '../teams/team.ts';

/** The handlers of TeamService: they translate, the use cases decide. */
export const teamRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(TeamService, {
    createTeam: async (request, context) => ({ team: toTeam(await createTeam(deps)(request, actorOf(context))) }),
    updateTeam: async (request, context) => ({ team: toTeam(await updateTeam(deps)(request, actorOf(context))) }),
    deleteTeam: async (request, context) => {
      await deleteTeam(deps)(request, actorOf(context));
      return {};
    },
  });
};
