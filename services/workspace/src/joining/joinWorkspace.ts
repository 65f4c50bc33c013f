import { Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Deps, Unit } from '../context.ts';
import { addMember } from '../members/addMember.ts';
import { lockUser, lockWorkspace } from '../members/member.ts';
import { announceWorkspace, loadWorkspace, type LoadedWorkspace } from '../workspaces/workspace.ts';
import { tellDeciders } from './mails.ts';
import { NOT_OPEN, domainOf, openTo } from './eligible.ts';

export interface Joined {
  readonly status: 'APPROVED' | 'PENDING';
  /** Not there while the request waits. */
  readonly loaded?: LoadedWorkspace;
  readonly roleName?: string;
}

/**
 * Joins a workspace that is open to the domain of the person's verified address, as a MEMBER without a seat; or asks to
 * (defaults 2.6). Who is a member already stays what they are.
 * @throws Refusal NOT_FOUND for a workspace that is not open to them, FORBIDDEN_ROLE after a rejection, USER_LIMIT_REACHED
 */
export const joinWorkspace =
  (deps: Deps) =>
  async ({ workspaceId }: { workspaceId: string }, principal: { userId: string; ip?: string }): Promise<Joined> => {
    if (!isUuid(workspaceId)) throw NOT_OPEN();
    const { userId } = principal;
    const domain = await domainOf(deps, userId);
    return deps.db.tenant(workspaceId, async (uow) => {
      await lockWorkspace(uow);
      await lockUser(uow.tx, userId);
      const member = await uow.tx.userProfile.findFirst({ where: { userId, status: 'ACTIVE' } });
      if (member) return { status: 'APPROVED', loaded: await loadWorkspace(uow), roleName: member.role };
      const open = domain ? await openTo(uow, domain, userId) : undefined;
      if (!open) throw NOT_OPEN();
      if (open.needsApproval) return ask(deps, uow, userId, open.request?.status);
      await addMember(deps, uow, principal, { userId, role: 'MEMBER', withSeat: false, teamIds: [] });
      return { status: 'APPROVED', loaded: await loadWorkspace(uow), roleName: 'MEMBER' };
    });
  };

async function ask(deps: Deps, uow: Unit, userId: string, earlier?: string): Promise<Joined> {
  const { tx, workspaceId } = uow;
  if (earlier === 'REJECTED') {
    throw new Refusal({
      code: 'FORBIDDEN_ROLE',
      message: 'Your request to join was declined. Ask an administrator of the workspace to invite you.',
      why: { check: 'join-request', required: 'APPROVED', current: earlier, whoCanFix: ['OWNER', 'ADMIN'] },
    });
  }
  const pending = { status: 'PENDING', createdAt: deps.clock.now(), decidedAt: null, decidedBy: null };
  if (earlier !== 'PENDING') {
    await tx.joinRequest.upsert({
      where: { workspaceId_userId: { workspaceId, userId } },
      create: { id: deps.ids.uuid(), workspaceId, userId, ...pending },
      update: pending,
    });
    await tellDeciders(deps, uow, userId);
    // Who decides has the list open, maybe: it is read anew when the workspace is announced.
    announceWorkspace(uow, await loadWorkspace(uow));
  }
  return { status: 'PENDING' };
}
