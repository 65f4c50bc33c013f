import type { MutationUpdateWorkspaceArgs } from '../generated/resolverTypes.ts';
import { given } from '../graphql/given.ts';

/** What updateWorkspace takes, as the service takes it. Null is as good as left out. */
export const requestOf = ({
  version,
  address,
  activitySummaryNotificationSettings: summary,
  ...fields
}: Omit<MutationUpdateWorkspaceArgs, 'workspaceId'>) => ({
  ...given(fields),
  version: version ?? 0,
  ...(address ? { address: given(address) } : {}),
  ...(summary?.interval ? { summaryInterval: summary.interval } : {}),
  ...(summary?.emails ? { summaryRecipients: { emails: summary.emails } } : {}),
});
