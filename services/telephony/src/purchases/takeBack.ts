/** The step of a purchase that has a released number again. */
import { NumberChargeCarriedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { Deps, Unit } from '../context.ts';
import type { NumberPurchase, PhoneNumber } from '../generated/prisma/client.ts';
import { coverLater } from '../compliance/local/numbers.ts';
import { announceNumber } from '../numbers/announceNumber.ts';
import { goOnIfLeft } from './goOn.ts';

/** Whether it was released and is still ours at the carrier. */
export const isReclaimable = async ({ tx }: Unit, number: PhoneNumber): Promise<boolean> =>
  number.status === 'RELEASED' &&
  !number.isTestNumber &&
  (await tx.numberRoute.count({ where: { number: number.number, phoneNumberId: number.id } })) > 0;

/** Tells billing what was too little for a card, in the transaction that makes the number the workspace's: once. */
export function carryToInvoice(uow: Unit, { id, number, monthlyMinor, laterMinor, factor }: NumberPurchase): void {
  if (laterMinor <= 0) return;
  uow.emit(
    NumberChargeCarriedSchema,
    {
      purchaseId: id,
      number,
      monthlyMinor: BigInt(monthlyMinor),
      carriedMinor: BigInt(laterMinor),
      factor: BigInt(factor),
    },
    { key: id },
  );
}

type Move = (uow: Unit, row: NumberPurchase, data: Partial<NumberPurchase>) => Promise<boolean>;

/** The paid number is the workspace's again, or the money goes back: the ten days may have ended meanwhile. */
export async function takeBack(deps: Deps, row: NumberPurchase, move: Move): Promise<void> {
  const { workspaceId, phoneNumberId } = row;
  await deps.db.tenant(workspaceId, async (uow) => {
    const { tx } = uow;
    // The job that gives numbers back takes the same row first.
    await tx.$queryRaw`SELECT 1 FROM number_route WHERE number = ${row.number} FOR UPDATE`;
    const id = phoneNumberId ?? '';
    const where = { workspaceId_id: { workspaceId, id } };
    const number = await tx.phoneNumber.findUniqueOrThrow({ where });
    if (!(await isReclaimable(uow, number))) {
      const failure = { status: 'REFUNDING', failure: 'GONE', reason: 'The number went back to the carrier.' };
      if (await move(uow, row, failure)) await goOnIfLeft(deps, uow, row.id);
      return;
    }
    if (!(await move(uow, row, { status: 'DONE' }))) return;
    const saved = await tx.phoneNumber.update({
      where,
      data: {
        status: 'AVAILABLE',
        releaseDate: null,
        isFree: row.choice === 'FREE',
        monthlyMinor: row.monthlyMinor,
        paidUntil: row.cycleEnd,
        version: { increment: 1 },
      },
    });
    await tx.numberRoute.updateMany({ where: { number: row.number, phoneNumberId: id }, data: { dueAt: null } });
    announceNumber(uow, saved);
    await coverLater(deps, uow);
    carryToInvoice(uow, row);
  });
}
