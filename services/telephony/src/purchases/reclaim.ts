/** Taking a released number back within ten days: it never left the carrier. */
import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import { invalid, notFound, Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { NumberPriceService } from '@ringline/proto/billing/v1/numbers_pb';
import type { Deps, Unit } from '../context.ts';
import type { NumberPurchase, PhoneNumber } from '../generated/prisma/client.ts';
import { announceNumber } from '../numbers/announceNumber.ts';
import { planValuesOf } from '../numbers/planValues.ts';
import { ADVANCE_PURCHASE, advance } from './advance.ts';
import { decide } from './decide.ts';
import { freeUsedOf } from './purchaseView.ts';
import { activeOf, assertBills } from './reserve.ts';

/** Whether it was released and is still ours at the carrier. */
export const isReclaimable = async ({ tx }: Unit, number: PhoneNumber): Promise<boolean> =>
  number.status === 'RELEASED' &&
  !number.isTestNumber &&
  (await tx.numberRoute.count({ where: { number: number.number, phoneNumberId: number.id } })) > 0;

const gone = (): Refusal =>
  new Refusal({
    code: 'GONE',
    message: 'The ten days are over and the number went back to the carrier. Buy another number.',
  });

/**
 * Has a released number again. What is paid until the cycle's end costs nothing more (defaults 4.3).
 * @throws Refusal FORBIDDEN_ROLE, NOT_FOUND, VALIDATION_FAILED for one that is not released, GONE, NUMBER_LIMIT_REACHED, PAYMENT_FAILED
 */
export const subscribeNumber =
  (deps: Deps) =>
  async (
    {
      phoneNumberId,
      redirectUrl,
      paymentGateway,
    }: { phoneNumberId: string; redirectUrl: string; paymentGateway: string },
    principal: Principal,
  ): Promise<NumberPurchase> => {
    assertBills(principal, 'CREATE');
    const { workspaceId, userId } = principal;
    const where = { workspaceId_id: { workspaceId, id: phoneNumberId } };
    const known = isUuid(phoneNumberId)
      ? await deps.db.tenant(workspaceId, ({ tx }) => tx.phoneNumber.findUnique({ where }))
      : null;
    if (!known) throw notFound('The number');
    const { country, type } = known;
    const quoted = await deps.rpc.client(NumberPriceService).quoteNumbers({ workspaceId, kinds: [{ country, type }] });
    const begun = await deps.db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`number-purchase:${workspaceId}`}, 0))`;
      const number = await tx.phoneNumber.findUniqueOrThrow({ where });
      if (number.status !== 'RELEASED') throw invalid('phoneNumber', 'This number is yours already.');
      if (!(await isReclaimable(uow, number))) throw gone();
      const going = await tx.numberPurchase.findFirst({
        where: { workspaceId, phoneNumberId, kind: 'RECLAIM', status: { in: ['PAYING', 'PAID'] } },
      });
      if (going) return going;
      const workspace = await tx.workspaceCopy.findUnique({ where: { workspaceId } });
      const { choice } = decide(
        {
          plan: quoted.plan,
          platform: workspace?.platform ?? '',
          values: await planValuesOf(tx, workspaceId),
          freeUsed: await freeUsedOf(tx, workspaceId),
          active: await activeOf(uow),
        },
        type,
      );
      if (choice === 'UPGRADE')
        throw new Refusal({
          code: 'FEATURE_NOT_IN_PLAN',
          message: 'The Free plan doesn’t include phone numbers. The owner can change the plan.',
        });
      const now = deps.clock.now();
      const [quote] = quoted.quotes;
      const free = choice === 'FREE';
      const stillPaid = number.paidUntil !== null && number.paidUntil > now && !number.isFree;
      const dueNowMinor = free || stillPaid ? 0 : Number(quote?.dueNowMinor ?? 0n);
      const id = deps.ids.uuid();
      await deps.jobs.enqueue(uow, ADVANCE_PURCHASE, { workspaceId, purchaseId: id });
      return tx.numberPurchase.create({
        data: {
          workspaceId,
          id,
          kind: 'RECLAIM',
          number: number.number,
          country,
          type,
          status: dueNowMinor === 0 ? 'PAID' : 'PAYING',
          ...(dueNowMinor === 0 ? { paidAt: now } : {}),
          choice,
          monthlyMinor: free ? 0 : Number(quote?.monthlyMinor ?? 0n),
          dueNowMinor,
          factor: Number(quoted.factor),
          cycleEnd: quoted.cycleEnd ? timestampDate(quoted.cycleEnd) : now,
          userId,
          redirectUrl,
          paymentGateway,
          phoneNumberId,
          heldUntil: now,
          createdAt: now,
        },
      });
    });
    return advance(deps)(workspaceId, begun.id);
  };

type Move = (uow: Unit, row: NumberPurchase, data: Partial<NumberPurchase>) => Promise<boolean>;

/** The paid number is the workspace's again, or the money goes back: the ten days may have ended meanwhile. */
export async function reclaim(deps: Deps, row: NumberPurchase, move: Move): Promise<void> {
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
      if (await move(uow, row, failure))
        await deps.jobs.enqueue(uow, ADVANCE_PURCHASE, { workspaceId, purchaseId: row.id });
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
  });
}
