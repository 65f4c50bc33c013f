import { expect, it } from 'vitest';
import { planTold } from '../testing/planTold.ts';
import { telephonyWorld } from '../testing/world.ts';
import { answeredIn } from './answered.testkit.ts';
import { getCallTimeline } from './getCallTimeline.ts';

const world = await telephonyWorld();
const { carrier, clock, deps, executor, sweep } = world;
const plan = planTold(world);

/** Who called talks with Ana. */
const onPlan = (numbers: string, talkTimeCap: string, testMinutesLeft?: number) =>
  answeredIn(world, numbers, async (workspaceId) => {
    await plan(workspaceId, { TALK_TIME_CAP: talkTimeCap });
    if (testMinutesLeft === undefined) return;
    await deps.db.tenant(workspaceId, ({ tx }) =>
      tx.balanceCopy.create({ data: { workspaceId, testMinutesLeft, balanceMicros: 0n, version: 1 } }),
    );
  })('Ana');

/** Time goes by, and the devices of the workspace are heard all along. */
async function pass(seconds: number, workspaceId: string): Promise<void> {
  clock.advance(seconds * 1000);
  await deps.db.tenant(workspaceId, ({ tx }) => tx.device.updateMany({ data: { lastSeenAt: clock.now() } }));
  await sweep();
  await executor.idle();
}

it("a call that came in ends at the plan's talk-time cap as one that was placed: the agent is told a minute before", async () => {
  const { id, state, person, caller, workspaceId } = await onPlan('+1212558', '5');
  carrier.calls.set(caller, { sid: caller, to: '', status: 'in-progress' });
  for (const known of carrier.calls.values()) known.status = 'in-progress';
  const told = () => carrier.requests.filter(({ form }) => String(form['AnnounceUrl']).includes('one-minute-left'));
  await pass(239, workspaceId);
  expect([told().length, (await state()).status]).toEqual([0, 'ON_GOING']);
  await pass(1, workspaceId);
  expect([told().length, (await state()).status]).toEqual([1, 'ON_GOING']);
  await pass(60, workspaceId);
  expect(await state()).toMatchObject({ status: 'COMPLETED', endReason: 'TALK_TIME_CAP' });
  const names = (await getCallTimeline(deps)(id, person(0))).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['cap.warning', 'call.ended']));
});

it('what a test number has left ends it before the cap does, and never lets it go on beyond', async () => {
  const [fewLeft, manyLeft] = [await onPlan('+1212559', '5', 3), await onPlan('+1212561', '5', 30)];
  expect([(await fewLeft.state()).capSeconds, (await manyLeft.state()).capSeconds]).toEqual([180, 300]);
});

it('a plan without a bound lets a call last as long as any may', async () => {
  const { state } = await onPlan('+1212562', '-1');
  expect((await state()).capSeconds).toBe(14_400);
});
