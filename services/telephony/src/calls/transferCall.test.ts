import { timestampMs } from '@bufbuild/protobuf/wkt';
import { CallChangedSchema, CallEndedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, it } from 'vitest';
import { getCallStats } from '../live/getCallStats.ts';
import { listAgentStats } from '../live/listAgentStats.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { answeredIn } from './answered.testkit.ts';
import { declineOffer } from './declineOffer.ts';
import { endCall } from './endCall.ts';
import { listMyLiveCalls } from './listMyLiveCalls.ts';
import { changeTransfer, transferCall } from './transferCall.ts';

const world = await telephonyWorld();
const { carrier, clock, deps, apply, executor, sweep, webhook } = world;
const transfer = transferCall(deps, apply);
const change = changeTransfer(deps, apply);
const talking = answeredIn(world, '+1213555');

const engagedWith = async (workspaceId: string) =>
  (await deps.db.tenant(workspaceId, ({ tx }) => tx.engagement.findMany({ where: { workspaceId } }))).map(
    ({ userId, kind }) => `${userId} ${kind}`,
  );

it('a cold transfer holds the caller, rings the colleague, and leaves the call to them', async () => {
  const { workspaceId, people, id, person, caller, ana, picksUp, state } = await talking('Ana', 'Ben');
  const [, ben] = people;
  await transfer({ callId: id, userId: ben?.userId ?? '', teamId: '', mode: 'COLD', message: ' Refund ' }, person(0));
  await executor.idle();
  expect(carrier.requests.find(({ path }) => path.endsWith(`/Participants/${caller}.json`))?.form).toMatchObject({
    Hold: 'true',
  });
  const offers = carrier.requests.filter(({ path }) => path === '/Calls.json');
  expect(offers).toHaveLength(1);
  expect(await engagedWith(workspaceId)).toEqual(
    expect.arrayContaining([`${people[0]?.userId} CALL`, `${ben?.userId} OFFER`]),
  );
  expect((await listMyLiveCalls(deps)(person(1))).map((call) => call.id)).toEqual([id]);

  const { answer } = await picksUp(1);
  expect(answer.body).toContain(`call-${id}</Conference>`);
  expect(await state()).toMatchObject({ agentUserId: ben?.userId, phase: 'TALKING', transfer: { stage: 'COMPLETED' } });
  expect(carrier.requests).toContainEqual({
    method: 'POST',
    path: `/Calls/${ana.sid}.json`,
    form: { Status: 'completed' },
  });
  expect(carrier.requests.findLast(({ path }) => path.endsWith(`/Participants/${caller}.json`))?.form).toMatchObject({
    Hold: 'false',
  });
  expect(await engagedWith(workspaceId)).toEqual([`${ben?.userId} CALL`]);
  const told = (await world.events(CallChangedSchema, 'telephony.call.changed.v1')).filter(
    ({ call }) => call?.id === id,
  );
  expect(told.at(-1)?.call?.transfer).toMatchObject({
    stage: 'COMPLETED',
    message: 'Refund',
    fromName: 'Ana',
    toName: 'Ben',
    targetName: 'Ben',
  });
  expect(told.at(-1)?.call?.participants.map(({ userId, role }) => `${userId} ${role}`)).toEqual([
    `${ben?.userId} AGENT`,
  ]);
});

