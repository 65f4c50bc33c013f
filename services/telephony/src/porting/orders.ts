/** What people do with orders that bring numbers here (defaults 7.4). What the carrier does with them is `advance`. */
import type { Principal } from '@ringline/kit/auth';
import { carrierFailure } from '@ringline/kit/carrier';
import { AWAY, conflict, invalid, notFound, Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { trimmed } from '@ringline/kit/text';
import type { AddPortingBillRequest, SavePortingOrderRequest } from '@ringline/proto/telephony/v1/porting_pb';
import { PortingDecidedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { seededUuid } from '../calls/engine/ids.ts';
import { nameOf } from '../calls/transferCall.ts';
import type { Deps, Transaction, Unit } from '../context.ts';
import type { PortingNumber, PortingOrder, Prisma } from '../generated/prisma/client.ts';
import { findingsOf } from './check.ts';
import { type PortingForm, readForm } from './form.ts';
import { checkNumbers, readNumbers } from './portability.ts';
import { quotesOf, shareOf } from './quotes.ts';
import { invalidTransition, isOver, type PortingCause, type PortingStatus, statusOf, wayTo } from './transitions.ts';

export const ADVANCE_PORTING = 'advance-porting';
/** Orders of a workspace, shown and kept as drafts. */
const MOST_ORDERS = 100;
const LONGEST_PIN = 40;
const LONGEST_NAME = 200;
/** Bytes of a bill, at most: the carrier takes no more. */
export const LARGEST_BILL = 10 * 1024 * 1024;
const EXTENSIONS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
};

export type OrderWithNumbers = PortingOrder & { numbers: PortingNumber[] };
export interface Step {
  readonly status: PortingStatus;
  readonly cause: PortingCause;
  /** ISO 8601. */
  readonly at: string;
  /** Empty: the carriers. */
  readonly byName: string;
}
export interface Bill {
  readonly id: string;
  readonly name: string;
  readonly mimeType: string;
  readonly sizeBytes: number;
  readonly storageKey: string;
  /** Its file is gone, because the order is over. */
  readonly deleted?: boolean;
}

export const formOf = ({ form }: Pick<PortingOrder, 'form'>): PortingForm => form as unknown as PortingForm;
export const stepsOf = ({ steps }: Pick<PortingOrder, 'steps'>): Step[] => steps as unknown as Step[];
export const billOf = ({ bill }: Pick<PortingOrder, 'bill'>): Bill | null => bill as unknown as Bill | null;
export const json = (value: unknown) => value as Prisma.InputJsonValue;
/** A draft, or one in which the other carrier rejected something. */
export const isEditable = ({ status, numbers }: Pick<OrderWithNumbers, 'status' | 'numbers'>): boolean =>
  status === 'DRAFT' || (status === 'ACTION_NEEDED' && numbers.some(({ state }) => state === 'REJECTED'));
const WITH_NUMBERS = { numbers: { orderBy: { place: 'asc' } } } as const;

export const listOrders =
  ({ db }: Pick<Deps, 'db'>) =>
  ({ workspaceId }: Pick<Principal, 'workspaceId'>): Promise<OrderWithNumbers[]> =>
    db.tenant(workspaceId, ({ tx }) =>
      tx.portingOrder.findMany({
        where: { workspaceId },
        include: WITH_NUMBERS,
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: MOST_ORDERS,
      }),
    );

export const readOrder = (tx: Transaction, workspaceId: string, id: string): Promise<OrderWithNumbers | null> =>
  tx.portingOrder.findUnique({ where: { workspaceId_id: { workspaceId, id } }, include: WITH_NUMBERS });

/** Of two who change an order at the same time, the second sees what the first did. */
export async function lockOrder(tx: Transaction, workspaceId: string, id: string): Promise<OrderWithNumbers | null> {
  if (!isUuid(id)) return null;
  await tx.$queryRaw`SELECT 1 FROM porting_order WHERE workspace_id = ${workspaceId}::uuid AND id = ${id}::uuid FOR UPDATE`;
  return readOrder(tx, workspaceId, id);
}

/** @throws Refusal NOT_FOUND, CONFLICT for another version than was seen */
async function seen(tx: Transaction, workspaceId: string, id: string, version: number): Promise<OrderWithNumbers> {
  const order = await lockOrder(tx, workspaceId, id);
  if (!order) throw notFound('The order');
  if (order.version !== version) throw conflict('The order');
  return order;
}

/**
 * Keeps an order and checks it. In one that was rejected, numbers that are left out stay with their carrier.
 * @throws Refusal VALIDATION_FAILED, NOT_FOUND, CONFLICT, INVALID_TRANSITION while it is with the carriers, UNAVAILABLE
 */
export const saveOrder =
  (deps: Deps) =>
  async (
    { id, form: given, version }: Pick<SavePortingOrderRequest, 'id' | 'form' | 'version'>,
    principal: Principal,
  ): Promise<OrderWithNumbers> => {
    const { workspaceId } = principal;
    const form = readForm(given);
    const pins = pinsOf(given?.numbers ?? []);
    const numbers = readNumbers((given?.numbers ?? []).map(({ number }) => number));
    const before = await deps.db.tenant(workspaceId, async ({ tx }) => {
      await requireTeam(tx, workspaceId, form.teamId);
      return id === '' || !isUuid(id) ? null : readOrder(tx, workspaceId, id);
    });
    if (id !== '' && !before) throw notFound('The order');
    if (before && !isEditable(before)) throw notEditable();
    // Outside of the transaction: each is a question to the carrier.
    const known = new Map((before?.numbers ?? []).map((number) => [number.number, number]));
    const fresh = before?.status === 'ACTION_NEEDED' ? [] : numbers.filter((number) => !known.has(number));
    const checked = await checkNumbers(deps, workspaceId, fresh);
    const { order, left } = await deps.db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      const now = deps.clock.now();
      const orderId = before?.id ?? deps.ids.uuid();
      if (before) {
        if (!isEditable(await seen(tx, workspaceId, orderId, version))) throw notEditable();
      } else {
        if (version !== 0) throw conflict('The order');
        if ((await tx.portingOrder.count({ where: { workspaceId, status: 'DRAFT' } })) >= MOST_ORDERS)
          throw invalid('numbers', `Keep at most ${MOST_ORDERS} drafts. Delete one that you don’t need.`);
        const step: Step = { status: 'DRAFT', cause: '', at: now.toISOString(), byName: await nameOf(tx, principal) };
        await tx.portingOrder.create({
          data: {
            workspaceId,
            id: orderId,
            status: 'DRAFT',
            form: json(form),
            findings: json([]),
            steps: json([step]),
            version: 0,
            createdAt: now,
            updatedAt: now,
          },
        });
      }
      if (before?.status === 'ACTION_NEEDED') await leaveOut(uow, before, numbers);
      else await tx.portingNumber.deleteMany({ where: { workspaceId, orderId, number: { notIn: numbers } } });
      for (const one of checked)
        await tx.portingNumber.create({
          data: {
            workspaceId,
            id: deps.ids.uuid(),
            orderId,
            place: 0,
            number: one.number,
            type: one.type,
            state: 'WAITING',
            pinRequired: one.pinRequired,
            obstacle: one.obstacle,
            obstacleCode: one.code,
          },
        });
      for (const [place, number] of numbers.entries()) {
        const pin = pins.get(number);
        await tx.portingNumber.updateMany({
          where: { workspaceId, orderId, number },
          data: { place, ...(pin === undefined ? {} : { pin: deps.secrets.seal(pin) }) },
        });
      }
      const kept = await settle(deps, uow, orderId, { form: json(form) });
      if (before?.status !== 'ACTION_NEEDED') return { order: kept, left: [] };
      // Without the number that was rejected, nothing may be left to do.
      const { status } = statusOf('ACTION_NEEDED', kept.numbers);
      const order =
        status === 'ACTION_NEEDED'
          ? kept
          : await moveOrder(deps, uow, kept, {
              way: wayTo('ACTION_NEEDED', status),
              cause: 'CORRECTED',
              byName: await nameOf(tx, principal),
            });
      return { order, left: before.numbers.filter((one) => one.state === 'REJECTED' && !numbers.includes(one.number)) };
    });
    // The carrier keeps them as rejected otherwise, which harms nobody.
    for (const { requestSid, carrierSid } of left)
      if (requestSid !== null && carrierSid !== null)
        await deps.porting
          .cancelNumber(requestSid, carrierSid)
          .catch((error: unknown) => deps.log.warn({ err: error, orderId: order.id }, 'a number stays in its order'));
    return order;
  };

