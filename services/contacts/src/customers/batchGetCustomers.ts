import { timestampMs } from '@bufbuild/protobuf/wkt';
import { isUuid } from '@ringline/kit/ids';
import type { Actor, Deps } from '../context.ts';
import { orderFrom, type Customer } from './customer.ts';

/** What shops know of contacts, one for each; unknown and foreign ids, and those that no shop knows, are left out. */
export const batchGetCustomers =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({ contactIds }: { readonly contactIds: readonly string[] }, { workspaceId }: Actor): Promise<Customer[]> => {
    const rows = await db.tenant(workspaceId, ({ tx }) =>
      tx.customer.findMany({
        where: { workspaceId, contactId: { in: contactIds.filter((id) => isUuid(id)) }, contact: { deletedAt: null } },
      }),
    );
    // The last one of a contact wins.
    return [...new Map(rows.toSorted(byLastOrder).map((row) => [row.contactId, row])).values()];
  };

/** Amounts of two shops are never added up, which may count in two currencies: the one where somebody bought last is told. */
const byLastOrder = (one: Customer, other: Customer): number =>
  orderedAt(one) - orderedAt(other) || one.asOf.getTime() - other.asOf.getTime();

function orderedAt({ latestOrder }: Customer): number {
  const placedAt = latestOrder ? orderFrom(latestOrder).placedAt : undefined;
  return placedAt ? timestampMs(placedAt) : 0;
}
