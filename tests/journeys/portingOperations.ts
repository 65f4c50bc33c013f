/** A number of another carrier is brought here: checked, ordered, signed, rejected, corrected, and at last the workspace's own. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { OutsideWorld, type RunningProduct } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';

const SHOWN = `id status version editable cancellable awaitsSignature signatureUrl expectedFrom expectedUntil earliestDate
  currency customerType customerName accountNumber findings { rule field about } steps { status cause byName }
  bill { id name mimeType size url }
  numbers { id number type state pinRequired hasPin obstacle rejection rejectionCode rejectionReason portDate monthlyPrice isFree }`;
const SAVE = `mutation ($input: PortingOrderInput!) { savePortingOrder(input: $input) { ${SHOWN} } }`;
const BILL = `mutation ($file: File!, $order: ID!) { uploadPortingBill(order: $order, file: $file) { ${SHOWN} } }`;
const SUBMIT = `mutation ($input: PortingOrderVersionInput!) { submitPortingOrder(input: $input) { ${SHOWN} } }`;
const CANCEL = 'mutation ($input: PortingOrderVersionInput!) { cancelPortingOrder(input: $input) { status } }';
const PDF = Buffer.from('%PDF-1.7\n%âãÏÓ\n');
const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

export async function executePorting(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Ana');
  const outside = new OutsideWorld(product.url);
  const [number, mobile] = ['+15035554711', '+15039554712'];
  const { checkNumberPortability } = await owner.api.run(
    'query ($numbers: [String!]!) { checkNumberPortability(numbers: $numbers) { number portable type pinRequired obstacle code } }',
    { numbers: ['(503) 555-4711', mobile, '+15035522132', '+18005550111'] },
  );
  expect(checkNumberPortability).toEqual([
    { number, portable: true, type: 'LOCAL', pinRequired: false, obstacle: null, code: null },
    { number: mobile, portable: true, type: 'MOBILE', pinRequired: true, obstacle: null, code: null },
    {
      number: '+15035522132',
      portable: false,
      type: 'LOCAL',
      pinRequired: false,
      obstacle: 'OTHER_ACCOUNT',
      code: '22132',
    },
    {
      number: '+18005550111',
      portable: false,
      type: 'TOLL_FREE',
      pinRequired: false,
      obstacle: 'TOLL_FREE',
      code: null,
    },
  ]);

  type Order = { id: string; version: number };
  const save = async (change: object, known?: Order) =>
    (
      await owner.api.run(SAVE, {
        input: { version: known?.version ?? 0, ...(known ? { id: known.id } : {}), numbers: [{ number }], ...change },
      })
    ).savePortingOrder;
  const draft = await save({});
  expect(draft).toMatchObject({ status: 'DRAFT', numbers: [{ state: 'WAITING', obstacle: null }] });
  const form = {
    customerName: 'Wrenfield Home LLC',
    accountNumber: '0000',
    representative: 'Ana Ortiz',
    representativeEmail: owner.email,
    address1: '1840 Harrison Street',
    city: 'Oakland',
    state: 'CA',
    zip: '94612',
    billDate: dayIn(-4),
    wishedDate: dayIn(9),
  };
  const filled = await save(form, draft);
  expect(filled.findings).toEqual([{ rule: 'BILL_MISSING', field: 'bill', about: null }]);
  const refused = await owner.api.uploadWith(BILL, Buffer.from('<html>'), {
    name: 'bill.pdf',
    variables: { order: draft.id },
  });
  expect(refused.errors?.[0]?.extensions).toMatchObject({ code: 'MEDIA_TYPE' });
  const { data } = await owner.api.uploadWith(BILL, PDF, { name: 'bill.pdf', variables: { order: draft.id } });
  const complete = data.uploadPortingBill;
  expect(complete).toMatchObject({ findings: [], bill: { name: 'bill.pdf', mimeType: 'application/pdf' } });

  const state = async () =>
    ((await owner.api.run(`{ fetchPortingOrders { ${SHOWN} } }`)).fetchPortingOrders as Order[]).find(
      ({ id }) => id === draft.id,
    ) as Order & { signatureUrl: string };
  const becomes = (expected: object) => eventually(async () => expect(await state()).toMatchObject(expected), 30_000);
  const submit = ({ id, version }: Order) => owner.api.run(SUBMIT, { input: { id, version } });
  const sign = async () => {
    await becomes({ status: 'ACTION_NEEDED', awaitsSignature: true });
    await outside.signLetter((await state()).signatureUrl);
  };
  await submit(complete);
  await sign();
  await becomes({ status: 'ACTION_NEEDED', numbers: [{ state: 'REJECTED', rejection: 'ACCOUNT_NUMBER' }] });
  await submit(await save({ ...form, accountNumber: '884410' }, await state()));
  await sign();
  await becomes({ status: 'FOC_CONFIRMED' });
  await outside.daysPassAtCarriers(12);
  await becomes({ status: 'COMPLETED', numbers: [{ state: 'COMPLETED' }], bill: { url: null } });
  await eventually(async () => {
    const { fetchWorkspacePhoneNumbers } = await owner.api.run(
      '{ fetchWorkspacePhoneNumbers { data { number status isTestNumber } } }',
    );
    expect(fetchWorkspacePhoneNumbers.data).toContainEqual({ number, status: 'AVAILABLE', isTestNumber: false });
  });

  const other = await save({ numbers: [{ number: mobile, pin: '4821' }] });
  expect(other.numbers).toMatchObject([{ hasPin: true, pinRequired: true }]);
  const { cancelPortingOrder } = await owner.api.run(CANCEL, { input: { id: other.id, version: other.version } });
  expect(cancelPortingOrder).toBeNull();
}
