import { expect, it } from 'vitest';
import { reportDevice } from '../devices/reportDevice.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import type { ApplyInput } from './applyInput.ts';
import { askForLeg } from './askForLeg.ts';

const world = await telephonyWorld();
const { apply, carrier, db, deps, executor, webhook } = world;

/** Ana, whom two calls ring, because each began to before it could see the other. */
async function rungByTwo() {
  const { workspaceId, people, number } = await world.workspace(['Ana'], '+16465590001', { voicemail: true });
  const userId = people[0]?.userId ?? '';
  await reportDevice(deps)(
    { deviceId: 'laptop', state: 'REGISTERED', microphoneAllowed: true, label: 'Laptop' },
    principalOf(workspaceId, userId),
  );
  for (const sid of ['a', 'b'].map((letter) => `CA${letter.repeat(32)}`)) {
    carrier.calls.set(sid, { sid, to: number, status: 'in-progress' });
    await webhook('/carrier/voice/inbound', { CallSid: sid, From: '+14155550123', To: number });
    await executor.idle();
    await db.tenant(workspaceId, ({ tx }) => tx.engagement.deleteMany({ where: { kind: 'OFFER' } }));
  }
  const calls = await db.tenant(workspaceId, ({ tx }) => tx.call.findMany({ where: { workspaceId } }));
  const states = () => Promise.all(calls.map(({ id }) => world.readState(workspaceId, id)));
  return { workspaceId, userId, states };
}

it('two calls that one person answers in the same moment: the first is theirs, the second goes on as with somebody who talks', async () => {
  const { workspaceId, userId, states } = await rungByTwo();
  const ringing = (await states()).map((call) => ({
    callId: call.id,
    legId: call.offers.find(({ state }) => state === 'RINGING')?.id ?? '',
  }));
  expect(ringing.map(({ legId }) => legId !== '')).toEqual([true, true]);

  // Both have looked for other calls of Ana before either is written.
  const bothLooked = Promise.withResolvers<void>();
  let looked = 0;
  const together: ApplyInput = (envelope) =>
    apply({
      ...envelope,
      input: async (tx, call) => {
        const made = typeof envelope.input === 'function' ? await envelope.input(tx, call) : envelope.input;
        if ((looked += 1) === 2) bothLooked.resolve();
        await bothLooked.promise;
        return made;
      },
    });
  const ask = askForLeg(deps, together);
  const scripts = await Promise.all(
    ringing.map(({ callId, legId }, at) =>
      ask({ workspaceId, callId, legId }, 'answer', { sid: `CA${'cd'[at]?.repeat(32)}`, key: '', asked: 0 }),
    ),
  );
  await executor.idle();

  expect(looked).toBe(3);
  expect(scripts.filter((script) => script.do === 'HANG_UP')).toHaveLength(1);
  const talks = await db.tenant(workspaceId, ({ tx }) => tx.engagement.findMany({ where: { userId, kind: 'CALL' } }));
  expect(talks).toHaveLength(1);
  const after = await states();
  expect(after.find(({ id }) => id === talks[0]?.callId)).toMatchObject({ agentUserId: userId, phase: 'TALKING' });
  // Nobody else is left to ring: voicemail, not silence.
  expect(after.find(({ id }) => id !== talks[0]?.callId)).toMatchObject({ agentUserId: null, phase: 'VOICEMAIL' });
});