it('who had the call when is told with its end, and each has their own of the day', async () => {
  const { workspaceId, people, id, person, picksUp } = await talking('Ana', 'Ben', 'Cem');
  const [ana, ben, cem] = people.map(({ userId }) => userId);
  clock.advance(10_000);
  await transfer({ callId: id, userId: ben ?? '', teamId: '', mode: 'WARM', message: '' }, person(0));
  await executor.idle();
  clock.advance(5_000);
  await picksUp(1);
  clock.advance(10_000);
  await change({ callId: id, change: 'COMPLETE' }, person(0));
  await executor.idle();
  clock.advance(30_000);
  const agents = async (who = person(0)) =>
    (await listAgentStats(deps)(who)).map(({ userId, callsToday, talkTodaySeconds }) => [
      userId,
      callsToday,
      talkTodaySeconds,
    ]);
  const ofTheDay = [
    [ana, 1, 10],
    [ben, 1, 30],
    [cem, 0, 0],
  ];
  // While it goes on as well.
  expect(await agents()).toEqual(ofTheDay);
  const onTheBoard = async (scope: 'own' | 'team', userId = '') =>
    (await getCallStats(deps)(principalOf(workspaceId, userId, { scope, teamIds: [] }))).calls?.length;
  expect(await onTheBoard('own', ana)).toBe(1);
  expect(await onTheBoard('own', cem)).toBe(0);
  await endCall(deps, apply)(id, person(1));
  await executor.idle();
  clock.advance(30_000);
  expect(await agents()).toEqual(ofTheDay);
  expect(await agents(principalOf(deps.ids.uuid(), ana ?? ''))).toEqual([]);
  const [ended] = (await world.events(CallEndedSchema, 'telephony.call.ended.v1')).filter(
    ({ call }) => call?.id === id,
  );
  expect(ended?.call?.agentUserId).toBe(ben);
  expect(ended?.call?.talkTimeSeconds).toBe(40);
  const [answeredAt, endedAt] = [ended?.call?.answeredAt, ended?.call?.endedAt].map((at) => at && timestampMs(at));
  expect(
    ended?.call?.stretches.map(({ userId, beganAt, endedAt: until, heldMs }) => [
      userId,
      beganAt && timestampMs(beganAt),
      until && timestampMs(until),
      heldMs,
    ]),
  ).toEqual([
    [ana, answeredAt, (answeredAt ?? 0) + 25_000, 15_000],
    [ben, (answeredAt ?? 0) + 25_000, endedAt, 0],
  ]);
});

it('a call that was answered before anybody kept who had it is its agent’s alone', async () => {
  const { people, person, state } = await talking('Ana', 'Ben');
  const { id, workspaceId } = await state();
  await world.db.tenant(workspaceId, async ({ tx }) => {
    await tx.$executeRaw`UPDATE call SET state = state - 'stretches' WHERE id = ${id}::uuid`;
  });
  clock.advance(20_000);
  await endCall(deps, apply)(id, person(0));
  expect(await state()).not.toHaveProperty('stretches');
  expect(await listAgentStats(deps)(person(0))).toMatchObject([
    { userId: people[0]?.userId, callsToday: 1, talkTodaySeconds: 20 },
    { callsToday: 0 },
  ]);
});

