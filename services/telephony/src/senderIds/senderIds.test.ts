import { describe, expect, it, test } from 'vitest';
import { placeCall } from '../calls/placeCall.ts';
import { countNumbers } from '../numbers/countNumbers.ts';
import { listNumbers, updateNumberSettings } from '../numbers/numbers.ts';
import { numberMessage } from '../numbers/numberView.ts';
import { releaseAll, releaseNumber } from '../purchases/release.ts';
import { activeOf } from '../purchases/reserve.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { tellCarrier } from './atCarrier.ts';
import { createSenderId, listSenderIds, removeSenderId, stateOf, updateSenderId } from './senderIds.ts';

const world = await telephonyWorld();
const { deps, db } = world;
const [create, update, remove] = [createSenderId(deps), updateSenderId(deps), removeSenderId(deps)];
let offices = 0;

async function officeOf() {
  const office = await world.workspace(['Ana'], `+1718555${4000 + (offices += 1)}`);
  const ana = principalOf(office.workspaceId, office.people[0]?.userId ?? '');
  return { ...office, ana };
}
const name = { senderId: 'Wrenfield', country: 'KE', teamId: '' };

describe('a sender id', () => {
  it('sends texts alone, costs nothing, and waits for its documents where the country wants them', async () => {
    const { ana, teamId, workspaceId, phoneNumberId } = await officeOf();
    const { number, state } = await create({ ...name, teamId }, ana);
    expect(state).toBe('NEEDS_DOCUMENTS');
    expect(numberMessage(number)).toMatchObject({
      number: 'Wrenfield',
      status: 'UNAVAILABLE',
      type: 'SENDER_ID',
      category: 'SENDER_ID',
      capabilities: ['SEND_SMS'],
      callerId: '',
      phoneCategory: 'NOT_APPLICABLE',
      emergencyCalls: false,
      monthlyMinor: 0n,
    });
    expect((await listNumbers(deps)(ana)).map(({ id }) => id)).toEqual([phoneNumberId]);
    expect((await listNumbers(deps)(ana, { senders: true })).map(({ id }) => id)).toContain(number.id);
    await db.tenant(workspaceId, async (uow) => expect(await activeOf(uow)).toBe(0));
    expect(await countNumbers(deps)(ana)).toMatchObject({ phoneNumbers: 0, senderIds: 0 });
  });

  it('is one of a country, however it is written, and of twenty in all', async () => {
    const { ana, teamId } = await officeOf();
    const first = await create({ ...name, teamId }, ana);
    await expect(create({ ...name, senderId: ' WRENFIELD ', teamId }, ana)).rejects.toMatchObject({
      code: 'CONFLICT',
      field: 'senderId',
    });
    await create({ ...name, country: 'gb', teamId }, ana);
    for (let other = 2; other < 20; other += 1) await create({ ...name, senderId: `Shop ${other}`, teamId }, ana);
    await expect(create({ ...name, senderId: 'One more', teamId }, ana)).rejects.toMatchObject({
      code: 'NUMBER_LIMIT_REACHED',
    });
    await remove(first.number.id, ana);
    expect(await create({ ...name, teamId }, ana)).toMatchObject({ state: 'NEEDS_DOCUMENTS' });
  });

  it('moves to another team under the version that was seen', async () => {
    const { ana, teamId } = await officeOf();
    const { number } = await create({ ...name, teamId }, ana);
    const change = { id: number.id, version: 1, teamId };
    expect((await update(change, ana)).number).toMatchObject({ teamId, version: 2 });
    await expect(update(change, ana)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('is none to call with, to set up for calls, or to give back to a carrier', async () => {
    const { ana, teamId, workspaceId } = await officeOf();
    const { id } = (await create({ ...name, teamId }, ana)).number;
    const call = { phoneNumberId: id, to: '+14155550142', deviceId: 'one', idempotencyKey: db.ids.uuid() };
    await expect(placeCall(deps, () => Promise.reject(new Error('called')))(call, ana)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(updateNumberSettings(deps)({ id, version: 1, name: 'Other' }, ana)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(releaseNumber(deps)(id, ana)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    // An unpaid plan takes back what costs money.
    await db.tenant(workspaceId, (uow) => releaseAll(deps, uow));
    expect(await listSenderIds(deps)(ana)).toHaveLength(1);
    await remove(id, ana);
    expect(await listSenderIds(deps)(ana)).toEqual([]);
    expect(await listNumbers(deps)(ana, { released: true })).not.toContainEqual(expect.objectContaining({ id }));
  });
});

describe('a sender id at the carrier', () => {
  const { registry } = world.carrier;
  const inBritain = async () => {
    const { ana, teamId, workspaceId } = await officeOf();
    const { number, state } = await create({ ...name, senderId: `Shop ${offices}`, country: 'GB', teamId }, ana);
    expect(state).toBe('SETTING_UP');
    const tell = () => tellCarrier(deps, { workspaceId, phoneNumberId: number.id });
    const held = () => registry.names.filter((one) => one.alpha_sender === number.number);
    return { ana, teamId, number, tell, held, list: () => listSenderIds(deps)(ana) };
  };

  it('works once it is there, however often it is told, and is taken from there when it is removed', async () => {
    const { ana, number, tell, held, list } = await inBritain();
    await tell();
    expect(await list()).toMatchObject([{ state: 'ACTIVE', number: { status: 'AVAILABLE' } }]);
    expect(await countNumbers(deps)(ana)).toMatchObject({ senderIds: 1 });
    await tell();
    expect(held()).toHaveLength(1);
    await remove(number.id, ana);
    await tell();
    expect(held()).toEqual([]);
  });

  it('stays there while another country goes on with it', async () => {
    const { ana, teamId, number, tell, held } = await inBritain();
    await tell();
    await create({ senderId: number.number, country: 'KE', teamId }, ana);
    await remove(number.id, ana);
    await tell();
    expect(held()).toHaveLength(1);
  });

  it('that is not taken says so in the carrier’s words', async () => {
    const { number, tell, list } = await inBritain();
    registry.refuses.set(number.number, 21_709);
    await tell();
    expect(await list()).toMatchObject([{ state: 'REFUSED', reasons: [expect.stringContaining('Not a name.')] }]);
  });
});

test.each([
  ['', 'KE', 'senderId'],
  ['254711', 'KE', 'senderId'],
  ['Wrenfield Home', 'KE', 'senderId'],
  ['Café', 'KE', 'senderId'],
  ['Wren\nfield', 'KE', 'senderId'],
  ['Wrenfield', 'US', 'country'],
  ['Wrenfield', 'ZA', 'country'],
  ['Wrenfield', 'XX', 'country'],
])('“%s” in %s is refused at %s', async (senderId, country, field) => {
  const { ana, teamId } = await officeOf();
  await expect(create({ senderId, country, teamId }, ana)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field });
});

test.each([
  ['AVAILABLE', 'KE', '', undefined, 'ACTIVE'],
  ['UNAVAILABLE', 'KE', '', undefined, 'NEEDS_DOCUMENTS'],
  ['UNAVAILABLE', 'KE', '', 'DRAFT', 'NEEDS_DOCUMENTS'],
  ['UNAVAILABLE', 'KE', '', 'PENDING', 'IN_REVIEW'],
  ['UNAVAILABLE', 'KE', '', 'REJECTED', 'REJECTED'],
  ['UNAVAILABLE', 'KE', '', 'APPROVED', 'SETTING_UP'],
  ['UNAVAILABLE', 'KE', 'Not a name.', 'APPROVED', 'REFUSED'],
  ['UNAVAILABLE', 'GB', '', undefined, 'SETTING_UP'],
  ['UNAVAILABLE', 'GB', 'Not a name.', undefined, 'REFUSED'],
])('%s in %s, told “%s”, with documents %s, is %s', (status, country, statusReason, documents, state) => {
  const rejections = [{ about: '', reason: 'The file can’t be read.' }];
  const told = stateOf(
    { status, country, statusReason },
    documents === undefined ? undefined : { status: documents, rejections },
  );
  expect(told.state).toBe(state);
  expect(told.reasons).toEqual(
    state === 'REFUSED' ? ['Not a name.'] : state === 'REJECTED' ? ['The file can’t be read.'] : [],
  );
});
