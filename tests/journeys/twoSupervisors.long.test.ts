/**
 * Two who supervise one call at once, with real audio: who hears whom, who sees whom, and what becomes of it (defaults 12.5).
 *
 * @area calls, live
 */
import { eventually } from '@ringline/kit/testing';
import { expect, test } from 'vitest';
import { LOUD } from '../testkit/callerEar.ts';
import { OutsideWorld, openPhone, startAnyProduct, type Payload, type Talk } from '../testkit/index.ts';
import { aMember, anOwnerOn } from '../testkit/members.ts';

const CALLER = '+15035550188';
/** What each says, in hertz. */
const SAYS = { caller: 700, ana: 1_300, mia: 1_900, zoe: 2_500 };
type Voice = keyof typeof SAYS;
const QUIET = 1_000;
const PATIENCE_MS = 20_000;

const SUPERVISE =
  'mutation ($id: ID!, $mode: SupervisionMode!, $deviceId: String!) { superviseCall(callId: $id, mode: $mode, deviceId: $deviceId) { connectParams { name value } } }';
const END = 'mutation ($id: ID!) { endCall(callId: $id) { id } }';

test('both hear both sides, the whisper of one is the agent’s alone, and whoever takes over leaves the other where they are', async () => {
  const product = await startAnyProduct({});
  const outside = new OutsideWorld(product.url);
  const ana = await anOwnerOn('ENTERPRISE', product, 'Ana');
  const [mia, zoe, pia] = [
    await aMember(product.url, ana, 'ADMIN', { firstName: 'Mia' }),
    await aMember(product.url, ana, 'ADMIN', { firstName: 'Zoe' }),
    await aMember(product.url, ana, 'ADMIN', { firstName: 'Pia' }),
  ];
  const phone = await openPhone(ana.api, { tone: SAYS.ana });
  const changed = ana.api.subscribe(
    'subscription { callChanged { call { id phase agentUserId takenBy supervisions { name mode } } } }',
  );
  const caller = await outside.call(CALLER, ana.number.number, `tone:${SAYS.caller}`);
  const talks: Partial<Record<Voice, Talk>> = { ana: await (await phone.ring()).accept() };
  const { call } = await changed.frame(({ call: frame }) => frame.phase === 'TALKING');
  const asks = {
    mia: { api: mia.api, phone: await openPhone(mia.api, { tone: SAYS.mia }) },
    zoe: { api: zoe.api, phone: await openPhone(zoe.api, { tone: SAYS.zoe }) },
  };
  const supervise = async (who: 'mia' | 'zoe', mode: string) => {
    const { api, phone: device } = asks[who];
    const { superviseCall } = await api.run(SUPERVISE, { id: call.id, mode, deviceId: device.deviceId });
    if (superviseCall.connectParams.length > 0) talks[who] = await device.connect(superviseCall.connectParams);
  };
  const voices = Object.keys(SAYS) as Voice[];
  const heardBy = async (listener: Voice): Promise<Readonly<Record<string, number>>> =>
    listener === 'caller'
      ? (await outside.tones(caller.sid, Object.values(SAYS))).heard
      : (talks[listener]?.audio.hears(Object.values(SAYS)) ?? {});
  /** Whom each hears right now, all at one and the same time. */
  const hear = (expected: Partial<Record<Voice, readonly Voice[]>>) =>
    eventually(async () => {
      for (const [listener, wanted = []] of Object.entries(expected) as [Voice, readonly Voice[]][]) {
        const heard = await heardBy(listener);
        for (const voice of voices.filter((one) => one !== listener)) {
          const level = heard[String(SAYS[voice])] ?? 0;
          if (wanted.includes(voice)) expect(level, `${listener} hears ${voice}`).toBeGreaterThan(LOUD);
          else expect(level, `${listener} does not hear ${voice}`).toBeLessThan(QUIET);
        }
      }
    }, PATIENCE_MS);

  await supervise('mia', 'LISTEN');
  await supervise('zoe', 'LISTEN');
  await hear({ mia: ['caller', 'ana'], zoe: ['caller', 'ana'], caller: ['ana'], ana: ['caller'] });
  const seen = await changed.frame(({ call: frame }) => frame.supervisions.length === 2);
  expect(seen.call.supervisions.map(({ name }: Payload) => name)).toEqual(['Mia Test', 'Zoe Test']);
  const { getLiveActivityCallStats: board } = await pia.api.run(
    '{ getLiveActivityCallStats { rows { callId supervisions { name mode } } } }',
  );
  expect(board.rows).toMatchObject([{ supervisions: [{ name: 'Mia Test' }, { name: 'Zoe Test' }] }]);
  expect(await pia.api.refused(SUPERVISE, { id: call.id, mode: 'LISTEN', deviceId: 'd' })).toMatchObject({
    code: 'LIMIT_REACHED',
    message: 'Mia Test and Zoe Test supervise this call already. Wait until one of them leaves it.',
  });

  await supervise('mia', 'WHISPER');
  await hear({ mia: ['caller', 'ana'], zoe: ['caller', 'ana'], caller: ['ana'], ana: ['caller', 'mia'] });
  await supervise('zoe', 'WHISPER');
  await hear({ mia: ['caller', 'ana'], zoe: ['caller', 'ana'], caller: ['ana'], ana: ['caller', 'mia', 'zoe'] });
  await supervise('zoe', 'BARGE');
  await hear({
    mia: ['caller', 'ana', 'zoe'],
    zoe: ['caller', 'ana'],
    caller: ['ana', 'zoe'],
    ana: ['caller', 'mia', 'zoe'],
  });

  // Zoe has the call now: what Mia whispers reaches her, and still not the caller.
  await zoe.api.run('mutation ($id: ID!) { takeOverCall(callId: $id) { id } }', { id: call.id });
  await talks.ana?.ended;
  await changed.frame(({ call: frame }) => frame.takenBy === 'Zoe Test');
  await hear({ mia: ['caller', 'zoe'], zoe: ['caller', 'mia'], caller: ['zoe'] });

  await zoe.api.run(END, { id: call.id });
  await Promise.all([talks.mia?.ended, talks.zoe?.ended]);
  await eventually(async () => {
    expect(await outside.liveCalls()).toEqual([]);
    const { getCallTimeline, auditLog } = await ana.api.run(
      'query ($id: ID!) { getCallTimeline(callId: $id) { name parameters { name value } } auditLog { data { action actor { id } } } }',
      { id: call.id },
    );
    const began = getCallTimeline.filter(({ name }: Payload) => name === 'supervision.started');
    const people = began.flatMap(({ parameters }: Payload) =>
      parameters.filter(({ name }: Payload) => name === 'name'),
    );
    expect(people.map(({ value }: Payload) => value)).toEqual(['Mia Test', 'Zoe Test']);
    const actions = auditLog.data.map(({ action }: Payload) => action);
    expect(actions).toEqual(expect.arrayContaining(['call.takeover', 'call.supervision.ended']));
  }, PATIENCE_MS);
  const { getMyLiveCalls } = await mia.api.run('{ getMyLiveCalls { id } }');
  expect(getMyLiveCalls).toEqual([]);
}, 180_000);
