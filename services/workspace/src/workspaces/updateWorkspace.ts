import { featureMissing, type Principal } from '@ringline/kit/auth';
import { conflict, invalid, notFound } from '@ringline/kit/errors';
import { parseTimezone } from '@ringline/kit/hours';
import { parseRingTone } from '@ringline/kit/sounds';
import type { UpdateWorkspaceRequest } from '@ringline/proto/workspace/v1/workspaces_pb';
import type { Deps, Unit } from '../context.ts';
import { Prisma, type Workspace } from '../generated/prisma/client.ts';
import { FREE_PLAN } from '../access/freePlan.ts';
import { audit, changesOf } from '../audit/audit.ts';
import type { WorkspaceField } from '../audit/fields.ts';
import { assertMayOpenTo } from '../joining/domain.ts';
import { ownMedia } from '../media/media.ts';
import { planSummary } from '../summary/planSummary.ts';
import { parseAddress, parseCountry, readAddress, type Address } from './addresses.ts';
import {
  parseCurrency,
  parseCurrencyFormat,
  parseEmail,
  parseIdleMinutes,
  parseIndustry,
  parseInterval,
  parseLanguage,
  parseNumberType,
  parsePhone,
  parseRecipients,
  parseServiceLevelSeconds,
  parseTeamSize,
  parseText,
  parseUniqueName,
  parseWebsite,
} from './fields.ts';
import { assertMayRequireMfa } from './requireMfa.ts';
import { announceWorkspace, loadWorkspace, parseWorkspaceName, type LoadedWorkspace } from './workspace.ts';

type Given = Omit<UpdateWorkspaceRequest, '$typeName' | '$unknown' | 'address' | 'summaryRecipients'> & {
  readonly address?: Address;
  readonly summaryRecipients?: { readonly emails: readonly string[] };
};
/** The fields to change; what is left out stays. */
export type UpdateWorkspaceInput = { readonly version: number } & {
  readonly [Name in keyof Given]?: Given[Name] | undefined;
};

type Author = Pick<Principal, 'workspaceId' | 'userId' | 'role'> &
  Partial<Pick<Principal, 'plan' | 'features' | 'plansWith'>> & { readonly ip?: string };

/**
 * Changes the fields that are given.
 * @throws Refusal VALIDATION_FAILED with the field; FORBIDDEN_ROLE for what only the OWNER may change; CONFLICT when somebody
 * changed the workspace since the given version.
 */
export const updateWorkspace =
  (deps: Deps) =>
  async (input: UpdateWorkspaceInput, principal: Author): Promise<LoadedWorkspace> => {
    try {
      return await deps.db.tenant(principal.workspaceId, (uow) => change(deps, uow, input, principal));
    } catch (error) {
      throw nameTaken(error) ?? error;
    }
  };

async function change(deps: Deps, uow: Unit, input: UpdateWorkspaceInput, principal: Author): Promise<LoadedWorkspace> {
  const { tx, workspaceId } = uow;
  await tx.$queryRaw`SELECT workspace_id FROM workspace WHERE workspace_id = ${workspaceId}::uuid FOR UPDATE`;
  const before = await loadWorkspace(uow);
  const { workspace } = before;
  const data = {
    ...plainFields(input, workspace),
    ...(await guardedFields(deps, uow, input, workspace, principal)),
  };
  if (Object.keys(data).length === 0) throw invalid('name', 'Give at least one field to change.');
  if (input.version > 0 && input.version !== workspace.version) throw conflict('The workspace');
  await tx.workspace.update({ where: { id: workspaceId }, data: { ...data, version: { increment: 1 } } });
  const loaded = await loadWorkspace(uow);
  if ('timezone' in data || 'summaryInterval' in data) await planSummary(deps, uow, loaded.workspace);
  announceWorkspace(uow, loaded);
  await audit(deps, uow, principal, {
    action: 'workspace.settings.changed',
    target: { type: 'WORKSPACE', id: workspaceId, name: loaded.workspace.name },
    changes: changesOf(noted(workspace, data), noted(loaded.workspace, data)),
  });
  return loaded;
}

type Changed = ReturnType<typeof plainFields> & Awaited<ReturnType<typeof guardedFields>>;

const fieldOf = (column: keyof Changed): WorkspaceField => (column === 'requireMfaSince' ? 'requireMfa' : column);

type Noted = string | number | boolean | readonly string[] | null;

/** The changed fields as the audit log writes them. */
function noted(workspace: Workspace, changed: Changed): Partial<Record<WorkspaceField, Noted>> {
  const { requireMfaSince, address, ...fields } = workspace;
  const all: Readonly<Record<string, unknown>> = {
    ...fields,
    address: Object.values(readAddress(address)).filter(Boolean),
    requireMfaSince: requireMfaSince !== null,
  };
  return Object.fromEntries(
    (Object.keys(changed) as (keyof Changed)[]).map((column) => [fieldOf(column), all[column] as Noted]),
  );
}

