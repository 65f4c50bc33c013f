/**
 * Leads a purchase from step to step. Each step is one transaction, and what it does outside can be repeated: a kill anywhere ends
 * in a number that is paid and owned, or in money that went back.
 *
 *   RESERVED → PAYING → PAID → BUYING → DONE
 *                 ↓        ↘      ↘
 *              FAILED     REFUNDING → FAILED
 */
import type { Payment } from '@ringline/proto/billing/v1/billing_pb';
import { BillingService } from '@ringline/proto/billing/v1/billing_pb';
import { carrierFailure, isGone, type CarrierFailure } from '@ringline/kit/carrier';
import { refusalOf } from '@ringline/kit/errors';
import { job, type Job } from '@ringline/kit/jobs';
import { repeated } from '@ringline/kit/telemetry';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { z } from 'zod';
import { numberSettings } from '../carrier/settings.ts';
import type { Deps, Unit } from '../context.ts';
import type { NumberPurchase } from '../generated/prisma/client.ts';
import { proofFor } from '../compliance/documents/atCarrier.ts';
import { addNumber } from '../numbers/grantTestNumber.ts';
import { ADVANCE_PURCHASE, goOn, goOnIfLeft } from './goOn.ts';
import { ALTERNATIVES } from './reserve.ts';
import { similarTo } from './search.ts';
import { carryToInvoice, takeBack } from './takeBack.ts';

/** Milliseconds after the payment until a carrier that does not answer is given up: money is back within five minutes. */
const GIVE_UP_MS = 4 * 60_000;
/** The carrier's codes for a number that is gone, and for one that it sells with an address or documents alone. */
const TAKEN = new Set([21421, 21422, 21452]);
const DOCUMENTS = new Set([21613, 21628, 21631, 21649]);

/** Until a week has passed, and never so far apart that money is back later than it is promised. */
const TRIES = { limit: 20_000, delaySeconds: 1, mostSeconds: 30 } as const;

/** Goes on with a purchase that nobody waits for any longer: its buyer closed the page, or a process died. */
export const advancePurchaseJob = (deps: () => Deps): Job =>
  job({
    name: ADVANCE_PURCHASE,
    schema: z.object({ workspaceId: z.uuid(), purchaseId: z.uuid() }),
    retry: TRIES,
    handler: async ({ workspaceId, purchaseId }) => {
      const row = await walk(deps(), workspaceId, purchaseId).catch(async (error: unknown) => {
        // What is refused at the start of a payment is its buyer's to press again: nothing was taken.
        const left = await read(deps(), workspaceId, purchaseId);
        if (left.status === 'PAYING' && refusalOf(error)?.retryable === false) return left;
        throw error;
      });
      if (row.status === 'BUYING' || row.status === 'REFUNDING') throw new Error(`The purchase is still ${row.status}`);
    },
  });

/** Takes all steps that are possible now. What fails for the moment is left to the job. */
export const advance =
  (deps: Deps) =>
  async (workspaceId: string, purchaseId: string): Promise<NumberPurchase> => {
    try {
      return await walk(deps, workspaceId, purchaseId);
    } catch (error) {
      // What the payment is refused for is the buyer's to read.
      if (refusalOf(error)) throw error;
      repeated(deps.log).warn({ err: error, purchaseId }, 'a purchase failed for the moment; it is tried again');
      return read(deps, workspaceId, purchaseId);
    }
  };

const STEPS: Readonly<Record<string, (deps: Deps, row: NumberPurchase) => Promise<void>>> = {
  PAYING: pay,
  PAID: take,
  BUYING: buy,
  REFUNDING: giveBack,
};

async function walk(deps: Deps, workspaceId: string, id: string): Promise<NumberPurchase> {
  for (;;) {
    const row = await read(deps, workspaceId, id);
    await STEPS[row.status]?.(deps, row);
    const after = await read(deps, workspaceId, id);
    if (after.status === row.status) return after;
  }
}

const read = ({ db }: Pick<Deps, 'db'>, workspaceId: string, id: string): Promise<NumberPurchase> =>
  db.tenant(workspaceId, ({ tx }) =>
    tx.numberPurchase.findUniqueOrThrow({ where: { workspaceId_id: { workspaceId, id } } }),
  );

type Change = Partial<Omit<NumberPurchase, 'workspaceId' | 'id' | 'tax'>>;

/** Moves it on if it still is where it was. @returns whether it was */
async function move({ tx }: Unit, { workspaceId, id, status }: NumberPurchase, data: Change): Promise<boolean> {
  const { count } = await tx.numberPurchase.updateMany({ where: { workspaceId, id, status }, data });
  return count > 0;
}

