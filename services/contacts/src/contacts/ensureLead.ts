import { addressOf, phoneMatchKey, readPhoneNumber } from '@ringline/kit/phone';
import type { Deps, Unit } from '../context.ts';
import { announce } from './contact.ts';

/** Makes a lead of a number that nobody has saved yet. Short codes, names of senders and withheld numbers are no people. */
export const ensureLead =
  ({ clock, ids }: Pick<Deps, 'clock' | 'ids'>) =>
  async (uow: Unit, peerNumber: string): Promise<void> => {
    const read = readPhoneNumber(peerNumber);
    if (!read) return;
    const { workspaceId } = uow;
    const matchKey = phoneMatchKey(addressOf(read));
    if (await uow.tx.contact.findFirst({ where: { workspaceId, matchKey, deletedAt: null }, select: { id: true } }))
      return;
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
        },
      ],
      skipDuplicates: true,
    });
    if (count === 1) announce(uow, await uow.tx.contact.findUniqueOrThrow({ where: { id, workspaceId } }));
  };
