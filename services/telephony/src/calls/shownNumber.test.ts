/** Which number phones outside see that ring for us, over the carrier's REST API. */
import { afterAll, beforeEach, expect, it } from 'vitest';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { getCallTimeline } from './getCallTimeline.ts';

const world = await telephonyWorld();
const { carrier, clock, db, deps, executor, sweep, webhook } = world;
const CALLER = '+14155550123';
/** As long as the carrier's are, with the signatures of the networks on the way. */
const TOKEN = encodeURIComponent(JSON.stringify({ parentCallInfoToken: `eyJ${'x'.repeat(1_500)}` }));
let made = 0;
const newSid = () => `CA${(made += 1).toString(16).padStart(32, 'e')}`;

afterAll(() => {
  // Every request of these tests is as the provider describes it.
  expect(carrier.problems).toEqual([]);
});
beforeEach(() => {
  carrier.requests.length = 0;
});

/** A call to a number of which nobody can be rung: it is forwarded to a phone of its own. */
async function called({
  phone = `+1415555${String(1_000 + made)}`,
  token = TOKEN,
}: { phone?: string; token?: string } = {}) {
  const place = await world.workspace(['Ana'], `+1718556${String((made += 1)).padStart(4, '0')}`, { voicemail: true });
  const { workspaceId, number } = place;
  await db.tenant(workspaceId, ({ tx }) =>
    tx.phoneNumber.updateMany({
      where: { id: place.phoneNumberId },
      data: {
        flow: { fallback: { action: 'PHONE_NUMBER', forward: { to: phone, pressOne: true } } },
      },
    }),
  );
  const sid = newSid();
  carrier.calls.set(sid, { sid, to: number, status: 'in-progress' });
  const form = { CallSid: sid, From: CALLER, To: number, ...(token === '' ? {} : { CallToken: token }) };
  const { body } = await webhook('/carrier/voice/inbound', form);
  await executor.idle();
  const { id: callId } = await world.callOf(workspaceId);
  const state = () => world.readState(workspaceId, callId);
  const dialled = () =>
    carrier.requests.filter(
      ({ method, path, form: sent }) => method === 'POST' && path === '/Calls.json' && sent['To'] === phone,
    );
  const leg = async () => {
    const call = await state();
    return call.legs[call.forwards?.at(-1)?.legId ?? ''];
  };
  return {
    workspaceId,
    callId,
    number,
    phone,
    sid,
    body,
    state,
    dialled,
    leg,
    person: principalOf(workspaceId, place.people[0]?.userId ?? ''),
  };
}

it('the caller’s, with the call’s token, which is gone when the call is over', async () => {
  const call = await called();
  expect(call.body).toContain('ringback.wav');
  expect(call.dialled().map(({ form }) => form)).toMatchObject([{ From: CALLER, CallToken: TOKEN }]);
  expect((await call.state()).callToken).toBe(TOKEN);
  const { workspaceId, callId } = call;
  const address = { workspaceId, callId, legId: (await call.state()).outsideLegId };
  await webhook(deps.addresses.legStatus(address), { CallSid: call.sid, CallStatus: 'completed' });
  await executor.idle();
  expect(await call.state()).toMatchObject({ status: 'MISSED' });
  const kept = await db.tenant(workspaceId, async ({ tx }) => [
    await tx.call.findMany(),
    await tx.carrierCommand.findMany(),
    await tx.callInput.findMany(),
  ]);
  expect(JSON.stringify(kept)).not.toContain(TOKEN);
});

it('ours where the carrier gave no token, or one that is none', async () => {
  for (const token of ['', 'x'.repeat(8_193)]) {
    const call = await called({ token });
    expect(call.dialled().map(({ form }) => form)).toMatchObject([{ From: call.number }]);
    expect(call.dialled()[0]?.form).not.toHaveProperty('CallToken');
  }
});

it('ours as soon as the carrier refuses the caller’s, once, while the caller hears it ring', async () => {
  carrier.failNext(({ form }) => form['CallToken'] !== undefined, 400);
  const call = await called();
  expect(call.dialled().map(({ form }) => [form['From'], form['CallToken']])).toEqual([
    [CALLER, TOKEN],
    [call.number, undefined],
  ]);
  expect(call.body).toContain('ringback.wav');
  expect(
    carrier.requests.filter(({ path }) => path === `/Calls/${call.sid}.json`),
    'the caller goes on hearing it',
  ).toEqual([]);
  expect(await call.state()).toMatchObject({ phase: 'RINGING', forwards: [{ state: 'RINGING', coveredSeconds: 120 }] });
  const said = (await getCallTimeline(deps)(call.callId, call.person)).map(({ description }) => description);
  expect(said).toEqual(
    expect.arrayContaining([
      `${call.phone} is shown the caller's number, ${CALLER}`,
      `The caller's number cannot be shown to ${call.phone}: as scripted`,
      `${call.phone} is shown ${call.number}`,
    ]),
  );
});

it('whose leg it is, is known after a crash, also when the same caller was forwarded there by another workspace', async () => {
  const phone = '+14155557001';
  const other = await called({ phone });
  carrier.failNext(({ path }) => path === '/Calls.json', 503);
  const ours = await called({ phone });
  expect((await ours.leg())?.sid).toBeNull();
  clock.advance(4_000);
  await sweep();
  await executor.idle();
  // The other workspace's call is the only one that the carrier knows: ours was not placed, and is now.
  expect((await ours.leg())?.sid).toMatch(/^CA/);
  expect((await ours.leg())?.sid).not.toBe((await other.leg())?.sid);
  carrier.failNext(({ path }) => path === '/Calls.json', 0);
  const lost = await called({ phone });
  const before = lost.dialled().length;
  clock.advance(4_000);
  await sweep();
  await executor.idle();
  expect((await lost.leg())?.sid, 'one that was placed and not heard of is found').toMatch(/^CA/);
  expect(lost.dialled()).toHaveLength(before);
});

it('the caller is connected with whoever took the call as soon as the carrier has time for it again', async () => {
  const call = await called();
  const address = { workspaceId: call.workspaceId, callId: call.callId, legId: (await call.leg())?.id ?? '' };
  const sid = (await call.leg())?.sid ?? '';
  const asked = await webhook(deps.addresses.leg(address, 'answer'), { CallSid: sid, CallStatus: 'in-progress' });
  const accept = /action="([^"]+)"/.exec(asked.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const told = ({ path }: { path: string }) => path === `/Calls/${call.sid}.json`;
  // As often as one command is tried.
  for (let time = 0; time < 12; time += 1) carrier.failNext(told, 429);
  await webhook(accept, { CallSid: sid, Digits: '1' });
  await executor.idle();
  for (let time = 0; time < 13; time += 1) {
    clock.advance(500);
    await sweep();
    await executor.idle();
  }
  expect(await call.state()).toMatchObject({ phase: 'TALKING', inFlight: {} });
  expect(carrier.requests.filter(told)).toHaveLength(13);
});
