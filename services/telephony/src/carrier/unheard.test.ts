/** Whatever stands in a number's settings: its callers are led on, and never asked to wait for an answer that cannot be made. */
import { describe, expect, it } from 'vitest';
import { getCallTimeline } from '../calls/getCallTimeline.ts';
import type { FlowDetails } from '../calls/engine/flow/config.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';

const world = await telephonyWorld();
const { db, deps, executor, webhook } = world;
let calls = 0;

/** A number as its row says, which may be older than any check. */
async function called(type: string, flow: object, more: { hours?: object; greeting?: boolean } = {}) {
  calls += 1;
  const number = `+1718555${String(calls).padStart(4, '0')}`;
  const made = await world.workspace([], number, { voicemail: true, greeting: more.greeting ?? false });
  const { workspaceId, phoneNumberId } = made;
  await db.tenant(workspaceId, ({ tx }) =>
    tx.phoneNumber.updateMany({
      where: { id: phoneNumberId },
      data: {
        flowType: type,
        flow,
        ...(more.hours ? { hours: more.hours } : {}),
      },
    }),
  );
  const sid = `CA${calls.toString(16).padStart(32, 'e')}`;
  const form = { CallSid: sid, From: '+14155550123', To: number };
  const ask = async (url = '/carrier/voice/inbound', extra: Record<string, string> = {}) => {
    const { body } = await webhook(url, { ...form, ...extra });
    await executor.idle();
    return body;
  };
  const names = async () =>
    (await getCallTimeline(deps)((await world.callOf(workspaceId)).id, principalOf(workspaceId, deps.ids.uuid()))).map(
      ({ name }) => name,
    );
  return { ask, names, workspaceId };
}

const menu = (prompt: unknown): FlowDetails =>
  ({ menu: { prompt, choices: [{ key: '1', label: 'Sales', target: { kind: 'VOICEMAIL' } }] } }) as FlowDetails;

describe('words with characters that no XML document holds', () => {
  it.each([
    ['\u000b', 'Press one\nfor sales'],
    ['\u0007', 'Press onefor sales'],
    ['\u0001', 'Press onefor sales'],
    ['\ufffe', 'Press onefor sales'],
  ])('are spoken without them: %j', async (character, spoken) => {
    const say = `Press one${character}for sales`;
    const announcement = await called('SOUND', { sound: { say } });
    expect(await announcement.ask()).toContain(`>${spoken}</Say>`);
    const ivr = await called('IVR', menu({ say }));
    expect(await ivr.ask()).toContain(`>${spoken}</Say>`);
  });

  it('half a character is spoken as a replacement, and words that nobody hears are left out', async () => {
    const document = {
      nodes: [
        { id: 'a', kind: 'PLAY', prompt: { say: 'Hello \ufffd' }, next: 'b' },
        { id: 'b', kind: 'END' },
      ],
      start: 'a',
    };
    expect(await (await called('CUSTOM', { custom: { version: 1, document } })).ask()).toContain('Hello \ufffd');
    const silent = await (await called('SOUND', { sound: { say: '\u0007\u200b' } })).ask();
    expect(silent).toContain('<Redirect');
    expect(silent).not.toContain('<Say');
  });
});

describe('an answer that cannot be made', () => {
  it.each([
    ['an announcement', 'SOUND', { sound: { sound: 5 } }, {}],
    ['a menu', 'IVR', menu({ sound: 5 }), {}],
    ['a greeting', 'CLASSIC', { sounds: { greeting: 5 } }, { greeting: true }],
  ])('takes the caller of %s to the next step, and the call says why', async (_what, type, flow, more) => {
    const { ask, names } = await called(type, flow, more);
    const answer = await ask();
    expect(answer).not.toContain('since=');
    expect(answer).toMatch(/voicemail\.wav|greeting\.wav|unavailable\.wav|<Hangup/);
    expect(await names()).toContain('flow.unheard');
  });

  it('leaves the caller of a voicemail whose words are broken a voicemail', async () => {
    const { ask } = await called('CLASSIC', { sounds: { voicemail: 5 } });
    const answer = await ask();
    expect(answer).toContain('voicemail.wav');
    expect(answer).toContain('<Record');
  });
});

describe('instructions that the carrier cannot execute', () => {
  const SAYS = { sound: { say: 'Hello.' }, fallback: { action: 'VOICEMAIL' } };

  it('are not given again at the fallback address: the call goes on', async () => {
    const { ask, names } = await called('SOUND', SAYS);
    expect(await ask()).toContain('Hello.');
    const inbound = deps.addresses.to('/carrier/voice/inbound');
    const answer = await ask('/carrier/voice/fallback', { ErrorCode: '12200', ErrorUrl: inbound });
    expect(answer).toContain('<Record');
    expect(await names()).toContain('flow.unheard');
  });

  it('include a sound that cannot be fetched', async () => {
    const { ask } = await called('SOUND', SAYS);
    await ask();
    const answer = await ask('/carrier/voice/fallback', {
      ErrorCode: '11200',
      ErrorUrl: deps.addresses.soundFile('greeting'),
    });
    expect(answer).toContain('<Record');
  });

  it('are given again where the carrier only could not reach us', async () => {
    const { ask } = await called('SOUND', SAYS);
    await ask();
    const inbound = deps.addresses.to('/carrier/voice/inbound');
    expect(await ask('/carrier/voice/fallback', { ErrorCode: '11200', ErrorUrl: inbound })).toContain('Hello.');
  });
});
