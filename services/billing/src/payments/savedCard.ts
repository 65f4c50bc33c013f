/** The card that the gateway keeps for a workspace, and our copy of what may be shown of it. */
import type { Deps, Unit } from '../context.ts';
import type { GatewayCustomer, Payment } from '../generated/prisma/client.ts';
import type { GatewayState, PaymentGateway, SavedCard } from './gateway.ts';

const NONE: SavedCard = { card: '', brand: '', last4: '', expiryMonth: 0, expiryYear: 0 };

/**
 * Who the workspace is at a gateway, made known to it at the first time.
 * @throws Refusal UNAVAILABLE
 */
export async function customerAt({ db }: Deps, workspaceId: string, gateway: PaymentGateway): Promise<string> {
  const where = { workspaceId, gateway: gateway.id };
  const present = await db.tenant(workspaceId, ({ tx }) => tx.gatewayCustomer.findFirst({ where }));
  if (present) return present.customer;
  const customer = await gateway.openCustomer(workspaceId);
  return db.tenant(workspaceId, async ({ tx }) => {
    await tx.gatewayCustomer.createMany({ data: [{ ...where, customer }], skipDuplicates: true });
    return (await tx.gatewayCustomer.findFirstOrThrow({ where })).customer;
  });
}

/** Writes which card is charged from now on. */
export async function keepCard({ tx, workspaceId }: Unit, gateway: string, card: SavedCard | undefined): Promise<void> {
  await tx.gatewayCustomer.updateMany({ where: { workspaceId, gateway }, data: card ?? NONE });
}

/**
 * Asks the gateway which card it keeps: what an event says may be older.
 * @throws Refusal UNAVAILABLE
 */
export async function readCard({ db }: Deps, workspaceId: string, gateway: PaymentGateway): Promise<void> {
  const where = { workspaceId, gateway: gateway.id };
  const known = await db.tenant(workspaceId, ({ tx }) => tx.gatewayCustomer.findFirst({ where }));
  if (!known) return;
  const card = await gateway.cardOf(known.customer);
  await db.tenant(workspaceId, (uow) => keepCard(uow, gateway.id, card));
}

/** What an invoice tells of the card that paid: as the gateway says, or of the kept card that was charged. */
export async function cardFields(
  { tx, workspaceId }: Unit,
  { gateway, card }: Payment,
  { paidWith, saved }: Pick<GatewayState, 'paidWith' | 'saved'>,
): Promise<Pick<Payment, 'cardBrand' | 'cardLast4'>> {
  const kept = card === '' ? undefined : await tx.gatewayCustomer.findFirst({ where: { workspaceId, gateway, card } });
  const { brand, last4 } = paidWith ?? saved ?? kept ?? NONE;
  return { cardBrand: brand, cardLast4: last4 };
}

/** The card that would be charged now, at a gateway that is still set up. */
export async function chargeable(
  { gateways }: Pick<Deps, 'gateways'>,
  { tx, workspaceId }: Unit,
): Promise<GatewayCustomer | undefined> {
  const rows = await tx.gatewayCustomer.findMany({ where: { workspaceId, card: { not: '' } } });
  return rows.find((row) => gateways.some(({ id }) => id === row.gateway));
}
