/** Numbers come to the carrier, through the library as applications use it. */
import { beforeAll, expect, test } from 'vitest';
import { accountSid, authToken, stage, type Stage } from '../carrier.testkit.ts';

const DAY_MS = 86_400_000;
let s: Stage;
const api = () => s.client.numbers.v1;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

async function document(type = 'application/pdf'): Promise<Response> {
  const body = new FormData();
  body.set('document_type', 'utility_bill');
  body.set('File', new Blob(['%PDF-1.7'], { type }), 'bill.pdf');
  const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`;
  return fetch(`${s.api}/v1/Documents`, { method: 'POST', headers: { authorization }, body });
}
const customer = {
  customer_type: 'Business',
  customer_name: 'Wrenfield Home LLC',
  account_number: '884410',
  authorized_representative: 'Ana Ortiz',
  authorized_representative_email: 'ana@wrenfield.example',
  address: { street: '1 Main St', city: 'Oakland', state: 'CA', zip: '94612', country: 'USA' },
};
const order = (number: string, documents: string[], change: object = {}) =>
  api().portingPortIns.create({
    account_sid: accountSid,
    documents,
    phone_numbers: [{ phone_number: number, pin: '4821' }],
    target_port_in_date: dayIn(9),
    losing_carrier_information: { ...customer, ...change },
  } as never);
async function bill(): Promise<string> {
  const { sid } = (await (await document()).json()) as { sid: string };
  return sid;
}
async function sign(sid: string): Promise<void> {
  const { store, commit } = s.sandbox.carrier.deps;
  const item = await store.registryItem(sid);
  if (item)
    await commit((writes) =>
      writes.registry({ ...item, confirmedAt: s.sandbox.carrier.registryClock.now().toISOString() }),
    );
}
const later = (ms = 60_000) => s.sandbox.carrier.registryClock.forward(ms);
const stateOf = async (sid: string) => {
  const told = await api().portingPortIns(sid).fetch();
  return `${told.portInRequestStatus}: ${told.phoneNumbers[0]?.portInPhoneNumberStatus}`;
};

beforeAll(async () => {
  s = await stage();
});

test.each([
  ['+15035550111', null],
  ['+15035522132', 22_132],
  ['+15035522133', 22_133],
  ['+18005550111', 22_133],
  ['+442079460123', 22_130],
])('%s has the code %s', async (number, code) => {
  const told = await api().portingPortabilities(number).fetch();
  expect([told.portable, told.notPortableReasonCode ?? null]).toEqual([code === null, code]);
});

test('what is no number, no bill and no order that could be filled is refused', async () => {
  await expect(api().portingPortabilities('12').fetch()).rejects.toMatchObject({ code: 22_102 });
  expect((await document('text/html')).status).toBe(400);
  const documents = [await bill()];
  await expect(order('+15035550112', ['RD00000000000000000000000000000000'])).rejects.toMatchObject({ status: 400 });
  await expect(order('+15035550112', documents, { customer_name: '' })).rejects.toMatchObject({ code: 22_171 });
  await expect(order('+15035522132', documents)).rejects.toMatchObject({ code: 22_132 });
});

test('an order is signed, confirmed and completed by the clock, and its number is the account’s', async () => {
  const number = '+15035550113';
  const { portInRequestSid: sid } = await order(number, [await bill()]);
  expect(await stateOf(sid)).toBe('In Review: In Review');
  await expect(order(number, [await bill()])).rejects.toMatchObject({ code: 22_137 });
  later();
  expect(await stateOf(sid)).toBe('Waiting for Signature: Waiting for Signature');
  expect((await api().portingPortIns(sid).fetch()).signatureRequestUrl).toContain(`/registry/sign/${sid}`);
  await sign(sid);
  expect(await stateOf(sid)).toBe('In Progress: Submitted');
  later();
  expect(await stateOf(sid)).toBe('In Progress: Pending');
  expect(
    (await api().portingAllPortIns.list({ createdAfter: dayIn(-1) })).map((one) => one.portInRequestSid),
  ).toContain(sid);
  later(10 * DAY_MS);
  expect(await stateOf(sid)).toBe('Completed: Completed');
  expect(await s.client.incomingPhoneNumbers.list({ phoneNumber: number })).toHaveLength(1);
  expect((await api().portingPortabilities(number).fetch()).notPortableReasonCode).toBe(22_131);
});

test('the other carrier rejects in its own words, and what is cancelled can be ordered again', async () => {
  const number = '+15035550114';
  const { portInRequestSid: sid, phoneNumbers } = await order(number, [await bill()], { account_number: '0000' });
  later();
  await sign(sid);
  later();
  expect(await stateOf(sid)).toBe('Action Required: Rejected');
  expect((await api().portingPortIns(sid).fetch()).phoneNumbers[0]?.rejectionReason).toContain('Account number');
  await api()
    .portingPortInPhoneNumber(sid, phoneNumbers[0]?.portInPhoneNumberSid ?? '')
    .remove();
  expect(await stateOf(sid)).toBe('Canceled: Canceled');
  const again = await order(number, [await bill()]);
  await api().portingPortIns(again.portInRequestSid).remove();
  expect(await stateOf(again.portInRequestSid)).toBe('Canceled: Canceled');
});
