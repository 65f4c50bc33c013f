import { notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { phoneMatchKey } from '@ringline/kit/phone';
import { cutPage, readPage } from '@ringline/kit/paging';
import type { ListConsentEntriesRequest } from '@ringline/proto/messaging/v1/consent_pb';
import type { Principal } from '@ringline/kit/auth';
import type { Deps } from '../context.ts';
import { stateOf, TEXTS, type Consent, type ConsentEntry } from './consent.ts';

type Actor = Pick<Principal, 'workspaceId'>;

/** Changes of a page unless the caller says otherwise. */
const DEFAULT_LIMIT = 20;

/** What is kept of a contact's numbers; those of contacts that became a part of it are its own. */
export const keysOf = ({ matchKey, otherNumbers }: { matchKey: string; otherNumbers: readonly string[] }): string[] => [
  matchKey,
  ...otherNumbers.map(phoneMatchKey),
];

/** What contacts agreed to: with any number, that it opted out; else what its first number says. With whose it is; whoever was never asked, unknown and foreign ids are left out. */
export const batchGetConsents =
  ({ db }: Pick<Deps, 'db'>) =>
  async (
    { contactIds }: { readonly contactIds: readonly string[] },
    { workspaceId }: Actor,
  ): Promise<{ consent: Consent; contactId: string }[]> =>
    db.tenant(workspaceId, async ({ tx }) => {
      const contacts = await tx.contactCopy.findMany({
        where: { workspaceId, id: { in: contactIds.filter((id) => isUuid(id)) }, deleted: false },
        select: { id: true, matchKey: true, otherNumbers: true },
      });
      const keys = contacts.flatMap(keysOf);
      const consents = await tx.consent.findMany({ where: { workspaceId, peerKey: { in: keys }, channel: TEXTS } });
      const byKey = new Map(consents.map((consent) => [consent.peerKey, consent]));
      return contacts.flatMap(({ id, ...contact }) => {
        const all = keysOf(contact).flatMap((key) => byKey.get(key) ?? []);
        const consent = all.find((each) => stateOf(each) === 'UNSUBSCRIBED') ?? byKey.get(contact.matchKey);
        return consent ? [{ consent, contactId: id }] : [];
      });
    });

/**
 * Every change of a contact's consent, the newest first.
 * @throws Refusal NOT_FOUND
 */
export const listConsentEntries =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({ contactId, page: asked }: Pick<ListConsentEntriesRequest, 'contactId' | 'page'>, { workspaceId }: Actor) => {
    const page = readPage(asked, DEFAULT_LIMIT);
    return db.tenant(workspaceId, async ({ tx }) => {
      const contact = isUuid(contactId)
        ? await tx.contactCopy.findFirst({ where: { id: contactId, workspaceId, deleted: false } })
        : null;
      if (!contact) throw notFound('The contact');
      const where = { workspaceId, peerKey: { in: keysOf(contact) }, channel: TEXTS };
      const before = page.after
        ? { at: { lte: page.after.at }, OR: [{ at: { lt: page.after.at } }, { id: { lt: page.after.id } }] }
        : {};
      const rows = await tx.consentEntry.findMany({
        where: { AND: [where, before] },
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
        skip: page.offset,
        take: page.limit + 1,
      });
      const count = page.counted ? await tx.consentEntry.count({ where }) : 0;
      return cutPage<ConsentEntry>(page, rows, count, ({ at, id }) => ({ at, id }));
    });
  };
