import { readDocument } from '@ringline/kit/documents';
import type { DemoNote } from '@ringline/proto/messaging/v1/messaging_pb';
import { columnsOf } from '../comments/comment.ts';
import type { Deps } from '../context.ts';
import { atContacts } from '../notes/note.ts';
import { untilThere } from './ensureDemoMessages.ts';

/** That they were written. */
const MARK = 'demo-notes';
const NUMBER = /^\+\d{7,15}$/;

/** Writes what the demo workspace's people noted about its contacts, once. */
export const ensureDemoNotes =
  ({ db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>) =>
  async (
    notes: readonly Pick<DemoNote, 'peerNumber' | 'authorUserId' | 'paragraphs' | 'minutesAgo'>[],
    workspaceId: string,
  ): Promise<void> => {
    // Nobody has a number that is none: there is nothing to wait for.
    const phoneNumbers = [...new Set(notes.map(({ peerNumber }) => peerNumber))].filter((number) =>
      NUMBER.test(number),
    );
    const isDone = () =>
      db.tenant(workspaceId, ({ tx }) => tx.sendRequest.count({ where: { workspaceId, key: MARK } }));
    if (phoneNumbers.length === 0 || (await isDone()) > 0) return;
    const contacts = () =>
      db.tenant(workspaceId, ({ tx }) =>
        tx.contactCopy.findMany({ where: { workspaceId, phoneNumber: { in: phoneNumbers }, mergedInto: null } }),
      );
    // One that somebody erased before there were notes does not come any more: then the others have theirs.
    await untilThere('contacts', async () => (await contacts()).length >= phoneNumbers.length).catch(() => undefined);
    const there = (await contacts()).filter(({ deleted }) => !deleted);
    const idOf = new Map(there.map(({ phoneNumber, id }) => [phoneNumber, id]));
    await db.tenant(workspaceId, async (uow) => {
      const now = clock.now();
      const first = await uow.tx.sendRequest.createMany({
        data: [{ workspaceId, key: MARK, itemId: ids.uuid(), fingerprint: '', createdAt: now }],
        skipDuplicates: true,
      });
      if (first.count === 0) return;
      for (const { peerNumber, authorUserId, paragraphs, minutesAgo } of notes) {
        const contactId = idOf.get(peerNumber);
        if (contactId === undefined) continue;
        const content = paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] }));
        const note = await uow.tx.comment.create({
          data: {
            id: ids.uuid(),
            workspaceId,
            contactId,
            authorUserId,
            type: 'CONTACT_NOTE',
            ...columnsOf(readDocument(JSON.stringify({ type: 'doc', content }), 'document')),
            createdAt: new Date(now.getTime() - minutesAgo * 60_000),
          },
        });
        await atContacts.announce(uow, note);
      }
    });
  };
