import { beforeEach, describe, expect, it } from 'vitest';
import { updateNumberSettings } from '../numbers/numbers.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { getCallTimeline } from './getCallTimeline.ts';

const world = await telephonyWorld();
const { clock, deps, executor, sweep, texting, webhook } = world;
const CALLER = '+14155550123';
const TEXT = 'Sorry that we missed you.';
let names = 0;
const next = () => `CA${(names += 1).toString(16).padStart(32, 'e')}`;

beforeEach(() => {
  texting.asked.length = 0;
  texting.answer = { code: '', reason: '' };
  texting.away = false;
});

/** A number without voicemail, whose team is not there, that writes to who calls in vain. */
async function office({ voicemail = false, on = true }: { voicemail?: boolean; on?: boolean } = {}) {
  const place = await world.workspace(['Ana'], `+1646556${String((names += 1)).padStart(4, '0')}`, { voicemail });
  const { workspaceId, phoneNumberId, number } = place;
  const ana = principalOf(workspaceId, place.people[0]?.userId ?? '');
  const change = (settings: { textBack?: boolean; textBackText?: string; version: number }) =>
    updateNumberSettings(deps)({ id: phoneNumberId, ...settings }, ana);
  await change({ textBack: on, textBackText: ` ${TEXT} `, version: 1 });
  return {
    ...place,
    change,
    async calls(from = CALLER) {
      const sid = next();
      await webhook('/carrier/voice/inbound', { CallSid: sid, From: from, To: number });
      const { id: callId } = await world.callOf(workspaceId);
      return {
        callId,
        state: () => world.readState(workspaceId, callId),
        told: (RecordingSid: string, RecordingDuration: string) =>
          webhook(deps.addresses.message({ workspaceId, callId }), { CallSid: sid, RecordingSid, RecordingDuration }),
        async hangsUp() {
          const report = { CallSid: sid, To: number, CallStatus: 'completed', Timestamp: clock.now().toUTCString() };
          await webhook('/carrier/voice/number-status', report);
          await executor.idle();
        },
        story: async () =>
          (await getCallTimeline(deps)(callId, ana)).filter(({ name = '' }) => name.startsWith('text_back.')),
      };
    },
  };
}

describe('who called in vain', () => {
  it('is written once by the number that was called, and the timeline says so', async () => {
    const place = await office();
    const call = await place.calls();
    await call.hangsUp();
    await call.hangsUp();
    expect(await call.state()).toMatchObject({ status: 'MISSED' });
    expect(texting.asked).toMatchObject([
      { workspaceId: place.workspaceId, phoneNumberId: place.phoneNumberId, to: CALLER, body: TEXT, textBack: true },
    ]);
    expect(await call.story()).toMatchObject([{ kind: 'good', name: 'text_back.sent', parameters: { text: TEXT } }]);
  });

  it('is asked for under one name until messaging answers, also by the process that takes over', async () => {
    texting.away = true;
    const call = await (await office()).calls();
    await call.hangsUp();
    expect(await call.story()).toEqual([]);
    // The process ends after it asked: its row stays as sent, without an answer.
    texting.away = false;
    clock.advance(31_000);
    await sweep();
    const [first] = texting.asked;
    await deps.db.tenant((await call.state()).workspaceId, ({ tx }) =>
      tx.carrierCommand.updateMany({ where: { id: first?.id ?? '' }, data: { state: 'SENT' } }),
    );
    await deps.db.platform('command schedule', ({ tx }) =>
      tx.commandSchedule.create({
        data: { commandId: first?.id ?? '', workspaceId: first?.workspaceId ?? '', dueAt: clock.now() },
      }),
    );
    await sweep();
    expect(new Set(texting.asked.map(({ id }) => id)).size).toBe(1);
    expect(await call.story()).toHaveLength(1);
  });

  it.each([
    ['RATE_LIMITED', 'The caller got this text within the last 24 hours.'],
    ['RECIPIENT_OPTED_OUT', 'opted out'],
  ])('gets none where messaging says %s, and the timeline says that', async (code, reason) => {
    texting.answer = { code, reason };
    const call = await (await office()).calls();
    await call.hangsUp();
    expect(await call.story()).toMatchObject([
      { kind: 'skipped', name: 'text_back.not_sent', parameters: { reason: code } },
    ]);
  });

  it('gets none with a hidden number, from a number that does not write, or after a message', async () => {
    const hidden = await (await office()).calls('anonymous');
    await hidden.hangsUp();
    expect(await hidden.story()).toMatchObject([{ parameters: { reason: 'HIDDEN' } }]);
    await (await (await office({ on: false })).calls()).hangsUp();
    const spoke = await (await office({ voicemail: true })).calls();
    await spoke.hangsUp();
    await spoke.told(`RE${'7'.repeat(32)}`, '6');
    await executor.idle();
    expect(await spoke.state()).toMatchObject({ status: 'VOICEMAIL' });
    expect(texting.asked).toEqual([]);
    // Less than 2 s are no message: this caller is told something after all.
    const silent = await (await office({ voicemail: true })).calls();
    await silent.hangsUp();
    await silent.told(`RE${'8'.repeat(32)}`, '1');
    await executor.idle();
    expect(texting.asked).toHaveLength(1);
  });
});

describe('the text', () => {
  it('is written before it is switched on, in 480 characters', async () => {
    const place = await office({ on: false });
    await expect(place.change({ textBack: true, textBackText: ' ', version: 2 })).rejects.toMatchObject({
      field: 'textBackText',
    });
    await expect(place.change({ textBackText: 'x'.repeat(481), version: 2 })).rejects.toMatchObject({
      field: 'textBackText',
    });
    const { flow } = await place.change({ textBack: true, version: 2 });
    expect(flow).toMatchObject({ textBack: { on: true, text: TEXT } });
  });
});
