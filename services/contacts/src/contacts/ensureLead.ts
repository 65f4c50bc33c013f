import { addressOf, phoneMatchKey, readPhoneNumber } from '@ringline/kit/phone';
import type { Deps, Unit } from '../context.ts';
import { moveMembers } from '../segments/members.ts';
import { announce } from './contact.ts';
import { whoseNumber } from './whoseNumber.ts';

/** `lastContactedAt` may be so old: a busy number does not write its contact with every call. */
const STALE_MS = 3_600_000;

/** Makes a lead of a number that nobody has saved yet. Of a contact it notes the time. Short codes, names of senders and withheld numbers are no people. */
export const ensureLead =
  ({ clock, ids }: Pick<Deps, 'clock' | 'ids'>) =>
  async (uow: Unit, peerNumber: string): Promise<void> => {
    const read = readPhoneNumber(peerNumber);
    if (!read) return;
    const { workspaceId } = uow;
    const matchKey = phoneMatchKey(addressOf(read));
    if (await noted({ clock }, uow, matchKey)) return;
    const now = clock.now();
    const id = ids.uuid();
    const { count } = await uow.tx.contact.createMany({
      data: [
        {
          id,
          workspaceId,
          phoneNumber: addressOf(read),
          matchKey,
          isLead: true,
          countryCode: read.country,
          createdAt: now,
          updatedAt: now,
          lastContactedAt: now,
        },
      ],
      skipDuplicates: true,
    });
    if (count === 1) announce(uow, await uow.tx.contact.findUniqueOrThrow({ where: { id, workspaceId } }));
  };

/** Notes at the contact of a number that it was written to; nobody becomes a contact by that. */
export const noteContacted =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (uow: Unit, peerNumber: string): Promise<void> => {
    const read = readPhoneNumber(peerNumber);
    if (read) await noted({ clock }, uow, phoneMatchKey(addressOf(read)));
  };

/** @returns whether there is such a contact */
async function noted({ clock }: Pick<Deps, 'clock'>, uow: Unit, matchKey: string): Promise<boolean> {
  const { tx, workspaceId } = uow;
  const now = clock.now();
  const present = await whoseNumber(uow, matchKey);
  if (!present) return false;
  // No new version: nobody keeps a copy of it, and each call would be told twice.
  if (now.getTime() - (present.lastContactedAt?.getTime() ?? 0) > STALE_MS) {
    await tx.contact.updateMany({ where: { id: present.id, workspaceId }, data: { lastContactedAt: now } });
    await moveMembers({ clock })(uow, [present.id]);
  }
  return true;
}
