/** What telephony publishes again, and what it does with what others do. */
import { deliver, toldAgain } from '@ringline/kit/testing';
import { BalanceChangedSchema, SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import {
  CallChangedSchema,
  NumberChangedSchema,
  PresenceLimitChangedSchema,
  ReachabilityChangedSchema,
} from '@ringline/proto/telephony/v1/events_pb';
import { MemberChangedSchema, TeamChangedSchema, WorkspaceChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { expect, it } from 'vitest';
import { planCopies } from './consumers/planCopies.ts';
import { workspaceCopies } from './consumers/workspaceCopies.ts';
import { reportDevice } from './devices/reportDevice.ts';
import { updateNumberSettings } from './numbers/numbers.ts';
import { MISSED_UNTIL_PAUSE } from './presence/limit.ts';
import { offerClosed } from './presence/presence.ts';
import { publishers } from './publishers.ts';
import { principalOf, telephonyWorld } from './testing/world.ts';

const world = await telephonyWorld();
const { db, deps, executor, webhook, clock } = world;
const consumers = [workspaceCopies(deps), planCopies()];
const again = { republished: true };
let made = 0;

/** A workspace of two whose browsers are heard of, with a number that was changed, a call that rings, and Ana paused. */
async function busy() {
  const { workspaceId, people, number, phoneNumberId } = await world.workspace(
    ['Ana', 'Ben'],
    `+1312555${String((made += 1)).padStart(4, '0')}`,
  );
  const [ana, ben] = people.map(({ userId }) => principalOf(workspaceId, userId));
  if (!ana || !ben) throw new Error('two people');
  for (const person of [ana, ben])
    await reportDevice(deps)(
      { deviceId: 'tab', state: 'REGISTERED', microphoneAllowed: true, label: 'Laptop' },
      person,
    );
  await updateNumberSettings(deps)({ id: phoneNumberId, version: 1, name: 'Front desk' }, ana);
  const sid = `CA${String(made).padStart(32, 'b')}`;
  await webhook('/carrier/voice/inbound', { CallSid: sid, From: '+14155550123', To: number, CallStatus: 'ringing' });
  await executor.idle();
  for (let missed = 0; missed < MISSED_UNTIL_PAUSE; missed += 1)
    await db.tenant(workspaceId, (uow) => offerClosed(deps, uow, ana.userId, true));
  return { workspaceId, ana, ben };
}

it('numbers, calls, devices and limits are told of again as they were told of last', async () => {
  const workspaces = [(await busy()).workspaceId, (await busy()).workspaceId];
  const numbers = await toldAgain(db, publishers(), workspaces, NumberChangedSchema);
  expect(numbers.again).toHaveLength(2);
  // Who changed it, and what, is no state.
  const states = (told: typeof numbers.again) =>
    told.map(({ event: { number }, key, workspaceId, audience }) => [number, key, workspaceId, audience]);
  expect(states(numbers.again)).toEqual(states(numbers.before));
  expect(numbers.again.map(({ event }) => [event.changedByUserId, event.changes])).toEqual([
    ['', []],
    ['', []],
  ]);

  const calls = await toldAgain(db, publishers(), workspaces, CallChangedSchema);
  expect(calls.again).toHaveLength(2);
  expect(calls.again.map(({ event }) => event.cause)).toEqual(['', '']);
  expect(calls.again.map(({ event, audience }) => [event.call, audience])).toEqual(
    calls.before.map(({ event, audience }) => [event.call, audience]),
  );

  const devices = await toldAgain(db, publishers(), workspaces, ReachabilityChangedSchema);
  expect(devices.again).toHaveLength(4);
  expect(devices.again).toEqual(devices.before);
  const limits = await toldAgain(db, publishers(), workspaces, PresenceLimitChangedSchema);
  expect(limits.again).toHaveLength(2);
  expect(limits.again).toEqual(limits.before);
});

it('a member whose copy was lost stays paused, and nobody is told anything', async () => {
  const { workspaceId, ana } = await busy();
  const { userId } = ana;
  const profile = {
    userId,
    firstName: 'Ana',
    status: 'ACTIVE',
    hasSeat: true,
    availabilityStatus: 'AVAILABLE',
    presenceChosenAt: { seconds: BigInt(Math.floor(clock.now().getTime() / 1000) - 60) },
  };
  const tell = (version: number, more: object = {}) =>
    deliver(db, consumers, workspaceId, MemberChangedSchema, { userProfile: { ...profile, ...more, version } }, again);
  const limit = () => db.tenant(workspaceId, ({ tx }) => tx.presenceLimit.findFirst({ where: { userId } }));
  const copy = () => db.tenant(workspaceId, ({ tx }) => tx.memberCopy.findFirst({ where: { userId } }));
  const told = async () =>
    (await db.pool.query('SELECT FROM kit.outbox WHERE workspace_id = $1', [workspaceId])).rowCount;
  const before = [await limit(), await told()];
  await db.tenant(workspaceId, ({ tx }) => tx.memberCopy.deleteMany({ where: { userId } }));
  await tell(5);
  await tell(5);
  expect([await limit(), await told()]).toEqual(before);
  await tell(5, { firstName: 'Anna' });
  await tell(4, { firstName: 'Old' });
  expect(await copy()).toMatchObject({ name: 'Anna', version: 5 });
});

it('a workspace, its teams, plan and balance: the same version fills the copy, an older one is refused, no number is granted', async () => {
  const { workspaceId } = await world.workspace(['Ana'], '+13125559900');
  const teamId = db.ids.uuid();
  // Its test number is no test number any more.
  await db.tenant(workspaceId, ({ tx }) =>
    tx.phoneNumber.updateMany({ where: { workspaceId }, data: { isTestNumber: false } }),
  );
  const tell = async (version: number, word: string) => {
    const workspace = {
      id: workspaceId,
      defaultTeamId: teamId,
      status: 'ACTIVE',
      setting: { language: word },
      version,
    };
    await deliver(db, consumers, workspaceId, WorkspaceChangedSchema, { workspace }, again);
    await deliver(db, consumers, workspaceId, TeamChangedSchema, { team: { id: teamId, name: word, version } }, again);
    const balanceMicros = BigInt(word.length);
    await deliver(
      db,
      consumers,
      workspaceId,
      BalanceChangedSchema,
      { creditBalance: { balanceMicros, version } },
      again,
    );
    const subscriptionPlan = { name: 'STARTER', subscriptionFeatures: [{ name: word, value: 'true' }] };
    const subscription = { workspaceId, subscriptionPlan, version };
    await deliver(db, consumers, workspaceId, SubscriptionChangedSchema, { subscription }, again);
  };
  await tell(3, 'en');
  await tell(3, 'fra');
  await tell(2, 'de');
  await db.tenant(workspaceId, async ({ tx }) => {
    expect(await tx.workspaceCopy.findMany()).toMatchObject([{ language: 'fra', version: 3 }]);
    expect(await tx.teamCopy.findFirst({ where: { id: teamId } })).toMatchObject({ name: 'fra', version: 3 });
    expect(await tx.balanceCopy.findMany()).toMatchObject([{ balanceMicros: 3n, version: 3 }]);
    expect(await tx.planCopy.findMany()).toMatchObject([{ features: ['fra'], version: 3 }]);
    expect(await tx.phoneNumber.count()).toBe(1);
  });
});
