import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { ContactScoreService } from '@ringline/proto/contacts/v1/scores_pb';
import type { Deps } from '../context.ts';
import { describeScores, getContactScores } from '../scores/getScores.ts';

/** The handler of ContactScoreService: it translates, the use case decides. */
export const scoreRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(ContactScoreService, {
    getContactScores: async (request, context) =>
      describeScores(await getContactScores(deps)(request, principalOf(context))),
  });
};