async function pay(deps: Deps, row: NumberPurchase): Promise<void> {
  if (row.paymentId !== null) return;
  const { workspaceId, id } = row;
  const purpose = row.kind === 'BUY' ? 'PHONE_NUMBER' : 'SUBSCRIBE_NUMBER';
  const { payment } = await deps.rpc.client(BillingService).startPayment({
    workspaceId,
    purpose,
    referenceId: id,
    attempt: 1,
    amountMinor: BigInt(row.dueNowMinor),
    description: `Phone number ${parsePhoneNumberFromString(row.number)?.formatInternational() ?? row.number}`,
    redirectUrl: returnAddress(row.redirectUrl, {
      action: purpose,
      workspace_id: workspaceId,
      subscription_addon_id: id,
      phone_number: row.number,
    }),
    paymentGateway: row.paymentGateway,
  });
  if (!payment) throw new Error('billing started no payment');
  await deps.db.tenant(workspaceId, (uow) => notePayment(deps, uow, id, payment, goOnIfLeft));
}

/**
 * Keeps what is known of the payment; its end moves the purchase on. From the return, the event and the start alike.
 * @param next how it goes on when it is paid
 */
export async function notePayment(
  deps: Pick<Deps, 'clock' | 'jobs'>,
  uow: Unit,
  id: string,
  {
    id: paymentId,
    status,
    confirmationUrl,
    externalId,
  }: Pick<Payment, 'id' | 'status' | 'confirmationUrl' | 'externalId'>,
  next: typeof goOnIfLeft = goOn,
): Promise<void> {
  const { tx, workspaceId } = uow;
  const known = { paymentId, externalId, ...(confirmationUrl ? { confirmationUrl } : {}) };
  const ends: Readonly<Record<string, Change>> = {
    SUCCESSFUL: { status: 'PAID', paidAt: deps.clock.now() },
    FAILED: { status: 'FAILED', failure: 'PAYMENT_FAILED', reason: 'The payment was not made.' },
  };
  const { count } = await tx.numberPurchase.updateMany({
    where: { workspaceId, id, status: 'PAYING' },
    data: { ...known, ...ends[status] },
  });
  if (count === 0) return;
  if (status === 'SUCCESSFUL') await next(deps, uow, id);
  if (status === 'FAILED') await tx.numberReservation.deleteMany({ where: { purchaseId: id } });
}

/** Makes the number this workspace's among ours, before the carrier is asked: of two workspaces one gets here. */
async function take(deps: Deps, row: NumberPurchase): Promise<void> {
  const { workspaceId, id, number } = row;
  if (row.kind === 'RECLAIM') return takeBack(deps, row, move);
  const taken = await deps.db.tenant(workspaceId, async (uow) => {
    const { tx } = uow;
    const now = deps.clock.now();
    const others = await tx.numberReservation.count({
      where: { number, heldUntil: { gt: now }, NOT: { purchaseId: id } },
    });
    if (others > 0) return false;
    const phoneNumberId = deps.ids.uuid();
    const routed = await tx.$executeRaw`
      INSERT INTO number_route (number, workspace_id, phone_number_id)
      VALUES (${number}, ${workspaceId}::uuid, ${phoneNumberId}::uuid) ON CONFLICT DO NOTHING`;
    if (routed === 0) return false;
    // Another process was faster: its route stands, ours is taken back with the transaction.
    if (!(await move(uow, row, { status: 'BUYING', phoneNumberId }))) throw new Error('The purchase has gone on');
    return true;
  });
  if (!taken) await fail(deps, row, 'NUMBER_TAKEN');
}

async function buy(deps: Deps, row: NumberPurchase): Promise<void> {
  const { number } = row;
  const { carrier, addresses, clock } = deps;
  let carrierSid = await sidOf(deps, number).catch(() => undefined);
  if (carrierSid === undefined) {
    try {
      const settings = numberSettings((path) => addresses.to(path));
      const proof = await proofFor(deps, row);
      const wanted = { phoneNumber: number, ...settings, ...proof };
      carrierSid = (await carrier.rest.incomingPhoneNumbers.create(wanted)).sid;
    } catch (error) {
      const failure = carrierFailure(error);
      const late = clock.now().getTime() - (row.paidAt ?? row.createdAt).getTime() >= GIVE_UP_MS;
      // Its answer to an earlier request may have been lost, or another process has just bought it.
      if (failure.kind === 'refused') carrierSid = await sidOf(deps, number);
      else if (!late) throw error;
      if (carrierSid === undefined) return fail(deps, row, codeOf(failure));
    }
  }
  await settle(deps, row, carrierSid);
}

