import { publisher, type Publisher } from '@ringline/kit/events';
import { ConsentChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { announceConsent } from './consent/describe.ts';
import type { PrismaClient } from './generated/prisma/client.ts';

/** Tells again what people agreed to, along the ledger: whoever copies it takes the state of the newest version. */
export const publishers = (): Publisher<PrismaClient>[] => [
  publisher(ConsentChangedSchema, async (uow, { after, limit }) => {
    const { workspaceId, tx } = uow;
    const entries = await tx.consentEntry.findMany({
      where: { workspaceId, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: limit,
    });
    const keys = entries.map(({ peerKey }) => peerKey);
    // Locked, so that no change is told before the state that it changes.
    await tx.$queryRaw`SELECT 1 FROM consent WHERE workspace_id = ${workspaceId}::uuid AND peer_key = ANY (${keys}::text[]) ORDER BY peer_key, channel FOR SHARE`;
    const consents = await tx.consent.findMany({ where: { workspaceId, peerKey: { in: keys } } });
    const contacts = await tx.contactCopy.findMany({
      where: { workspaceId, matchKey: { in: keys }, deleted: false },
      select: { id: true, matchKey: true },
    });
    const contactOf = new Map(contacts.map(({ matchKey, id }) => [matchKey, id]));
    const latest = new Map(entries.map((entry) => [`${entry.peerKey} ${entry.channel}`, entry]));
    for (const consent of consents) {
      const entry = latest.get(`${consent.peerKey} ${consent.channel}`);
      if (entry) announceConsent(uow.emit, { consent, entry }, contactOf.get(consent.peerKey));
    }
    return entries.map(({ id }) => id);
  }),
];
