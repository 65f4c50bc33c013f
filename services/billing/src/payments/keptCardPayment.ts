import type { Deps, Unit } from '../context.ts';
import type { GatewayCustomer, Payment, Prisma } from '../generated/prisma/client.ts';
import { PAYABLE_MS } from './payment.ts';

/** Milliseconds after which a charge that got no answer is made again: the same one, under the same key. */
export const AGAIN_MS = 5 * 60_000;

/** What a kept card is charged for. */
type CardCharge = Pick<
  Payment,
  'purpose' | 'referenceId' | 'attempt' | 'amountMinor' | 'currency' | 'description' | 'product'
> &
  Pick<Prisma.PaymentUncheckedCreateInput, 'tax' | 'billTo'>;

/** Writes down what a kept card is about to be charged, before the gateway hears of it: once for each reference and attempt. */
export async function keptCardPayment(
  { clock, ids }: Pick<Deps, 'clock' | 'ids'>,
  { tx, workspaceId }: Unit,
  { gateway, customer, card }: GatewayCustomer,
  charge: CardCharge,
): Promise<Payment> {
  const { purpose, referenceId, attempt } = charge;
  const present = await tx.payment.findFirst({ where: { workspaceId, purpose, referenceId, attempt } });
  if (present) return present;
  const now = clock.now();
  const id = ids.uuid();
  await tx.paymentDue.create({
    data: { targetWorkspace: workspaceId, paymentId: id, dueAt: new Date(now.getTime() + AGAIN_MS) },
  });
  return tx.payment.create({
    data: {
      ...charge,
      id,
      workspaceId,
      redirectUrl: '',
      gateway,
      customer,
      card,
      status: 'PENDING',
      createdAt: now,
      expiresAt: new Date(now.getTime() + PAYABLE_MS),
    },
  });
}
