import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { AccessChangedSchema, MemberChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import type { UserProfileSchema } from '@ringline/proto/workspace/v1/workspaces_pb';
import type { Transaction, Unit } from '../dependencies.ts';
import type { TeamMember, UserCopy, UserProfile } from '../generated/prisma/client.ts';
import { role } from '../roles/roles.ts';

export interface LoadedMember {
  readonly profile: UserProfile & { teams: TeamMember[] };
  /** Absent until the first event about the user has arrived. */
  readonly user: UserCopy | undefined;
}

/** Members of the unit's workspace, oldest first. @param userIds empty: all of them */
export async function loadMembers({ tx }: Unit, userIds: readonly string[]): Promise<LoadedMember[]> {
  const profiles = await tx.userProfile.findMany({
    where: userIds.length > 0 ? { userId: { in: [...userIds] } } : {},
    include: { teams: { orderBy: { teamId: 'asc' } } },
    orderBy: { id: 'asc' },
  });
  const users = await tx.userCopy.findMany({ where: { userId: { in: profiles.map(({ userId }) => userId) } } });
  return profiles.map((profile) => ({ profile, user: users.find(({ userId }) => userId === profile.userId) }));
}

/** A member as the contract shows it. */
export function toUserProfile({ profile, user }: LoadedMember): MessageInitShape<typeof UserProfileSchema> {
  const { id, userId, workspaceId, status, hasSeat, availabilityStatus, version, ringToneId } = profile;
  return {
    id,
    userId,
    workspaceId,
    firstName: user?.firstName ?? '',
    lastName: user?.lastName ?? '',
    email: user?.email ?? '',
    phoneNumber: user?.phoneNumber ?? '',
    status,
    hasSeat,
    availabilityStatus,
    roleId: role(profile.role).id,
    roleName: profile.role,
    teamIds: profile.teams.map(({ teamId }) => teamId),
    createdAt: timestampFromDate(profile.createdAt),
    version,
    ringToneId,
  };
}

/** Tells the other services what the member now looks like. */
export async function announceMember(uow: Unit, userId: string): Promise<void> {
  const [member] = await loadMembers(uow, [userId]);
  if (!member) return;
  uow.emit(MemberChangedSchema, { userProfile: toUserProfile(member) }, { key: member.profile.id });
}

/** Tells everybody who keeps a principal of this member to drop it. */
export function announceAccess(uow: Unit, userId: string, ended = false): void {
  uow.emit(AccessChangedSchema, { userId, workspaceId: uow.workspaceId, ended }, { key: userId });
}

/** Makes everybody who works on this user's memberships, or on the copy of the user, wait for each other. */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM (SELECT pg_advisory_xact_lock(2, hashtext(${userId}))) AS taken`;
}
