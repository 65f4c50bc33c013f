import { addressOf, phoneMatchKey, readPhoneNumber } from '@ringline/kit/phone';
import type { Deps, Unit } from '../context.ts';
import { announce } from './contact.ts';
import { whoseNumber } from './whoseNumber.ts';

/** Tags of one contact at the most: a flow that makes up new ones does not fill the card. */
const MOST_TAGS = 50;

/** Adds the tags that a call's flow gave to the contact of its caller, who is a lead at least; those that are there stay. */
export const tagCaller =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (uow: Unit, peerNumber: string, tags: readonly string[]): Promise<void> => {
    const read = readPhoneNumber(peerNumber);
    if (!read) return;
    const { tx, workspaceId } = uow;
    const contact = await whoseNumber(uow, phoneMatchKey(addressOf(read)));
    if (!contact) return;
    const all = [...new Set([...contact.tags, ...tags])].slice(0, Math.max(MOST_TAGS, contact.tags.length));
    if (all.length === contact.tags.length) return;
    const { count } = await tx.contact.updateMany({
      where: { id: contact.id, workspaceId, version: contact.version },
      data: { tags: all, updatedAt: clock.now(), version: { increment: 1 } },
    });
    // Somebody saved the contact meanwhile: the event is delivered again.
    if (count === 0) throw new Error('The contact was changed while it was tagged');
    announce(uow, await tx.contact.findUniqueOrThrow({ where: { id: contact.id, workspaceId } }));
  };
