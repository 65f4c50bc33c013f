import { Refusal, conflict, invalid } from '@ringline/kit/errors';
import { trimmed } from '@ringline/kit/text';
import { audit, changesOf } from '../audit/audit.ts';
import type { MemberActor } from '../audit/actor.ts';
import type { AuditAction } from '../audit/fields.ts';
import type { Deps } from '../context.ts';
import { cancelTransfersTo } from '../ownership/transfer.ts';
import { role as roleNamed } from '../roles/roles.ts';
import { announceWorkspace, loadWorkspace } from '../workspaces/workspace.ts';
import { findMember } from './findMember.ts';
import { announceAccess, announceMember, loadMembers, lockWorkspace, memberName, type LoadedMember } from './member.ts';
import { assertOutranks, parseGrantedRole } from './rank.ts';
import { placesOf, takeExactly, takePlace } from './seats.ts';

const LONGEST_REASON = 200;

export interface UpdateMemberInput {
  /** A membership's id. */
  readonly id: string;
  /** The version that the caller saw; stale once role, status or seat changed after it. */
  readonly version?: number | undefined;
  readonly roleId?: string | undefined;
  /** ACTIVE or DEACTIVATED. */
  readonly status?: string | undefined;
  /** With DEACTIVATED. */
  readonly deactivationReason?: string | undefined;
  readonly hasSeat?: boolean | undefined;
}

/**
 * Changes another member's role, status or seat, under the rank rule (defaults 2.1); the OWNER's own seat, too (2.3).
 * @throws Refusal NOT_FOUND, CONFLICT, FORBIDDEN_ROLE (rank), VALIDATION_FAILED, USER_LIMIT_REACHED
 */
export const updateMember =
  (deps: Deps) =>
  (input: UpdateMemberInput, by: MemberActor): Promise<LoadedMember> =>
    deps.db.tenant(by.workspaceId, async (uow) => {
      await lockWorkspace(uow);
      const member = await findMember(uow, input.id);
      const { profile } = member;
      assertMayEdit(by, profile, input);
      const { version: seen } = input;
      if (seen !== undefined && (seen < profile.editedVersion || seen > profile.version)) throw conflict('The member');
      const role = input.roleId === undefined ? profile.role : parseGrantedRole(by, input.roleId).name;
      const { status, deactivationReason } = parseStatus(input, profile);
      const places = await placesOf(uow, profile.userId);
      let { hasSeat, waitsForSeat } = profile;
      const comesBack = profile.status !== 'ACTIVE' && status === 'ACTIVE';
      if (input.hasSeat !== undefined && (input.hasSeat !== hasSeat || comesBack)) {
        ({ hasSeat, waitsForSeat } =
          status === 'ACTIVE' ? takeExactly(places, input.hasSeat) : { hasSeat: input.hasSeat, waitsForSeat: false });
      } else if (comesBack) {
        ({ hasSeat, waitsForSeat } = takePlace(places, hasSeat || waitsForSeat));
      }

      const before = { role: profile.role, status: profile.status, hasSeat: profile.hasSeat };
      const after = { role, status, hasSeat };
      const changes = [
        ...changesOf(before, after),
        ...changesOf({ deactivationReason: profile.deactivationReason }, { deactivationReason }),
      ];
      if (changes.length === 0 && waitsForSeat === profile.waitsForSeat) return member;
      const { version } = await uow.tx.userProfile.update({
        where: { id: profile.id },
        data: { ...after, waitsForSeat, deactivationReason, version: { increment: 1 } },
      });
      await uow.tx.userProfile.update({ where: { id: profile.id }, data: { editedVersion: version } });
      if (role !== 'ADMIN' || status !== 'ACTIVE') await cancelTransfersTo(deps, uow, by, profile.userId);
      await announceMember(uow, profile.userId);
      announceAccess(uow, profile.userId, status !== 'ACTIVE');
      announceWorkspace(uow, await loadWorkspace(uow));
      await audit(deps, uow, by, {
        action: actionOf(before, after),
        target: { type: 'MEMBER', id: profile.id, name: memberName(member) },
        changes,
      });
      const [changed] = await loadMembers(uow, [profile.userId]);
      return changed ?? member;
    });

function assertMayEdit(
  by: MemberActor,
  profile: { userId: string; role: string },
  { roleId, status }: UpdateMemberInput,
): void {
  if (profile.userId !== by.userId) return assertOutranks(by, profile.role);
  const same = (roleId === undefined || roleId === roleNamed(profile.role).id) && (status ?? 'ACTIVE') === 'ACTIVE';
  if (by.role === 'OWNER' && same) return;
  throw new Refusal({
    code: 'FORBIDDEN_ROLE',
    message: `You cannot change your own role, status or seat. Ask ${by.ownerName || 'the owner'}.`,
    why: {
      check: 'rank',
      required: 'someone else, of a higher rank',
      current: by.role,
      whoCanFix: by.role === 'OWNER' ? [] : [by.ownerName || 'OWNER'],
    },
  });
}

function parseStatus(
  input: UpdateMemberInput,
  known: { status: string; deactivationReason: string },
): { status: string; deactivationReason: string } {
  const status = input.status ?? known.status;
  if (input.status !== undefined && input.status !== 'ACTIVE' && input.status !== 'DEACTIVATED')
    throw invalid('status', 'A membership is made ACTIVE or DEACTIVATED.');
  if (status === 'ACTIVE') return { status, deactivationReason: '' };
  const deactivationReason =
    input.deactivationReason === undefined ? known.deactivationReason : trimmed(input.deactivationReason);
  if (deactivationReason.length > LONGEST_REASON)
    throw invalid('deactivationReason', `Use at most ${LONGEST_REASON} characters for the reason.`);
  return { status, deactivationReason };
}

interface Shown {
  readonly role: string;
  readonly status: string;
}

function actionOf(before: Shown, after: Shown): AuditAction {
  if (before.status !== after.status) return after.status === 'ACTIVE' ? 'member.reactivated' : 'member.deactivated';
  return before.role === after.role ? 'member.seat.changed' : 'member.role.changed';
}
