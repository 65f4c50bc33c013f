/** A call for people who have no page open: a push asks them to open one, and the call waits for them as for a device. */
import { describe, expect, it } from 'vitest';
import { reportDevice } from '../devices/reportDevice.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { ringFor } from './changeWrapUp.ts';
import { getCallTimeline } from './getCallTimeline.ts';
import { pushFailed } from './pushFailed.ts';

const world = await telephonyWorld();
const { app, apply, carrier, clock, db, deps, executor, sweep, webhook } = world;
let count = 0;

/** A number with voicemail, whose people can be pushed to; whose browsers are open is said by name. */
interface Settings {
  readonly people?: readonly string[];
  readonly open?: readonly string[];
  readonly pushes?: readonly string[];
  readonly presence?: string;
}
async function office({ people = ['Ana'], open = [], pushes = people, presence = 'AVAILABLE' }: Settings = {}) {
  const place = await world.workspace(people, `+1646559${String((count += 1)).padStart(4, '0')}`, { voicemail: true });
  const { workspaceId } = place;
  const idOf = (name: string) => place.people.find((person) => person.name === name)?.userId ?? '';
  const opens = (name: string) =>
    reportDevice(deps, (principal) => ringFor(deps, apply, principal))(
      { deviceId: 'laptop', state: 'REGISTERED', microphoneAllowed: true, label: 'Laptop' },
      principalOf(workspaceId, idOf(name)),
    );
  for (const name of open) await opens(name);
  await db.tenant(workspaceId, ({ tx }) =>
    Promise.all([
      tx.memberCopy.updateMany({ where: { userId: { in: pushes.map(idOf) } }, data: { ringsByPush: true } }),
      tx.memberCopy.updateMany({ where: { userId: idOf('Ana') }, data: { presence } }),
    ]),
  );
  const sid = `CA${count.toString(16).padStart(32, 'e')}`;
  carrier.calls.set(sid, { sid, to: place.number, status: 'in-progress' });
  await webhook('/carrier/voice/inbound', { CallSid: sid, From: '+14155550123', To: place.number });
  await executor.idle();
  const { id: callId } = await world.callOf(workspaceId);
  const state = () => world.readState(workspaceId, callId);
  return {
    workspaceId,
    callId,
    idOf,
    opens,
    state,
    offers: async () => (await state()).offers.map(({ userName, label, state: is }) => [userName, label, is].join(' ')),
    said: async () =>
      (await getCallTimeline(deps)(callId, principalOf(workspaceId, idOf('Ana')))).map(
        ({ description }) => description,
      ),
    declines: (proof?: string) =>
      app.inject({
        method: 'POST',
        url: '/ringing/decline',
        payload: {
          workspaceId,
          userId: idOf('Ana'),
          callId,
          proof: proof ?? deps.secrets.hmac('push-decline', `${workspaceId} ${idOf('Ana')} ${callId}`),
        },
      }),
    fails: () => pushFailed(apply)({ workspaceId, callId, userId: idOf('Ana'), reason: 'GONE' }),
  };
}

describe('a call for somebody who has no page open', () => {
  it('waits for the push, rings the page that is opened, and nobody has missed it before', async () => {
    const { state, offers, opens, said } = await office();
    expect(await state()).toMatchObject({ phase: 'RINGING', status: 'INCOMING' });
    expect(await offers()).toEqual(['Ana Push RINGING']);
    await opens('Ana');
    await executor.idle();
    expect(await offers()).toEqual(['Ana Push WITHDRAWN', 'Ana Laptop RINGING']);
    expect(await said()).toEqual(
      expect.arrayContaining(['No page of Ana is open: a push notification is sent', 'Ringing Ana for 20 s']),
    );
  });

  it('goes on when nobody opens a page, says so, and counts it as missed by nobody', async () => {
    const { state, said, workspaceId, idOf } = await office();
    clock.advance(20_001);
    await sweep();
    expect(await state()).toMatchObject({ phase: 'VOICEMAIL', outcome: { reason: 'NO_ANSWER' } });
    expect(await said()).toContain('Ana did not open a page after the push');
    const limit = await db.tenant(workspaceId, ({ tx }) =>
      tx.presenceLimit.findFirst({ where: { userId: idOf('Ana') } }),
    );
    expect(limit?.missedInARow ?? 0).toBe(0);
  });

  it('goes on at once when no browser of theirs takes the push', async () => {
    const { state, said, fails } = await office();
    await fails();
    await executor.idle();
    expect(await state()).toMatchObject({ phase: 'VOICEMAIL', outcome: { reason: 'NOBODY_AVAILABLE' } });
    expect(await said()).toContain('No push notification reached Ana');
  });

  it('is declined by what the push alone knows, once or more often', async () => {
    const { state, said, declines, opens } = await office();
    expect((await declines('a guess')).statusCode).toBe(403);
    expect(await state()).toMatchObject({ phase: 'RINGING' });
    expect([(await declines()).statusCode, (await declines()).statusCode]).toEqual([204, 204]);
    await executor.idle();
    expect(await state()).toMatchObject({ phase: 'VOICEMAIL', outcome: { reason: 'DECLINED_BY_ALL' } });
    expect(await said()).toContain('Ana declined');
    await opens('Ana');
    await executor.idle();
    expect((await state()).offers).toHaveLength(1);
  });

  it('rings the others, and moves on to them alone once it is declined', async () => {
    const { offers, declines, state } = await office({ people: ['Ana', 'Ben'], open: ['Ben'] });
    expect(await offers()).toEqual(['Ana Push RINGING', 'Ben Laptop RINGING']);
    await declines();
    await executor.idle();
    expect(await offers()).toEqual(['Ana Push DECLINED', 'Ben Laptop RINGING']);
    expect(await state()).toMatchObject({ phase: 'RINGING' });
  });

  it.each([
    ['who gets no pushes', { pushes: [] }, 'No device of Ana can ring'],
    ['who is away', { presence: 'OFFLINE' }, 'Skipped Ana: offline'],
  ])('does not wait for one %s, and the timeline says why', async (_who, how, sentence) => {
    const { state, said } = await office(how);
    expect(await state()).toMatchObject({ phase: 'VOICEMAIL', outcome: { reason: 'NOBODY_AVAILABLE' } });
    expect(await said()).toContain(sentence);
  });
});

it('takes nothing from a browser that no push was sent to', async () => {
  const said = async (payload: object) =>
    (await app.inject({ method: 'POST', url: '/ringing/decline', payload })).statusCode;
  expect(await said({})).toBe(403);
  expect(await said({ workspaceId: 'x', userId: 'y', callId: 'z', proof: 'p' })).toBe(403);
});
