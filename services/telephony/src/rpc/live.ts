import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { LiveActivityService } from '@ringline/proto/telephony/v1/live_pb';
import type { Deps } from '../context.ts';
import { getCallStats } from '../live/getCallStats.ts';
import { listAgentStats } from '../live/listAgentStats.ts';

/** The handlers of LiveActivityService. */
export const liveRpc =
  (deps: Deps) =>
  (router: ConnectRouter): void => {
    const stats = getCallStats(deps);
    const agents = listAgentStats(deps);
    router.service(LiveActivityService, {
      getCallStats: async (_request, context) => stats(principalOf(context)),
      listAgentStats: async (_request, context) => ({ agents: await agents(principalOf(context)) }),
    });
  };
