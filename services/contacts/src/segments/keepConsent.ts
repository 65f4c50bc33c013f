import { phoneMatchKey } from '@ringline/kit/phone';
import type { Consent } from '@ringline/proto/messaging/v1/consent_pb';
import type { Unit } from '../context.ts';

/**
 * Keeps what messaging tells of a number's consent.
 * @returns the contact of the number, where its state changed
 */
export async function keepConsent({ tx, workspaceId }: Unit, told: Consent): Promise<string | undefined> {
  const { peerNumber, state, version } = told;
  const matchKey = phoneMatchKey(peerNumber);
  const changed = await tx.$executeRaw`
    INSERT INTO contact_consent AS k (workspace_id, match_key, state, version)
    VALUES (${workspaceId}::uuid, ${matchKey}, ${state}, ${version})
    ON CONFLICT (workspace_id, match_key) DO UPDATE SET state = excluded.state, version = excluded.version
    WHERE k.version < excluded.version`;
  if (changed === 0) return undefined;
  const contact = await tx.contact.findFirst({
    where: { workspaceId, matchKey, deletedAt: null },
    select: { id: true },
  });
  return contact?.id;
}