/** Numbers of a rejected order that were left out: they stay where they are. */
async function leaveOut({ tx, workspaceId }: Unit, order: OrderWithNumbers, numbers: readonly string[]): Promise<void> {
  for (const { id, number, state } of order.numbers) {
    if (state !== 'REJECTED' || numbers.includes(number)) continue;
    await tx.portingNumber.update({
      where: { workspaceId_id: { workspaceId, id } },
      data: { state: 'CANCELLED', pin: null },
    });
    await tx.numberRoute.deleteMany({ where: { number, phoneNumberId: id } });
  }
}

/** Checks an order again and keeps what it lacks, as its next version. */
async function settle(
  { clock }: Pick<Deps, 'clock'>,
  { tx, workspaceId }: Unit,
  id: string,
  data: Prisma.PortingOrderUpdateInput,
): Promise<OrderWithNumbers> {
  const where = { workspaceId_id: { workspaceId, id } };
  const now = clock.now();
  const kept = await tx.portingOrder.update({
    where,
    data: { ...data, version: { increment: 1 }, updatedAt: now },
    include: WITH_NUMBERS,
  });
  const findings = json(findingsOf(formOf(kept), kept.numbers, billOf(kept) !== null, now));
  return tx.portingOrder.update({ where, data: { findings }, include: WITH_NUMBERS });
}

