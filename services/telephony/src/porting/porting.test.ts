/** An order that brings numbers here, from the draft to its end, with the carrier outside (defaults 7.4). */
import { create } from '@bufbuild/protobuf';
import { Refusal } from '@ringline/kit/errors';
import { NumberChargeCarriedSchema, PortingDecidedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { PortingFormSchema } from '@ringline/proto/telephony/v1/porting_pb';
import { describe, expect, it } from 'vitest';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { advancePorting } from './advance.ts';
import { dayAfter } from './form.ts';
import { addBill, billOf, cancelOrder, listOrders, type OrderWithNumbers, saveOrder, submitOrder } from './orders.ts';
import { orderInit } from './orderView.ts';
import { checkPortability } from './portability.ts';
import { sweepPortingBills } from './strayBills.ts';

const world = await telephonyWorld();
const { carrier, clock, deps } = world;
const { porting } = carrier;
let made = 0;
const fresh = () => `+1503555${String((made += 1)).padStart(4, '0')}`;

async function office() {
  const at = await world.workspace(['Ana'], `+1212556${String((made += 1)).padStart(4, '0')}`);
  const ana = principalOf(at.workspaceId, at.people[0]?.userId ?? '');
  await deps.db.tenant(at.workspaceId, ({ tx }) =>
    tx.planCopy.create({
      data: {
        workspaceId: at.workspaceId,
        features: [],
        featureValues: { INCLUDED_LOCAL_NUMBER: '1', ADDITIONAL_PHONE_NUMBERS: '19' },
        recordingDays: null,
        earlierRecordingDays: [],
        version: 1,
      },
    }),
  );
  return { ...at, ana };
}
type Office = Awaited<ReturnType<typeof office>>;

const formFor = (numbers: readonly { number: string; pin: string }[], change: object = {}) =>
  create(PortingFormSchema, {
    customerType: 'BUSINESS',
    customerName: 'Wrenfield Home LLC',
    accountNumber: '884410',
    representative: 'Ana Ortiz',
    representativeEmail: 'ana@wrenfield.example',
    address1: '1200 Mission St',
    city: 'San Francisco',
    state: 'CA',
    zip: '94103',
    billDate: dayAfter(clock.now(), -3),
    wishedDate: dayAfter(clock.now(), 10),
    ...change,
    numbers: numbers.map((one) => ({ ...one })),
  });
const save = ({ ana }: Office, numbers: readonly string[], change: object = {}, known?: OrderWithNumbers) =>
  saveOrder(deps)(
    {
      id: known?.id ?? '',
      version: known?.version ?? 0,
      form: formFor(
        numbers.map((number) => ({ number, pin: '' })),
        change,
      ),
    },
    ana,
  );
async function withBill({ ana, workspaceId }: Office, order: OrderWithNumbers): Promise<OrderWithNumbers> {
  const id = deps.ids.uuid();
  await deps.storage.put(`porting/${workspaceId}/${id}.pdf`, Buffer.from('%PDF-1.4 bill'), {
    contentType: 'application/pdf',
  });
  const bill = { orderId: order.id, id, name: 'bill.pdf', mimeType: 'application/pdf', sizeBytes: 13n };
  return addBill(deps)(bill, ana);
}
const submit = ({ ana }: Office, { id, version }: OrderWithNumbers) => submitOrder(deps)({ id, version }, ana);
const advance = ({ workspaceId }: Office, { id }: OrderWithNumbers) =>
  advancePorting(deps, { workspaceId, orderId: id });
async function now({ ana }: Office, { id }: OrderWithNumbers): Promise<OrderWithNumbers> {
  const found = (await listOrders(deps)(ana)).find((one) => one.id === id);
  if (!found) throw new Error('the order is gone');
  return found;
}
async function submitted(at: Office, numbers: readonly string[]): Promise<OrderWithNumbers> {
  const order = await submit(at, await withBill(at, await save(at, numbers)));
  await advance(at, order);
  return now(at, order);
}
const stepsOf = ({ steps }: OrderWithNumbers) =>
  (steps as unknown as { status: string; cause: string }[]).map(({ status, cause }) => `${status} ${cause}`.trim());
const rules = ({ findings }: OrderWithNumbers) =>
  (findings as unknown as { rule: string; field: string }[]).map(({ rule, field }) => `${rule} ${field}`);
const routes = (number: string) =>
  deps.db.platform('number routing', ({ tx }) => tx.numberRoute.count({ where: { number } }));
const phoneOf = ({ workspaceId }: Office, number: string) =>
  deps.db.tenant(workspaceId, ({ tx }) => tx.phoneNumber.findFirst({ where: { number } }));
const code = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error.code : Promise.reject(error as Error)),
  );

