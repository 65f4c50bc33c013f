import { beforeEach, describe, expect, it } from 'vitest';
import { CallChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { connectParams, placeCall } from './placeCall.ts';

const world = await telephonyWorld();
const { carrier, deps, apply, db, executor, webhook, billing } = world;
const place = placeCall(deps, apply);
const ADDRESS = {
  address1: '1840 Harrison Street',
  address2: '',
  city: 'Oakland',
  state: 'CA',
  zip: '94612',
  country: 'US',
};
let numbers = 0;
let sids = 0;
const newSid = () => `CA${(sids += 1).toString(16).padStart(32, 'a')}`;

type Change = Parameters<Parameters<typeof db.tenant>[1]>[0]['tx']['phoneNumber']['update'] extends (input: {
  data: infer Data;
}) => unknown
  ? Data
  : never;

/** A workspace with a number of its own, and somebody who may call with nothing: no seat, no role, no team. */
async function office(is: Record<string, unknown> = {}) {
  const made = await world.workspace(['Ana'], `+1312556${String((numbers += 1)).padStart(4, '0')}`, {
    recording: true,
  });
  const { workspaceId, phoneNumberId } = made;
  const change = (data: Record<string, unknown>, id = phoneNumberId) =>
    db.tenant(workspaceId, ({ tx }) =>
      tx.phoneNumber.update({ where: { workspaceId_id: { workspaceId, id } }, data: data as Change }),
    );
  await change({ isTestNumber: false, ...is });
  const userId = made.people[0]?.userId ?? '';
  const powerless = { ...principalOf(workspaceId, userId), role: 'MEMBER', seat: false, scope: () => undefined };
  const another = async (data: Record<string, unknown>) => {
    const id = db.ids.uuid();
    const number = `+1510556${String((numbers += 1)).padStart(4, '0')}`;
    await db.tenant(workspaceId, async ({ tx }) => {
      const { hours: _, flow: __, emergencyAddress: ___, ...like } = await tx.phoneNumber.findFirstOrThrow();
      const later = new Date(like.createdAt.getTime() + 1_000);
      await tx.phoneNumber.create({ data: { ...like, id, number, createdAt: later, ...data } });
    });
    return { id, number };
  };
  const home = (country: string) =>
    db.tenant(workspaceId, ({ tx }) => tx.workspaceCopy.update({ where: { workspaceId }, data: { country } }));
  return { ...made, powerless, ana: principalOf(workspaceId, userId), change, another, home };
}

const dial = (to: string, principal: Parameters<typeof place>[1], phoneNumberId = '') =>
  place({ phoneNumberId, to, deviceId: 'laptop', idempotencyKey: deps.ids.uuid() }, principal);

beforeEach(() => {
  carrier.requests.length = 0;
  billing.hold = {
    allowed: false,
    coveredSeconds: 0,
    talkTimeCapSeconds: 0,
    code: 'INSUFFICIENT_BALANCE',
    reason: 'Not enough credit for this call.',
  };
});

describe('a call to an emergency number', () => {
  it.each(['911', ' 9-1-1 ', '112'])(
    'typed as %j goes out without credit, seat and role, on no clock and unrecorded',
    async (to) => {
      const made = await office({ emergencyAddress: ADDRESS });
      const call = await dial(to, made.powerless);
      expect(call).toMatchObject({
        peerNumber: '911',
        workspaceNumber: made.number,
        emergency: true,
        recordCall: false,
        status: 'PENDING',
      });
      await webhook('/carrier/voice/app', {
        CallSid: newSid(),
        From: `client:${call.legs[call.agentLegId ?? '']?.identity ?? ''}`,
        ...connectParams(call, call.agentLegId),
      });
      await executor.idle();
      expect(carrier.requests.find(({ path }) => path.includes('/Participants.json'))).toMatchObject({
        form: { From: made.number, To: '911', Timeout: '300' },
      });
      const dialling = await world.readState(made.workspaceId, call.id);
      await webhook(
        deps.addresses.legStatus({ workspaceId: made.workspaceId, callId: call.id, legId: call.outsideLegId }),
        { CallSid: dialling.legs[call.outsideLegId]?.sid ?? '', CallStatus: 'in-progress' },
      );
      await executor.idle();
      // Nothing will end it, neither the plan's longest call nor the credit.
      expect(await world.readState(made.workspaceId, call.id)).toMatchObject({ status: 'ON_GOING', timers: {} });
    },
  );

  it('says in its log who dialled what, and tells others that it is one', async () => {
    const made = await office({ emergencyAddress: ADDRESS });
    const call = await dial('9-1-1', made.powerless);
    const entries = await db.tenant(made.workspaceId, ({ tx }) =>
      tx.callTimeline.findMany({ where: { callId: call.id }, orderBy: { position: 'asc' } }),
    );
    expect(entries.map(({ name }) => name)).toEqual(['call.placed', 'call.emergency']);
    expect(entries[1]?.description).toContain('Ana dialed 9-1-1');
    expect(entries[1]?.parameters).toMatchObject({ to: '9-1-1', number: made.number, address: 'true' });
    const told = await world.events(CallChangedSchema, 'telephony.call.changed.v1');
    expect(told.find(({ call: one }) => one?.id === call.id)?.call?.isEmergency).toBe(true);
  });

  it('is one call when it is asked for twice, and does not wait for another call of theirs to end', async () => {
    const made = await office({ emergencyAddress: ADDRESS });
    const input = { phoneNumberId: '', to: '911', deviceId: 'laptop', idempotencyKey: 'same' };
    const [first, second] = [await place(input, made.powerless), await place(input, made.powerless)];
    expect(second.id).toBe(first.id);
    expect((await dial('911', made.powerless)).id).not.toBe(first.id);
  });

  it('goes out with the best number: with an address before without, in use before blocked, then the chosen one', async () => {
    const made = await office();
    const from = async (chosen = '') => (await dial('911', made.powerless, chosen)).workspaceNumber;
    expect(await from()).toBe(made.number);
    const unlike = await made.another({ country: 'CA', emergencyAddress: ADDRESS });
    expect(await from()).toBe(made.number);
    await made.change({ status: 'RELEASED' }, unlike.id);
    const addressed = await made.another({ emergencyAddress: ADDRESS });
    expect(await from(made.phoneNumberId)).toBe(addressed.number);
    const alsoAddressed = await made.another({ emergencyAddress: ADDRESS });
    expect(await from()).toBe(addressed.number);
    expect(await from(alsoAddressed.id)).toBe(alsoAddressed.number);
    for (const { id } of [addressed, alsoAddressed]) await made.change({ status: 'UNAVAILABLE' }, id);
    expect(await from()).toBe(made.number);
    await made.change({ status: 'RELEASED' });
    expect(await from()).toBe(addressed.number);
  });

  it.each([
    ['a test number alone', { isTestNumber: true }],
    ['a number of another country alone', { country: 'GB' }],
    ['a toll-free number alone', { type: 'TOLL_FREE' }],
    ['a released number alone', { status: 'RELEASED' }],
  ])('with %s is refused at once, in words that help', async (_what, is) => {
    const made = await office(is);
    for (const id of [made.phoneNumberId, deps.ids.uuid(), ''])
      await expect(dial(' 112 ', made.powerless, id)).rejects.toMatchObject({
        code: 'DESTINATION_NOT_SUPPORTED',
        message: expect.stringContaining('Call 112 from a mobile phone or a landline now.'),
        why: { check: 'emergency', current: '112' },
      });
    expect(carrier.requests).toEqual([]);
  });

  it('of the country of the workspace is known too; where browsers reach none, a mobile phone is named', async () => {
    const made = await office({ emergencyAddress: ADDRESS });
    await made.home('KE');
    await expect(dial('999', made.powerless, made.phoneNumberId)).rejects.toMatchObject({
      why: { check: 'emergency', current: '999' },
    });
    // 911 is one of the number's country, wherever its workspace is.
    expect((await dial('911', made.powerless, made.phoneNumberId)).workspaceNumber).toBe(made.number);
  });
});

describe('any other call', () => {
  it('needs a seat and CALLS:CREATE, whoever places it', async () => {
    const { ana, powerless, phoneNumberId } = await office({ emergencyAddress: ADDRESS });
    await expect(dial('+16285550136', powerless, phoneNumberId)).rejects.toMatchObject({ code: 'FORBIDDEN_ROLE' });
    await expect(dial('+16285550136', { ...ana, seat: false }, phoneNumberId)).rejects.toMatchObject({
      code: 'SEAT_REQUIRED',
    });
    await expect(dial('9112', powerless, phoneNumberId)).rejects.toMatchObject({ code: 'FORBIDDEN_ROLE' });
  });

  it('waits for the emergency address of a number of the United States or Canada, and of no other', async () => {
    const { ana, phoneNumberId, change } = await office();
    billing.hold = { allowed: true, coveredSeconds: 120, talkTimeCapSeconds: 3600, code: '', reason: '' };
    const call = () => dial('+16285550136', ana, phoneNumberId);
    const refused = {
      code: 'EMERGENCY_ADDRESS_REQUIRED',
      message: expect.stringContaining('An owner or admin'),
      why: { check: 'emergency_address', whoCanFix: ['OWNER', 'ADMIN', 'MANAGER'] },
      details: { path: `/settings/channels?number=${phoneNumberId}` },
    };
    await expect(call()).rejects.toMatchObject(refused);
    await change({ country: 'CA' });
    await expect(call()).rejects.toMatchObject(refused);
    expect(carrier.requests).toEqual([]);
    await change({ country: 'US', emergencyAddress: ADDRESS });
    expect(await call()).toMatchObject({ peerNumber: '+16285550136' });
  });

  it.each([
    ['a test number', { isTestNumber: true }],
    ['a number of another country', { country: 'GB' }],
  ])('of %s asks for none', async (_what, is) => {
    const { ana, phoneNumberId } = await office(is);
    billing.hold = { allowed: true, coveredSeconds: 120, talkTimeCapSeconds: 3600, code: '', reason: '' };
    expect(await dial('+16285550136', ana, phoneNumberId)).toMatchObject({ peerNumber: '+16285550136' });
  });
});