/**
 * The bill that proves whose the numbers are. Its file lies in the store already.
 * @throws Refusal NOT_FOUND, VALIDATION_FAILED, INVALID_TRANSITION
 */
export const addBill =
  (deps: Deps) =>
  async (
    { orderId, id, name, mimeType, sizeBytes }: Omit<AddPortingBillRequest, '$typeName'>,
    { workspaceId }: Principal,
  ): Promise<OrderWithNumbers> => {
    const extension = EXTENSIONS[mimeType];
    if (!isUuid(id)) throw notFound('The bill');
    if (extension === undefined) throw invalid('file', 'Choose a bill as a PDF, JPEG or PNG file.');
    if (sizeBytes > BigInt(LARGEST_BILL)) throw invalid('file', 'This bill is too large. Choose a smaller file.');
    const given = trimmed(name);
    if (given.length > LONGEST_NAME) throw invalid('name', `A name has at most ${LONGEST_NAME} characters.`);
    const bill: Bill = {
      id,
      name: given || `bill.${extension}`,
      mimeType,
      sizeBytes: Number(sizeBytes),
      storageKey: `porting/${workspaceId}/${id}.${extension}`,
    };
    const { order, replaced } = await deps.db.tenant(workspaceId, async (uow) => {
      const locked = await lockOrder(uow.tx, workspaceId, orderId);
      if (!locked) throw notFound('The order');
      if (!isEditable(locked)) throw notEditable();
      return { order: await settle(deps, uow, orderId, { bill: json(bill) }), replaced: billOf(locked) };
    });
    // After the transaction: what is left behind by a crash is swept.
    if (replaced && replaced.id !== id) await deps.storage.delete(replaced.storageKey);
    return order;
  };

/**
 * Sends an order that lacks nothing to the carrier, or again what was corrected.
 * @throws Refusal NOT_FOUND, CONFLICT, INVALID_TRANSITION for one that lacks something, NUMBER_LIMIT_REACHED, NUMBER_TAKEN
 */
