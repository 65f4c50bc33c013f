/** Taking a released number back within ten days: it never left the carrier. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import { invalid, notFound, Refusal, refusalOf } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { NumberPriceService, type QuoteNumbersResponse } from '@ringline/proto/billing/v1/numbers_pb';
import type { InvoiceTax } from '@ringline/proto/billing/v1/subscriptions_pb';
import type { ReclaimQuoteSchema } from '@ringline/proto/telephony/v1/purchases_pb';
import type { Deps, Unit } from '../context.ts';
import type { NumberPurchase, PhoneNumber } from '../generated/prisma/client.ts';
import { listNumbers } from '../numbers/numbers.ts';
import { planValuesOf } from '../numbers/planValues.ts';
import { advance } from './advance.ts';
import { type Choice, decide } from './decide.ts';
import { goOnIfLeft } from './goOn.ts';
import { freeUsedOf } from './purchaseView.ts';
import { keepTax } from './quotedTax.ts';
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
    if (!known || known.type === 'WEB' || known.type === 'SENDER_ID') throw notFound('The number');
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
      const { choice, monthlyMinor, dueNowMinor, laterMinor, tax: taxed } = await termsOf(deps, uow, number, quoted);
      const tax = keepTax(taxed);
      if (choice === 'UPGRADE')
        throw new Refusal({
          code: 'FEATURE_NOT_IN_PLAN',
          message: 'The Free plan doesn’t include phone numbers. The owner can change the plan.',
        });
      const now = deps.clock.now();
      const id = deps.ids.uuid();
      await goOnIfLeft(deps, uow, id);
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
          monthlyMinor,
          dueNowMinor,
          laterMinor,
          ...(tax && { tax }),
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

interface Terms {
  readonly choice: Choice;
  readonly monthlyMinor: number;
  readonly dueNowMinor: number;
  readonly laterMinor: number;
  readonly tax?: InvoiceTax;
}

/** What a released number costs to have back. @throws Refusal NUMBER_LIMIT_REACHED */
async function termsOf(
  { clock }: Pick<Deps, 'clock'>,
  uow: Unit,
  number: PhoneNumber,
  quoted: QuoteNumbersResponse,
): Promise<Terms> {
  const { tx, workspaceId } = uow;
  const { country, type, paidUntil, releaseDate } = number;
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
  const quote = quoted.quotes.find((one) => one.country === country && one.type === type);
  const free = choice === 'FREE';
  // The purchase paid it to the end of its own cycle, and each invoice since for the cycle in which it was still held.
  const paidByPurchase = paidUntil !== null && paidUntil > clock.now();
  const paidByInvoice =
    quoted.cycleStart !== undefined && releaseDate !== null && releaseDate >= timestampDate(quoted.cycleStart);
  const nothing = free || (!number.isFree && (paidByPurchase || paidByInvoice));
  return {
    choice,
    monthlyMinor: free ? 0 : Number(quote?.monthlyMinor ?? 0n),
    dueNowMinor: nothing ? 0 : Number(quote?.dueNowMinor ?? 0n),
    laterMinor: nothing ? 0 : Number(quote?.laterMinor ?? 0n),
    ...(!nothing && quote?.tax ? { tax: quote.tax } : {}),
  };
}

/**
 * What each of the workspace's released numbers would cost to have back now. One is left out that can't be had: the plan holds no
 * more numbers, or none at all.
 */
export const quoteReclaims =
  (deps: Deps) =>
  async (principal: Principal): Promise<MessageInitShape<typeof ReclaimQuoteSchema>[]> => {
    const { workspaceId } = principal;
    const released = await listNumbers(deps)(principal, { released: true });
    if (released.length === 0) return [];
    const kinds = [...new Map(released.map(({ country, type }) => [`${country} ${type}`, { country, type }])).values()];
    const quoted = await deps.rpc.client(NumberPriceService).quoteNumbers({ workspaceId, kinds });
    return deps.db.tenant(workspaceId, async (uow) => {
      const quotes: MessageInitShape<typeof ReclaimQuoteSchema>[] = [];
      for (const number of released) {
        const terms = await termsOf(deps, uow, number, quoted).catch((error: unknown) => {
          if (refusalOf(error)?.code === 'NUMBER_LIMIT_REACHED') return undefined;
          throw error;
        });
        if (terms === undefined || terms.choice === 'UPGRADE') continue;
        const { monthlyMinor, dueNowMinor, laterMinor, tax } = terms;
        quotes.push({
          phoneNumberId: number.id,
          monthlyMinor: BigInt(monthlyMinor),
          dueNowMinor: BigInt(dueNowMinor),
          laterMinor: BigInt(laterMinor),
          ...(tax && { tax }),
        });
      }
      return quotes;
    });
  };
