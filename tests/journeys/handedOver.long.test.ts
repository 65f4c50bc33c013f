/**
 * A call that Ana hands to Ben, over the real product with real audio: it is among the calls of both, each with their own talk.
 *
 * @area telephony/calls, analytics, messaging/calls
 */
import { beforeAll, expect, test } from 'vitest';
import { startAnyProduct, type Owner, type RunningProduct } from '../testkit/index.ts';
import { anOwnerOnBusiness } from '../testkit/members.ts';
import { asked } from './transferCase.ts';
import { PhoneScene } from './transferPhones.ts';
import { until } from './transferScene.ts';

let product: RunningProduct;

beforeAll(async () => {
  product = await startAnyProduct();
});

/** The rows of the history under one person. */
async function historyOf({ api }: Pick<Owner, 'api'>, agentUserId: string) {
  const { fetchConversations } = await api.run(
    `query ($agentUserId: ID) { fetchConversations(channel: call, agentUserId: $agentUserId) {
      metadata { count }
      data { agent { mainUserId } otherAgents { mainUserId } call { callId talkTime } }
    } }`,
    { agentUserId },
  );
  return fetchConversations.data;
}

const day = (later: number) => new Date(Date.now() + later * 86_400_000).toISOString().slice(0, 10);

test('a warm transfer counts for who handed the call over and for who has it, and is found under both', async () => {
  const scene = await PhoneScene.open(product, {});
  const { owner, callId } = scene;
  const [ana, ben] = [scene.of('ana'), scene.of('ben')];
  await asked(scene);
  await scene.change('completeTransfer');
  await scene.together('ben');
  await scene.ends('ben');
  await until('the call is over', () => scene.call.endReason !== null || undefined);

  const summary = await until('both have it in the figures', async () => {
    const { getAnalyticsSummary } = await owner.api.run(
      `query ($range: AnalyticsRangeInput!) { getAnalyticsSummary(range: $range) {
        calls { inbound answered totalTalkTimeSec }
        people { userId answered talkTimeSec }
        peopleCalls { answered placed }
      } }`,
      // Days begin in the workspace's zone, wherever that is.
      { range: { from: day(-1), until: day(1) } },
    );
    return getAnalyticsSummary.people.length > 1 ? getAnalyticsSummary : undefined;
  });
  expect(summary.calls).toMatchObject({ inbound: 1, answered: 1 });
  expect(summary.peopleCalls).toEqual({ answered: 1, placed: 0 });
  const talked = (userId: string) => {
    const person = summary.people.find((one: { userId: string }) => one.userId === userId);
    expect(person).toMatchObject({ userId, answered: 1 });
    return person.talkTimeSec as number;
  };
  const [anas, his] = [talked(ana.userId), talked(ben.userId)];
  expect(anas).toBeGreaterThan(0);
  expect(his).toBeGreaterThan(0);
  // Each is rounded by itself, as the whole is.
  expect(Math.abs(anas + his - summary.calls.totalTalkTimeSec)).toBeLessThanOrEqual(1);

  const { fetchLiveActivityAgentStats: agents } = await owner.api.run(
    '{ fetchLiveActivityAgentStats { userId callsToday talkTodaySec } }',
  );
  for (const [userId, seconds] of [
    [ana.userId, anas],
    [ben.userId, his],
  ] as const)
    expect(agents.find((agent: { userId: string }) => agent.userId === userId)).toMatchObject({
      callsToday: 1,
      talkTodaySec: seconds,
    });

  const [row] = await historyOf(owner, ben.userId);
  expect(row).toMatchObject({
    agent: { mainUserId: ben.userId },
    otherAgents: [{ mainUserId: ana.userId }],
    call: { callId },
  });
  expect(await historyOf(owner, ana.userId)).toEqual([row]);
  // Nobody of another workspace finds it, or hears of who had it.
  expect(await historyOf(await anOwnerOnBusiness(product), ana.userId)).toEqual([]);
});
