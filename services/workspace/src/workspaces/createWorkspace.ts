import { invalid } from '@ringline/kit/errors';
import { parseTimezone } from '@ringline/kit/hours';
import { fingerprintOf, repeated } from '@ringline/kit/idempotency';
import { isUuid } from '@ringline/kit/ids';
import { audit, type AuditActor } from '../audit/audit.ts';
import type { Deps } from '../context.ts';
import { lockUser } from '../members/member.ts';
import { parseCountry } from './addresses.ts';
import { parseIndustry, parseTeamSize, parseWebsite } from './fields.ts';
import { makeWorkspace } from './makeWorkspace.ts';
import { loadWorkspace, parseWorkspaceName, type LoadedWorkspace } from './workspace.ts';

export interface CreateWorkspaceInput {
  readonly name: string;
  /** ISO 3166 code; empty: US. */
  readonly country: string;
  /** IANA zone; empty: UTC. */
  readonly timezone: string;
  readonly teamSize: string;
  readonly industry: string;
  readonly website: string;
  /** UUID; the same key within 24 h gives the same workspace. Empty: none. */
  readonly idempotencyKey: string;
}

/**
 * Creates a workspace: the caller is its OWNER with a seat, alone in its default team.
 * @throws Refusal VALIDATION_FAILED (with the field) or IDEMPOTENCY_MISMATCH.
 */
export const createWorkspace =
  (deps: Deps) =>
  async (input: CreateWorkspaceInput, principal: AuditActor): Promise<LoadedWorkspace> => {
    const fields = parse(input);
    const { userId } = principal;
    const id = deps.ids.uuid();
    const made = await deps.db.tenant(id, async (uow) => {
      // One at a time per person: the second of two clicks finds the first one's key.
      await lockUser(uow.tx, userId);
      const repetition = await repeated(uow, deps, {
        operation: 'workspace.create',
        owner: [userId],
        key: input.idempotencyKey,
        fingerprint: fingerprintOf(fields),
      });
      if (repetition.earlier !== undefined) return repetition.earlier;
      await repetition.remember(id);
      const created = await makeWorkspace(deps, uow, {
        ...fields,
        isDemo: false,
        members: [{ userId, role: 'OWNER' }],
      });
      await audit(deps, uow, principal, {
        action: 'workspace.created',
        target: { type: 'WORKSPACE', id, name: fields.name },
      });
      return created;
    });
    return typeof made === 'string' ? deps.db.tenant(made, (uow) => loadWorkspace(uow)) : made;
  };

function parse(input: CreateWorkspaceInput) {
  if (input.idempotencyKey && !isUuid(input.idempotencyKey))
    throw invalid('idempotencyKey', 'The idempotency key must be a UUID.');
  return {
    name: parseWorkspaceName(input.name),
    country: parseCountry(input.country.trim() || 'US'),
    timezone: parseTimezone(input.timezone.trim() || 'UTC'),
    teamSize: parseTeamSize(input.teamSize),
    industry: parseIndustry(input.industry),
    website: parseWebsite(input.website),
  };
}
