import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { NumberPurchaseSchema } from '@ringline/proto/telephony/v1/purchases_pb';
import type { Deps, Transaction } from '../context.ts';
import type { NumberPurchase } from '../generated/prisma/client.ts';
import { numberInit } from '../numbers/numberView.ts';
import { planValuesOf } from '../numbers/planValues.ts';
import { readTax } from './quotedTax.ts';

/** Numbers that the plan pays already. */
export const freeUsedOf = (tx: Transaction, workspaceId: string): Promise<number> =>
  tx.phoneNumber.count({
    where: {
      workspaceId,
      isTestNumber: false,
      isFree: true,
      type: { in: ['LOCAL', 'MOBILE'] },
      NOT: { status: 'RELEASED' },
    },
  });

/** A purchase as RPC tells it, with the number once it is the workspace's. */
export const describePurchase = (
  { db }: Pick<Deps, 'db'>,
  row: NumberPurchase,
): Promise<MessageInitShape<typeof NumberPurchaseSchema>> =>
  db.tenant(row.workspaceId, async ({ tx }) => {
    const { workspaceId, phoneNumberId, status } = row;
    const phone =
      status === 'DONE' && phoneNumberId !== null
        ? await tx.phoneNumber.findUnique({ where: { workspaceId_id: { workspaceId, id: phoneNumberId } } })
        : null;
    const { INCLUDED_LOCAL_NUMBER: included } = await planValuesOf(tx, workspaceId);
    return {
      id: row.id,
      number: row.number,
      country: row.country,
      type: row.type,
      status,
      isFree: row.choice === 'FREE',
      monthlyMinor: BigInt(row.monthlyMinor),
      dueNowMinor: BigInt(row.dueNowMinor),
      laterMinor: BigInt(row.laterMinor),
      ...readTax(row.tax),
      factor: BigInt(row.factor),
      cycleEnd: timestampFromDate(row.cycleEnd),
      heldUntil: timestampFromDate(row.heldUntil),
      confirmationUrl: status === 'PAYING' ? row.confirmationUrl : '',
      externalId: row.externalId,
      failure: row.failure,
      reason: row.reason,
      refunded: row.refunded,
      alternatives: row.alternatives,
      choice: row.choice,
      freeNumbers: Math.max(0, Number(included ?? 1)),
      freeUsed: await freeUsedOf(tx, workspaceId),
      ...(phone ? { phone: numberInit(phone) } : {}),
    };
  });