export const submitOrder =
  (deps: Deps) =>
  async ({ id, version }: { id: string; version: number }, principal: Principal): Promise<OrderWithNumbers> => {
    const { workspaceId } = principal;
    const quotes = await quotesOf(deps, workspaceId, ['LOCAL', 'MOBILE']);
    return deps.db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      // One at a time, so that two orders don't both use the last number that the plan pays.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`number-purchase:${workspaceId}`}, 0))`;
      const order = await seen(tx, workspaceId, id, version);
      if (!isEditable(order)) throw notEditable();
      const now = deps.clock.now();
      const findings = findingsOf(formOf(order), order.numbers, billOf(order) !== null, now);
      if (findings.length > 0)
        throw new Refusal({
          code: 'INVALID_TRANSITION',
          message: 'Something is missing in this order. Complete what its list names, then submit it.',
          why: { check: 'porting_incomplete' },
        });
      const sent = order.numbers.filter(({ state }) => state === 'WAITING' || state === 'REJECTED');
      const share = await shareOf(uow, quotes.plan, sent);
      for (const number of sent) {
        await takeRoute(uow, number);
        const isFree = share.get(number.id) === true;
        await tx.portingNumber.update({
          where: { workspaceId_id: { workspaceId, id: number.id } },
          data: {
            state: 'WAITING',
            rejection: '',
            rejectionCode: '',
            rejectionReason: '',
            portDate: null,
            isFree,
            monthlyMinor: isFree ? 0 : quotes.of(number.type).monthlyMinor,
          },
        });
      }
      const byName = await nameOf(tx, principal);
      const status = order.status as PortingStatus;
      const moved = await moveOrder(deps, uow, order, {
        way: wayTo(status, 'SUBMITTED'),
        cause: status === 'DRAFT' ? '' : 'CORRECTED',
        byName,
        data: { submittedAt: now, signatureUrl: '', currency: quotes.currency },
      });
      await deps.jobs.enqueue(uow, ADVANCE_PORTING, { workspaceId, orderId: id });
      return moved;
    });
  };

