/** What becomes of a number that is lent for 14 days (defaults 7.3). */
import { deliver } from '@ringline/kit/testing';
import { NumberChangedSchema, TestNumberEndingSchema } from '@ringline/proto/telephony/v1/events_pb';
import { WorkspaceChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { describe, expect, it } from 'vitest';
import { placeCall } from '../calls/placeCall.ts';
import { workspaceCopies } from '../consumers/workspaceCopies.ts';
import type { Deps } from '../context.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { configureNumber } from './configureNumber.ts';
import { endTestNumbers } from './endTestNumbers.ts';
import { getTestNumber, listNumbers } from './numbers.ts';

const world = await telephonyWorld();
const { apply, carrier, clock, deps, webhook } = world;
/** As where the carrier is a real one. */
const outside: Deps = { ...deps, env: { ...deps.env, SANDBOX_ENABLED: false } };
const DAY_MS = 86_400_000;
let made = 0;

/** A workspace that has been lent a number, which is set up at the carrier. @param by by a real carrier, where nothing else is said */
async function lent(by = outside) {
  const { workspaceId, phoneNumberId, people } = await world.workspace(['Ana'], `+1312555${7_000 + (made += 1)}`);
  const ana = principalOf(workspaceId, people[0]?.userId ?? '');
  await deps.db.tenant(workspaceId, async ({ tx }) => {
    await tx.phoneNumber.delete({ where: { workspaceId_id: { workspaceId, id: phoneNumberId } } });
    await tx.numberRoute.deleteMany({ where: { phoneNumberId } });
  });
  const { id, number } = await getTestNumber(by)(ana);
  await configureNumber(() => deps).run({ workspaceId, phoneNumberId: id });
  const now = () =>
    deps.db.tenant(workspaceId, ({ tx }) =>
      tx.phoneNumber.findUniqueOrThrow({ where: { workspaceId_id: { workspaceId, id } } }),
    );
  const isTaken = async () =>
    (await deps.db.platform('number routing', ({ tx }) => tx.numberRoute.count({ where: { phoneNumberId: id } }))) > 0;
  const told = async () =>
    (await world.events(NumberChangedSchema, 'telephony.number.changed.v1'))
      .filter((event) => event.number?.id === id)
      .map((event) => event.number?.status);
  const warned = async () =>
    (await world.events(TestNumberEndingSchema, 'telephony.test_number.ending.v1'))
      .filter(({ phoneNumberId }) => phoneNumberId === id)
      .map(({ daysLeft }) => daysLeft);
  const removed = async () => {
    const { carrierSid } = await now();
    const path = `/IncomingPhoneNumbers/${carrierSid}.json`;
    return carrier.requests.filter((one) => one.method === 'DELETE' && one.path === path).length;
  };
  return { ana, workspaceId, id, number, now, isTaken, told, warned, removed };
}

describe('a test number of a real carrier', () => {
  it('is released after 14 days, by whichever of two replicas comes first, and told of once', async () => {
    const { now, told, ana } = await lent();
    clock.advance(14 * DAY_MS - 1_000);
    await endTestNumbers(outside);
    expect(await now()).toMatchObject({ status: 'AVAILABLE', releaseDate: null });
    clock.advance(1_000);
    await Promise.all([endTestNumbers(outside), endTestNumbers(outside)]);
    expect(await now()).toMatchObject({ status: 'RELEASED', releaseDate: clock.now() });
    expect(await told()).toEqual(['AVAILABLE', 'RELEASED']);
    expect(await listNumbers(outside)(ana)).toEqual([]);
  });

  it('takes no call and places none then, and says why and what to do; the workspace is lent no other', async () => {
    const { ana, id, number, workspaceId } = await lent();
    clock.advance(14 * DAY_MS);
    await endTestNumbers(outside);
    const dial = placeCall(outside, apply)(
      { phoneNumberId: id, to: '+16285550136', deviceId: 'laptop', idempotencyKey: deps.ids.uuid() },
      ana,
    );
    const why = { check: 'test_number_ended', current: clock.now().toISOString().slice(0, 10) };
    await expect(dial).rejects.toMatchObject({
      code: 'CALLER_ID_NOT_OWNED',
      message: expect.stringContaining('get your own number'),
      why: { ...why, whoCanFix: ['OWNER', 'ADMIN'] },
    });
    await expect(getTestNumber(outside)(ana)).rejects.toMatchObject({ code: 'NUMBER_LIMIT_REACHED', why });
    const CallSid = `CA${'d'.repeat(32)}`;
    const answer = await webhook('/carrier/voice/inbound', { CallSid, From: '+14155550123', To: number });
    expect([answer.statusCode, answer.body]).toEqual([404, 'This number leads nowhere.']);
    const calls = await deps.db.tenant(workspaceId, ({ tx }) => tx.call.count({ where: { workspaceId } }));
    expect(calls).toBe(0);
  });

  it('rests for ten days, so that its callers reach nobody else, and goes back to the pool', async () => {
    const { isTaken, removed, number, workspaceId } = await lent();
    clock.advance(14 * DAY_MS);
    await endTestNumbers(outside);
    clock.advance(10 * DAY_MS - 1_000);
    await endTestNumbers(outside);
    expect([await isTaken(), await removed()]).toEqual([true, 0]);
    clock.advance(1_000);
    carrier.failNext(({ method, path }) => method === 'DELETE' && path.startsWith('/IncomingPhoneNumbers/'), 503);
    await expect(endTestNumbers(outside)).rejects.toThrow('could not be ended');
    expect(await isTaken()).toBe(true);
    await endTestNumbers(outside);
    expect([await isTaken(), await removed()]).toEqual([false, 2]);
    const next = await lent();
    expect(next.number).toBe(number);
    expect(next.workspaceId).not.toBe(workspaceId);
    // What it was is over: nothing is done to who has it now.
    clock.advance(DAY_MS);
    await endTestNumbers(outside);
    expect(await next.now()).toMatchObject({ status: 'AVAILABLE' });
  });

  it('is not lent again by news of the workspace', async () => {
    const { workspaceId, now } = await lent();
    clock.advance(14 * DAY_MS);
    await endTestNumbers(outside);
    const workspace = { id: workspaceId, name: 'Another name', version: 100, defaultTeamId: deps.ids.uuid() };
    await deliver(deps.db, [workspaceCopies(outside)], workspaceId, WorkspaceChangedSchema, { workspace });
    const copy = await deps.db.tenant(workspaceId, ({ tx }) => tx.workspaceCopy.findUnique({ where: { workspaceId } }));
    expect(copy).toMatchObject({ version: 100 });
    expect(await now()).toMatchObject({ status: 'RELEASED' });
  });

  it('is told of three days and one day before, and when it has ended, once each, whoever looks and however often', async () => {
    const { now, warned } = await lent();
    const until = (await now()).freeUntil!.getTime();
    const twice = () => Promise.all([endTestNumbers(outside), endTestNumbers(outside)]);
    const seen: number[][] = [];
    for (const before of [3 * DAY_MS + 1_000, 3 * DAY_MS, 2 * DAY_MS, DAY_MS, DAY_MS / 2, 0, -DAY_MS]) {
      clock.set(new Date(until - before));
      await twice();
      await endTestNumbers(outside);
      seen.push(await warned());
    }
    expect(seen).toEqual([[], [3], [3], [3, 1], [3, 1], [3, 1, 0], [3, 1, 0]]);
  });

  it('is told of one moment alone where nothing ran for days, and its settings may change meanwhile', async () => {
    const { now, warned, workspaceId, id } = await lent();
    const until = (await now()).freeUntil!.getTime();
    clock.set(new Date(until - DAY_MS / 2));
    await deps.db.tenant(workspaceId, ({ tx }) =>
      tx.phoneNumber.updateMany({ where: { id }, data: { name: 'Front desk', version: { increment: 1 } } }),
    );
    await endTestNumbers(outside);
    expect(await warned()).toEqual([1]);
  });
});

describe('a test number of the sandbox', () => {
  it('is lent again, as it was set up: whoever comes back after three weeks finds a phone that works', async () => {
    const { ana, id, number, now, told, warned } = await lent(deps);
    // Nothing ran meanwhile: the laptop was shut.
    clock.advance(21 * DAY_MS);
    const dial = () =>
      placeCall(deps, apply)(
        { phoneNumberId: id, to: '+16285550136', deviceId: 'laptop', idempotencyKey: deps.ids.uuid() },
        ana,
      );
    expect(await dial()).toMatchObject({ workspaceNumber: number });
    await Promise.all([endTestNumbers(deps), endTestNumbers(deps)]);
    const freeUntil = new Date(clock.now().getTime() + 14 * DAY_MS);
    expect(await now()).toMatchObject({ status: 'AVAILABLE', number, freeUntil, releaseDate: null });
    expect(await told()).toEqual(['AVAILABLE', 'AVAILABLE']);
    expect((await getTestNumber(deps)(ana)).id).toBe(id);
    expect(await warned()).toEqual([]);
  });
});
