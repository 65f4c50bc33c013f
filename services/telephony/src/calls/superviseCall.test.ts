import { CallChangedSchema, CallSupervisedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, it } from 'vitest';
import { updateMonitorNotice } from '../recordings/monitorNotice.ts';
import { getCallStats } from '../live/getCallStats.ts';
import { getCallQuality } from '../quality/getCallQuality.ts';
import { telephonyWorld } from '../testing/world.ts';
import { answeredIn } from './answered.testkit.ts';
import { endCall } from './endCall.ts';
import { getCallTimeline } from './getCallTimeline.ts';
import { listCallRecords } from './listCallRecords.ts';
import { superviseCall } from './superviseCall.ts';
import { transferCall } from './transferCall.ts';

const world = await telephonyWorld();
const { deps, apply, executor } = world;
const supervise = superviseCall(deps, apply);
const talking = answeredIn(world, '+1646555');

it('a hidden supervision is kept from whoever took part, also before, and from MEMBERs: live, in timeline and figures alike', async () => {
  const { workspaceId, people, id, person, picksUp, state } = await talking('Ana', 'Ben', 'Mia', 'Zoe');
  const [ana, ben, mia, zoe] = [person(0), person(1), person(2), person(3)];
  await updateMonitorNotice(deps)({ notifyAgent: false, version: 0 }, { ...mia, ip: '' });
  await transferCall(deps, apply)(
    { callId: id, userId: ben.userId, teamId: '', mode: 'COLD', message: '' },
    { ...ana, role: 'MANAGER' },
  );
  await executor.idle();
  await picksUp(1);
  expect(await state()).toMatchObject({ agentUserId: people[1]?.userId });
  await supervise({ callId: id, mode: 'LISTEN', deviceId: 'd' }, mia);
  const leg = Object.values((await state()).legs).find(({ role }) => role === 'SUPERVISOR');
  await deps.db.tenant(workspaceId, ({ tx }) =>
    tx.callQuality.create({
      data: { workspaceId, callId: id, legId: leg?.id ?? '', userId: mia.userId, beganAt: deps.clock.now() },
    }),
  );
  const told = (await world.events(CallChangedSchema, 'telephony.call.changed.v1')).findLast(
    ({ call, cause }) => call?.id === id && cause === 'SUPERVISION',
  );
  const { keptFrom } = told?.call?.supervisions[0] ?? {};
  // Who supervises is none of those whom the call is for.
  expect(told?.call?.addressedUserIds.toSorted()).toEqual([ana.userId, ben.userId].toSorted());
  for (const [who, sees] of [
    [{ ...ana, role: 'MANAGER' }, false],
    [ben, false],
    [{ ...zoe, role: 'MEMBER' }, false],
    [zoe, true],
    [mia, true],
  ] as const) {
    const timeline = (await getCallTimeline(deps)(id, who)).map(({ name }) => name);
    expect(timeline.includes('supervision.started')).toBe(sees);
    const [record] = await listCallRecords(deps)({ callIds: [id], withoutEntries: false }, who);
    expect((record?.entries ?? []).some(({ name }) => name === 'supervision.started')).toBe(sees);
    expect((await getCallQuality(deps)(id, who)).map(({ userId }) => userId)).toEqual(sees ? [mia.userId] : []);
    const [row] = (await getCallStats(deps)(who)).calls ?? [];
    expect(row?.supervisions?.map(({ name }) => name)).toEqual(sees ? ['Mia'] : []);
    expect(!keptFrom?.userIds.includes(who.userId) && !keptFrom?.roles.includes(who.role)).toBe(sees);
  }
});

it('as many supervise as the plan of whoever begins has places, and who is on it keeps theirs on a smaller plan', async () => {
  const { workspaceId, id, person } = await talking('Ana', 'Mia', 'Zoe', 'Pia');
  const [mia, zoe, pia] = [person(1), person(2), person(3)];
  const small = { plansWith: { SECOND_SUPERVISOR: 'ENTERPRISE' } };
  const large = { plan: 'ENTERPRISE', features: ['SECOND_SUPERVISOR'] };
  const listen = { callId: id, mode: 'LISTEN', deviceId: 'd' };
  await supervise(listen, { ...mia, ...small });
  await expect(supervise(listen, { ...zoe, ...small })).rejects.toMatchObject({
    code: 'LIMIT_REACHED',
    message:
      'Mia supervises this call already. Wait until they leave it. On the Enterprise plan two people can supervise a call at once.',
    details: { requiredPlan: 'Enterprise' },
  });
  const { call, connectParams } = await supervise(listen, { ...zoe, ...large });
  const legOf = (userId: string) =>
    Object.values(call.legs).find((leg) => leg.role === 'SUPERVISOR' && leg.userId === userId);
  expect(JSON.stringify(connectParams)).toContain(legOf(zoe.userId)?.id);
  for (const features of [large, small])
    await expect(supervise(listen, { ...pia, ...features })).rejects.toMatchObject({
      message: 'Mia and Zoe supervise this call already. Wait until one of them leaves it.',
      why: { check: 'supervisors' },
    });
  const told = async () =>
    (await world.events(CallSupervisedSchema, 'telephony.call.supervised.v1'))
      .filter(({ callId }) => callId === id)
      .map(({ supervision }) => `${supervision?.name} ${supervision?.endedAt ? 'over' : supervision?.mode}`);
  // That the device came says nothing new of who listens to whom.
  const leg = legOf(zoe.userId);
  const connected = { CallSid: `CA${'7'.repeat(32)}`, From: `client:${leg?.identity}`, ...connectParams };
  await world.webhook('/carrier/voice/app', connected);
  expect((await world.readState(workspaceId, id)).legs[leg?.id ?? '']).toMatchObject({ status: 'ANSWERED' });
  expect(await told()).toEqual(['Mia LISTEN', 'Zoe LISTEN']);
  // Neither has to go, and each may change the way; both are engaged by the call.
  await supervise({ ...listen, mode: 'WHISPER' }, { ...zoe, ...small });
  const engaged = await deps.db.tenant(workspaceId, ({ tx }) => tx.engagement.findMany({ where: { workspaceId } }));
  expect(engaged.map(({ userId }) => userId)).toEqual(expect.arrayContaining([mia.userId, zoe.userId]));
  expect(await told()).toEqual(['Mia LISTEN', 'Zoe LISTEN', 'Zoe WHISPER']);
  await endCall(deps, apply)(id, zoe);
  expect(await world.readState(workspaceId, id)).toMatchObject({ status: 'ON_GOING' });
  await endCall(deps, apply)(id, person(0));
  expect((await told()).slice(3)).toEqual(['Zoe over', 'Mia over']);
});
