import { create } from '@bufbuild/protobuf';
import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import { Refusal } from '@ringline/kit/errors';
import { phoneMatchKey } from '@ringline/kit/phone';
import type { DemoContact, DemoCustomer } from '@ringline/proto/contacts/v1/contacts_pb';
import { type Customer, CustomerSchema } from '@ringline/proto/contacts/v1/customers_pb';
import { announce, requirePhoneNumber, type Contact } from '../contacts/contact.ts';
import type { Deps } from '../context.ts';
import { keepWithin } from '../customers/keepCustomer.ts';

const MINUTE_MS = 60_000;

/**
 * Writes the demo workspace's contacts; those that are there stay as they are.
 * @throws Refusal FORBIDDEN_ROLE unless the sandbox is on.
 */
export const ensureDemoContacts =
  ({ db, clock, ids, env }: Deps) =>
  async ({
    workspaceId,
    contacts,
  }: {
    readonly workspaceId: string;
    readonly contacts: readonly DemoContact[];
  }): Promise<Contact[]> => {
    if (!env.SANDBOX_ENABLED)
      throw new Refusal({ code: 'FORBIDDEN_ROLE', message: 'The demo workspace exists in sandbox mode only.' });
    return db.tenant(workspaceId, async (uow) => {
      const all: Contact[] = [];
      for (const { $typeName: _typeName, $unknown: _unknown, phoneNumber, customer, ...fields } of contacts) {
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
        const read = () => uow.tx.contact.findFirstOrThrow({ where: { workspaceId, matchKey, deletedAt: null } });
        const contact = await read();
        if (count === 1) announce(uow, contact);
        const newlyKnown = customer !== undefined && !contact.isCustomer;
        if (newlyKnown) await keepWithin({ clock })(uow, asOfNow(customer, contact.id, now));
        all.push(newlyKnown ? await read() : contact);
      }
      return all;
    });
  };

/** What a shop of the demo knows, its times counted back from now. */
function asOfNow(
  { customer, joinedMinutesAgo, orderedMinutesAgo }: DemoCustomer,
  contactId: string,
  now: Date,
): Customer {
  const ago = (minutes: number) => timestampFromMs(now.getTime() - minutes * MINUTE_MS);
  const { latestOrder, ...known } = customer ?? create(CustomerSchema);
  return {
    ...known,
    contactId,
    joinedAt: ago(joinedMinutesAgo),
    asOf: ago(0),
    ...(latestOrder ? { latestOrder: { ...latestOrder, placedAt: ago(orderedMinutesAgo) } } : {}),
  };
}
