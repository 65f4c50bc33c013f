import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { PaymentSchema } from '@ringline/proto/billing/v1/billing_pb';
import type { Deps } from '../context.ts';
import type { Payment } from '../generated/prisma/client.ts';
import type { PaymentGateway } from './gateway.ts';
import { noGateway } from './platformGateway.ts';

/** Milliseconds that a confirmation address can be paid (defaults 4.5), and until the reconciler first asks by itself. */
export const PAYABLE_MS = 24 * 3_600_000;
export const FIRST_LOOK_MS = 2 * 60_000;

/** A payment as RPC and events tell it. */
export function describePayment(row: Payment): MessageInitShape<typeof PaymentSchema> {
  const { createdAt, expiresAt, confirmationUrl, ...same } = row;
  return {
    id: same.id,
    workspaceId: same.workspaceId,
    purpose: same.purpose,
    referenceId: same.referenceId,
    amountMinor: same.amountMinor,
    currency: same.currency,
    status: same.status,
    confirmationUrl: same.status === 'PENDING' ? confirmationUrl : '',
    externalId: same.externalId,
    gateway: same.gateway,
    failure: same.failure,
    createdAt: timestampFromDate(createdAt),
    expiresAt: timestampFromDate(expiresAt),
  };
}

/** What is left of a payment: neither given back nor taken by a bank. */
export function remainingOf({ status, amountMinor, lostMinor, refundMinor }: Payment): bigint {
  const left = amountMinor - lostMinor;
  if (status === 'SUCCESSFUL') return left;
  return status === 'REFUNDED' && refundMinor !== null && refundMinor < left ? left - refundMinor : 0n;
}

/**
 * The gateway that a payment was begun at.
 * @throws Refusal PAYMENT_FAILED where it is no longer set up
 */
export function gatewayNamed({ gateways }: Pick<Deps, 'gateways'>, id: string): PaymentGateway {
  const found = gateways.find((gateway) => gateway.id === id);
  if (found) return found;
  throw noGateway();
}
