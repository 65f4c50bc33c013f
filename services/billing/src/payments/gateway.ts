/** The port to whoever takes money. Ringline decides what is due; a gateway is a till (ADR 0013). */

export interface GatewayPayment {
  readonly id: string;
  readonly workspaceId: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly description: string;
  readonly redirectUrl: string;
  readonly expiresAt: Date;
  /** Who pays, and whose card is kept for what comes later; empty: it is forgotten. */
  readonly customer: string;
  /** The kept card that is charged; empty where a person pays on the gateway's page. */
  readonly card: string;
}

/** A card that the gateway keeps. Its number never leaves the gateway. */
export interface SavedCard {
  readonly card: string;
  readonly brand: string;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
}

/** What an invoice tells of a card. */
export type CardName = Pick<SavedCard, 'brand' | 'last4'>;

/** How a payment stands at the gateway, and which of ours it is for. */
export interface GatewayState {
  readonly status: 'PENDING' | 'SUCCESSFUL' | 'EXPIRED' | 'FAILED';
  readonly paymentId: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  /** Why it failed: the bank asks its customer first, or declines. */
  readonly failure?: ChargeFailure;
  /** The card that was kept with it. */
  readonly saved?: SavedCard;
  /** The card that paid. */
  readonly paidWith?: CardName;
}

export type ChargeFailure = 'AUTHENTICATION_REQUIRED' | 'DECLINED';

/** What became of a charge of a kept card. */
export interface Charged {
  readonly externalId: string;
  readonly status: 'PENDING' | 'SUCCESSFUL' | 'FAILED';
  readonly failure?: ChargeFailure;
}

/** What a gateway reported. It says where to look; how things stand is asked again. */
export interface GatewayEvent {
  readonly id: string;
  readonly type: string;
  /** Absent where the event is not about a payment of ours. */
  readonly about: { readonly workspaceId: string; readonly paymentId: string; readonly externalId: string } | undefined;
  /** Whose kept card changed. */
  readonly cardOf?: string;
  /** Id of the dispute that was raised or decided. */
  readonly dispute?: string;
}

/** A payment that its owner questioned at the bank, as it stands now. Inquiries, which take no money, are none. */
export interface GatewayDispute {
  readonly externalId: string;
  readonly workspaceId: string;
  readonly paymentId: string;
  readonly status: 'OPEN' | 'WON' | 'LOST';
  /** As the gateway names it, such as fraudulent. */
  readonly reason: string;
  readonly amountMinor: bigint;
  readonly openedAt: Date;
  readonly respondBy?: Date;
}

export interface PaymentGateway {
  readonly id: string;
  readonly displayName: string;
  readonly methods: readonly string[];
  readonly modes: readonly string[];
  readonly platforms: readonly string[];
  /** The page where the buyer pays. Repeated for the same payment it answers the same. @throws Refusal UNAVAILABLE */
  start(payment: GatewayPayment): Promise<{ externalId: string; confirmationUrl: string }>;
  /**
   * How a payment stands. A card that was to be kept becomes the one that is charged.
   * @returns undefined when the gateway knows no such payment. @throws Refusal UNAVAILABLE
   */
  settle(externalId: string): Promise<GatewayState | undefined>;
  /**
   * Gives it back. Repeated for the same payment it happens once.
   * @param amountMinor a part of it; undefined: all
   * @throws Refusal INVALID_TRANSITION while it is disputed, UNAVAILABLE
   */
  refund(externalId: string, paymentId: string, amountMinor?: bigint): Promise<void>;
  /** How a dispute stands. @returns undefined where it is about no payment of ours. @throws Refusal UNAVAILABLE */
  dispute(externalId: string): Promise<GatewayDispute | undefined>;
  /** Reads a webhook. @returns undefined when the gateway did not sign it */
  event(body: Buffer, signature: string): GatewayEvent | undefined;
  /** Makes the workspace known. Repeated, it answers the same. @throws Refusal UNAVAILABLE */
  openCustomer(workspaceId: string): Promise<string>;
  /** The card that is charged. @returns undefined where none is kept. @throws Refusal UNAVAILABLE */
  cardOf(customer: string): Promise<SavedCard | undefined>;
  /** Charges a kept card without its owner. Repeated within a day it happens once. @throws Refusal UNAVAILABLE */
  charge(payment: GatewayPayment): Promise<Charged>;
  /** A charge whose answer never came. @returns undefined when there was none. @throws Refusal UNAVAILABLE */
  findCharge(customer: string, paymentId: string): Promise<Charged | undefined>;
  /** A page where cards are added, replaced and removed. @throws Refusal UNAVAILABLE */
  portal(customer: string, returnUrl: string): Promise<string>;
}
