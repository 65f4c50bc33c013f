import type { ServiceImpl } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import type { AnalyticsService } from '@ringline/proto/messaging/v1/analytics_pb';
import type { Deps } from '../context.ts';
import { getActivity } from './getActivity.ts';
import { getInteractions } from './getInteractions.ts';
import { getSummary } from './getSummary.ts';

/** RPC handlers: they only translate. */
export const analyticsHandlers = (deps: Pick<Deps, 'db' | 'clock'>): ServiceImpl<typeof AnalyticsService> => ({
  getSummary: (request, context) => getSummary(deps)(request, principalOf(context)),
  getInteractions: (request, context) => getInteractions(deps)(request, principalOf(context)),
  getActivity: (request, context) => getActivity(deps)(request, principalOf(context)),
});
