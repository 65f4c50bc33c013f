import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { invalid, notFound } from '@ringline/kit/errors';
import { trimmed } from '@ringline/kit/text';
import { WorkspaceChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import type { WorkspaceSchema } from '@ringline/proto/workspace/v1/workspaces_pb';
import type { Media, OnboardingStep, Workspace } from '../generated/prisma/client.ts';
import type { Unit } from '../context.ts';
import { toMedia } from '../media/media.ts';
import { readAddress } from './addresses.ts';

const LONGEST_NAME = 100;

export interface LoadedWorkspace {
  readonly workspace: Workspace & { onboarding: OnboardingStep[] };
  readonly activeUsersCount: number;
  /** People who are waiting for a seat. */
  readonly usersWithoutSeatCount: number;
  /** Undefined until billing has told the plan. */
  readonly maxNumberOfActiveNumbers: number | undefined;
  readonly picture: Media | null;
}

/** The workspace of the unit of work. @throws Refusal NOT_FOUND */
export async function loadWorkspace({ tx, workspaceId }: Unit): Promise<LoadedWorkspace> {
  const workspace = await tx.workspace.findUnique({
    where: { id: workspaceId },
    include: { onboarding: { orderBy: { updatedAt: 'asc' } } },
  });
  if (!workspace) throw notFound('The workspace');
  const { profileImageMediaId } = workspace;
  const active = { status: 'ACTIVE' };
  return {
    workspace,
    activeUsersCount: await tx.userProfile.count({ where: active }),
    usersWithoutSeatCount: await tx.userProfile.count({ where: { ...active, waitsForSeat: true } }),
    maxNumberOfActiveNumbers: (await tx.subscriptionCopy.findUnique({ where: { workspaceId } }))?.maxNumbers,
    picture: profileImageMediaId ? await tx.media.findUnique({ where: { id: profileImageMediaId } }) : null,
  };
}

/**
 * A workspace as the contract shows it.
 * @param roleName the asking member's role; empty in events.
 */
export function toWorkspace(
  { workspace, activeUsersCount, usersWithoutSeatCount, maxNumberOfActiveNumbers, picture }: LoadedWorkspace,
  roleName = '',
): MessageInitShape<typeof WorkspaceSchema> {
  const { id, name, staticUniqueName, email, phoneNumber, teamSize, industry, platform, status, defaultTeamId } =
    workspace;
  const { displayName, language, website, country, currency, ringToneId, timezone, onboarding, version, isDemo } =
    workspace;
  const { currencyFormat, preferredNumberType, externalPlatformDomain, vanityUrl, onBoardingGoal } = workspace;
  const { allowSignupFromDomain, joinNeedsApproval, requireMfaSince, summaryInterval, summaryEmails } = workspace;
  const { strictPasswords, idleSignOutMinutes, serviceLevelSeconds } = workspace;
  const steps = onboarding.map((entry) => ({ step: entry.step, status: entry.status }));
  return {
    id,
    name,
    staticUniqueName,
    email,
    phoneNumber,
    teamSize,
    industry,
    platform,
    status,
    defaultTeamId,
    setting: {
      displayName,
      language,
      website,
      country,
      currency,
      ringToneId,
      timezone,
      onboarding: steps,
      currencyFormat,
      preferredNumberType,
      ...(picture ? { profileImageMedia: toMedia(picture) } : {}),
    },
    externalPlatformDomain,
    vanityUrl,
    address: readAddress(workspace.address),
    onBoardingGoal,
    allowSignupFromDomain,
    joinNeedsApproval,
    requireMfa: requireMfaSince !== null,
    strictPasswords,
    idleSignOutMinutes,
    serviceLevelSeconds,
    summaryInterval,
    summaryEmails,
    ...(maxNumberOfActiveNumbers === undefined ? {} : { maxNumberOfActiveNumbers }),
    usersWithoutSeatCount,
    isWorkspaceSetupComplete: steps.some(
      ({ step, status: outcome }) => step === 'WORKSPACE_DETAILS' && outcome === 'COMPLETED',
    ),
    createdAt: timestampFromDate(workspace.createdAt),
    version,
    roleName,
    isDemo,
    activeUsersCount,
  };
}

/** Tells the other services what the workspace now looks like. */
export function announceWorkspace(uow: Unit, loaded: LoadedWorkspace, created = false): void {
  uow.emit(WorkspaceChangedSchema, { workspace: toWorkspace(loaded), created }, { key: uow.workspaceId });
}

/** A workspace's name. @throws Refusal VALIDATION_FAILED */
export function parseWorkspaceName(text: string, field = 'name'): string {
  const name = trimmed(text).replaceAll(/\s+/g, ' ');
  if (name === '') throw invalid(field, 'Enter a name for the workspace.');
  if (name.length > LONGEST_NAME) throw invalid(field, `Use at most ${LONGEST_NAME} characters.`);
  return name;
}
