import type { Unit } from '../context.ts';
import { announceWorkspace, loadWorkspace } from '../workspaces/workspace.ts';
import { announceAccess, announceMember, lockWorkspace } from './member.ts';

/** Who gives up a seat first (defaults 2.3): MEMBERs, the newest of them first; the OWNER last of all. */
const FIRST = ['MEMBER', 'MANAGER', 'ADMIN', 'OWNER'];

/** Takes seats from the newest members until no more are held than were bought. They stay, and wait for a seat. */
export async function giveUpSeats(uow: Unit, seats: number): Promise<void> {
  if (seats < 0) return;
  await lockWorkspace(uow);
  const held = await uow.tx.userProfile.findMany({
    where: { status: 'ACTIVE', hasSeat: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, userId: true, role: true },
  });
  const leaving = held
    .toSorted((one, other) => FIRST.indexOf(one.role) - FIRST.indexOf(other.role))
    .slice(0, Math.max(0, held.length - seats));
  for (const { id, userId } of leaving) {
    await uow.tx.userProfile.update({
      where: { id },
      data: { hasSeat: false, waitsForSeat: true, version: { increment: 1 } },
    });
    await announceMember(uow, userId);
    announceAccess(uow, userId);
  }
  if (leaving.length > 0) announceWorkspace(uow, await loadWorkspace(uow));
}