/** Makes a number this workspace's among ours, before it is there: nobody else gets it meanwhile. @throws Refusal NUMBER_TAKEN */
async function takeRoute({ tx, workspaceId }: Unit, { id, number }: PortingNumber): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO number_route (number, workspace_id, phone_number_id)
    VALUES (${number}, ${workspaceId}::uuid, ${id}::uuid) ON CONFLICT DO NOTHING`;
  const mine = await tx.numberRoute.count({ where: { number, phoneNumberId: id } });
  if (mine > 0) return;
  throw new Refusal({
    code: 'NUMBER_TAKEN',
    field: 'numbers',
    message: `${number} is here already, or on its way. Take it out of this order.`,
    why: { check: 'porting' },
    details: { number },
  });
}

export interface Move {
  readonly way: readonly PortingStatus[];
  /** Of the last step. */
  readonly cause: PortingCause;
  readonly byName?: string;
  readonly data?: Prisma.PortingOrderUpdateInput;
}

const TOLD: ReadonlySet<string> = new Set<PortingStatus>([
  'ACTION_NEEDED',
  'FOC_CONFIRMED',
  'COMPLETED',
  'CANCELLED',
  'REJECTED',
]);

/** Moves a locked order on; what the carriers did is told. */
export async function moveOrder(
  { clock }: Pick<Deps, 'clock'>,
  uow: Unit,
  order: OrderWithNumbers,
  { way, cause, byName = '', data = {} }: Move,
): Promise<OrderWithNumbers> {
  const { tx, workspaceId } = uow;
  const now = clock.now();
  const status = way.at(-1) ?? (order.status as PortingStatus);
  const at = now.toISOString();
  const steps = way.map((one, place): Step => {
    const isLast = place === way.length - 1;
    return { status: one, cause: isLast ? cause : one === 'SUBMITTED' ? 'SIGNED' : '', at, byName };
  });
  const moved = await tx.portingOrder.update({
    where: { workspaceId_id: { workspaceId, id: order.id } },
    data: {
      ...data,
      status,
      steps: json([...stepsOf(order), ...steps]),
      version: { increment: 1 },
      updatedAt: now,
    },
    include: WITH_NUMBERS,
  });
  // What the other carrier wants changed is looked at anew: a day or a bill may be too old by now.
  const findings = json(findingsOf(formOf(moved), moved.numbers, billOf(moved) !== null, now));
  if (byName === '' && way.length > 0 && TOLD.has(status)) {
    const here = moved.numbers.filter(({ state }) => state !== 'CANCELLED');
    uow.emit(
      PortingDecidedSchema,
      {
        orderId: moved.id,
        decisionId: seededUuid(`porting-decision-${moved.id}`, moved.version),
        status,
        awaitsSignature: cause === 'SIGNATURE',
        number: (here[0] ?? moved.numbers[0])?.number ?? '',
        numbers: here.length,
      },
      { key: moved.id },
    );
  }
  return tx.portingOrder.update({
    where: { workspaceId_id: { workspaceId, id: order.id } },
    data: { findings },
    include: WITH_NUMBERS,
  });
}

const OPEN: ReadonlySet<string> = new Set(['WAITING', 'IN_REVIEW', 'SIGNATURE', 'SUBMITTED', 'CONFIRMED', 'REJECTED']);

/**
 * Cancels what has not moved yet; a draft is deleted.
 * @returns undefined for a draft
 * @throws Refusal NOT_FOUND, CONFLICT, INVALID_TRANSITION for one that is over, CARRIER_ERROR when it is too late, UNAVAILABLE
 */
export const cancelOrder =
  (deps: Deps) =>
  async (
    { id, version }: { id: string; version: number },
    principal: Principal,
  ): Promise<OrderWithNumbers | undefined> => {
    const { workspaceId } = principal;
    const order = await deps.db.tenant(workspaceId, async ({ tx }) => {
      const found = await seen(tx, workspaceId, id, version);
      if (isOver(found.status)) throw invalidTransition('This order is over already. Reload the page.');
      if (found.status === 'DRAFT') await tx.portingOrder.delete({ where: { workspaceId_id: { workspaceId, id } } });
      return found;
    });
    const bill = billOf(order);
    if (order.status === 'DRAFT') {
      if (bill) await deps.storage.delete(bill.storageKey);
      return undefined;
    }
    await cancelAtCarrier(deps, order);
    return deps.db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      const locked = await lockOrder(tx, workspaceId, id);
      if (!locked) throw notFound('The order');
      if (isOver(locked.status)) return locked;
      const open = locked.numbers.filter(({ state }) => OPEN.has(state));
      for (const number of open) await cancelNumber(uow, number);
      const after = await readOrder(tx, workspaceId, id);
      const from = locked.status as PortingStatus;
      const { status } = statusOf(from, after?.numbers ?? []);
      return moveOrder(deps, uow, locked, {
        way: wayTo(from, status === 'COMPLETED' ? 'COMPLETED' : 'CANCELLED'),
        cause: '',
        byName: await nameOf(tx, principal),
      });
    });
  };

export async function cancelNumber({ tx, workspaceId }: Unit, { id, number }: PortingNumber): Promise<void> {
  await tx.portingNumber.update({
    where: { workspaceId_id: { workspaceId, id } },
    data: { state: 'CANCELLED', pin: null },
  });
  await tx.numberRoute.deleteMany({ where: { number, phoneNumberId: id } });
}

async function cancelAtCarrier({ porting }: Deps, { numbers }: OrderWithNumbers): Promise<void> {
  try {
    for (const [requestSid, its] of Map.groupBy(numbers, (number) => number.requestSid)) {
      if (requestSid === null) continue;
      const open = its.filter(({ state }) => OPEN.has(state));
      if (open.length === its.length) await porting.cancel(requestSid);
      else for (const { carrierSid } of open) if (carrierSid) await porting.cancelNumber(requestSid, carrierSid);
    }
  } catch (error) {
    if (carrierFailure(error).kind !== 'refused') throw AWAY;
    throw new Refusal({
      code: 'CARRIER_ERROR',
      message: 'The carrier can’t cancel this order any more, because its numbers move very soon.',
      why: { check: 'porting_late' },
      cause: error,
    });
  }
}

/** @throws Refusal VALIDATION_FAILED */
function pinsOf(given: readonly { number: string; pin: string }[]): Map<string, string> {
  const pins = new Map<string, string>();
  for (const { number, pin: written } of given) {
    const pin = trimmed(written);
    if (pin.length > LONGEST_PIN) throw invalid('pin', `A PIN has at most ${LONGEST_PIN} characters.`);
    const [e164] = readNumbers([number]);
    if (pin !== '' && e164 !== undefined) pins.set(e164, pin);
  }
  return pins;
}

/** @throws Refusal NOT_FOUND */
async function requireTeam(tx: Transaction, workspaceId: string, id: string): Promise<void> {
  if (id === '') return;
  const team = isUuid(id) ? await tx.teamCopy.findUnique({ where: { workspaceId_id: { workspaceId, id } } }) : null;
  if (!team || team.deleted) throw notFound('The team');
}

const notEditable = (): Refusal => invalidTransition('This order is with the carriers and can’t be changed now.');
