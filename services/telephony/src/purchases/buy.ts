/** What a person does to buy: says yes, comes back from paying. The rest is `advance`. */
import { featureMissing, type Principal } from '@ringline/kit/auth';
import { invalid, notFound, Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { trimmed } from '@ringline/kit/text';
import { BillingService } from '@ringline/proto/billing/v1/billing_pb';
import type { Deps } from '../context.ts';
import type { NumberPurchase } from '../generated/prisma/client.ts';
import { advance, notePayment } from './advance.ts';
import { ADVANCE_PURCHASE } from './jobName.ts';
import { kindOf } from './search.ts';
import { assertBills, HELD_MS, hold, numberTaken, reserveNumber } from './reserve.ts';

const LONGEST_NAME = 80;
/** Requests for one number at the same moment keep it one after the other. */
const TRIES = 3;

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
    const begin = async (triesLeft: number): Promise<NumberPurchase> => {
      const kept = (await keptOf(deps, principal, number)) ?? (await reserveNumber(deps)(number, principal));
      if (kept.choice === 'UPGRADE')
        throw featureMissing(principal, 'ADDITIONAL_PHONE_NUMBERS', 'plan', 'phone numbers');
      const begun = await deps.db.tenant(workspaceId, async (uow) => {
        const { tx } = uow;
        const teamId = await teamOf(uow, input.teamId);
        const now = deps.clock.now();
        const heldUntil = new Date(now.getTime() + HELD_MS);
        const row = await lockPurchase(uow, kept.id);
        // Pressed twice, the other request has kept the number anew.
        if (row?.status !== 'RESERVED') return row;
        if (!(await hold(uow, number, row.id, now, heldUntil))) throw numberTaken(number, []);
        const paid = row.dueNowMinor === 0;
        await deps.jobs.enqueue(uow, ADVANCE_PURCHASE, { workspaceId, purchaseId: row.id });
        return tx.numberPurchase.update({
          where: { workspaceId_id: { workspaceId, id: row.id } },
          data: {
            status: paid ? 'PAID' : 'PAYING',
            ...(paid ? { paidAt: now } : {}),
            name,
            teamId,
            heldUntil,
            redirectUrl: input.redirectUrl,
            paymentGateway: input.paymentGateway,
          },
        });
      });
      if (begun) return begun;
      if (triesLeft === 0) throw numberTaken(number, []);
      return begin(triesLeft - 1);
    };
    const begun = await begin(TRIES);
    return advance(deps)(workspaceId, begun.id);
  };

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
      if (payment) await deps.db.tenant(workspaceId, (uow) => notePayment(deps, uow, row.id, payment));
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

async function lockPurchase(
  { tx, workspaceId }: Parameters<typeof hold>[0],
  id: string,
): Promise<NumberPurchase | null> {
  await tx.$queryRaw`SELECT 1 FROM number_purchase WHERE workspace_id = ${workspaceId}::uuid AND id = ${id}::uuid FOR UPDATE`;
  return tx.numberPurchase.findUnique({ where: { workspaceId_id: { workspaceId, id } } });
}

/** @throws Refusal NOT_FOUND */
async function teamOf({ tx, workspaceId }: Parameters<typeof hold>[0], id: string): Promise<string> {
  if (id === '') return (await tx.workspaceCopy.findUniqueOrThrow({ where: { workspaceId } })).defaultTeamId;
  const team = isUuid(id) ? await tx.teamCopy.findUnique({ where: { workspaceId_id: { workspaceId, id } } }) : null;
  if (!team || team.deleted) throw notFound('The team');
  return id;
}
