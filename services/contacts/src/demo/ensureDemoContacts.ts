import { Refusal } from '@ringline/kit/errors';
import { phoneMatchKey } from '@ringline/kit/phone';
import type { DemoContact } from '@ringline/proto/contacts/v1/contacts_pb';
import { announce, requirePhoneNumber, type Contact } from '../contacts/contact.ts';
import type { Deps } from '../context.ts';

/**
 * Writes the demo workspace's contacts; those that are there stay as they are.
 * @throws Refusal FORBIDDEN_ROLE unless the sandbox is on.
 */
export const ensureDemoContacts =
  ({ db, clock, ids, env }: Deps) =>
  async (contacts: readonly DemoContact[], workspaceId: string): Promise<Contact[]> => {
    if (!env.SANDBOX_ENABLED)
      throw new Refusal({ code: 'FORBIDDEN_ROLE', message: 'The demo workspace exists in sandbox mode only.' });
    return db.tenant(workspaceId, async (uow) => {
      const all: Contact[] = [];
      for (const { $typeName: _typeName, $unknown: _unknown, phoneNumber, ...fields } of contacts) {
        const { number, country } = requirePhoneNumber(phoneNumber, '');
        const matchKey = phoneMatchKey(number);
        const now = clock.now();
        const { count } = await uow.tx.contact.createMany({
          data: [
            {
              ...fields,
              id: ids.uuid(),
              workspaceId,
              phoneNumber: number,
              matchKey,
              isLead: false,
              countryCode: country,
              createdAt: now,
              updatedAt: now,
            },
          ],
          skipDuplicates: true,
        });
        const contact = await uow.tx.contact.findFirstOrThrow({ where: { workspaceId, matchKey, deletedAt: null } });
        if (count === 1) announce(uow, contact);
        all.push(contact);
      }
      return all;
    });
  };