async function settle(deps: Deps, row: NumberPurchase, carrierSid: string): Promise<void> {
  const { workspaceId, id, number, phoneNumberId } = row;
  const owned = await deps.db.tenant(workspaceId, async (uow) => {
    if (!(await move(uow, row, { status: 'DONE' }))) return false;
    await addNumber(deps, uow, {
      id: phoneNumberId ?? deps.ids.uuid(),
      number,
      name: row.name || (parsePhoneNumberFromString(number)?.formatNational() ?? number),
      teamId: row.teamId ?? (await uow.tx.workspaceCopy.findUniqueOrThrow({ where: { workspaceId } })).defaultTeamId,
      country: row.country,
      type: row.type,
      isTestNumber: false,
      isFree: row.choice === 'FREE',
      freeUntil: null,
      monthlyMinor: row.monthlyMinor,
      paidUntil: row.cycleEnd,
      carrierSid,
    });
    await uow.tx.numberReservation.deleteMany({ where: { purchaseId: id } });
    carryToInvoice(uow, row);
    return true;
  });
  if (owned) return;
  // Given up meanwhile, by a process that did not see that the carrier had it: what nobody pays for is not kept.
  const { status } = await read(deps, workspaceId, id);
  if (status === 'REFUNDING' || status === 'FAILED') await letGo(deps, row, carrierSid);
}

/** Why it cannot be had, and what could be instead. */
async function fail(deps: Deps, row: NumberPurchase, failure: string): Promise<void> {
  const { workspaceId, id, number } = row;
  const alternatives = await similarTo(deps, row).catch(() => []);
  await deps.db.tenant(workspaceId, async (uow) => {
    const data = {
      status: 'REFUNDING',
      failure,
      reason: REASONS[failure]?.(number) ?? '',
      alternatives: alternatives.slice(0, ALTERNATIVES),
    };
    if (await move(uow, row, data)) await goOnIfLeft(deps, uow, id);
  });
}

/** The money first; then the number, which nobody else gets before the carrier has it back. */
async function giveBack(deps: Deps, row: NumberPurchase): Promise<void> {
  const { workspaceId, id, number, paymentId, phoneNumberId } = row;
  if (paymentId !== null && !row.refunded) {
    await deps.rpc.client(BillingService).refundPayment({ workspaceId, paymentId });
    await deps.db.tenant(workspaceId, (uow) => move(uow, row, { refunded: true }));
  }
  if (row.kind === 'BUY' && phoneNumberId !== null) {
    const sid = await sidOf(deps, number);
    if (sid !== undefined) await letGo(deps, row, sid);
  }
  await deps.db.tenant(workspaceId, async (uow) => {
    if (!(await move(uow, row, { status: 'FAILED' }))) return;
    if (row.kind === 'BUY' && phoneNumberId !== null)
      await uow.tx.numberRoute.deleteMany({ where: { number, phoneNumberId } });
    await uow.tx.numberReservation.deleteMany({ where: { purchaseId: id } });
  });
}

/** Our number at the carrier: a purchase has no key of its own there, so that a lost answer is found by the number. */
const sidOf = async ({ carrier }: Deps, phoneNumber: string): Promise<string | undefined> =>
  (await carrier.rest.incomingPhoneNumbers.list({ phoneNumber, limit: 1 }))[0]?.sid;

/**
 * Takes what nobody pays for from the carrier. Another process may have ended this purchase meanwhile, and another of our workspaces
 * may have the number since: what was found under it is theirs then.
 */
async function letGo({ db, carrier }: Deps, row: NumberPurchase, sid: string): Promise<void> {
  const { workspaceId, number, phoneNumberId } = row;
  const route = await db.tenant(workspaceId, ({ tx }) => tx.numberRoute.findUnique({ where: { number } }));
  if (route && route.phoneNumberId !== phoneNumberId) return;
  await carrier.rest
    .incomingPhoneNumbers(sid)
    .remove()
    .catch((error: unknown) => {
      if (!isGone(carrierFailure(error))) throw error;
    });
}

function codeOf({ kind, code }: CarrierFailure): string {
  if (kind !== 'refused') return 'CARRIER_ERROR';
  if (TAKEN.has(code)) return 'NUMBER_TAKEN';
  return DOCUMENTS.has(code) ? 'VALIDATION_FAILED' : 'CARRIER_ERROR';
}

const REASONS: Readonly<Record<string, (number: string) => string>> = {
  NUMBER_TAKEN: (number) => `${number} was sold to another customer in the meantime.`,
  VALIDATION_FAILED: (number) => `The carrier sells ${number} only with an approved address or documents.`,
  CARRIER_ERROR: () => 'The carrier did not sell the number.',
};

/** The caller's address with what the page needs to finish; the gateway adds `charge_id`. */
function returnAddress(redirectUrl: string, values: Readonly<Record<string, string>>): string {
  if (!URL.canParse(redirectUrl)) return redirectUrl;
  const url = new URL(redirectUrl);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}
