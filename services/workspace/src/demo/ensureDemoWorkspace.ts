import { Refusal, invalid } from '@ringline/kit/errors';
import { repeated } from '@ringline/kit/idempotency';
import type { Deps } from '../context.ts';
import { lockUser } from '../members/member.ts';
import { ROLES, type RoleName } from '../roles/matrix.ts';
import { makeWorkspace } from '../workspaces/makeWorkspace.ts';
import { loadWorkspace, parseWorkspaceName, type LoadedWorkspace } from '../workspaces/workspace.ts';

/** The key under which an owner has a demo workspace, whatever its name and members. */
const DEMO_KEY = '019aa000-0000-7000-8000-0000000000de';

export interface EnsureDemoWorkspaceInput {
  readonly name: string;
  readonly members: readonly { readonly userId: string; readonly roleName: string }[];
}

/**
 * Creates the demo workspace of its OWNER, once; later calls find it as it is.
 * @throws Refusal SANDBOX_OFF unless the sandbox runs; VALIDATION_FAILED unless exactly one member is OWNER.
 */
export const ensureDemoWorkspace =
  (deps: Deps) =>
  async (input: EnsureDemoWorkspaceInput): Promise<{ loaded: LoadedWorkspace; created: boolean }> => {
    if (!deps.env.SANDBOX_ENABLED) {
      throw new Refusal({
        code: 'SANDBOX_OFF',
        message: 'The demo workspace exists only while the sandbox is on.',
        why: { check: 'sandbox', required: 'on', current: 'off', whoCanFix: ['operator'] },
      });
    }
    const name = parseWorkspaceName(input.name);
    const members = input.members.map(({ userId, roleName }) => ({ userId, role: parseRole(roleName) }));
    const [owner, ...others] = members.filter(({ role }) => role === 'OWNER');
    if (!owner || others.length > 0) throw invalid('members', 'Exactly one member of a workspace is OWNER.');

    const id = deps.ids.uuid();
    const made = await deps.db.tenant(id, async (uow) => {
      await lockUser(uow.tx, owner.userId);
      const repetition = await repeated(uow, deps, {
        operation: 'workspace.demo',
        owner: [owner.userId],
        key: DEMO_KEY,
        fingerprint: '',
        forever: true,
      });
      if (repetition.earlier !== undefined) return repetition.earlier;
      await repetition.remember(id);
      return makeWorkspace(deps, uow, {
        name,
        country: 'US',
        timezone: 'America/Los_Angeles',
        teamSize: '',
        industry: '',
        website: '',
        isDemo: true,
        members,
      });
    });
    if (typeof made !== 'string') return { loaded: made, created: true };
    return { loaded: await deps.db.tenant(made, (uow) => loadWorkspace(uow)), created: false };
  };

function parseRole(text: string): RoleName {
  const found = ROLES.find((name) => name === text);
  if (!found) throw invalid('members', `There is no role ${text}.`);
  return found;
}
