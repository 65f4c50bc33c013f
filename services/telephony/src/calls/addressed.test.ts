/** Calls of a number whose team is another than that to which they are led, or handed: both teams look after them, and no third one. */
import { emittedEvents } from '@ringline/kit/testing';
import { CallChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, it } from 'vitest';
import { getCallStats } from '../live/getCallStats.ts';
import { reportDevice } from '../devices/reportDevice.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { answeredIn } from './answered.testkit.ts';
import { endCall } from './endCall.ts';
import { transferCall } from './transferCall.ts';

const world = await telephonyWorld();
const { carrier, deps, apply, db, executor, webhook } = world;
const talking = answeredIn(world, '+1312555');
const end = endCall(deps, apply);
const transfer = transferCall(deps, apply);
const THIRD = deps.ids.uuid();

/** Somebody who leads a team, and was neither asked nor takes part. */
const leaderOf = (workspaceId: string, team: string) =>
  principalOf(workspaceId, deps.ids.uuid(), { scope: 'team', teamIds: [team] });

/** The calls on the board of who leads a team. */
const board = async (workspaceId: string, team: string) =>
  ((await getCallStats(deps)(leaderOf(workspaceId, team))).calls ?? []).map(({ callId }) => callId);

/** What the last event of a call says of whom it is for, and whom it lets hear it. */
async function told(callId: string) {
  const events = await emittedEvents(db, CallChangedSchema);
  const last = events.findLast(({ key }) => key === callId);
  const { addressedTeamIds, addressedUserIds } = last?.event.call ?? {};
  return { heardBy: last?.audience?.teams, addressedTeamIds, addressedUserIds };
}

async function anotherTeam(workspaceId: string, memberUserIds: string[]): Promise<string> {
  const id = deps.ids.uuid();
  await db.tenant(workspaceId, ({ tx }) =>
    tx.teamCopy.create({ data: { workspaceId, id, name: 'Sales', memberUserIds, version: 1 } }),
  );
  return id;
}

it('a call that is transferred to a team is that team’s as well, also once somebody else has it', async () => {
  const { workspaceId, teamId, people, id, person } = await talking('Ana', 'Ben');
  const sales = await anotherTeam(workspaceId, [people[1]?.userId ?? '']);
  expect(await board(workspaceId, sales)).toEqual([]);
  await transfer({ callId: id, userId: '', teamId: sales, mode: 'COLD', message: '' }, person(0));
  await executor.idle();
  expect(await told(id)).toEqual({
    heardBy: [teamId, sales],
    addressedTeamIds: [sales],
    addressedUserIds: people.map(({ userId }) => userId),
  });
  for (const team of [teamId, sales]) expect(await board(workspaceId, team)).toEqual([id]);
  expect(await board(workspaceId, THIRD)).toEqual([]);
  await expect(end(id, leaderOf(workspaceId, THIRD))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await end(id, leaderOf(workspaceId, sales))).toMatchObject({ status: 'COMPLETED' });
});

it('a call that a menu leads to a team is ended by who leads that team, as by who leads the number’s', async () => {
  for (const whose of ['theirs', 'the number’s'] as const) {
    const { workspaceId, teamId, phoneNumberId, number, people } = await world.workspace(
      ['Ana', 'Ben'],
      whose === 'theirs' ? '+13125559001' : '+13125559002',
    );
    const ben = people[1]?.userId ?? '';
    const sales = await anotherTeam(workspaceId, [ben]);
    const key = { key: '1', label: 'Sales', target: { kind: 'TEAM', teamId: sales } };
    await db.tenant(workspaceId, ({ tx }) =>
      tx.phoneNumber.updateMany({
        where: { id: phoneNumberId },
        data: { flowType: 'IVR', flow: { menu: { prompt: { say: 'Press 1.' }, choices: [key] } } },
      }),
    );
    const laptop = { deviceId: 'laptop', state: 'REGISTERED', microphoneAllowed: true, label: 'Laptop' };
    await reportDevice(deps)(laptop, principalOf(workspaceId, ben));
    const sid = `CA${deps.ids.uuid().replaceAll('-', '')}`;
    carrier.calls.set(sid, { sid, to: number, status: 'in-progress' });
    const { body } = await webhook('/carrier/voice/inbound', { CallSid: sid, From: '+14155550123', To: number });
    await executor.idle();
    const { id } = await world.callOf(workspaceId);
    expect(await board(workspaceId, sales)).toEqual([]);
    await expect(end(id, leaderOf(workspaceId, sales))).rejects.toMatchObject({ code: 'NOT_FOUND' });

    await webhook(/action="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '', { CallSid: sid, Digits: '1' });
    await executor.idle();
    expect(await told(id)).toEqual({
      heardBy: [teamId, sales],
      addressedTeamIds: [sales],
      addressedUserIds: [ben],
    });
    for (const team of [teamId, sales]) expect(await board(workspaceId, team)).toEqual([id]);
    expect(await board(workspaceId, THIRD)).toEqual([]);
    await expect(end(id, leaderOf(workspaceId, THIRD))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const { offers, legs } = await world.readState(workspaceId, id);
    const legId = offers[0]?.id ?? '';
    await webhook(deps.addresses.leg({ workspaceId, callId: id, legId }, 'answer'), {
      CallSid: legs[legId]?.sid ?? '',
    });
    const leader = leaderOf(workspaceId, whose === 'theirs' ? sales : teamId);
    expect(await end(id, leader)).toMatchObject({ status: 'COMPLETED' });
  }
});
