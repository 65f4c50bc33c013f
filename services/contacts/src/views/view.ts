/** A saved view of the contact table as the other files of this folder find and show it. */
import type { Principal } from '@ringline/kit/auth';
import { notFound, Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Unit } from '../context.ts';
import type { ContactView } from '../generated/prisma/client.ts';

export type { ContactView };
export type Viewer = Pick<Principal, 'workspaceId' | 'userId' | 'role'>;

/** Whoever looks after the workspace also looks after views of people who left it. */
const MAY_CHANGE_SHARED = new Set(['OWNER', 'ADMIN']);

const mayChange = ({ ownerId, shared }: ContactView, { userId, role }: Viewer): boolean =>
  ownerId === userId || (shared && MAY_CHANGE_SHARED.has(role));

/** A view as RPC tells it. */
export function describeView(view: ContactView, viewer: Viewer) {
  const { nameKey: _nameKey, workspaceId: _workspaceId, createdAt: _createdAt, updatedAt: _updatedAt, ...shown } = view;
  return { ...shown, mine: view.ownerId === viewer.userId, editable: mayChange(view, viewer) };
}

/** What somebody sees: their own and the shared ones. */
export const seenBy = ({ workspaceId, userId }: Viewer) => ({
  workspaceId,
  OR: [{ ownerId: userId }, { shared: true }],
});

/**
 * A view that somebody may change.
 * @throws Refusal NOT_FOUND, FORBIDDEN_ROLE for a shared one of others
 */
export async function requireEditable({ tx }: Unit, id: string, viewer: Viewer): Promise<ContactView> {
  const view = isUuid(id) ? await tx.contactView.findFirst({ where: { id, ...seenBy(viewer) } }) : null;
  if (!view) throw notFound('The view');
  if (!mayChange(view, viewer))
    throw new Refusal({
      code: 'FORBIDDEN_ROLE',
      message: `${view.name} was shared by someone else. Save a view of your own instead, or ask an admin to change it.`,
      why: { check: 'view-owner', required: 'the person who made it, an admin or the owner', current: viewer.role },
    });
  return view;
}