/** Reads a field that is given. */
function read<Name extends string, From, To>(
  name: Name,
  given: From | undefined,
  parse: (value: From) => To,
): Partial<Record<Name, To>> {
  return given === undefined ? {} : ({ [name]: parse(given) } as Record<Name, To>);
}

/** Fields that everybody with WORKSPACE:UPDATE may change. */
function plainFields(input: UpdateWorkspaceInput, workspace: Workspace) {
  const country = input.country === undefined ? workspace.country : parseCountry(input.country);
  return {
    ...read('name', input.name, parseWorkspaceName),
    ...read('displayName', input.displayName, (text) => parseWorkspaceName(text, 'displayName')),
    ...read('timezone', input.timezone, parseTimezone),
    ...read('ringToneId', input.ringToneId, parseRingTone),
    ...read('email', input.email, parseEmail),
    ...read('phoneNumber', input.phoneNumber, (text) => parsePhone(text, country)),
    ...read('teamSize', input.teamSize, parseTeamSize),
    ...read('industry', input.industry, parseIndustry),
    ...read('staticUniqueName', input.staticUniqueName, (text) => parseUniqueName(text, 'staticUniqueName')),
    ...read('vanityUrl', input.vanityUrl, (text) => (text === '' ? '' : parseUniqueName(text, 'vanityUrl'))),
    ...read('website', input.website, parseWebsite),
    ...read('language', input.language, parseLanguage),
    ...read('country', input.country, () => country),
    ...read('currency', input.currency, parseCurrency),
    ...read('currencyFormat', input.currencyFormat, parseCurrencyFormat),
    ...read('preferredNumberType', input.preferredNumberType, parseNumberType),
    ...read('address', input.address, (given) => ({ ...parseAddress(given) })),
    ...read('onBoardingGoal', input.onBoardingGoal, parseText('onBoardingGoal')),
    ...read('joinNeedsApproval', input.joinNeedsApproval, (needed) => needed),
    ...read('strictPasswords', input.strictPasswords, (strict) => strict),
    ...read('serviceLevelSeconds', input.serviceLevelSeconds, parseServiceLevelSeconds),
    ...read('summaryInterval', input.summaryInterval, parseInterval),
    ...read('summaryEmails', input.summaryRecipients, ({ emails }) => parseRecipients(emails)),
  };
}

/** Fields that ask for more than the right to change the workspace. */
async function guardedFields(
  deps: Deps,
  uow: Unit,
  input: UpdateWorkspaceInput,
  workspace: Workspace,
  principal: Author,
) {
  const { allowSignupFromDomain, requireMfa, idleSignOutMinutes, profileImageMediaId: picture } = input;
  return {
    ...(allowSignupFromDomain === undefined
      ? {}
      : { allowSignupFromDomain: await assertMayOpenTo(uow, allowSignupFromDomain, workspace, principal) }),
    ...(requireMfa === undefined || requireMfa === (workspace.requireMfaSince !== null)
      ? {}
      : { requireMfaSince: requireMfa ? await assertMayRequireMfa(deps, uow, principal) : null }),
    ...(idleSignOutMinutes === undefined
      ? {}
      : { idleSignOutMinutes: assertMaySignOut(parseIdleMinutes(idleSignOutMinutes), principal) }),
    ...(picture === undefined ? {} : { profileImageMediaId: await pictureOf(uow, picture, workspace, principal) }),
  };
}

/** Turning it off is anybody's who may change the workspace, whatever the plan. @throws Refusal FEATURE_NOT_IN_PLAN */
function assertMaySignOut(minutes: number, { plan = FREE_PLAN.plan, features = [], plansWith = {} }: Author): number {
  if (minutes > 0 && !features.includes('IDLE_SIGN_OUT'))
    throw featureMissing({ plan, plansWith }, 'IDLE_SIGN_OUT', 'idleSignOutMinutes');
  return minutes;
}

/** @throws Refusal NOT_FOUND for a picture that is neither the caller's nor the workspace's already */
async function pictureOf(
  { tx }: Unit,
  mediaId: string,
  workspace: Workspace,
  { userId }: Author,
): Promise<string | null> {
  if (mediaId === '') return null;
  if (mediaId === workspace.profileImageMediaId) return mediaId;
  const [media] = await ownMedia(tx, userId, [mediaId]);
  if (!media) throw notFound('The picture');
  return media.id;
}

/** Other workspaces' rows cannot be seen, but their names bind. */
function nameTaken(error: unknown): Error | undefined {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== 'P2002') return undefined;
  return JSON.stringify(error.meta).includes('vanity_url')
    ? invalid('vanityUrl', 'This address is taken. Choose another one.')
    : invalid('staticUniqueName', 'This name is taken. Choose another one.');
}
