import { signPrincipal, type Grants, type PrincipalClaims } from '@ringline/kit/auth';
import { Refusal, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { AnyUnit, Deps, Unit } from '../context.ts';
import { announceMember } from '../members/member.ts';
import { role } from '../roles/roles.ts';
import { verifyAccessToken } from './accessToken.ts';
import { FREE_PLAN } from './freePlan.ts';
import { assertEnrolledInMfa } from './mfaEnrolment.ts';

/** All that is left in a workspace that was closed: to see that it was. */
const CLOSED_GRANTS: Grants = { WORKSPACE: { READ: 'all' } };
const CLOSED = ['Deactivated', 'Uninstalled'];

const NO_WORKSPACE: Omit<PrincipalClaims, 'userId' | 'sessionId'> = {
  kind: 'user',
  workspaceId: '',
  profileId: '',
  role: '',
  teamIds: [],
  grants: {},
  plan: '',
  features: [],
  seat: false,
  ownerName: '',
};

/**
 * Exchanges an access token for a principal that lives 60 s: who asks, in which workspace, with which rights
 * (design: contracts).
 * @param input `workspaceId` empty: a principal without a workspace, for what a person may do anywhere.
 * @throws Refusal TOKEN_EXPIRED, UNAUTHENTICATED (forged, or the session ended), NOT_FOUND (a workspace that does not exist or
 * is somebody else's), FORBIDDEN_ROLE (the membership is not active), MFA_ENROLMENT_REQUIRED (after seven days).
 */
export const issuePrincipal = (deps: Deps) => async (input: { accessToken: string; workspaceId: string }) => {
  const now = deps.clock.now();
  const person = await verifyAccessToken(input.accessToken, deps.secrets, now);
  const { workspaceId } = input;
  if (workspaceId && !isUuid(workspaceId)) throw notFound('The workspace');
  const rights = workspaceId
    ? await deps.db.tenant(workspaceId, async (uow) => {
        const { mfaEnabled } = await assertSignedIn(uow, person);
        return rightsIn(uow, { userId: person.userId, mfaEnabled, now });
      })
    : await deps.db.platform('rights outside any workspace', async (uow) => {
        await assertSignedIn(uow, person);
        return NO_WORKSPACE;
      });
  const { token, expiresAt } = await signPrincipal({ ...rights, ...person }, deps.secrets, now);
  return { principalToken: token, expiresAt, workspaceId, ...person };
};

async function assertSignedIn(
  { tx }: AnyUnit,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<{ mfaEnabled: boolean }> {
  const ended = await tx.endedSession.findUnique({ where: { sessionId } });
  if (ended) {
    throw new Refusal({
      code: 'UNAUTHENTICATED',
      message: 'Your session has ended. Sign in again.',
      why: { check: 'session', required: 'a live session', current: 'ended' },
    });
  }
  const user = await tx.userCopy.findUnique({ where: { userId } });
  if (user?.status === 'DEACTIVATED') {
    throw new Refusal({
      code: 'UNAUTHENTICATED',
      message: 'This account is deactivated. Ask an administrator of your workspace.',
      why: { check: 'account-status', required: 'ACTIVE', current: user.status, whoCanFix: ['OWNER', 'ADMIN'] },
    });
  }
  return { mfaEnabled: user?.mfaEnabled ?? false };
}

async function rightsIn(
  uow: Unit,
  { userId, mfaEnabled, now }: { userId: string; mfaEnabled: boolean; now: Date },
): Promise<typeof NO_WORKSPACE> {
  const { tx, workspaceId } = uow;
  const profile = await tx.userProfile.findUnique({
    where: { workspaceId_userId: { workspaceId, userId } },
    include: { workspace: true, teams: true },
  });
  // Nobody learns whether a workspace exists that is not theirs.
  if (!profile || profile.removedAt) throw notFound('The workspace');
  const owner = await ownerFirstName({ tx });
  if (profile.status !== 'ACTIVE') {
    throw new Refusal({
      code: 'FORBIDDEN_ROLE',
      message: `Your membership in this workspace isn’t active. Ask ${owner || 'the owner'}.`,
      why: { check: 'member', required: 'ACTIVE', current: profile.status, whoCanFix: ['OWNER', 'ADMIN'] },
    });
  }
  assertEnrolledInMfa(profile, mfaEnabled, now);
  if (profile.openedAt === null) await noteOpened(uow, userId, now);
  const subscription = (await tx.subscriptionCopy.findUnique({ where: { workspaceId } })) ?? FREE_PLAN;
  return {
    kind: 'user',
    workspaceId,
    profileId: profile.id,
    role: profile.role,
    teamIds: profile.teams.map(({ teamId }) => teamId),
    grants: CLOSED.includes(profile.workspace.status) ? CLOSED_GRANTS : role(profile.role).grants,
    plan: subscription.plan,
    features: [...subscription.features],
    plansWith: subscription.plansWith as Record<string, string>,
    seat: profile.hasSeat,
    ownerName: owner,
  };
}

/** Somebody who was let in is here for the first time. */
async function noteOpened(uow: Unit, userId: string, openedAt: Date): Promise<void> {
  const { count } = await uow.tx.userProfile.updateMany({
    where: { userId, openedAt: null },
    data: { openedAt, version: { increment: 1 } },
  });
  if (count > 0) await announceMember(uow, userId);
}

async function ownerFirstName({ tx }: Pick<Unit, 'tx'>): Promise<string> {
  const owner = await tx.userProfile.findFirst({ where: { role: 'OWNER' } });
  const user = owner ? await tx.userCopy.findUnique({ where: { userId: owner.userId } }) : null;
  return user?.firstName ?? '';
}
