import type { Principal } from '@ringline/kit/auth';
import { notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Deps } from '../context.ts';
import { stateOf, TEXTS, whyNoTexts, type Consent, type ConsentState } from './consent.ts';
import { keysOf } from './findConsents.ts';

/** Channels that people agree to, or stop, each apart. */
const CHANNELS = [TEXTS, 'WHATSAPP', 'VIBER'] as const;

export interface ChannelConsent {
  readonly channel: (typeof CHANNELS)[number];
  readonly state: ConsentState;
  /** Undefined: nobody was ever asked. */
  readonly consent: Consent | undefined;
  readonly blockedReason: string;
}

/**
 * Whether a contact may be written to by each channel: not where any of their numbers opted out; else as their first number says.
 * @throws Refusal NOT_FOUND
 */
export const listChannelConsents =
  ({ db }: Pick<Deps, 'db'>) =>
  async (contactId: string, { workspaceId }: Pick<Principal, 'workspaceId'>): Promise<ChannelConsent[]> =>
    db.tenant(workspaceId, async ({ tx }) => {
      const contact = isUuid(contactId)
        ? await tx.contactCopy.findFirst({ where: { id: contactId, workspaceId, deleted: false } })
        : null;
      if (!contact) throw notFound('The contact');
      const consents = await tx.consent.findMany({ where: { workspaceId, peerKey: { in: keysOf(contact) } } });
      return CHANNELS.map((channel) => {
        const known = consents.filter((each) => each.channel === channel);
        const stopped = known.find((each) => stateOf(each) === 'UNSUBSCRIBED');
        const consent = stopped ?? known.find(({ peerKey }) => peerKey === contact.matchKey);
        return { channel, state: stateOf(consent), consent, blockedReason: whyNoTexts(consent) ?? '' };
      });
    });
