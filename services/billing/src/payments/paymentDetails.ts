import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { refusalOf } from '@ringline/kit/errors';
import type { PaymentDetailsSchema } from '@ringline/proto/billing/v1/payment_methods_pb';
import type { Actor, Deps } from '../context.ts';
import { assertHasPortal, gatewayFor } from './platformGateway.ts';
import { chargeable, customerAt, readCard } from './savedCard.ts';
import { assertOwnAddress } from './startPayment.ts';

/** Milliseconds after the portal was opened in which the gateway is asked for the card: its event may be late. */
const ASKED_AFTER_PORTAL_MS = 3_600_000;

/** The card that renewals are charged to, as far as it may be shown. */
export const getPaymentDetails =
  (deps: Deps) =>
  async (
    _input: object,
    { workspaceId }: Actor,
  ): Promise<MessageInitShape<typeof PaymentDetailsSchema> | undefined> => {
    await readAfterPortal(deps, workspaceId);
    const row = await deps.db.tenant(workspaceId, (uow) => chargeable(deps, uow));
    // What a platform charges by itself is no card that could be shown.
    if (!row || row.last4 === '') return undefined;
    const { brand, last4, expiryMonth, expiryYear } = row;
    // A card is good until its month is over.
    const expiresOn = timestampFromDate(new Date(Date.UTC(expiryYear, expiryMonth, 1)));
    return { workspaceId, brand, last4, expiresOn };
  };

/**
 * A page of the gateway where the workspace's cards are added, replaced and removed.
 * @throws Refusal VALIDATION_FAILED for an address outside this site, PAYMENT_FAILED without a gateway, UNAVAILABLE
 */
export const getBillingPortalUrl =
  (deps: Deps) =>
  async ({ returnUrl }: { readonly returnUrl: string }, { workspaceId }: Actor): Promise<string> => {
    assertOwnAddress(deps, returnUrl, 'returnUrl');
    const gateway = await gatewayFor(deps, workspaceId);
    assertHasPortal(gateway);
    const url = await gateway.portal(await customerAt(deps, workspaceId, gateway), returnUrl);
    await deps.db.tenant(workspaceId, ({ tx }) =>
      tx.gatewayCustomer.updateMany({
        where: { workspaceId, gateway: gateway.id },
        data: { portalOpenedAt: deps.clock.now() },
      }),
    );
    return url;
  };

async function readAfterPortal(deps: Deps, workspaceId: string): Promise<void> {
  const since = new Date(deps.clock.now().getTime() - ASKED_AFTER_PORTAL_MS);
  const opened = await deps.db.tenant(workspaceId, ({ tx }) =>
    tx.gatewayCustomer.findMany({ where: { workspaceId, portalOpenedAt: { gt: since } } }),
  );
  for (const { gateway: id } of opened) {
    const gateway = deps.gateways.find((one) => one.id === id);
    // What we know of the card is shown all the same.
    if (gateway)
      await readCard(deps, workspaceId, gateway).catch((error: unknown) => {
        if (refusalOf(error)?.code !== 'UNAVAILABLE') throw error;
      });
  }
}
