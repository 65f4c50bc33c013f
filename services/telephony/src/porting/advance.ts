/**
 * Leads an order on at the carrier: sends what is not sent, asks how it stands, and makes a number that has come the workspace's
 * own. Every step may be repeated: the carrier is asked for an order whose answer was lost before another is made.
 */
import { carrierFailure, DocumentRefused } from '@ringline/kit/carrier';
import { job, type Job } from '@ringline/kit/jobs';
import { NumberChargeCarriedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { buffer } from 'node:stream/consumers';
import { z } from 'zod';
import type { PortIn, PortInNumber } from '../carrier/porting.ts';
import type { Deps, Unit } from '../context.ts';
import type { PortingNumber } from '../generated/prisma/client.ts';
import { addNumber } from '../numbers/grantTestNumber.ts';
import {
  ADVANCE_PORTING,
  billOf,
  formOf,
  json,
  lockOrder,
  moveOrder,
  type OrderWithNumbers,
  readOrder,
} from './orders.ts';
import { type Quotes, quotesOf } from './quotes.ts';
import { rejectionOf } from './reasons.ts';
import { isOver, type PortingStatus, statusOf, wayTo } from './transitions.ts';

/** How long until it is asked again: orders take days, the sandbox's take seconds. */
const AGAIN_MS = { carrier: 3_600_000, sandbox: 1_000 } as const;
/** A moment before the submission, in which an order may have been made whose answer was lost. */
const BEFORE_MS = 60_000;
const payload = z.object({ workspaceId: z.uuid(), orderId: z.uuid() });
type Which = z.infer<typeof payload>;

export const advancePortingJob = (deps: () => Deps): Job =>
  job({
    name: ADVANCE_PORTING,
    schema: payload,
    retry: { limit: 20, delaySeconds: 2 },
    handler: async (which) => {
      const { db, jobs, clock, env } = deps();
      if (!(await advancePorting(deps(), which))) return;
      const startAfter = new Date(clock.now().getTime() + AGAIN_MS[env.SANDBOX_ENABLED ? 'sandbox' : 'carrier']);
      await db.tenant(which.workspaceId, (uow) =>
        jobs.enqueue(uow, ADVANCE_PORTING, which, { startAfter, singletonKey: which.orderId }),
      );
    },
  });

/** @returns whether it has to be looked at again */
export async function advancePorting(deps: Deps, { workspaceId, orderId }: Which): Promise<boolean> {
  const read = () => deps.db.tenant(workspaceId, ({ tx }) => readOrder(tx, workspaceId, orderId));
  let order = await read();
  if (!order || order.status === 'DRAFT') return false;
  if (order.status === 'SUBMITTED' && order.numbers.some(({ state }) => state === 'WAITING')) {
    await send(deps, order);
    order = await read();
  }
  if (!order) return false;
  const asked = new Set(order.numbers.flatMap((number) => (isMoving(number) ? [number.requestSid] : [])));
  const told: PortIn[] = [];
  for (const sid of asked) if (sid !== null) told.push(await deps.porting.fetch(sid));
  const after = await apply(deps, order, told);
  if (isOver(after.status)) await forget(deps, after);
  return !isOver(after.status);
}

const isMoving = ({ state, requestSid }: PortingNumber): boolean =>
  requestSid !== null && ['IN_REVIEW', 'SIGNATURE', 'SUBMITTED', 'CONFIRMED'].includes(state);

/** Hands the bill in and makes the order there. What the carrier refuses at once comes back to whoever ordered it. */
async function send(deps: Deps, order: OrderWithNumbers): Promise<void> {
  const { porting, secrets } = deps;
  const form = formOf(order);
  const waiting = order.numbers.filter(({ state }) => state === 'WAITING');
  try {
    let made = await lostOrder(deps, order, waiting);
    if (made === undefined) {
      // What was rejected is taken out of its old order first: the carrier takes no number twice.
      for (const { requestSid, carrierSid } of waiting)
        if (requestSid !== null && carrierSid !== null) await porting.cancelNumber(requestSid, carrierSid);
      const document = await sendBill(deps, order);
      made = await porting.create({
        documents: [document],
        numbers: waiting.map(({ number, pin }) => ({ number, pin: pin === null ? undefined : secrets.open(pin) })),
        wishedDate: form.wishedDate,
        customer: {
          isBusiness: form.customerType === 'BUSINESS',
          name: form.customerName,
          accountNumber: form.accountNumber,
          accountPhone: parsePhoneNumberFromString(form.accountPhone, 'US')?.number ?? order.numbers[0]?.number ?? '',
          representative: form.representative,
          representativeEmail: form.representativeEmail,
          street: form.address1,
          street2: form.address2,
          city: form.city,
          state: form.state,
          zip: form.zip,
        },
      });
    }
    await noteSent(deps, order, waiting, made);
  } catch (error) {
    const failure = carrierFailure(error);
    const refused = error instanceof DocumentRefused ? { code: 'DOCUMENT', message: error.message } : failure;
    if (!(error instanceof DocumentRefused) && failure.kind !== 'refused') throw error;
    await noteRefused(deps, order, waiting, String(refused.code), refused.message);
  }
}

/** An order that was made, and whose answer never came. */
async function lostOrder(
  { porting }: Deps,
  { submittedAt }: OrderWithNumbers,
  waiting: readonly PortingNumber[],
): Promise<PortIn | undefined> {
  if (submittedAt === null) return undefined;
  const known = new Set(waiting.map(({ requestSid }) => requestSid));
  for (const sid of await porting.recent(new Date(submittedAt.getTime() - BEFORE_MS))) {
    if (known.has(sid)) continue;
    const found = await porting.fetch(sid);
    const isOurs = waiting.every(({ number }) => found.numbers.some((one) => one.number === number));
    if (isOurs && found.status !== 'canceled') return found;
  }
  return undefined;
}

async function sendBill({ storage, carrier }: Deps, order: OrderWithNumbers): Promise<string> {
  const bill = billOf(order);
  const file = bill && (await storage.get(bill.storageKey));
  if (!bill || !file) throw new DocumentRefused('The file of the bill is not there.');
  const bytes = new Uint8Array(await buffer(file.body));
  return carrier.sendDocument({ type: 'utility_bill', name: bill.name, mimeType: bill.mimeType, bytes });
}

async function noteSent(
  deps: Deps,
  { workspaceId, id }: OrderWithNumbers,
  waiting: readonly PortingNumber[],
  made: PortIn,
): Promise<void> {
  const kept = await deps.db.tenant(workspaceId, async ({ tx }) => {
    const locked = await lockOrder(tx, workspaceId, id);
    if (locked?.status !== 'SUBMITTED') return false;
    for (const number of waiting) {
      const its = made.numbers.find((one) => one.number === number.number);
      await tx.portingNumber.updateMany({
        where: { workspaceId, id: number.id, state: 'WAITING' },
        data: { state: 'IN_REVIEW', requestSid: made.sid, carrierSid: its?.sid ?? null },
      });
    }
    return true;
  });
  // It was cancelled while it was sent.
  if (!kept) await deps.porting.cancel(made.sid);
}

async function noteRefused(
  deps: Deps,
  { workspaceId, id }: OrderWithNumbers,
  waiting: readonly PortingNumber[],
  code: string,
  reason: string,
): Promise<void> {
  await deps.db.tenant(workspaceId, async (uow) => {
    const locked = await lockOrder(uow.tx, workspaceId, id);
    if (locked?.status !== 'SUBMITTED') return;
    await uow.tx.portingNumber.updateMany({
      where: { workspaceId, id: { in: waiting.map((number) => number.id) }, state: 'WAITING' },
      data: {
        state: 'REJECTED',
        rejection: code === 'DOCUMENT' ? 'BILL' : rejectionOf(reason),
        rejectionCode: code,
        rejectionReason: reason,
      },
    });
    await moveOrder(deps, uow, locked, { way: wayTo('SUBMITTED', 'ACTION_NEEDED'), cause: 'REJECTED' });
  });
}

/** A number's status at the carrier; unknown ones keep what we have. */
const STATES: Readonly<Record<string, string>> = {
  inreview: 'IN_REVIEW',
  waitingforsignature: 'SIGNATURE',
  submitted: 'SUBMITTED',
  inprogress: 'SUBMITTED',
  pending: 'CONFIRMED',
  completed: 'COMPLETED',
  rejected: 'REJECTED',
  canceled: 'CANCELLED',
  cancelled: 'CANCELLED',
};

/** Takes over what the carrier told, in one transaction. */
async function apply(deps: Deps, order: OrderWithNumbers, told: readonly PortIn[]): Promise<OrderWithNumbers> {
  const { workspaceId, id } = order;
  const comes = told.some(({ numbers }) => numbers.some(({ status }) => status === 'completed'));
  // Money is asked for outside of the transaction.
  const quotes = comes
    ? await quotesOf(
        deps,
        workspaceId,
        order.numbers.map(({ type }) => type),
      )
    : undefined;
  return deps.db.tenant(workspaceId, async (uow) => {
    const { tx } = uow;
    const locked = await lockOrder(tx, workspaceId, id);
    if (!locked || isOver(locked.status)) return locked ?? order;
    for (const { numbers, status, sid } of told)
      for (const its of numbers) {
        const number = locked.numbers.find((one) => one.number === its.number && one.requestSid === sid);
        if (number && isMoving(number)) await note(deps, uow, locked, number, its, status, quotes);
      }
    const after = await readOrder(tx, workspaceId, id);
    if (!after) return locked;
    const signatureUrl = told.find((one) => one.signatureUrl !== '')?.signatureUrl ?? after.signatureUrl;
    const before = locked.status as PortingStatus;
    const { status, cause } = statusOf(before, after.numbers);
    const last = (locked.steps as unknown as { cause: string }[]).at(-1)?.cause;
    // What is to be done has changed: it went on in between.
    const otherwise = status === 'ACTION_NEEDED' && before === status && last !== cause;
    if (status === before && !otherwise) {
      if (signatureUrl === after.signatureUrl) return after;
      return { ...after, ...(await tx.portingOrder.update({ where: at(after), data: { signatureUrl } })) };
    }
    const way = otherwise ? (['SUBMITTED', 'ACTION_NEEDED'] as const) : wayTo(before, status);
    return moveOrder(deps, uow, after, { way, cause, data: { signatureUrl } });
  });
}

const at = ({ workspaceId, id }: OrderWithNumbers) => ({ workspaceId_id: { workspaceId, id } });

async function note(
  deps: Deps,
  uow: Unit,
  order: OrderWithNumbers,
  number: PortingNumber,
  its: PortInNumber,
  ofOrder: string,
  quotes: Quotes | undefined,
): Promise<void> {
  const { tx, workspaceId } = uow;
  const state = ofOrder === 'expired' ? 'REJECTED' : STATES[its.status];
  if (state === undefined) return;
  const { portDate } = its;
  if (state === number.state && number.portDate?.getTime() === portDate?.getTime()) return;
  const rejected = state === 'REJECTED' ? rejectionIn(its, ofOrder) : {};
  const over = state === 'COMPLETED' || state === 'CANCELLED';
  await tx.portingNumber.update({
    where: { workspaceId_id: { workspaceId, id: number.id } },
    data: { state, portDate, carrierSid: its.sid || number.carrierSid, ...rejected, ...(over ? { pin: null } : {}) },
  });
  if (state === 'CANCELLED')
    await tx.numberRoute.deleteMany({ where: { number: number.number, phoneNumberId: number.id } });
  if (state === 'COMPLETED' && quotes) await arrive(deps, uow, order, number, quotes);
}

function rejectionIn({ rejection }: PortInNumber, ofOrder: string) {
  const { code, reason } = rejection ?? { code: '', reason: '' };
  return {
    rejection: ofOrder === 'expired' ? 'UNSIGNED' : rejectionOf(reason),
    rejectionCode: code,
    rejectionReason: reason,
  };
}

/** The number is here: it goes the way of one that was bought. */
async function arrive(
  deps: Deps,
  uow: Unit,
  order: OrderWithNumbers,
  { id, number, type, isFree, monthlyMinor }: PortingNumber,
  quotes: Quotes,
): Promise<void> {
  const { tx, workspaceId } = uow;
  const { teamId } = formOf(order);
  const team = teamId && (await tx.teamCopy.findUnique({ where: { workspaceId_id: { workspaceId, id: teamId } } }));
  const { defaultTeamId } = await tx.workspaceCopy.findUniqueOrThrow({ where: { workspaceId } });
  await addNumber(deps, uow, {
    id,
    number,
    name: parsePhoneNumberFromString(number)?.formatNational() ?? number,
    teamId: team && !team.deleted ? teamId : defaultTeamId,
    country: 'US',
    type,
    isTestNumber: false,
    isFree,
    freeUntil: null,
    monthlyMinor,
    ...(quotes.cycleEnd ? { paidUntil: quotes.cycleEnd } : {}),
  });
  const { partMinor } = quotes.of(type);
  if (isFree || partMinor <= 0) return;
  // Nobody is at the till when it comes: its part of the cycle goes on the next invoice.
  uow.emit(
    NumberChargeCarriedSchema,
    {
      purchaseId: id,
      number,
      monthlyMinor: BigInt(monthlyMinor),
      carriedMinor: BigInt(partMinor),
      factor: BigInt(quotes.factor),
    },
    { key: id },
  );
}

/** An order that is over needs neither its bill nor its PINs; what was rejected for good is somebody else's again. */
async function forget({ db, storage }: Deps, order: OrderWithNumbers): Promise<void> {
  const { workspaceId, id } = order;
  const bill = billOf(order);
  if (bill && !bill.deleted) await storage.delete(bill.storageKey);
  await db.tenant(workspaceId, async ({ tx }) => {
    if (bill) await tx.portingOrder.update({ where: at(order), data: { bill: json({ ...bill, deleted: true }) } });
    await tx.portingNumber.updateMany({ where: { workspaceId, orderId: id }, data: { pin: null } });
    for (const number of order.numbers)
      if (number.state === 'REJECTED')
        await tx.numberRoute.deleteMany({ where: { number: number.number, phoneNumberId: number.id } });
  });
}
