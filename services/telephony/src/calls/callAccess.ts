import type { Principal, Scope } from '@ringline/kit/auth';
import { notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Deps } from '../context.ts';
import { ofTheirTeams } from './addressed.ts';
import { readCalls } from './callStore.ts';
import { concerned } from './callView.ts';
import type { CallState } from './engine/state.ts';

/** Whether a call lies in a scope: addressed to a team of the user's, or with the user as agent or as one who was asked (defaults 2.1). */
export function inScope(call: CallState, principal: Principal, scope: Scope | undefined): boolean {
  if (scope === 'all') return true;
  if (concerned(call).has(principal.userId)) return scope !== undefined;
  return scope === 'team' && ofTheirTeams(call, principal);
}

/** @throws Refusal NOT_FOUND when there is no such call in the workspace, or none that the person may see */
export async function findCall(
  deps: Pick<Deps, 'db'>,
  principal: Principal,
  callId: string,
  scope: Scope | undefined,
): Promise<CallState> {
  const [call] = await findCalls(deps, principal, [callId], scope);
  if (!call) throw notFound('The call');
  return call;
}

/** Those of the calls that there are in the workspace and that the person may see, in no order. */
export async function findCalls(
  deps: Pick<Deps, 'db'>,
  principal: Principal,
  callIds: readonly string[],
  scope: Scope | undefined,
): Promise<CallState[]> {
  const { workspaceId } = principal;
  const ids = callIds.filter(isUuid);
  if (ids.length === 0) return [];
  const calls = await deps.db.tenant(workspaceId, ({ tx }) => readCalls(tx, workspaceId, ids));
  return calls.filter((call) => inScope(call, principal, scope));
}
