/** Inputs of what concerns people: members, teams, invitations, the ownership, the audit log. */
import { randomUUID } from 'node:crypto';
import { InvitationService } from '@ringline/proto/workspace/v1/invitations_pb';
import { MemberService } from '@ringline/proto/workspace/v1/members_pb';
import { TeamService } from '@ringline/proto/workspace/v1/teams_pb';
import { newEmail } from '../testkit/index.ts';
import type { Cell, Fixture } from './fixture.ts';
import type { RoleName } from './tenants.ts';
import { inWorkspace } from './workspaceRows.ts';

/** The same in every workspace. */
const MEMBER_ROLE = '019aa000-0000-7000-8000-000000000001';

const invite = ({ world }: Cell) => ({
  email: newEmail('invited'),
  roleId: MEMBER_ROLE,
  withSeat: true,
  teamIds: [world.ours.teamId],
  idempotencyKey: randomUUID(),
});

/** An invitation that the person made: a manager deals with no other. */
async function anInvitation(cell: Cell): Promise<string> {
  const client = cell.world.as(InvitationService, await cell.world.principalOf(cell.by));
  return (await client.inviteUser(invite(cell))).invitation?.id ?? '';
}
/** Sent again only so often within the hour, and made only so often: one for each. */
const toResend = new Map<RoleName, Promise<string>>();

const ROLES: readonly RoleName[] = ['OWNER', 'ADMIN', 'MANAGER', 'MEMBER'];

/** Whoever left comes back, so that the cells after this one find the world as it was. */
async function bringBack({ world }: Cell): Promise<void> {
  const { people, teamId, workspaceId } = world.ours;
  await inWorkspace(world.product, workspaceId, async (tx) => {
    for (const role of ROLES) {
      const { userId } = people[role];
      await tx.$executeRawUnsafe(
        `UPDATE user_profile SET status = 'ACTIVE', removed_at = NULL, role = '${role}' WHERE user_id = $1::uuid`,
        userId,
      );
      await tx.$executeRawUnsafe(
        'INSERT INTO membership_index VALUES ($1::uuid, $2::uuid) ON CONFLICT DO NOTHING',
        userId,
        workspaceId,
      );
      await tx.$executeRawUnsafe(
        'INSERT INTO team_member VALUES ($2::uuid, $3::uuid, $1::uuid, 0) ON CONFLICT DO NOTHING',
        userId,
        workspaceId,
        teamId,
      );
    }
  });
  // A seat that is given is announced: the other services have them back, too.
  const members = world.as(MemberService, await world.principalOf('OWNER'));
  for (const role of ROLES) await members.updateMember({ id: world.ours.profileIds[role], hasSeat: true });
}

/** The tenants' request to hand the workspace over, open and addressed to whoever is to succeed. */
async function openTransfer({ world, by }: Cell): Promise<{ id: string }> {
  const { workspaceId, transferId, people } = world.ours;
  await inWorkspace(world.product, workspaceId, (tx) =>
    tx.$executeRawUnsafe(
      "UPDATE ownership_transfer SET status = 'PENDING', to_user_id = $2::uuid WHERE id = $1::uuid",
      transferId,
      people[by].userId,
    ),
  );
  return { id: transferId };
}

const team = () => ({ name: `Team ${randomUUID().slice(0, 8)}` });

export const peopleFixtures: Readonly<Record<string, Fixture>> = {
  'AuditService/ListAuditEntries': { input: () => ({}) },

  // Nobody is invited by this link: that it is not there is all that anybody is told.
  'InvitationService/AcceptInvitation': { input: () => ({ token: randomUUID() }), orRefuses: 'NOT_FOUND' },
  'InvitationService/GetInvitation': { input: () => ({ token: randomUUID() }), orRefuses: 'NOT_FOUND' },
  'InvitationService/InviteUser': { input: invite },
  'InvitationService/ListInvitations': { input: () => ({}) },
  'InvitationService/RemoveInvitation': { input: async (cell) => ({ id: await anInvitation(cell) }) },
  'InvitationService/ResendInvitation': {
    async input(cell) {
      const known = toResend.get(cell.by) ?? anInvitation(cell);
      toResend.set(cell.by, known);
      return { id: await known };
    },
  },

  // Nobody lost an app here.
  'MemberService/CancelMfaReset': {
    input: ({ world }) => ({ id: world.ours.profileIds.OWNER }),
    orRefuses: 'INVALID_TRANSITION',
  },
  'MemberService/LeaveWorkspace': {
    input(cell) {
      cell.after(() => bringBack(cell));
      return {};
    },
    // The OWNER stays; so does the foreign one, at home.
    orRefuses: 'FORBIDDEN_ROLE',
    atHomeRefuses: 'FORBIDDEN_ROLE',
  },
  'MemberService/ListMentionable': { input: () => ({ text: 'Alder' }) },
  'MemberService/ListTransferTargets': { input: () => ({ text: 'Alder' }) },
  'MemberService/RemoveMember': {
    input(cell) {
      cell.after(() => bringBack(cell));
      return { id: cell.world.ours.profileIds.MEMBER };
    },
  },
  // The owner has it, so that only the others are let as far as asking.
  'MemberService/RequestAccess': {
    input: () => ({ check: 'ROLE', required: 'WORKSPACE:DELETE' }),
    orRefuses: 'VALIDATION_FAILED',
    atHomeRefuses: 'VALIDATION_FAILED',
  },
  'MemberService/UpdateMember': {
    input: ({ world }) => ({ id: world.ours.profileIds.MEMBER, roleId: MEMBER_ROLE, hasSeat: true }),
  },

  // Nobody here has an authenticator app, so that the owner gets as far as being told.
  'OwnershipService/AcceptOwnershipTransfer': {
    input: async (cell) => ({ ...(await openTransfer(cell)), code: '000000' }),
    orRefuses: 'INVALID_TRANSITION',
  },
  'OwnershipService/CancelOwnershipTransfer': { input: openTransfer },
  'OwnershipService/GetOwnershipTransfer': {
    async input(cell) {
      await openTransfer(cell);
      return {};
    },
  },
  'OwnershipService/RefuseOwnershipTransfer': { input: openTransfer },
  'OwnershipService/TransferOwnership': {
    input: ({ world }) => ({ userProfileId: world.ours.profileIds.ADMIN, code: '000000' }),
    orRefuses: 'INVALID_TRANSITION',
  },

  'TeamService/CreateTeam': { input: ({ world }) => ({ ...team(), memberIds: [world.ours.profileIds.MEMBER] }) },
  'TeamService/DeleteTeam': {
    async input({ world }) {
      const teams = world.as(TeamService, await world.principalOf('OWNER'));
      return { id: (await teams.createTeam(team())).team?.id };
    },
  },
  'TeamService/UpdateTeam': {
    input: ({ world }) => ({ id: world.ours.teamId, description: `About ${randomUUID().slice(0, 4)}` }),
  },
};
