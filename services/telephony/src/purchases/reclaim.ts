/** Taking a released number back within ten days: it never left the carrier. */
import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import { invalid, notFound, Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { NumberPriceService } from '@ringline/proto/billing/v1/numbers_pb';
import type { Deps } from '../context.ts';
import type { NumberPurchase } from '../generated/prisma/client.ts';
import { planValuesOf } from '../numbers/planValues.ts';
import { advance } from './advance.ts';
import { decide } from './decide.ts';
import { ADVANCE_PURCHASE } from './jobName.ts';
import { freeUsedOf } from './purchaseView.ts';
import { activeOf, assertBills } from './reserve.ts';
import { isReclaimable } from './takeBack.ts';

const gone = (): Refusal =>
  new Refusal({
    code: 'GONE',
    why: { check: 'number_reclaim', required: '10 days', current: 'later', whoCanFix: ['you'] },
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
    if (!known || known.type === 'WEB') throw notFound('The number');
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
      // The purchase paid it to the end of its own cycle, and each invoice since for the cycle in which it was still held.
      const paidByPurchase = number.paidUntil !== null && number.paidUntil > now;
      const paidByInvoice =
        quoted.cycleStart !== undefined &&
        number.releaseDate !== null &&
        number.releaseDate >= timestampDate(quoted.cycleStart);
      const stillPaid = !number.isFree && (paidByPurchase || paidByInvoice);
      const dueNowMinor = free || stillPaid ? 0 : Number(quote?.dueNowMinor ?? 0n);
      const laterMinor = free || stillPaid ? 0 : Number(quote?.laterMinor ?? 0n);
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
          laterMinor,
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
