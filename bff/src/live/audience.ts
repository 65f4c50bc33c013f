import type { Principal } from '@ringline/kit/auth';
import type { Audience } from '@ringline/kit/events';

/**
 * Whether a principal may see an event under the grant of the query that it answers (defaults 2.4, subscriptions):
 * scope `all` sees the workspace, `team` what its teams or the user are named for, `own` what names the user.
 */
export function maySee(principal: Principal, resource: string, audience: Audience | null): boolean {
  const scope = principal.scope(resource, 'READ');
  if (!scope) return false;
  if (scope === 'all' || !audience) return true;
  if (audience.users.includes(principal.userId)) return true;
  return scope === 'team' && audience.teams.some((team) => principal.teamIds.includes(team));
}
