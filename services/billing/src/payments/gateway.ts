/** The port to whoever takes money. Ringline decides what is due; a gateway is a till (ADR 0013). */

export interface GatewayPayment {
  readonly id: string;
  readonly workspaceId: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly description: string;
  readonly redirectUrl: string;
  readonly expiresAt: Date;
}

/** How a payment stands at the gateway, and which of ours it is for. */
export interface GatewayState {
  readonly status: 'PENDING' | 'SUCCESSFUL' | 'EXPIRED';
  readonly paymentId: string;
  readonly amountMinor: bigint;
  readonly currency: string;
}

/** What a gateway reported. It says where to look; how things stand is asked again. */
export interface GatewayEvent {
  readonly id: string;
  readonly type: string;
  /** Absent where the event is not about a payment of ours. */
  readonly about: { readonly workspaceId: string; readonly paymentId: string; readonly externalId: string } | undefined;
}

export interface PaymentGateway {
  readonly id: string;
  readonly displayName: string;
  readonly methods: readonly string[];
  readonly modes: readonly string[];
  readonly platforms: readonly string[];
  /** The page where the buyer pays. Repeated for the same payment it answers the same. @throws Refusal UNAVAILABLE */
  start(payment: GatewayPayment): Promise<{ externalId: string; confirmationUrl: string }>;
  /** @returns undefined when the gateway knows no such payment. @throws Refusal UNAVAILABLE */
  settle(externalId: string): Promise<GatewayState | undefined>;
  /** Gives all of it back. Repeated for the same payment it happens once. @throws Refusal UNAVAILABLE */
  refund(externalId: string, paymentId: string): Promise<void>;
  /** Reads a webhook. @returns undefined when the gateway did not sign it */
  event(body: Buffer, signature: string): GatewayEvent | undefined;
}
