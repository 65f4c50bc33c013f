/** What grows with every call and is no part of what people see of it. */
import { expect, it } from 'vitest';
import { outboundTalks } from '../testing/outboundTalks.ts';
import { telephonyWorld } from '../testing/world.ts';
import { forgetWork } from './forgetWork.ts';
import { talkingIn } from './talking.testkit.ts';

const world = await telephonyWorld();
const { clock, db, deps, webhook } = world;
const { talking } = talkingIn(world, '+1716555');
const { talk } = outboundTalks(world);
const DAY = 86_400_000;

it('how a call was worked on is forgotten after 30 days; its timeline, what is not settled and newer calls stay', async () => {
  const { workspaceId, callId, ana, number, phoneNumberId, report } = await talking();
  await report('completed');
  await webhook('/carrier/voice/number-status', {
    CallSid: `CA${'7'.repeat(32)}`,
    CallStatus: 'completed',
    To: number,
    From: '+14155550123',
  });
  const rows = () =>
    db.tenant(workspaceId, async ({ tx }) => ({
      inputs: await tx.callInput.count({ where: { callId } }),
      commands: await tx.carrierCommand.count({ where: { callId } }),
      pending: await tx.pendingInput.count({ where: { workspaceId } }),
      timeline: await tx.callTimeline.count({ where: { callId } }),
    }));
  const kept = await rows();
  expect(kept).toMatchObject({ pending: 1 });
  await forgetWork(deps);
  clock.advance(29 * DAY);
  await forgetWork(deps);
  expect(await rows()).toEqual(kept);
  // One is still tried.
  const [waits] = await db.tenant(workspaceId, ({ tx }) => tx.carrierCommand.findMany({ where: { callId }, take: 1 }));
  await db.tenant(workspaceId, ({ tx }) =>
    tx.carrierCommand.updateMany({ where: { id: waits?.id ?? '' }, data: { state: 'INTENDED' } }),
  );
  const newer = await talk({ workspaceId, phoneNumberId }, ana);
  clock.advance(2 * DAY);
  await forgetWork(deps);
  expect(await rows()).toEqual({ inputs: 0, commands: 1, pending: 0, timeline: kept.timeline });
  const ofNewer = await db.tenant(workspaceId, ({ tx }) => tx.callInput.count({ where: { callId: newer.callId } }));
  expect(ofNewer).toBeGreaterThan(0);
});
