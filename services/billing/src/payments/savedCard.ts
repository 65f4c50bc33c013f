/** The card that the gateway keeps for a workspace, and our copy of what may be shown of it. */
import type { Deps, Unit } from '../context.ts';
import type { GatewayCustomer, Payment } from '../generated/prisma/client.ts';
import type { GatewayState, PaymentGateway, SavedCard } from './gateway.ts';
import type { Purpose } from './purposes.ts';

const NONE: SavedCard = { card: '', brand: '', last4: '', expiryMonth: 0, expiryYear: 0 };

/**
 * Who the workspace is at a gateway, made known to it at the first time.
 * @throws Refusal UNAVAILABLE
 */
export async function customerAt({ db }: Deps, workspaceId: string, gateway: PaymentGateway): Promise<string> {
  const where = { workspaceId, gateway: gateway.id };
  const present = await db.tenant(workspaceId, ({ tx }) => tx.gatewayCustomer.findFirst({ where }));
  if (present) return present.customer;
  const customer = await gateway.openCustomer(workspaceId, await storeOf(db, workspaceId, gateway));
  return db.tenant(workspaceId, async ({ tx }) => {
    await tx.gatewayCustomer.createMany({ data: [{ ...where, customer }], skipDuplicates: true });
    return (await tx.gatewayCustomer.findFirstOrThrow({ where })).customer;
  });
}

/** What the workspace is at a platform of the gateway; empty where it is none. */
const storeOf = (db: Deps['db'], targetWorkspace: string, { platforms }: PaymentGateway): Promise<string> =>
  db.platform('a store is looked up by its workspace', async ({ tx }) => {
    const found = await tx.store.findUnique({ where: { targetWorkspace } });
    return found && platforms.includes(found.platform) ? found.store : '';
  });

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

/** What would be charged now for a purpose, at a gateway of the workspace's platform that takes money for it. */
export async function chargeable(
  { gateways }: Pick<Deps, 'gateways'>,
  { tx, workspaceId }: Unit,
  purpose: Purpose = 'CHANGE_PLAN',
): Promise<GatewayCustomer | undefined> {
  const rows = await tx.gatewayCustomer.findMany({ where: { workspaceId, card: { not: '' } } });
  if (rows.length === 0) return undefined;
  const { platform } = await tx.wallet.findUniqueOrThrow({ where: { workspaceId }, select: { platform: true } });
  return rows.find((row) =>
    gateways.some(
      ({ id, platforms, abilities }) =>
        id === row.gateway && platforms.includes(platform) && abilities.purposes.includes(purpose),
    ),
  );
}
