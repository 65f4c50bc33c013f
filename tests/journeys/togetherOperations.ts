/** A call that goes from one person to the next, with real audio: what the caller and each of them hears. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { OutsideWorld, openPhone, type Heard, type Owner, type RunningProduct, type Talk } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const CALLER = '+15035550181';
/** What the caller and each of ours says, in hertz. */
const SAYS = { caller: 700, ana: 1_300, bea: 1_900, mia: 2_500 };
const LOUD = 3_000;
const QUIET = 1_000;

/** Transfers a call in every way, and is refused as a stranger. */
export async function executeTogether(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Ana');
  const bea = await aMember(product.url, owner, 'MEMBER');
  const outside = new OutsideWorld(product.url);
  const phones = {
    ana: await openPhone(owner.api, { tone: SAYS.ana }),
    bea: await openPhone(bea.api, { tone: SAYS.bea }),
  };
  const changed = owner.api.subscribe(
    'subscription { callChanged { call { id phase agentUserId participants { userId name role connected } supervisions { name mode } transfer { stage failure fromAgentName toUserOrTeamName targetName } } } }',
  );
  await eventually(async () => {
    const { fetchWorkspaceTransferUsersOrTeams: targets } = await owner.api.run(
      '{ fetchWorkspaceTransferUsersOrTeams { users { mainUserId presence } } }',
    );
    expect(targets.users).toEqual([{ mainUserId: bea.userId, presence: 'AVAILABLE' }]);
  });
  const caller = await outside.call(CALLER, owner.number.number, `tone:${SAYS.caller}`);
  const ana = await (await phones.ana.ring()).accept();
  const { call } = await changed.frame(({ call: frame }) => frame.phase === 'TALKING');

  const callerHears = async (...who: ('ana' | 'bea')[]) =>
    eventually(async () => {
      const { heard } = await outside.tones(caller.sid, [SAYS.ana, SAYS.bea]);
      for (const name of ['ana', 'bea'] as const) {
        if (who.includes(name)) expect(heard[String(SAYS[name])], `the caller hears ${name}`).toBeGreaterThan(LOUD);
        else expect(heard[String(SAYS[name])], `the caller does not hear ${name}`).toBeLessThan(QUIET);
      }
    }, 15_000);
  const hears = async (talk: Talk, ...who: ('caller' | 'ana' | 'bea')[]) =>
    eventually(() => {
      const heard = talk.audio.hears(Object.values(SAYS));
      for (const name of ['caller', 'ana', 'bea'] as const) {
        if (who.includes(name)) expect(heard[SAYS[name]], `hears ${name}`).toBeGreaterThan(LOUD);
        else expect(heard[SAYS[name]], `does not hear ${name}`).toBeLessThan(QUIET);
      }
    }, 15_000);
  const stage = (wanted: string) =>
    changed.frame(({ call: frame }) => frame.id === call.id && frame.transfer?.stage === wanted);
  const transfer = (mode: string) =>
    owner.api.run('mutation ($input: TransferCallInput!) { transferCall(input: $input) { phase } }', {
      input: { callId: call.id, userId: bea.userId, mode, message: 'About a refund' },
    });
  const change = (name: string) =>
    owner.api.run(`mutation ($id: ID!) { ${name}(callId: $id) { id } }`, { id: call.id });

  await callerHears('ana');
  await refuseStrangers(product, call.id, bea.userId);

  expect((await transfer('COLD')).transferCall.phase).toBe('TRANSFERRING');
  await callerHears();
  await phones.bea.ring();
  await change('takeBackCall');
  await stage('CANCELLED');
  await callerHears('ana');

  await transfer('WARM');
  const consulted = await (await phones.bea.ring()).accept();
  expect((await stage('CONSULTING')).call.transfer).toMatchObject({ targetName: 'Bea Test' });
  await hears(consulted, 'ana');
  await hears(ana, 'bea');
  await callerHears();
  await change('mergeTransfer');
  const merged = await stage('MERGED');
  expect(merged.call.participants.map(({ role }: { role: string }) => role)).toEqual(['AGENT', 'MEMBER']);
  await callerHears('ana', 'bea');
  await hears(consulted, 'caller', 'ana');
  consulted.hangUp();
  await changed.frame(({ call: frame }) => frame.participants.length === 1);
  await callerHears('ana');

  await owner.api.run('mutation ($id: ID!, $who: [ID!]!) { addToCall(callId: $id, userIds: $who) { id } }', {
    id: call.id,
    who: [bea.userId],
  });
  const added = await (await phones.bea.ring()).accept();
  await callerHears('ana', 'bea');
  await hears(added, 'caller', 'ana');
  await bea.api.run('mutation ($id: ID!) { endCall(callId: $id) { id } }', { id: call.id });
  await added.ended;
  await callerHears('ana');

  const mia = await supervised(product, { owner, callId: call.id, callerSid: caller.sid, ana, changed });

  await transfer('WARM');
  const taker = await (await phones.bea.ring()).accept();
  // Frames of the first consultation are heard of still: the voices tell of this one.
  await hears(taker, 'ana');
  await change('completeTransfer');
  expect((await stage('COMPLETED')).call).toMatchObject({ agentUserId: bea.userId, phase: 'TALKING' });
  await ana.ended;
  await callerHears('bea');
  await hears(taker, 'caller');

  const UNSEEN =
    'mutation ($on: Boolean!, $version: Int!) { updateMonitorNotice(input: { notifyAgentOnMonitor: $on, version: $version }) { notifyAgentOnMonitor } }';
  expect((await bea.api.refused(UNSEEN, { on: false, version: 0 })).code).toBe('FORBIDDEN_ROLE');
  expect((await owner.api.run(UNSEEN, { on: false, version: 0 })).updateMonitorNotice).toEqual({
    notifyAgentOnMonitor: false,
  });
  const beas = bea.api.subscribe(
    'subscription { callChanged { cause call { id version takenBy participants { role } supervisions { name } } } }',
  );
  const talk = await mia.phone.connect((await mia.ask('LISTEN')).connectParams);
  await eventually(() => expect(talk.audio.hears([SAYS.bea])[SAYS.bea]).toBeGreaterThan(LOUD), 15_000);
  const view = async ({ api }: { api: Owner['api'] }) => {
    const { getMyLiveCalls, getCallTimeline } = await api.run(
      'query ($id: ID!) { getMyLiveCalls { version participants { role } supervisions { name } } getCallTimeline(callId: $id) { name } }',
      { id: call.id },
    );
    const began = getCallTimeline.filter(({ name }: { name: string }) => name === 'supervision.started').length;
    return { ...getMyLiveCalls[0], began };
  };
  // Bea is not to know, by no way of asking; of the first time, when people were told, everybody knows.
  expect(await view(bea)).toMatchObject({ supervisions: [], participants: [{ role: 'AGENT' }], began: 1 });
  expect(await view(mia)).toMatchObject({ supervisions: [{ name: 'Mia Test' }], began: 2 });
  await mia.api.run(TAKE_OVER, { id: call.id });
  await beas.frame(({ call: frame }) => frame.takenBy === 'Mia Test');
  expect(beas.frames.map(({ cause }) => cause)).not.toContain('SUPERVISION');
  expect(beas.frames.filter(({ call: frame }) => frame.supervisions.length > 0)).toEqual([]);
  await taker.ended;
  await eventually(async () => {
    const { heard } = await outside.tones(caller.sid, [SAYS.bea, SAYS.mia]);
    expect(heard[String(SAYS.mia)], 'the caller hears Mia').toBeGreaterThan(LOUD);
    expect(heard[String(SAYS.bea)], 'the caller does not hear Bea').toBeLessThan(QUIET);
    expect(talk.audio.hears([SAYS.caller])[SAYS.caller], 'Mia hears the caller').toBeGreaterThan(LOUD);
  }, 15_000);
  await mia.api.run(TAKE_OVER, { id: call.id });
  await mia.api.run('mutation ($id: ID!) { endCall(callId: $id) { id } }', { id: call.id });
  await talk.ended;
  await eventually(async () => {
    const { getCallTimeline, auditLog } = await owner.api.run(
      'query ($id: ID!) { getCallTimeline(callId: $id) { name parameters { name value } } auditLog { data { action } } }',
      { id: call.id },
    );
    const [took, ...more] = getCallTimeline.filter(({ name }: { name: string }) => name === 'supervision.took_over');
    expect(took.parameters).toContainEqual({ name: 'from', value: 'Bea Test' });
    expect(more).toEqual([]);
    expect(auditLog.data.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['call.takeover', 'call.monitoring.changed']),
    );
  });
}