describe('whether a number can be brought', () => {
  it('is asked of the carrier, and each reason has a name of ours', async () => {
    const { ana } = await office();
    const [good, mobile, taken, manual] = [fresh(), fresh(), fresh(), fresh()] as const;
    porting.codes.set(mobile, 0).set(taken, 22132).set(manual, 22133);
    const told = await checkPortability(deps)(
      [good, mobile, taken, manual, '+18005550123', '+442079460123', good],
      ana,
    );
    expect(told.map(({ obstacle, pinRequired, code: its }) => [obstacle, pinRequired, its])).toEqual([
      ['', false, ''],
      ['', true, ''],
      ['OTHER_ACCOUNT', false, '22132'],
      ['MANUAL', false, '22133'],
      ['TOLL_FREE', false, ''],
      ['COUNTRY', false, ''],
    ]);
    expect(await code(checkPortability(deps)(['12'], ana))).toBe('VALIDATION_FAILED');
  });

  it('is no for a number that is here, and unknown while the carrier is away', async () => {
    const { ana, number } = await office();
    expect((await checkPortability(deps)([number], ana))[0]?.obstacle).toBe('ALREADY_HERE');
    carrier.failNext(({ path }) => path.includes('Portability'), 503);
    expect(await code(checkPortability(deps)([fresh()], ana))).toBe('UNAVAILABLE');
  });
});

describe('a draft', () => {
  it('is kept however little is filled in, says what is missing, and can’t be sent', async () => {
    const at = await office();
    const mobile = fresh();
    porting.codes.set(mobile, 0);
    const blank = { customerName: '', zip: 'x', representative: 'Ana', billDate: dayAfter(clock.now(), -40) };
    const order = await save(at, [mobile], { ...blank, wishedDate: dayAfter(clock.now(), 2), address1: 'PO Box 7' });
    expect(order.status).toBe('DRAFT');
    expect(rules(order)).toEqual([
      'MISSING customerName',
      'PIN_MISSING numbers',
      'BILL_MISSING bill',
      'BILL_OLD billDate',
      'DATE_TOO_SOON wishedDate',
      'NAME_NOT_FULL representative',
      'PO_BOX address1',
      'ZIP_INVALID zip',
    ]);
    expect(await code(submit(at, order))).toBe('INVALID_TRANSITION');
    expect(await code(save(at, [mobile], {}, { ...order, version: 9 }))).toBe('CONFLICT');
    expect(orderInit(order, clock.now())).toMatchObject({ editable: true, cancellable: true, form: { numbers: [] } });
  });

  it('keeps a PIN sealed and never tells it, and is deleted with its bill', async () => {
    const at = await office();
    const mobile = fresh();
    porting.codes.set(mobile, 0);
    const form = formFor([{ number: mobile, pin: ' 4821 ' }]);
    const order = await withBill(at, await saveOrder(deps)({ id: '', version: 0, form }, at.ana));
    expect(rules(order)).toEqual([]);
    expect(order.numbers[0]?.pin).toMatch(/^v1\./);
    expect(
      JSON.stringify(orderInit(order, clock.now()), (_key, value: unknown) => (typeof value === 'bigint' ? 0 : value)),
    ).not.toContain('4821');
    const key = billOf(order)?.storageKey ?? '';
    expect(await cancelOrder(deps)(order, at.ana)).toBeUndefined();
    expect(await deps.storage.stat(key)).toBeUndefined();
    expect((await listOrders(deps)(at.ana)).length).toBe(0);
  });

  it('takes another bill instead of the first, and one that no order has is swept', async () => {
    const at = await office();
    const first = await withBill(at, await save(at, [fresh()]));
    const second = await withBill(at, first);
    expect(await deps.storage.stat(billOf(first)?.storageKey ?? '')).toBeUndefined();
    const stray = `porting/${at.workspaceId}/00000000-0000-7000-8000-000000000001.pdf`;
    await deps.storage.put(stray, Buffer.from('x'), { contentType: 'application/pdf' });
    await sweepPortingBills(deps);
    expect(await deps.storage.stat(stray)).toBeUndefined();
    expect(await deps.storage.stat(billOf(second)?.storageKey ?? '')).toBeDefined();
  });
});

