/** The 24 hours that a person's message opens on a channel: free words on WhatsApp, a session with its own price on Viber. */
import { phoneMatchKey } from '@ringline/kit/phone';
import type { Deps } from '../context.ts';

const WINDOW_MS = 24 * 3_600_000;

/**
 * Until when the window of a person and a number is open.
 * @param peerNumber E.164
 * @returns undefined: the person has not written there within the last 24 hours
 */
export async function windowOf(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { workspaceId, phoneNumberId }: { workspaceId: string; phoneNumberId: string },
  peerNumber: string,
  channel: 'WHATSAPP' | 'VIBER' = 'WHATSAPP',
): Promise<Date | undefined> {
  const since = new Date(clock.now().getTime() - WINDOW_MS);
  const last = await db.tenant(workspaceId, async ({ tx }) => {
    const thread = await tx.thread.findFirst({
      where: { workspaceId, peerKey: phoneMatchKey(peerNumber) },
      select: { id: true },
    });
    if (!thread) return null;
    const theirs = { channel, direction: 'INBOUND', phoneNumberId, createdAt: { gte: since } };
    return tx.item.findFirst({
      where: { workspaceId, threadId: thread.id, ...theirs },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: { createdAt: true },
    });
  });
  return last ? new Date(last.createdAt.getTime() + WINDOW_MS) : undefined;
}
