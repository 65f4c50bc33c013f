import { Refusal, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { MemberActor } from '../audit/actor.ts';
import { audit } from '../audit/audit.ts';
import { lockWorkspace } from '../members/member.ts';
import { beginErasure, type Erasure, type ErasureDeps } from './erasure.ts';

/**
 * Erases one person everywhere, at once. Asked again while it is under way, it is the same.
 * @throws Refusal FORBIDDEN_ROLE below ADMIN, NOT_FOUND for what is no id
 */
export const erasePerson =
  (deps: ErasureDeps) =>
  async ({ contactId }: { contactId: string }, by: MemberActor): Promise<Erasure> => {
    assertMayErase(by);
    if (!isUuid(contactId)) throw notFound('The contact');
    return deps.db.tenant(by.workspaceId, async (uow) => {
      const { tx, workspaceId } = uow;
      await lockWorkspace(uow);
      const open = await tx.erasure.findFirst({
        where: { workspaceId, kind: 'PERSON', contactId, state: { in: ['WAITING', 'RUNNING'] } },
      });
      if (open) return open;
      const now = deps.clock.now();
      const erasure = await tx.erasure.create({
        data: {
          id: deps.ids.uuid(),
          workspaceId,
          kind: 'PERSON',
          contactId,
          state: 'WAITING',
          requestedBy: by.userId,
          requestedAt: now,
          startsAt: now,
        },
      });
      // The log keeps the contact's id alone: who it was is what is erased.
      await audit(deps, uow, by, { action: 'contact.erasure.requested', target: { type: 'CONTACT', id: contactId } });
      return beginErasure(deps, uow, erasure);
    });
  };

/** The last one of a person; null: there was none. @throws Refusal FORBIDDEN_ROLE */
export const getPersonErasure =
  ({ db }: Pick<ErasureDeps, 'db'>) =>
  async ({ contactId }: { contactId: string }, by: MemberActor): Promise<Erasure | null> => {
    assertMayErase(by);
    if (!isUuid(contactId)) return null;
    return db.tenant(by.workspaceId, ({ tx, workspaceId }) =>
      tx.erasure.findFirst({ where: { workspaceId, kind: 'PERSON', contactId }, orderBy: { requestedAt: 'desc' } }),
    );
  };

/** Recordings go with it, which only these may delete (defaults 2.2). */
function assertMayErase({ role, ownerName }: MemberActor): void {
  if (role === 'OWNER' || role === 'ADMIN') return;
  throw new Refusal({
    code: 'FORBIDDEN_ROLE',
    message: `Only the owner and admins can erase a person, and your role is ${role}. Ask ${ownerName || 'the owner'}.`,
    why: { check: 'role', required: 'ADMIN', current: role, whoCanFix: [ownerName || 'OWNER'] },
  });
}
