import type { GatewayAbilities } from './gateway.ts';
import { PURPOSES } from './purposes.ts';

/** A till that takes cards and keeps them, whatever is bought. */
export const CARD_TILL: GatewayAbilities = {
  purposes: PURPOSES,
  hasInvoicing: true,
  renewsBy: 'CARD',
  hasPortal: true,
  refunds: true,
  sellsSeats: true,
  prorates: true,
  discounts: true,
  namesBuyer: false,
};
