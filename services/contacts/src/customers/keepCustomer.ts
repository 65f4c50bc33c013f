import { invalid, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Customer as CustomerMessage, KeepCustomerRequest } from '@ringline/proto/contacts/v1/customers_pb';
import { CustomerChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { announce } from '../contacts/contact.ts';
import { mergedInto } from '../contacts/whoseNumber.ts';
import type { Deps, Unit } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { orderFrom, readCustomer, type Customer } from './customer.ts';

/**
 * Keeps what a shop knows of a customer, unless what is known is as new: it may be said again, late and in any order.
 * @returns whether it was kept
 * @throws Refusal VALIDATION_FAILED, or NOT_FOUND for a contact that the workspace does not have
 */
export const keepCustomer =
  (deps: Pick<Deps, 'db' | 'clock'>) =>
  async ({ workspaceId, customer }: Pick<KeepCustomerRequest, 'workspaceId' | 'customer'>): Promise<boolean> => {
    if (!customer) throw invalid('customer', 'Say what the shop knows.');
    return deps.db.tenant(workspaceId, (uow) => keepWithin(deps)(uow, customer));
  };

/** The same within a transaction of the workspace. */
export const keepWithin =
  ({ clock }: Pick<Deps, 'clock'>) =>
  async (uow: Unit, told: CustomerMessage): Promise<boolean> => {
    const { tx, workspaceId } = uow;
    // A shop goes on naming the contact that became a part of another one.
    const contactId =
      (isUuid(told.contactId) && (await mergedInto(uow, [told.contactId])).get(told.contactId)) || told.contactId;
    const { latestOrder, ...state } = readCustomer(told, clock.now());
    await requireContact(uow, contactId);
    const data = { ...state, contactId, latestOrder: latestOrder ?? Prisma.DbNull };
    const { count } = await tx.customer.createMany({ data: [{ ...data, workspaceId }], skipDuplicates: true });
    if (count === 1) {
      await mark(uow, contactId, clock.now());
      return true;
    }
    const where = { workspaceId, source: state.source, externalId: state.externalId };
    // Locked, so that of two that are told at the same time the newer one is compared with the older one, whoever is first.
    await tx.$queryRaw`SELECT 1 FROM customer WHERE workspace_id = ${workspaceId}::uuid AND source = ${state.source} AND external_id = ${state.externalId} FOR UPDATE`;
    const known = await tx.customer.findUniqueOrThrow({ where: { workspaceId_source_externalId: where } });
    if (known.asOf >= state.asOf) return false;
    await tx.customer.updateMany({
      where,
      data: { ...data, latestOrder: sinceFirstTold(latestOrder, known) ?? Prisma.DbNull },
    });
    // The shop may say that its customer is somebody else now.
    for (const id of new Set([contactId, known.contactId])) await mark(uow, id, clock.now());
    return true;
  };

/** An order that is known already keeps the time at which it was first told. */
function sinceFirstTold(order: Customer['latestOrder'], known: Customer): Prisma.InputJsonValue | undefined {
  if (order === null) return undefined;
  const before = known.latestOrder as Prisma.JsonObject | null;
  const same = before !== null && orderFrom(before).orderNumber === orderFrom(order).orderNumber;
  return { ...(order as Prisma.JsonObject), ...(same ? { keptAt: before['keptAt'] } : {}) };
}

/** The row is locked, so that nobody erases the contact meanwhile. */
async function requireContact({ tx, workspaceId }: Unit, id: string): Promise<void> {
  const found = isUuid(id)
    ? await tx.$queryRaw<
        unknown[]
      >`SELECT 1 FROM contact WHERE workspace_id = ${workspaceId}::uuid AND id = ${id}::uuid AND deleted_at IS NULL FOR UPDATE`
    : [];
  if (found.length === 0) throw notFound('The contact');
}

/** Says that a shop told something of a contact, and with the contact itself whether a shop knows it, as soon as that changes. */
async function mark(uow: Unit, id: string, now: Date): Promise<void> {
  const { tx, workspaceId } = uow;
  uow.emit(CustomerChangedSchema, { contactId: id }, { key: id });
  const isCustomer = (await tx.customer.findFirst({ where: { workspaceId, contactId: id } })) !== null;
  const { count } = await tx.contact.updateMany({
    where: { id, workspaceId, deletedAt: null, isCustomer: !isCustomer },
    data: { isCustomer, updatedAt: now, version: { increment: 1 } },
  });
  if (count === 1) announce(uow, await tx.contact.findUniqueOrThrow({ where: { id, workspaceId } }));
}
