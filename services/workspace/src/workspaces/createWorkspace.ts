import { Refusal, invalid } from '@ringline/kit/errors';
import { parseTimezone } from '@ringline/kit/hours';
import { isUuid } from '@ringline/kit/ids';
import { audit, type AuditActor } from '../audit/audit.ts';
import type { Deps, Transaction } from '../context.ts';
import { lockUser } from '../members/member.ts';
import { parseCountry } from './addresses.ts';
import { parseIndustry, parseTeamSize, parseWebsite } from './fields.ts';
import { makeWorkspace } from './makeWorkspace.ts';
import { loadWorkspace, parseWorkspaceName, type LoadedWorkspace } from './workspace.ts';

/** Milliseconds that an idempotency key is remembered (defaults 0). */
const KEY_MS = 24 * 3_600_000;

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
    const { idempotencyKey } = input;
    const { userId } = principal;
    const fingerprint = deps.secrets.hmac('idempotency', JSON.stringify(fields));
    const id = deps.ids.uuid();
    const made = await deps.db.tenant(id, async (uow) => {
      // One at a time per person: the second of two clicks finds the first one's key.
      await lockUser(uow.tx, userId);
      const earlier = idempotencyKey
        ? await earlierWorkspace(deps, uow.tx, userId, idempotencyKey, fingerprint)
        : undefined;
      if (earlier) return earlier;
      if (idempotencyKey) {
        await uow.tx.workspaceCreation.create({
          data: { userId, idempotencyKey, fingerprint, targetWorkspace: id, createdAt: deps.clock.now() },
        });
      }
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

async function earlierWorkspace(
  deps: Deps,
  tx: Transaction,
  userId: string,
  idempotencyKey: string,
  fingerprint: string,
): Promise<string | undefined> {
  const key = { userId_idempotencyKey: { userId, idempotencyKey } };
  const creation = await tx.workspaceCreation.findUnique({ where: key });
  if (!creation) return undefined;
  if (creation.createdAt.getTime() <= deps.clock.now().getTime() - KEY_MS) {
    await tx.workspaceCreation.delete({ where: key });
    return undefined;
  }
  if (creation.fingerprint === fingerprint) return creation.targetWorkspace;
  throw new Refusal({
    code: 'IDEMPOTENCY_MISMATCH',
    message: 'This idempotency key was used for another workspace. Use a new key.',
    field: 'idempotencyKey',
  });
}
