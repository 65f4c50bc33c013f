/** Numbers that are bought, released and had back, through all services, the carrier and the gateway. */
import { expect } from 'vitest';
import type { RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';
import type { Owner } from '../testkit/people.ts';

const ADDON = 'id status choice dueNow monthlyPrice freePhoneNumbers freePhoneNumbersUsed';
const PAYLOAD = `confirmationUrl isFree externalId subscriptionAddon { ${ADDON} } phone { id number status name isFree }`;
const FIND = `query ($input: FetchAvailablePhoneNumbersInput!) { fetchAvailablePhoneNumbers(input: $input) {
  metadata { count }
  data {
    number country { code } category type channels capabilities areaCode callAvailability smsAvailability status isPurchased
    vendorProduct { phonePrice setupPrice deposit domesticCallsOnly domesticSmsOnly addressComplainceRequired country { code } }
  }
} }`;
const RESERVE = `mutation ($number: String!) { reservePhoneNumber(number: $number) { ${ADDON} } }`;
const BUY = `mutation ($number: String!, $redirectUrl: String!, $name: String) {
  buyPhoneNumber(number: $number, redirectUrl: $redirectUrl, name: $name, type: LOCAL) { ${PAYLOAD} }
}`;
const BOUGHT = `mutation ($id: ID!) { buyPhoneNumberCallback(subscriptionAddon: $id) { ${PAYLOAD} } }`;
const TAKE_BACK = `mutation ($id: ID!, $redirectUrl: String!) {
  subscribePhoneNumber(phoneNumber: $id, redirectUrl: $redirectUrl) { ${PAYLOAD} }
}`;
const TAKEN_BACK = `mutation ($id: ID!) { subscribePhoneNumberCallback(subscriptionAddon: $id) { ${PAYLOAD} } }`;
const release = (operation: string) =>
  `mutation ($id: ID!) { ${operation}(phoneNumber: $id) { alreadyReleased phone { id status releaseDate reclaimUntil reclaimPrice { dueNow onNextInvoice monthly } } } }`;

const WEB = 'id number name webNumberUrl type category capabilities version status';

/** A web number from its making to its removal, which members see and don't change. */
async function executeWebNumbers(owner: Pick<Owner, 'api'>, bea: Pick<Owner, 'api'>): Promise<void> {
  const create = `mutation ($input: CreateWebNumberInput!) { createWebNumber(input: $input) { ${WEB} } }`;
  const input = { name: 'Website calls', webNumberUrl: 'call.wrenfield.example' };
  expect(await bea.api.refused(create, { input })).toMatchObject({ code: 'FORBIDDEN_ROLE' });
  const { createWebNumber: made } = await owner.api.run(create, { input });
  expect(made).toMatchObject({
    number: '',
    webNumberUrl: 'https://call.wrenfield.example',
    type: 'WEB',
    category: 'WEB_CHANNEL',
    capabilities: ['RECEIVE_WEB_CALLS'],
  });
  const { updateWebNumber: moved } = await owner.api.run(
    `mutation ($input: UpdateWebNumberInput!) { updateWebNumber(input: $input) { ${WEB} } }`,
    { input: { id: made.id, version: made.version, name: 'Shop calls' } },
  );
  expect(moved).toMatchObject({ name: 'Shop calls', version: 2 });
  const list = '{ fetchWorkspacePhoneNumbers(web: true) { data { id name } } }';
  expect((await bea.api.run(list)).fetchWorkspacePhoneNumbers.data).toEqual([{ id: made.id, name: 'Shop calls' }]);
  await owner.api.run('mutation ($id: ID!) { removeWebNumber(id: $id) { id status } }', { id: made.id });
  expect((await owner.api.run(list)).fetchWorkspacePhoneNumbers.data).toEqual([]);
}

export async function executeNumbers(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Maya');
  const bea = await aMember(product.url, owner, 'MEMBER');
  await executeWebNumbers(owner, bea);
  const redirectUrl = `${product.url}/settings/channels`;
  const find = async (input: object) => (await owner.api.run(FIND, { input })).fetchAvailablePhoneNumbers.data;
  const [offer] = await find({
    countryId: 'US',
    type: 'LOCAL',
    number: '+1615',
    limit: 19,
    page: 1,
    status: 'AVAILABLE',
  });
  expect(offer).toMatchObject({
    number: '+16155550100',
    areaCode: '615',
    smsAvailability: true,
    vendorProduct: { phonePrice: 3, addressComplainceRequired: false },
  });
  expect((await find({ countryId: 'KE', limit: 1 }))[0]).toMatchObject({
    vendorProduct: { addressComplainceRequired: true },
  });
  const { number } = offer as { number: string };
  expect(await bea.api.refused(RESERVE, { number })).toMatchObject({ code: 'FORBIDDEN_ROLE' });
  const { reservePhoneNumber: kept } = await owner.api.run(RESERVE, { number });
  expect(kept).toMatchObject({ status: 'RESERVED', choice: 'FREE', dueNow: 0, freePhoneNumbersUsed: 0 });

  const { buyPhoneNumber: bought } = await owner.api.run(BUY, { number, redirectUrl, name: 'Nashville' });
  expect(bought).toMatchObject({ confirmationUrl: null, isFree: true, subscriptionAddon: { id: kept.id } });
  const { buyPhoneNumberCallback: done } = await owner.api.run(BOUGHT, { id: kept.id });
  expect(done).toMatchObject({ subscriptionAddon: { status: 'DONE' }, phone: { number, name: 'Nashville' } });
  const { id } = done.phone as { id: string };
  const { buyPhoneNumber: second } = await owner.api.run(BUY, { number: '+16155550101', redirectUrl });
  expect(second).toMatchObject({
    isFree: false,
    phone: null,
    subscriptionAddon: { status: 'PAYING', choice: 'EXTRA' },
  });
  expect(second.confirmationUrl).toContain('/sandbox/gateway/pay/');

  const { unSubscribePhoneNumber: gone } = await owner.api.run(release('unSubscribePhoneNumber'), { id });
  expect(gone).toMatchObject({ alreadyReleased: false, phone: { status: 'RELEASED' } });
  const { unSubscribePhoneNumberCallback: still } = await owner.api.run(release('unSubscribePhoneNumberCallback'), {
    id,
  });
  expect(still.alreadyReleased).toBe(true);
  const { subscribePhoneNumber: back } = await owner.api.run(TAKE_BACK, { id, redirectUrl });
  expect(back).toMatchObject({ confirmationUrl: null, phone: { id, status: 'AVAILABLE', isFree: true } });
  const { subscribePhoneNumberCallback: same } = await owner.api.run(TAKEN_BACK, { id: back.subscriptionAddon.id });
  expect(same.phone.id).toBe(id);
}
