import { Refusal, invalid, notFound } from '@ringline/kit/errors';
import { fingerprintOf, repeated } from '@ringline/kit/idempotency';
import { overLimit } from '@ringline/kit/limits';
import { isUuid } from '@ringline/kit/ids';
import { audit, changesOf } from '../audit/audit.ts';
import type { MemberActor } from '../audit/actor.ts';
import type { Deps, Unit } from '../context.ts';
import type { Invitation } from '../generated/prisma/client.ts';
import { lockWorkspace } from '../members/member.ts';
import { parseGrantedRole } from '../members/rank.ts';
import { placesOf, takePlace } from '../members/seats.ts';
import { LIFETIME_MS, announceInvitation, parseInvitedEmail } from './invitation.ts';
import { mailLink } from './link.ts';

const MOST_OPEN = 50;
const MOST_PER_HOUR = 20;
const HOUR_MS = 3_600_000;

export interface InviteUserInput {
  readonly email: string;
  readonly roleId: string;
  readonly withSeat: boolean;
  readonly teamIds: readonly string[];
  /** UUID; empty: none. */
  readonly idempotencyKey: string;
}

/**
 * Invites somebody by e-mail (defaults 2.6). An open invitation of the same address is replaced.
 * @throws Refusal VALIDATION_FAILED, FORBIDDEN_ROLE (rank), OUT_OF_SCOPE (a manager's team), NOT_FOUND (a team),
 * USER_LIMIT_REACHED, LIMIT_REACHED, RATE_LIMITED, IDEMPOTENCY_MISMATCH
 */
export const inviteUser =
  (deps: Deps) =>
  async (input: InviteUserInput, by: MemberActor): Promise<Invitation> => {
    const email = parseInvitedEmail(input.email);
    const { name: role } = parseGrantedRole(by, input.roleId);
    const { idempotencyKey, withSeat } = input;
    if (idempotencyKey && !isUuid(idempotencyKey))
      throw invalid('idempotencyKey', 'The idempotency key must be a UUID.');
    const now = deps.clock.now();
    return deps.db.tenant(by.workspaceId, async (uow) => {
      const { tx, workspaceId } = uow;
      await lockWorkspace(uow);
      const repetition = await repeated(uow, deps, {
        operation: 'invitation.create',
        owner: [workspaceId, by.userId],
        key: idempotencyKey,
        fingerprint: fingerprintOf(email),
      });
      const earlier = repetition.earlier && (await tx.invitation.findUnique({ where: { id: repetition.earlier } }));
      if (earlier) return earlier;
      const teamIds = await parseTeams(uow, by, input.teamIds);
      await assertNoMember(uow, email);
      takePlace(await placesOf(uow), withSeat);
      await assertFewEnough(uow, email, now);

      const replaced = await tx.invitation.findMany({ where: { email, status: 'OPEN' } });
      for (const { id } of replaced) await closeInvitation(uow, id, 'REMOVED', now);
      const invitation = await tx.invitation.create({
        data: {
          id: deps.ids.uuid(),
          workspaceId,
          email,
          role,
          withSeat,
          teamIds,
          invitedBy: by.userId,
          createdAt: now,
          expiresAt: new Date(now.getTime() + LIFETIME_MS),
        },
      });
      await repetition.remember(invitation.id);
      await mailLink(deps, uow, invitation);
      announceInvitation(uow, invitation, now);
      await audit(deps, uow, by, {
        action: 'invitation.created',
        target: { type: 'INVITATION', id: invitation.id, name: email },
        changes: changesOf({}, { role, withSeat }),
      });
      return invitation;
    });
  };

/** Ends an open invitation. Its token tells from now on that it is over. */
export async function closeInvitation(uow: Unit, id: string, status: 'ACCEPTED' | 'REMOVED', now: Date): Promise<void> {
  const closed = await uow.tx.invitation.update({ where: { id }, data: { status, version: { increment: 1 } } });
  announceInvitation(uow, closed, now);
}

/** Teams of the workspace; a manager's own ones (defaults 2.6). @throws Refusal NOT_FOUND, OUT_OF_SCOPE */
async function parseTeams({ tx }: Unit, by: MemberActor, given: readonly string[]): Promise<string[]> {
  const wanted = [...new Set(given)];
  const teams = await tx.team.findMany({ where: { id: { in: wanted.filter(isUuid) } } });
  if (teams.length < wanted.length) throw notFound('A team of the invitation');
  if (by.scope('INVITATIONS', 'CREATE') !== 'all') {
    const into =
      wanted.length > 0 ? wanted : (await tx.team.findMany({ where: { isDefault: true } })).map(({ id }) => id);
    const foreign = into.find((id) => !by.teamIds.includes(id));
    if (foreign) {
      throw new Refusal({
        code: 'OUT_OF_SCOPE',
        field: 'teamIds',
        message: `Your role ${by.role} can only invite into teams you’re in. Choose one of them.`,
        why: {
          check: 'scope',
          required: 'a team that you are in',
          current: teams.find(({ id }) => id === foreign)?.name ?? 'the default team',
          whoCanFix: [by.ownerName || 'OWNER', 'ADMIN'],
        },
      });
    }
  }
  return wanted;
}

/** @throws Refusal VALIDATION_FAILED */
async function assertNoMember({ tx }: Unit, email: string): Promise<void> {
  const users = await tx.userCopy.findMany({ where: { email: { equals: email, mode: 'insensitive' } } });
  const profile = await tx.userProfile.findFirst({
    where: { userId: { in: users.map(({ userId }) => userId) }, removedAt: null },
  });
  if (!profile) return;
  const active = profile.status === 'ACTIVE';
  throw new Refusal({
    code: 'VALIDATION_FAILED',
    field: 'email',
    message: active
      ? `${email} is already a member of this workspace.`
      : `${email} is a member whose access is deactivated. Reactivate them under Team members.`,
    // That somebody is a member is nothing that a right would change; a deactivated one can be let in again.
    why: { check: 'member', current: profile.status, ...(active ? {} : { whoCanFix: ['OWNER', 'ADMIN'] }) },
  });
}

/** ≤50 open per workspace, ≤20 new per hour (defaults 2.6). @throws Refusal LIMIT_REACHED, RATE_LIMITED */
async function assertFewEnough({ tx }: Unit, email: string, now: Date): Promise<void> {
  const open = await tx.invitation.count({
    where: { status: 'OPEN', expiresAt: { gt: now }, email: { not: email } },
  });
  if (open >= MOST_OPEN) {
    throw new Refusal({
      code: 'LIMIT_REACHED',
      message: `There are ${MOST_OPEN} open invitations, the maximum. Remove one, or wait until someone joins.`,
      why: {
        check: 'open-invitations',
        required: `at most ${MOST_OPEN}`,
        current: String(open),
        whoCanFix: ['OWNER', 'ADMIN'],
      },
    });
  }
  const recent = await tx.invitation.findMany({
    where: { createdAt: { gt: new Date(now.getTime() - HOUR_MS) } },
    select: { createdAt: true },
    orderBy: { createdAt: 'asc' },
  });
  const [oldest] = recent;
  if (!oldest || recent.length < MOST_PER_HOUR) return;
  const retryAfterSeconds = Math.ceil((oldest.createdAt.getTime() + HOUR_MS - now.getTime()) / 1000);
  const minutes = Math.ceil(retryAfterSeconds / 60);
  throw overLimit(
    { allowed: false, retryAfterSeconds },
    `A workspace invites at most ${MOST_PER_HOUR} people an hour. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  );
}