const TAKE_OVER = 'mutation ($id: ID!) { takeOverCall(callId: $id) { id } }';

interface Supervised {
  readonly owner: Owner;
  readonly callId: string;
  readonly callerSid: string;
  /** Ana's phone, in the call. */
  readonly ana: Talk;
  readonly changed: Heard;
}

/** Mia, an admin, listens, whispers and talks along; Bea, a member, may not. */
async function supervised(product: RunningProduct, { owner, callId, callerSid, ana, changed }: Supervised) {
  const outside = new OutsideWorld(product.url);
  const mia = await aMember(product.url, owner, 'ADMIN', { firstName: 'Mia' });
  const max = await aMember(product.url, owner, 'MEMBER', { firstName: 'Max' });
  const SUPERVISE =
    'mutation ($id: ID!, $mode: SupervisionMode!, $deviceId: String!) { superviseCall(callId: $id, mode: $mode, deviceId: $deviceId) { connectParams { name value } call { supervisions { name mode } } } }';
  expect((await max.api.refused(SUPERVISE, { id: callId, mode: 'LISTEN', deviceId: 'd' })).code).toBe('FORBIDDEN_ROLE');
  const phone = await openPhone(mia.api, { tone: SAYS.mia });
  const ask = async (mode: string) =>
    (await mia.api.run(SUPERVISE, { id: callId, mode, deviceId: phone.deviceId })).superviseCall;
  const talk = await phone.connect((await ask('LISTEN')).connectParams);
  const heardBy = {
    caller: async () => (await outside.tones(callerSid, [SAYS.mia])).heard[String(SAYS.mia)] ?? 0,
    ana: async () => ana.audio.hears([SAYS.mia])[SAYS.mia] ?? 0,
  };
  const isHeardBy = (...who: ('caller' | 'ana')[]) =>
    eventually(async () => {
      // Both sides talk to Mia all the time, whoever hears her.
      const heard = talk.audio.hears([SAYS.caller, SAYS.ana]);
      expect(heard[SAYS.caller], 'Mia hears the caller').toBeGreaterThan(LOUD);
      expect(heard[SAYS.ana], 'Mia hears Ana').toBeGreaterThan(LOUD);
      for (const name of ['caller', 'ana'] as const) {
        if (who.includes(name)) expect(await heardBy[name](), `${name} hears Mia`).toBeGreaterThan(LOUD);
        else expect(await heardBy[name](), `${name} does not hear Mia`).toBeLessThan(QUIET);
      }
    }, 15_000);
  await isHeardBy();
  const seen = await changed.frame(({ call: frame }) => frame.supervisions[0]?.mode === 'LISTEN');
  expect(seen.call.supervisions[0].name).toBe('Mia Test');
  expect((await ask('WHISPER')).connectParams).toEqual([]);
  await isHeardBy('ana');
  await ask('BARGE');
  await isHeardBy('caller', 'ana');
  expect((await max.api.refused(TAKE_OVER, { id: callId })).code).toBe('FORBIDDEN_ROLE');
  expect((await owner.api.refused(TAKE_OVER, { id: callId })).message).toContain('Listen to this call first');
  await mia.api.run('mutation ($id: ID!) { endCall(callId: $id) { id } }', { id: callId });
  await talk.ended;
  await changed.frame(
    ({ call: frame }) => frame.id === callId && frame.supervisions.length === 0 && frame.phase === 'TALKING',
  );
  await eventually(async () => {
    const { auditLog } = await owner.api.run('{ auditLog { data { action } } }');
    expect(auditLog.data.map(({ action }: { action: string }) => action)).toEqual(
      expect.arrayContaining(['call.supervised', 'call.supervision.ended']),
    );
  });
  return { api: mia.api, phone, ask };
}

/** Somebody of another workspace tries the same with ids that they know. */
async function refuseStrangers(product: RunningProduct, callId: string, userId: string): Promise<void> {
  const eve = await anOwnerOnBusiness(product, 'Eve');
  const refusals = await Promise.all([
    eve.api.refused('mutation ($input: TransferCallInput!) { transferCall(input: $input) { id } }', {
      input: { callId, userId, mode: 'COLD' },
    }),
    eve.api.refused('mutation ($id: ID!, $who: [ID!]!) { addToCall(callId: $id, userIds: $who) { id } }', {
      id: callId,
      who: [userId],
    }),
    eve.api.refused('mutation ($id: ID!) { superviseCall(callId: $id, mode: LISTEN, deviceId: "d") { call { id } } }', {
      id: callId,
    }),
    ...['completeTransfer', 'mergeTransfer', 'takeBackCall', 'takeOverCall'].map((name) =>
      eve.api.refused(`mutation ($id: ID!) { ${name}(callId: $id) { id } }`, { id: callId }),
    ),
  ]);
  expect(refusals.map(({ code }) => code)).toEqual(refusals.map(() => 'NOT_FOUND'));
}
