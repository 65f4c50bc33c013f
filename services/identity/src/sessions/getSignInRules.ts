import { getCurrentUser } from '../accounts/getCurrentUser.ts';
import type { Deps } from '../context.ts';
import { minimumOf } from '../passwords/policy.ts';

/** What a person's workspaces ask of their next password, and after how long without activity their sessions end. */
export const getSignInRules = (deps: Deps) => async (_input: unknown, principal: { readonly userId: string }) => {
  const account = await getCurrentUser(deps)({}, principal);
  const asked = await deps.signInPolicy(account.id);
  return { passwordMinimum: minimumOf(account, asked), idleSignOutMinutes: asked.idleSignOutMinutes };
};
