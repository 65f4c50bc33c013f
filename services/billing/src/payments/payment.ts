import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Refusal } from '@ringline/kit/errors';
import type { PaymentSchema } from '@ringline/proto/billing/v1/billing_pb';
import type { Deps } from '../context.ts';
import type { Payment } from '../generated/prisma/client.ts';
import type { PaymentGateway } from './gateway.ts';

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

/**
 * The gateway of this name, or the only one there is.
 * @throws Refusal PAYMENT_FAILED where none is set up, VALIDATION_FAILED for a name that is none
 */
export function gatewayNamed({ gateways }: Pick<Deps, 'gateways'>, id: string): PaymentGateway {
  if (gateways.length === 0)
    throw new Refusal({
      code: 'PAYMENT_FAILED',
      message: 'This server can’t take payments yet. Ask its administrator to set up a payment provider.',
    });
  const found = id === '' ? gateways[0] : gateways.find((gateway) => gateway.id === id);
  if (found) return found;
  throw new Refusal({
    code: 'VALIDATION_FAILED',
    message: 'This payment method isn’t available. Choose another one.',
    field: 'paymentGateway',
  });
}
