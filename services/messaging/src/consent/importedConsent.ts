/** What imported files say of people's consent. A file never outweighs what a person said: it counts only where nothing is known. */
import { createHash } from 'node:crypto';
import { phoneMatchKey } from '@ringline/kit/phone';
import type { ImportedConsent } from '@ringline/proto/contacts/v1/events_pb';
import type { Deps, Unit } from '../context.ts';
import { changeTimeline, unitStore } from '../timeline/timeline.ts';
import { changeConsent, stateOf, TEXTS } from './consent.ts';
import { announceConsent } from './describe.ts';

/** Notes that people agreed, or takes back what the same import said of them, unless they said something since. */
export const keepImportedConsent =
  ({ clock, ids }: Pick<Deps, 'clock' | 'ids'>) =>
  async (uow: Unit, { importId, userId, withdrawn, people }: Omit<ImportedConsent, '$typeName'>): Promise<void> => {
    const { workspaceId } = uow;
    const byKey = new Map(people.map((person) => [phoneMatchKey(person.phoneNumber), person]));
    // In one order, so that two imports never wait for each other.
    for (const [peerKey, { phoneNumber: peerNumber, words }] of [...byKey].toSorted(([one], [other]) =>
      one < other ? -1 : 1,
    )) {
      const stated = entryOf(importId, peerKey);
      if (withdrawn && !(await isLast(uow, peerKey, stated))) continue;
      await changeTimeline(unitStore(uow), workspaceId, { peerNumber }, ({ consent, contactId }) => {
        if (stateOf(consent) !== (withdrawn ? 'SUBSCRIBED' : 'NOT_ASKED')) return undefined;
        const cause = { state: withdrawn ? 'NOT_ASKED' : 'SUBSCRIBED', source: 'IMPORT', words, userId } as const;
        const entryId = withdrawn ? ids.uuid() : stated;
        const change = changeConsent(consent, { workspaceId, peerNumber }, cause, { entryId, at: clock.now() });
        return change && { consent: change, announce: (emit) => announceConsent(emit, change, contactId) };
      });
    }
  };

/** The id of the ledger's entry that an import makes for a number: by it, undoing finds what this import said and nothing else. */
function entryOf(importId: string, peerKey: string): string {
  const hash = createHash('sha256').update(`${importId} ${peerKey}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}

async function isLast({ tx, workspaceId }: Unit, peerKey: string, entryId: string): Promise<boolean> {
  const last = await tx.consentEntry.findFirst({
    where: { workspaceId, peerKey, channel: TEXTS },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
  });
  return last?.id === entryId;
}
