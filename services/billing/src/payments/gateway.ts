/** The port to whoever takes money. Ringline decides what is due; a gateway is a till (ADR 0013). */
import type { IncomingHttpHeaders } from 'node:http';
import type { Purpose } from './purposes.ts';

export interface GatewayPayment {
  readonly id: string;
  readonly workspaceId: string;
  readonly purpose: string;
  /** The plan that it is for, such as BUSINESS_MONTHLY: some platforms sell fixed products. */
  readonly product: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly description: string;
  readonly redirectUrl: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  /** Who pays, and whose card is kept for what comes later; empty: it is forgotten. */
  readonly customer: string;
  /** The kept card that is charged; empty where a person pays on the gateway's page. */
  readonly card: string;
  /** How the gateway names it; empty while nobody knows. */
  readonly externalId: string;
}

/**
 * What a gateway can do. Rules and screens read it, and none asks which platform a workspace came by: what a store's own till cannot
 * do is said here, once.
 */
export interface GatewayAbilities {
  /** What can be paid through it. */
  readonly purposes: readonly Purpose[];
  /** Whether we write the invoices, or the platform does and ours mirror them. */
  readonly hasInvoicing: boolean;
  /**
   * What pays for renewals without a person: a kept CARD, an APPROVAL up to an amount, or the PLATFORM, which collects by itself and is
   * asked whether it did.
   */
  readonly renewsBy: 'APPROVAL' | 'CARD' | 'PLATFORM';
  /** Whether it has a page where cards are added and removed. */
  readonly hasPortal: boolean;
  /** Whether it gives money back when it is asked to, or a person has to do it at the platform. */
  readonly refunds: boolean;
  /** Whether each seat can be paid for; otherwise a plan has its first. */
  readonly sellsSeats: boolean;
  /** Whether a change in the middle of a cycle is charged by the day; otherwise it begins a cycle at its full price. */
  readonly prorates: boolean;
  /** Whether our price is charged; otherwise it is the platform's, and no coupon of ours takes anything off it. */
  readonly discounts: boolean;
  /** Whether each payment needs to know who the workspace is there, not only those that keep a card. */
  readonly namesBuyer: boolean;
}

/** How a payment began: where a person goes to pay. Without an address nobody has to, and it can be settled. */
export interface Started {
  readonly externalId: string;
  readonly confirmationUrl: string;
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
  /** How the gateway names it, where that became known by asking. */
  readonly externalId?: string;
  /** Why it failed: the bank asks its customer first, or declines. */
  readonly failure?: ChargeFailure;
  /** The gateway's own records that may be this payment's: one that no other payment has is its. Absent where it names ours. */
  readonly receipts?: readonly string[];
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
  readonly receipts?: readonly string[];
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
  /** Which store it is about, where the platform names no payment of ours: whatever waits there is looked at. */
  readonly store?: string;
  /** The store removed us: it pays for nothing any more. */
  readonly removed?: boolean;
  /** The platform renews the plan no more: it ends with the paid time. */
  readonly endsWithCycle?: boolean;
  /** Id of a refund that may have come to nothing. */
  readonly refund?: string;
}

/** An event as the gateway's own list has it. */
export interface Reported {
  readonly event: GatewayEvent;
  readonly at: Date;
}

/** How a store stands at a platform that keeps no list of its events. */
export interface StoreStanding {
  /** It removed us. */
  readonly removed: boolean;
  /** The platform renews the plan no more. */
  readonly endsWithCycle: boolean;
}

/** A refund of ours that came to nothing after it was taken on: the money is with the gateway again. */
export interface FailedRefund {
  readonly workspaceId: string;
  readonly paymentId: string;
  readonly amountMinor: bigint;
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
  readonly abilities: GatewayAbilities;
  /** The page where the buyer pays. Repeated for the same payment it answers the same. @throws Refusal UNAVAILABLE */
  start(payment: GatewayPayment): Promise<Started>;
  /**
   * How a payment stands. A card that was to be kept becomes the one that is charged.
   * @returns undefined when the gateway knows no such payment. @throws Refusal UNAVAILABLE
   */
  settle(payment: GatewayPayment): Promise<GatewayState | undefined>;
  /**
   * Gives it back. Repeated for the same payment it happens once.
   * @param amountMinor a part of it; undefined: all
   * @throws Refusal INVALID_TRANSITION while it is disputed, UNAVAILABLE
   */
  refund(payment: GatewayPayment, amountMinor?: bigint): Promise<void>;
  /** A refund that came to nothing. @returns undefined where it went well, or is none of ours. @throws Refusal UNAVAILABLE */
  failedRefund(externalId: string): Promise<FailedRefund | undefined>;
  /** How a dispute stands. @returns undefined where it is about no payment of ours. @throws Refusal UNAVAILABLE */
  dispute(externalId: string): Promise<GatewayDispute | undefined>;
  /**
   * What it has reported since a moment, the oldest first: an event that was lost on its way is found here. Absent where the platform
   * keeps no list; each of its stores is asked for instead. @throws Refusal UNAVAILABLE
   */
  reported?(since: Date): Promise<readonly Reported[]>;
  /** How a store stands; with `reported` there are none. @throws Refusal UNAVAILABLE */
  standing?(store: string): Promise<StoreStanding>;
  /** Reads a webhook. @returns undefined when the gateway did not sign it */
  event(body: Buffer, headers: IncomingHttpHeaders): GatewayEvent | undefined | Promise<GatewayEvent | undefined>;
  /**
   * Makes the workspace known. Repeated, it answers the same.
   * @param store what it is at its platform; empty on our own
   * @throws Refusal UNAVAILABLE, PAYMENT_FAILED where the platform has to be told of its store first
   */
  openCustomer(workspaceId: string, store: string): Promise<string>;
  /** The card that is charged. @returns undefined where none is kept. @throws Refusal UNAVAILABLE */
  cardOf(customer: string): Promise<SavedCard | undefined>;
  /** Charges a kept card without its owner. Repeated within a day it happens once. @throws Refusal UNAVAILABLE */
  charge(payment: GatewayPayment): Promise<Charged>;
  /** A charge whose answer never came. @returns undefined when there was none. @throws Refusal UNAVAILABLE */
  findCharge(payment: GatewayPayment): Promise<Charged | undefined>;
  /** A page where cards are added, replaced and removed. @throws Refusal UNAVAILABLE */
  portal(customer: string, returnUrl: string): Promise<string>;
}
