/** What a person does to buy: says yes, comes back from paying. The rest is `advance`. */
import { featureMissing, type Principal } from '@ringline/kit/auth';
import { invalid, notFound, Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { trimmed } from '@ringline/kit/text';
import { BillingService } from '@ringline/proto/billing/v1/billing_pb';
import type { Deps, Unit } from '../context.ts';
import type { NumberPurchase } from '../generated/prisma/client.ts';
import { advance, notePayment } from './advance.ts';
import { goOnIfLeft } from './goOn.ts';
import { kindOf } from './search.ts';
import { assertBills, HELD_MS, hold, numberTaken, reserveNumber } from './reserve.ts';

const LONGEST_NAME = 80;
const BEFORE_PAYMENT: ReadonlySet<string> = new Set(['RESERVED', 'PAYING']);

export interface BuyInput {
  readonly number: string;
  readonly name: string;
  readonly teamId: string;
  readonly redirectUrl: string;
  readonly paymentGateway: string;
  readonly plan: string;
}

/**
 * Buys a number for what its reservation said. Without one, or with one that ran out, it is reserved again first.
 * @throws Refusal as `reserveNumber`; FEATURE_NOT_IN_PLAN while the plan holds no number, PAYMENT_FAILED
 */
export const buyNumber =
  (deps: Deps) =>
  async (input: BuyInput, principal: Principal): Promise<NumberPurchase> => {
    assertBills(principal, 'CREATE');
    const { workspaceId } = principal;
    const name = trimmed(input.name);
    if (name.length > LONGEST_NAME) throw invalid('name', `A name has at most ${LONGEST_NAME} characters.`);
    if (input.plan !== '' && input.plan !== principal.plan)
      throw invalid('plan', 'Change to this plan first, then buy the number.');
    const { number } = kindOf(input.number, '');
    const begin = (uow: Unit, id: string) => beginPaying(deps, uow, id, { ...input, number, name });
    const kept = await keptOf(deps, principal, number);
    const begun =
      (kept && (await deps.db.tenant(workspaceId, (uow) => begin(uow, kept.id)))) ??
      // Nothing is kept, or what was is no longer: both in one step, which no other purchase of this person comes between.
      (await reserveNumber(deps)(number, principal, async (uow, made) => (await begin(uow, made.id)) ?? made));
    if (begun.choice === 'UPGRADE')
      throw featureMissing(principal, 'ADDITIONAL_PHONE_NUMBERS', 'plan', 'phone numbers');
    return advance(deps)(workspaceId, begun.id);
  };

/** What is kept is about to be paid; what costs nothing is paid. @throws Refusal NOT_FOUND for its team, NUMBER_TAKEN */
async function beginPaying(
  deps: Deps,
  uow: Unit,
  id: string,
  { number, name, teamId: team, redirectUrl, paymentGateway }: BuyInput,
): Promise<NumberPurchase | null> {
  const { tx, workspaceId } = uow;
  const teamId = await teamOf(uow, team);
  const now = deps.clock.now();
  const heldUntil = new Date(now.getTime() + HELD_MS);
  const row = await lockPurchase(uow, id);
  const where = { workspaceId_id: { workspaceId, id } };
  // It was let go, or is paid by now.
  if (!row || !BEFORE_PAYMENT.has(row.status) || row.choice === 'UPGRADE') return row;
  if (!(await hold(uow, number, id, now, heldUntil))) throw numberTaken(number, []);
  // Pressed again: its page is the same, and nobody pays for what somebody else has by now.
  if (row.status === 'PAYING') return tx.numberPurchase.update({ where, data: { heldUntil } });
  await goOnIfLeft(deps, uow, id);
  const isPaid = row.dueNowMinor === 0;
  return tx.numberPurchase.update({
    where,
    data: {
      status: isPaid ? 'PAID' : 'PAYING',
      ...(isPaid ? { paidAt: now } : {}),
      name,
      teamId,
      heldUntil,
      redirectUrl,
      paymentGateway,
    },
  });
}

/**
 * Comes back from paying: asks how the payment stands and goes on from there.
 * @throws Refusal NOT_FOUND, PAYMENT_NOT_VERIFIED
 */
export const finishPurchase =
  (deps: Deps) =>
  async (
    { purchaseId, externalId, number }: { purchaseId: string; externalId: string; number: string },
    principal: Principal,
  ): Promise<NumberPurchase> => {
    assertBills(principal, 'CREATE');
    const { workspaceId } = principal;
    const row = isUuid(purchaseId)
      ? await deps.db.tenant(workspaceId, ({ tx }) =>
          tx.numberPurchase.findUnique({ where: { workspaceId_id: { workspaceId, id: purchaseId } } }),
        )
      : null;
    if (!row) throw notFound('The purchase');
    if (number !== '' && number !== row.number)
      throw new Refusal({ code: 'PAYMENT_NOT_VERIFIED', message: 'We could not verify this payment. Try again later' });
    if (row.status === 'PAYING' && row.paymentId !== null) {
      const { payment } = await deps.rpc
        .client(BillingService)
        .settlePayment({ workspaceId, paymentId: row.paymentId, externalId });
      if (payment) await deps.db.tenant(workspaceId, (uow) => notePayment(deps, uow, row.id, payment, goOnIfLeft));
    }
    return advance(deps)(workspaceId, row.id);
  };

/** This person's reservation of the number, while it lasts, or what somebody pays at this moment. */
const keptOf = (
  { db, clock }: Deps,
  { workspaceId, userId }: Principal,
  number: string,
): Promise<NumberPurchase | null> =>
  db.tenant(workspaceId, ({ tx }) =>
    tx.numberPurchase.findFirst({
      where: {
        workspaceId,
        number,
        kind: 'BUY',
        OR: [
          { status: 'RESERVED', userId, heldUntil: { gt: clock.now() } },
          { status: { in: ['PAYING', 'PAID', 'BUYING'] } },
        ],
      },
      orderBy: { createdAt: 'desc' },
    }),
  );

async function lockPurchase({ tx, workspaceId }: Unit, id: string): Promise<NumberPurchase | null> {
  await tx.$queryRaw`SELECT 1 FROM number_purchase WHERE workspace_id = ${workspaceId}::uuid AND id = ${id}::uuid FOR UPDATE`;
  return tx.numberPurchase.findUnique({ where: { workspaceId_id: { workspaceId, id } } });
}

/** @throws Refusal NOT_FOUND */
async function teamOf({ tx, workspaceId }: Unit, id: string): Promise<string> {
  if (id === '') return (await tx.workspaceCopy.findUniqueOrThrow({ where: { workspaceId } })).defaultTeamId;
  const team = isUuid(id) ? await tx.teamCopy.findUnique({ where: { workspaceId_id: { workspaceId, id } } }) : null;
  if (!team || team.deleted) throw notFound('The team');
  return id;
}
