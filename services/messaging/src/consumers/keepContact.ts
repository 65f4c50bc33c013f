import { phoneMatchKey } from '@ringline/kit/phone';
import type { Contact } from '@ringline/proto/contacts/v1/contacts_pb';
import { ContactNotesChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { joinConsents, partConsents } from '../consent/mergeConsents.ts';
import type { Deps, Unit } from '../context.ts';
import { eraseNotes } from '../erasure/eraseNotes.ts';
import { hasKeptOptOut, recallOptOut } from '../erasure/keptOptOut.ts';
import { announceThread } from '../timeline/describe.ts';
import { changeTimeline, unitStore } from '../timeline/timeline.ts';

/** Keeps whose number it is, and names the person of the threads: its own, and those of contacts that became a part of it. */
export const keepContact =
  (deps: Pick<Deps, 'clock' | 'ids' | 'secrets' | 'storage'>) =>
  async (uow: Unit, contact: Contact, deleted: boolean): Promise<void> => {
    const { tx, workspaceId } = uow;
    const { id, phoneNumber, version, otherNumbers } = contact;
    if (deleted && phoneNumber === '') return forgetContact(deps, uow, id);
    const parts = await tx.contactCopy.findMany({
      where: { workspaceId, mergedInto: id },
      select: { phoneNumber: true },
    });
    const numbers = new Map(
      [phoneNumber, ...otherNumbers, ...parts.map((part) => part.phoneNumber)].map((number) => [
        phoneMatchKey(number),
        number,
      ]),
    );
    // A thread of this number that is being written must not miss the contact, nor the contact the thread.
    for (const key of [...numbers.keys()].toSorted())
      await tx.$queryRaw`SELECT lock_peer(${workspaceId}::uuid, ${key})::text`;
    const present = await tx.contactCopy.findFirst({ where: { id, workspaceId } });
    if (present && present.version > version) return;
    const mergedInto = contact.mergedInto === '' ? null : contact.mergedInto;
    const copy = {
      workspaceId,
      phoneNumber,
      matchKey: phoneMatchKey(phoneNumber),
      deleted,
      version,
      mergedInto,
      otherNumbers: [...otherNumbers],
      timezone: contact.timezone,
      isLead: contact.isLead,
      tags: [...contact.tags],
    };
    await tx.contactCopy.upsert({ where: { id }, create: { id, ...copy }, update: copy });
    for (const peerNumber of numbers.values()) await nameThread(uow, peerNumber);
    announceMoved(uow, id, present?.mergedInto ?? null, mergedInto);
    // Whoever opted out, was erased, and is known again has still opted out.
    if (!present && !deleted && (await hasKeptOptOut(deps, uow, phoneNumber)))
      await recallOptOut(deps, uow, phoneNumber, id);
    const before = present?.otherNumbers ?? [];
    const joined = otherNumbers.filter((number) => !before.includes(number));
    const left = before.filter((number) => !otherNumbers.includes(number));
    if (joined.length > 0) await joinConsents(deps)(uow, id, [phoneNumber, ...otherNumbers]);
    if (left.length > 0) await partConsents(deps)(uow, { staying: [phoneNumber, ...otherNumbers], left });
  };

/** Notes of a contact that became a part of another, or is by itself again, are shown elsewhere. */
function announceMoved(uow: Unit, id: string, from: string | null, to: string | null): void {
  if (from === to) return;
  for (const contactId of [from, to ?? id])
    if (contactId !== null) uow.emit(ContactNotesChangedSchema, { contactId }, { key: contactId });
}

/** The contact was erased: its notes go, and nothing older is told of it any more. */
async function forgetContact(deps: Pick<Deps, 'storage'>, uow: Unit, id: string): Promise<void> {
  const { tx, workspaceId } = uow;
  await eraseNotes(deps, uow, { workspaceId, contactId: id });
  await tx.contactCopy.deleteMany({ where: { workspaceId, id } });
  await tx.thread.updateMany({
    where: { workspaceId, contactId: id },
    data: { contactId: null, version: { increment: 1 } },
  });
}

async function nameThread(uow: Unit, peerNumber: string): Promise<void> {
  await changeTimeline(unitStore(uow), uow.workspaceId, { peerNumber }, ({ thread, last, contactId = null }) => {
    if (!thread || thread.contactId === contactId) return undefined;
    const next = { ...thread, contactId, version: thread.version + 1 };
    return { thread: next, announce: (emit) => announceThread(emit, next, last) };
  });
}
