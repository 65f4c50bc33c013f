import type { Unit } from '../context.ts';
import type { Payment } from '../generated/prisma/client.ts';

/** A payment behind its row's lock. */
export async function lockPayment({ tx }: Unit, id: string): Promise<Payment> {
  await tx.$queryRaw`SELECT 1 FROM payment WHERE id = ${id}::uuid FOR UPDATE`;
  return tx.payment.findUniqueOrThrow({ where: { id } });
}
