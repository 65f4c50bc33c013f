import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { AnalyticsService } from '@ringline/proto/messaging/v1/analytics_pb';
import type { Deps } from '../context.ts';
import { getActivity } from '../analytics/getActivity.ts';
import { getInteractions } from '../analytics/getInteractions.ts';
import { getSummary } from '../analytics/getSummary.ts';
import type { KeepDays } from '../analytics/keepDays.ts';

/** The handlers of AnalyticsService: they translate, the use cases decide. */
export const analyticsRpc =
  (deps: Pick<Deps, 'db' | 'clock'> & { readonly keepDays: KeepDays }) => (router: ConnectRouter) => {
    router.service(AnalyticsService, {
      getSummary: (request, context) => getSummary(deps)(request, principalOf(context)),
      getInteractions: (request, context) => getInteractions(deps)(request, principalOf(context)),
      getActivity: (request, context) => getActivity(deps)(request, principalOf(context)),
    });
  };