it('who handed a call over, or was only asked, cannot end it; who has it, and a manager of the team, can', async () => {
  const { workspaceId, teamId, people, id, person, picksUp, state } = await talking('Ana', 'Ben', 'Cem');
  await transfer({ callId: id, userId: people[1]?.userId ?? '', teamId: '', mode: 'COLD', message: '' }, person(0));
  await executor.idle();
  await picksUp(1);
  const own = (index: number) => principalOf(workspaceId, people[index]?.userId ?? '', { scope: 'own' });
  const end = endCall(deps, apply);
  await expect(end(id, own(0))).rejects.toMatchObject({ code: 'OUT_OF_SCOPE', why: { whoCanFix: ['MANAGER'] } });
  await expect(end(id, own(2))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const otherTeam = principalOf(workspaceId, people[2]?.userId ?? '', { scope: 'team', teamIds: [deps.ids.uuid()] });
  await expect(end(id, otherTeam)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await state()).toMatchObject({ status: 'ON_GOING', agentUserId: people[1]?.userId });
  // Neither by a press that came as the other accepted, whatever else the person may end.
  await expect(end(id, person(0))).rejects.toMatchObject({ code: 'CALL_ENDED', message: 'You left this call.' });
  const manager = principalOf(workspaceId, people[2]?.userId ?? '', { scope: 'team', teamIds: [teamId] });
  expect(await end(id, manager)).toMatchObject({ status: 'COMPLETED' });
  // Pressed once more, by whoever was on it: it has ended.
  expect(await end(id, own(1))).toMatchObject({ status: 'COMPLETED' });
});

it('a call that nobody takes rings its agent back, who may decline twice, and then takes a message', async () => {
  const { workspaceId, people, id, person, caller, ana, state } = await talking('Ana', 'Ben');
  await transfer({ callId: id, userId: people[1]?.userId ?? '', teamId: '', mode: 'WARM', message: '' }, person(0));
  await executor.idle();
  const url = deps.addresses.legStatus({ workspaceId, callId: id, legId: ana.legId });
  await webhook(url, { CallSid: ana.sid, CallStatus: 'completed' });
  await declineOffer(deps, apply)(id, person(1));
  await executor.idle();
  expect(await state()).toMatchObject({ transfer: { stage: 'RETURNING', failure: 'DECLINED' } });
  clock.advance(300);
  await sweep();
  const back = (await state()).offers.at(-1);
  expect(back).toMatchObject({ userId: people[0]?.userId, purpose: 'RETURN', state: 'RINGING' });
  await declineOffer(deps, apply)(id, person(0));
  await executor.idle();
  expect(await state()).toMatchObject({ phase: 'VOICEMAIL', transfer: { stage: 'VOICEMAIL' } });
  expect(await engagedWith(workspaceId)).toEqual([]);
  const redirect = carrier.requests.findLast(({ path, form }) => path === `/Calls/${caller}.json` && form['Url']);
  expect((await webhook(String(redirect?.form['Url']), { CallSid: caller })).body).toContain('<Record');
  const message = { CallSid: caller, RecordingSid: `RE${'4'.repeat(32)}`, RecordingDuration: '7' };
  await webhook(deps.addresses.message({ workspaceId, callId: id }), message);
  expect(await state()).toMatchObject({
    status: 'COMPLETED',
    endReason: 'TRANSFERRED',
    recording: { isMessage: true, durationSeconds: 7 },
  });
});

it('to a team it rings every member but the agent; nobody outside the workspace can do or take any of it', async () => {
  const { teamId, people, id, person, picksUp } = await talking('Ana', 'Ben', 'Cyd');
  const stranger = await talking('Eve', 'Mallory');
  const eve = stranger.person(0);
  const cold = { callId: id, userId: '', teamId, mode: 'COLD', message: '' };
  const missing = { code: 'NOT_FOUND' };
  await expect(transfer(cold, eve)).rejects.toMatchObject(missing);
  await expect(change({ callId: id, change: 'BACK' }, eve)).rejects.toMatchObject(missing);
  await expect(transfer({ ...cold, teamId: stranger.teamId }, person(0))).rejects.toMatchObject(missing);
  const eveId = stranger.people[0]?.userId ?? '';
  await expect(transfer({ ...cold, teamId: '', userId: eveId }, person(0))).rejects.toMatchObject(missing);
  // Ben sees the call's workspace, and does not take part in it.
  await expect(transfer(cold, person(1))).rejects.toMatchObject(missing);

  const rung = await transfer(cold, person(0));
  await executor.idle();
  expect(rung.offers.slice(1).map(({ userId }) => userId)).toEqual([people[1]?.userId, people[2]?.userId]);
  await declineOffer(deps, apply)(id, person(1));
  await picksUp(2);
  expect((await world.readState(person(0).workspaceId, id)).agentUserId).toBe(people[2]?.userId);
});

it.each([
  [{ mode: 'LUKEWARM' }, 'mode', 'COLD or WARM'],
  [{ message: 'x'.repeat(201) }, 'message', 'longer than 200'],
  [{ userId: '' }, 'userId', 'one person or one team'],
])('refuses %o', async (wrong, field, says) => {
  const someone = principalOf(deps.ids.uuid(), deps.ids.uuid());
  const input = { callId: deps.ids.uuid(), userId: deps.ids.uuid(), teamId: '', mode: 'COLD', message: '', ...wrong };
  await expect(transfer(input, someone)).rejects.toMatchObject({ field, message: expect.stringContaining(says) });
});