describe('an order', () => {
  it('is signed, gets its day and brings the numbers: one that the plan pays and one on the next invoice', async () => {
    const at = await office();
    const [free, extra] = [fresh(), fresh()] as const;
    const order = await submitted(at, [free, extra]);
    expect(order.status).toBe('SUBMITTED');
    expect(porting.documents.at(-1)).toContain('%PDF-1.4 bill');
    expect(porting.orders.at(-1)).toMatchObject({
      losing_carrier_information: { customer_name: 'Wrenfield Home LLC' },
    });
    for (const number of [free, extra]) porting.tell(number, 'Waiting for Signature');
    await advance(at, order);
    expect(await now(at, order)).toMatchObject({ status: 'ACTION_NEEDED' });
    expect((await now(at, order)).signatureUrl).toMatch(/^https:\/\/sign\.test\//);
    const portDate = new Date(clock.now().getTime() + 10 * 86_400_000).toISOString();
    for (const number of [free, extra]) porting.tell(number, 'Pending', { port_date: portDate });
    await advance(at, order);
    expect((await now(at, order)).status).toBe('FOC_CONFIRMED');
    expect(await phoneOf(at, free)).toBeNull();
    for (const number of [free, extra]) porting.tell(number, 'Completed', { port_date: portDate });
    expect(await advance(at, order)).toBe(false);
    const done = await now(at, order);
    expect(stepsOf(done)).toEqual([
      'DRAFT',
      'SUBMITTED',
      'ACTION_NEEDED SIGNATURE',
      'SUBMITTED SIGNED',
      'FOC_CONFIRMED',
      'COMPLETED',
    ]);
    expect(await phoneOf(at, free)).toMatchObject({ isFree: true, status: 'AVAILABLE', isTestNumber: false });
    expect(await phoneOf(at, extra)).toMatchObject({ isFree: false, teamId: at.teamId });
    const carried = await world.events(NumberChargeCarriedSchema, 'telephony.number_charge.carried.v1');
    expect(carried.filter(({ number }) => number === extra)).toHaveLength(1);
    expect(carried.filter(({ number }) => number === free)).toHaveLength(0);
    expect(await deps.storage.stat(billOf(done)?.storageKey ?? '')).toBeUndefined();
    const told = await world.events(PortingDecidedSchema, 'telephony.porting.decided.v1');
    expect(told.filter(({ orderId }) => orderId === order.id).map(({ status }) => status)).toEqual([
      'ACTION_NEEDED',
      'FOC_CONFIRMED',
      'COMPLETED',
    ]);
    // Once more, as after a crash, changes nothing.
    expect(await advance(at, order)).toBe(false);
  });

  it('that is rejected says why, is corrected and sent again for that number alone', async () => {
    const at = await office();
    const [good, bad] = [fresh(), fresh()] as const;
    const order = await submitted(at, [good, bad]);
    porting.tell(good, 'Submitted');
    porting.tell(bad, 'Rejected', { rejection_reason: 'Account number does not match', rejection_reason_code: 7 });
    await advance(at, order);
    const rejected = await now(at, order);
    expect(rejected.status).toBe('ACTION_NEEDED');
    expect(rejected.numbers[1]).toMatchObject({ rejection: 'ACCOUNT_NUMBER', rejectionCode: '7' });
    const first = porting.orders.length;
    const again = await submit(at, await save(at, [good, bad], { accountNumber: '884411' }, rejected));
    await advance(at, again);
    expect(porting.orders).toHaveLength(first + 1);
    expect(porting.sent?.phone_numbers).toEqual([{ phone_number: bad }]);
    expect(stepsOf(await now(at, order)).slice(-2)).toEqual(['ACTION_NEEDED REJECTED', 'SUBMITTED CORRECTED']);
    expect(await code(save(at, [good, bad], {}, await now(at, order)))).toBe('INVALID_TRANSITION');
  });

  it('goes on without a number that was left out after its rejection', async () => {
    const at = await office();
    const [good, bad] = [fresh(), fresh()] as const;
    const order = await submitted(at, [good, bad]);
    porting.tell(good, 'Submitted');
    porting.tell(bad, 'Rejected', { rejection_reason: 'Number is not on the account' });
    await advance(at, order);
    const kept = await save(at, [good], {}, await now(at, order));
    expect(kept.status).toBe('SUBMITTED');
    expect([await routes(good), await routes(bad)]).toEqual([1, 0]);
  });

  it('that the carrier refuses at once comes back with its words', async () => {
    const at = await office();
    porting.refuse = { code: 22171, message: 'Missing required fields: PIN' };
    const order = await submitted(at, [fresh()]);
    expect(order.status).toBe('ACTION_NEEDED');
    expect(order.numbers[0]).toMatchObject({ state: 'REJECTED', rejection: 'PIN', rejectionCode: '22171' });
  });

  it('whose answer was lost is found again instead of made twice', async () => {
    const at = await office();
    const number = fresh();
    const order = await submit(at, await withBill(at, await save(at, [number])));
    carrier.failNext(({ method, path }) => method === 'POST' && path === '/v1/Porting/PortIn', 0);
    const before = porting.orders.length;
    await advance(at, order).catch(() => undefined);
    await advance(at, order);
    expect(porting.orders.length - before).toBe(1);
    expect((await now(at, order)).numbers[0]).toMatchObject({ state: 'IN_REVIEW' });
  });

  it('can be cancelled until it is too late, and its number is free again', async () => {
    const at = await office();
    const number = fresh();
    const order = await submitted(at, [number]);
    expect(await routes(number)).toBe(1);
    porting.late = true;
    expect(await code(cancelOrder(deps)(order, at.ana))).toBe('CARRIER_ERROR');
    porting.late = false;
    expect((await cancelOrder(deps)(order, at.ana))?.status).toBe('CANCELLED');
    expect(await routes(number)).toBe(0);
    expect(await code(cancelOrder(deps)(await now(at, order), at.ana))).toBe('INVALID_TRANSITION');
    expect(await advance(at, order)).toBe(false);
  });

  it('is over when a number is rejected after its day was confirmed', async () => {
    const at = await office();
    const number = fresh();
    const order = await submitted(at, [number]);
    porting.tell(number, 'Pending', { port_date: clock.now().toISOString() });
    await advance(at, order);
    porting.tell(number, 'Rejected', { rejection_reason: 'Line was disconnected' });
    await advance(at, order);
    const over = await now(at, order);
    expect(over.status).toBe('REJECTED');
    expect(over.numbers[0]?.rejection).toBe('INACTIVE');
    expect(await routes(number)).toBe(0);
  });

  it('that nobody signed in time can be sent again', async () => {
    const at = await office();
    const order = await submitted(at, [fresh()]);
    Object.assign(porting.orders.at(-1) ?? {}, { port_in_request_status: 'Expired' });
    await advance(at, order);
    expect((await now(at, order)).numbers[0]).toMatchObject({ state: 'REJECTED', rejection: 'UNSIGNED' });
  });

  it('of two workspaces for one number, one is refused', async () => {
    const [one, other] = [await office(), await office()];
    const number = fresh();
    const [first, second] = [
      await withBill(one, await save(one, [number])),
      await withBill(other, await save(other, [number])),
    ];
    const ends = await Promise.all([code(submit(one, first)), code(submit(other, second))]);
    expect(ends.toSorted()).toEqual(['NUMBER_TAKEN', 'done']);
  });
});
