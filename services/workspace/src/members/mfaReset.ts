import { momentWords, writtenName } from '@ringline/kit/mail';
import { Refusal } from '@ringline/kit/errors';
import type { MemberActor } from '../audit/actor.ts';
import { audit } from '../audit/audit.ts';
import type { Context, Deps, Unit } from '../context.ts';
import { pageOf } from '../mails/pageOf.ts';
import { enqueueMail } from '../mails/sendMail.ts';
import { findMember } from './findMember.ts';
import { loadMembers, memberName, type LoadedMember } from './member.ts';

/** Stops what identity keeps. */
export type StopReset = (userId: string, ip: string) => Promise<void>;

/**
 * Somebody with the OWNER's password and mailbox says that the authenticator app is lost (defaults 1.3): each ADMIN is told, in
 * their language, and how to stop it. Of others than the OWNER nobody but the person is told, by identity.
 */
export async function tellAdminsOfReset(
  deps: Pick<Context, 'jobs' | 'secrets' | 'env'>,
  uow: Unit,
  userId: string,
  { dueAt, ip }: { readonly dueAt: Date; readonly ip: string },
): Promise<void> {
  const members = await loadMembers(uow, []);
  const owner = members.find(({ profile }) => profile.userId === userId && profile.role === 'OWNER');
  if (!owner) return;
  const { displayName, timezone, language } = await uow.tx.workspace.findUniqueOrThrow({
    where: { id: uow.workspaceId },
  });
  for (const { profile, user } of members) {
    if (profile.role !== 'ADMIN' || profile.status !== 'ACTIVE' || !user?.email) continue;
    const reads = user.language || language;
    await enqueueMail(deps, uow, { to: user.email, language: reads }, 'owner-mfa-reset', {
      person: writtenName(memberName(owner)),
      email: owner.user?.email ?? '',
      workspace: writtenName(displayName),
      due: momentWords({ language: reads, timezone }, dueAt),
      ip,
      link: pageOf(deps.env, `/settings/users?member=${owner.profile.id}`),
    });
  }
}

/**
 * An ADMIN, or the OWNER, stops that the OWNER's authenticator app is taken off. Whose app it is otherwise, is theirs alone to
 * stop.
 * @throws Refusal NOT_FOUND, INVALID_TRANSITION when nobody asked, or it is not the OWNER's
 */
export const cancelMfaReset =
  (deps: Deps, stop: StopReset) =>
  async (input: { id: string }, by: MemberActor): Promise<LoadedMember> => {
    const member = await deps.db.tenant(by.workspaceId, (uow) => findMember(uow, input.id));
    const { profile, user } = member;
    if (profile.role !== 'OWNER' || !user?.mfaResetDueAt) throw nothingToStop(profile.role);
    // Another service's word, so outside of the transaction; it does nothing when somebody was quicker.
    await stop(profile.userId, by.ip);
    return deps.db.tenant(by.workspaceId, async (uow) => {
      await audit(deps, uow, by, {
        action: 'member.mfa-reset.cancelled',
        target: { type: 'MEMBER', id: profile.id, name: memberName(member) },
      });
      return findMember(uow, input.id);
    });
  };

const nothingToStop = (role: string) =>
  new Refusal({
    code: 'INVALID_TRANSITION',
    message: 'There is no request to remove the owner’s authenticator app. It may already have been stopped.',
    why: { check: 'mfa-reset', required: 'a request of the owner’s', current: role === 'OWNER' ? 'none' : role },
  });
