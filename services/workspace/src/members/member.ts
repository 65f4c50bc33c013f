import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { AccessChangedSchema, MemberChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import type { UserProfileSchema } from '@ringline/proto/workspace/v1/workspaces_pb';
import { isUuid } from '@ringline/kit/ids';
import type { Transaction, Unit } from '../context.ts';
import type { Media, TeamMember, UserCopy, UserProfile } from '../generated/prisma/client.ts';
import { toMedia } from '../media/media.ts';
import type { Channels } from '../settings/profileSettings.ts';
import { toWorkingHours, type WorkingHours } from '../settings/workingHours.ts';
import { role } from '../roles/roles.ts';

export interface LoadedMember {
  readonly profile: UserProfile & {
    teams: TeamMember[];
    settings: { workingHours: unknown; channels: unknown } | null;
  };
  /** A browser of theirs gets pushes. */
  readonly hasPush: boolean;
  /** Absent until the first event about the user has arrived. */
  readonly user: UserCopy | undefined;
  readonly picture: Media | undefined;
}

/**
 * Members of the unit's workspace, oldest first.
 * @param userIds those who left included: they are the authors of what they wrote. Empty: all who are there.
 */
export async function loadMembers({ tx }: Unit, userIds: readonly string[]): Promise<LoadedMember[]> {
  const profiles = await tx.userProfile.findMany({
    where: userIds.length > 0 ? { userId: { in: [...userIds] } } : { removedAt: null },
    include: { teams: { orderBy: { teamId: 'asc' } }, settings: { select: { workingHours: true, channels: true } } },
    orderBy: { id: 'asc' },
  });
  const ids = profiles.map(({ userId }) => userId);
  const users = await tx.userCopy.findMany({ where: { userId: { in: ids } } });
  const pushed = await tx.pushDevice.findMany({ where: { ownerUserId: { in: ids } }, select: { ownerUserId: true } });
  const pictures = await picturesOf(tx, users);
  return profiles.map((profile) => {
    const user = users.find(({ userId }) => userId === profile.userId);
    const hasPush = pushed.some(({ ownerUserId }) => ownerUserId === profile.userId);
    return { profile, user, hasPush, picture: pictures.find(({ id }) => id === user?.profileImageMediaId) };
  });
}

/** A picture is shown for whom it belongs to: what somebody else uploaded can't be taken. */
async function picturesOf(tx: Transaction, users: readonly UserCopy[]): Promise<Media[]> {
  const owners = new Map(users.map(({ userId, profileImageMediaId }) => [profileImageMediaId, userId]));
  const ids = [...owners.keys()].filter(isUuid);
  if (ids.length === 0) return [];
  const found = await tx.media.findMany({ where: { id: { in: ids } } });
  return found.filter(({ id, ownerUserId }) => owners.get(id) === ownerUserId);
}

/** First and last name, the e-mail address where there is none. */
export function memberName({ user }: LoadedMember): string {
  return user ? `${user.firstName} ${user.lastName}`.trim() || user.email : '';
}

/** A member as the contract shows it. */
export function toUserProfile({
  profile,
  user,
  picture,
  hasPush,
}: LoadedMember): MessageInitShape<typeof UserProfileSchema> {
  const { id, userId, workspaceId, status, hasSeat, availabilityStatus, version, ringToneId, removedAt, openedAt } =
    profile;
  const { presenceChosenAt, settings } = profile;
  return {
    id,
    userId,
    workspaceId,
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    // Of a person who left only the name stays, as the author of what they wrote.
    email: (!removedAt && user?.email) || '',
    phoneNumber: (!removedAt && user?.phoneNumber) || '',
    status,
    hasSeat,
    availabilityStatus,
    roleId: role(profile.role).id,
    roleName: profile.role,
    teamIds: profile.teams.map(({ teamId }) => teamId),
    createdAt: timestampFromDate(profile.createdAt),
    version,
    ringToneId,
    deactivationReason: profile.deactivationReason,
    isRemoved: removedAt !== null,
    neverOpened: openedAt === null,
    // Nobody else's than the OWNER's concerns a workspace.
    ...(profile.role === 'OWNER' && user?.mfaResetDueAt
      ? { mfaResetDueAt: timestampFromDate(user.mfaResetDueAt) }
      : {}),
    ringsByPush: hasPush && !removedAt && wantsPushedCalls(settings?.channels),
    ...(presenceChosenAt ? { presenceChosenAt: timestampFromDate(presenceChosenAt) } : {}),
    ...(settings?.workingHours ? { workingHours: toWorkingHours(settings.workingHours as WorkingHours) } : {}),
    ...(picture && !removedAt ? { profileImageMedia: toMedia(picture) } : {}),
  };
}

const wantsPushedCalls = (channels: unknown): boolean =>
  (channels as Channels | undefined)?.['INCOMING_CALL']?.push ?? true;

/** Tells the other services what the member now looks like. */
export async function announceMember(uow: Unit, userId: string): Promise<void> {
  const [member] = await loadMembers(uow, [userId]);
  if (member) tellMember(uow, member);
}

/** The same, of a member that was loaded. */
export function tellMember(uow: Unit, member: LoadedMember): void {
  uow.emit(MemberChangedSchema, { userProfile: toUserProfile(member) }, { key: member.profile.id });
}

/** Tells everybody who keeps a principal of this member to drop it. */
export function announceAccess(uow: Unit, userId: string, ended = false): void {
  uow.emit(AccessChangedSchema, { userId, workspaceId: uow.workspaceId, ended }, { key: userId });
}

/** Makes everybody who changes who is in the workspace, or in its teams, wait for each other. */
export async function lockWorkspace({ tx, workspaceId }: Unit): Promise<void> {
  await tx.$queryRaw`SELECT workspace_id FROM workspace WHERE workspace_id = ${workspaceId}::uuid FOR UPDATE`;
}

/** Makes everybody who works on this user's memberships, or on the copy of the user, wait for each other. */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(2, hashtext(${userId}))) AS taken`;
}
