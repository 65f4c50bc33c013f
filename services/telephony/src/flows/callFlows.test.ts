import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { refusalOf } from '@ringline/kit/errors';
import { CallFlowDocumentSchema } from '@ringline/proto/telephony/v1/call_flows_pb';
import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { describe, expect, it } from 'vitest';
import { reportDevice } from '../devices/reportDevice.ts';
import { updateNumberSettings } from '../numbers/numbers.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import {
  applyCallFlowTemplate,
  discardCallFlowDraft,
  getCallFlow,
  removeCallFlowTest,
  saveCallFlowDraft,
  saveCallFlowTest,
  tryCallFlow,
} from './callFlows.ts';
import { getCallFlowFigures } from './figures.ts';
import { publishCallFlow, rollBackCallFlow } from './publish.ts';

const world = await telephonyWorld();
const { db, deps, executor, webhook } = world;
const get = getCallFlow(deps);
const save = saveCallFlowDraft(deps);
const publish = publishCallFlow(deps);
const FULL = ['CALL_AUTOMATION', 'IVR', 'WAIT_QUEUES'];
const CALLER = '+14155550123';
let made = 0;
const theirs = await world.workspace(['Eve'], '+17185551901');
const eve = { ...principalOf(theirs.workspaceId, theirs.people[0]?.userId ?? ''), features: FULL };

/** A number with its team, of whom Ana may automate. */
async function office() {
  const ours = await world.workspace(['Ana', 'Ben'], `+1718555${1000 + (made += 1)}`, { voicemail: true });
  const [anaId = '', benId = ''] = ours.people.map(({ userId }) => userId);
  const ana = { ...principalOf(ours.workspaceId, anaId), features: FULL };
  const id = ours.phoneNumberId;
  return { ...ours, id, ana, benId, draft: async () => (await get(id, ana)).draft };
}
type Office = Awaited<ReturnType<typeof office>>;

const documentOf = (nodes: MessageInitShape<typeof CallFlowDocumentSchema>['nodes'] = [], start = 'menu') =>
  create(CallFlowDocumentSchema, { start, nodes });
const saved = async ({ id, ana, draft }: Office, document = documentOf()) =>
  save({ id, revision: (await draft())?.revision ?? 0, document }, ana);
const live = async (place: Office, note = '') =>
  publish({ id: place.id, revision: (await place.draft())?.revision ?? 0, note }, place.ana);
/** A menu whose key 1 rings a team. */
const menu = (teamId: string, say = 'Press 1.') =>
  documentOf([
    {
      id: 'menu',
      kind: 'MENU',
      prompt: { say },
      choices: [{ key: '1', label: 'Desk', next: 'desk' }],
      next: 'message',
    },
    { id: 'desk', kind: 'RING', teamId, next: 'message' },
    { id: 'message', kind: 'VOICEMAIL' },
  ]);
const refusal = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => new Error('it was done'),
    (reason: unknown) => reason,
  );
  const found = refusalOf(error);
  if (!found) throw error;
  return found;
};

/** A caller comes, and what the carrier is told; `press` answers its menu. */
async function calls(place: Office) {
  const sid = `CA${(made += 1).toString(16).padStart(32, 'f')}`;
  world.carrier.calls.set(sid, { sid, to: place.number, status: 'in-progress' });
  const { body } = await webhook('/carrier/voice/inbound', { CallSid: sid, From: CALLER, To: place.number });
  await executor.idle();
  const { id } = await world.callOf(place.workspaceId);
  const action = /action="([^"]+)"/.exec(body)?.[1]?.replaceAll('&amp;', '&') ?? '';
  return {
    body,
    state: () => world.readState(place.workspaceId, id),
    async press(Digits: string) {
      await webhook(action, { CallSid: sid, Digits });
      await executor.idle();
    },
  };
}

describe("a number's own flow", () => {
  it('begins as what the settings do, and is nobody’s change', async () => {
    const place = await office();
    const flow = await get(place.id, place.ana);
    expect(flow).toMatchObject({ id: place.id, versions: [], tests: [] });
    expect(flow.live).toBeUndefined();
    expect(flow.draft).toMatchObject({ revision: 0, changes: 0, updatedBy: '', problems: [] });
    expect(flow.draft?.document).toMatchObject({
      start: 'team',
      nodes: [
        { id: 'team', kind: 'RING', teamId: place.teamId, seconds: 20, next: 'voicemail' },
        { id: 'voicemail', kind: 'VOICEMAIL' },
      ],
    });
  });

  it('says of each queue what its callers hear while they wait', async () => {
    const place = await office();
    const { workspaceId, teamId, ana } = place;
    const id = db.ids.uuid();
    await db.tenant(workspaceId, ({ tx }) =>
      tx.sound.create({
        data: {
          workspaceId,
          id,
          name: 'Waltz',
          type: 'MOH',
          mimeType: 'audio/mpeg',
          sizeBytes: 1n,
          durationSeconds: 90,
          createdBy: ana.userId,
          createdAt: deps.clock.now(),
        },
      }),
    );
    const line = { id: 'line', kind: 'QUEUE', teamId, next: 'message' };
    const nodes = [
      { ...line, prompt: { soundId: id } },
      { id: 'message', kind: 'VOICEMAIL' },
    ];
    const { draft } = await saved(place, documentOf(nodes, 'line'));
    expect(draft?.problems).toEqual([]);
    expect(draft?.document?.nodes[0]?.prompt?.soundId).toBe(id);
    await live(place);
    const { state } = await calls(place);
    expect((await state()).queue?.settings.music).toBe(`own/${workspaceId}/${id}.mp3`);
    await db.tenant(workspaceId, ({ tx }) => tx.sound.deleteMany({ where: { id } }));
    expect((await get(place.id, ana)).draft?.problems.map(({ code }) => code)).toEqual(['SOUND_GONE']);
  });

  it('shows phones outside the caller’s number, unless a step says that ours is shown', async () => {
    const place = await office();
    const phone = { kind: 'FORWARD', phoneNumber: '+14155550190', next: 'message' };
    const { draft } = await saved(
      place,
      documentOf(
        [
          { id: 'theirs', ...phone, next: 'ours' },
          { id: 'ours', ...phone, showCallerNumber: false },
          { id: 'message', kind: 'VOICEMAIL' },
        ],
        'theirs',
      ),
    );
    expect(draft?.document?.nodes.map((node) => node.showCallerNumber)).toEqual([true, false, undefined]);
  });

  it('is kept as it is given, unfinished too, and never over what somebody else has saved', async () => {
    const place = await office();
    const { draft } = await saved(place, documentOf([{ id: 'menu', kind: 'MENU' }]));
    expect(draft).toMatchObject({ revision: 1, changes: 3, updatedBy: place.ana.userId });
    expect(draft?.problems.map(({ code }) => code)).toEqual(['NEXT_MISSING', 'PROMPT_MISSING', 'CHOICES_MISSING']);
    const stale = save({ id: place.id, revision: 0, document: menu(place.teamId) }, place.ana);
    expect(await refusal(stale)).toMatchObject({ code: 'CONFLICT', details: { revision: 1 } });
    await discardCallFlowDraft(deps)({ id: place.id }, place.ana);
    // Who saw the draft that was thrown away does not bring it back unseen.
    expect(await place.draft()).toMatchObject({ revision: 2, changes: 0, updatedBy: '' });
    const { draft: applied } = await applyCallFlowTemplate(deps)({ id: place.id, template: 'IVR' }, place.ana);
    expect(applied?.problems).toEqual([]);
    expect(applied?.document?.nodes.map(({ kind }) => kind)).toEqual(['MENU', 'RING', 'VOICEMAIL']);
  });

  it('is given up for a template, or for what is live, by who saw it as it is', async () => {
    const place = await office();
    const { id, ana } = place;
    await saved(place, menu(place.teamId));
    const seen = { id, revision: 1 };
    await saved(place, menu(place.teamId, 'Somebody has worded it anew.'));
    const newer = { code: 'CONFLICT', details: { revision: 2 } };
    expect(await refusal(applyCallFlowTemplate(deps)({ ...seen, template: 'IVR' }, ana))).toMatchObject(newer);
    expect(await refusal(discardCallFlowDraft(deps)(seen, ana))).toMatchObject(newer);
    expect((await place.draft())?.document?.nodes[0]?.prompt?.say).toBe('Somebody has worded it anew.');
    const { draft } = await applyCallFlowTemplate(deps)({ id, revision: 2, template: 'CLASSIC' }, ana);
    expect(draft).toMatchObject({ revision: 3, changes: 0 });
  });

  it("says a template's words in the language of the number, else of the workspace", async () => {
    const place = await office();
    const said = async () => {
      const { draft } = await applyCallFlowTemplate(deps)({ id: place.id, template: 'IVR' }, place.ana);
      const [first] = draft?.document?.nodes ?? [];
      return [first?.prompt?.say, ...(first?.choices ?? []).map(({ label }) => label)];
    };
    expect(await said()).toEqual([
      'Press 1 to talk to us. Press 2 to leave a message.',
      'Talk to us',
      'Leave a message',
    ]);
    await db.tenant(place.workspaceId, ({ tx }) => tx.workspaceCopy.updateMany({ data: { language: 'es-MX' } }));
    expect(await said()).toEqual([
      'Pulse 1 para hablar con nosotros. Pulse 2 para dejar un mensaje.',
      'Hablar con nosotros',
      'Dejar un mensaje',
    ]);
    await updateNumberSettings(deps)({ id: place.id, version: 1, promptLanguage: 'de' }, place.ana);
    expect((await said()).slice(1)).toEqual(['Mit uns sprechen', 'Nachricht hinterlassen']);
  });

  it.each<[string, MessageInitShape<typeof CallFlowDocumentSchema>['nodes'], string]>([
    ['a node of a kind that there is not', [{ id: 'a', kind: 'DANCE' }], 'nodes.a.kind'],
    ['two nodes of one name', [{ id: 'a', kind: 'END' }, { id: 'a', kind: 'END' }], 'nodes'], // prettier-ignore
    ['a name that is none', [{ id: '../a', kind: 'END' }], 'nodes'],
    ['a name of ours', [{ id: '$voicemail', kind: 'END' }], 'nodes'],
    ['a text without end', [{ id: 'a', kind: 'PLAY', prompt: { say: 'x'.repeat(501) } }], 'nodes.a.prompt'],
    ['101 nodes', Array.from({ length: 101 }, (_, place) => ({ id: `n${place}`, kind: 'END' })), 'nodes'],
    ['a foreign sound', [{ id: 'a', kind: 'PLAY', prompt: { soundId: theirs.teamId } }], 'nodes.a.prompt'],
    ['words instead of music', [{ id: 'a', kind: 'QUEUE', prompt: { say: 'La la la.' } }], 'nodes.a.prompt'],
    ['an endless wrap-up', [{ id: 'a', kind: 'QUEUE', queue: { wrapUpSeconds: 601 } }], 'queueWrapUp'],
    ['a question nobody asks', [{ id: 'a', kind: 'CONDITION', condition: { subject: 'MOOD' } }], 'nodes.a.condition'],
  ])('refuses %s at its field', async (_what, nodes, field) => {
    const place = await office();
    expect(await refusal(saved(place, documentOf(nodes)))).toMatchObject({ code: 'VALIDATION_FAILED', field });
    expect(await place.draft()).toMatchObject({ revision: 0 });
  });

  it("is nobody's of another workspace, nor of another team", async () => {
    const { id, ana, teamId } = await office();
    const test = { id: '', name: 'T', trial: TRIAL, expected: { end: 'ENDED', answeredBy: '', path: [] } };
    const elsewhere = { ...ana, teamIds: [theirs.teamId], scope: () => 'team' as const };
    for (const stranger of [eve, elsewhere]) {
      const attempts = [
        () => get(id, stranger),
        () => getCallFlowFigures(deps)(id, stranger),
        () => tryCallFlow(deps)({ id, version: 0, ...TRIAL }, stranger),
        () => save({ id, revision: 0, document: menu(teamId) }, stranger),
        () => discardCallFlowDraft(deps)({ id }, stranger),
        () => applyCallFlowTemplate(deps)({ id, template: 'QUEUE' }, stranger),
        () => publish({ id, revision: 0, note: '' }, stranger),
        () => rollBackCallFlow(deps)(id, 1, stranger),
        () => saveCallFlowTest(deps)(id, test, stranger),
        () => removeCallFlowTest(deps)(id, id, stranger),
      ];
      for (const attempt of attempts) expect((await refusal(attempt())).code).toBe('NOT_FOUND');
    }
    const member = { ...ana, teamIds: [teamId], scope: () => 'team' as const };
    expect((await get(id, member)).id).toBe(id);
  });
});

const TRIAL = { at: 0, timezone: 'UTC', caller: CALLER, availableUserIds: [], answers: '', keys: [] };

describe('a publication', () => {
  it('needs a plan, no errors, and tests that pass', async () => {
    const place = await office();
    const { id, ana, teamId } = place;
    const poor = { ...ana, features: ['CALL_AUTOMATION'], plan: 'STARTER', plansWith: { IVR: 'BUSINESS' } };
    expect(await refusal(publish({ id, revision: 0, note: '' }, poor))).toMatchObject({
      code: 'FEATURE_NOT_IN_PLAN',
      details: { feature: 'CALL_AUTOMATION', requiredPlan: 'BUSINESS' },
    });
    await saved(place, documentOf([{ id: 'menu', kind: 'PLAY', prompt: { say: 'Hi' } }]));
    expect(await refusal(live(place))).toMatchObject({
      code: 'FLOW_INVALID',
      details: { problems: [{ nodeId: 'menu', field: 'next', severity: 'ERROR', code: 'NEXT_MISSING' }] },
    });
    await saved(place, menu(teamId));
    const expected = { end: 'VOICEMAIL', answeredBy: '', path: ['menu', 'desk', 'message'] };
    const trial = { ...TRIAL, availableUserIds: [ana.userId], answers: ana.userId, keys: ['1'] };
    await saveCallFlowTest(deps)(id, { id: '', name: 'Press 1', trial, expected }, ana);
    const failed = await refusal(live(place));
    const got = { end: 'ANSWERED', answeredBy: ana.userId, path: ['menu', 'desk'] };
    expect(failed).toMatchObject({
      code: 'FLOW_TESTS_FAILED',
      details: { tests: [{ name: 'Press 1', expected, got }] },
    });
    const { tests, live: none } = await get(id, ana);
    expect(none).toBeUndefined();
    expect(tests[0]?.lastResult).toMatchObject({ passed: false, got });
    await saveCallFlowTest(deps)(id, { id: tests[0]?.id ?? '', name: 'Press 1', trial, expected: got }, ana);
    expect((await live(place)).tests[0]?.lastResult?.passed).toBe(true);
  });

  it('is what calls begin with; a live call ends on the version with which it began', async () => {
    const place = await office();
    const { id, ana, teamId } = place;
    await reportDevice(deps)(
      { deviceId: 'laptop', state: 'REGISTERED', microphoneAllowed: true, label: 'Laptop' },
      ana,
    );
    await saved(place, menu(teamId));
    await live(place, 'The menu');
    const event = (await world.events(NumberChangedSchema, 'telephony.number.changed.v1')).at(-1);
    expect(event).toMatchObject({
      changedByUserId: ana.userId,
      number: { callWorkFlow: { type: 'CUSTOM' } },
      changes: [
        { field: 'type', before: 'CLASSIC', after: 'CUSTOM' },
        { field: 'callFlowVersion', before: 'false', after: '1' },
      ],
    });
    const first = await calls(place);
    expect(first.body).toContain('Press 1.');
    await saved(place, documentOf([{ id: 'menu', kind: 'PLAY', prompt: { say: 'Closed.' }, next: 'end' }, { id: 'end', kind: 'END' }])); // prettier-ignore
    expect(await live(place)).toMatchObject({ live: { version: 2 } });
    expect((await calls(place)).body).toContain('Closed.');
    await first.press('1');
    expect(await first.state()).toMatchObject({ phase: 'RINGING', flowAt: { trail: ['menu', 'desk'] } });
    const again = await rollBackCallFlow(deps)(id, 1, ana);
    expect((await world.events(NumberChangedSchema, 'telephony.number.changed.v1')).at(-1)?.changes).toMatchObject([
      { field: 'callFlowVersion', before: '2', after: '3' },
      { field: 'restoredVersion', before: '', after: '1' },
    ]);
    expect(again.versions.map(({ version, isLive, restoredVersion }) => [version, isLive, restoredVersion])).toEqual([
      [3, true, 1],
      [2, false, 0],
      [1, false, 0],
    ]);
    expect((await calls(place)).body).toContain('Press 1.');
    expect(await refusal(rollBackCallFlow(deps)(id, 9, ana))).toMatchObject({ code: 'NOT_FOUND' });

    // What somebody works on stays, and is compared with what is live now.
    await saved(place, menu(teamId, 'Press 1, soon.'));
    const back = await rollBackCallFlow(deps)(id, 2, ana);
    expect(back).toMatchObject({ live: { version: 4, restoredVersion: 2 }, draft: { revision: 6, changes: 4 } });
    expect(back.draft?.document?.nodes[0]?.prompt?.say).toBe('Press 1, soon.');
    await discardCallFlowDraft(deps)({ id, revision: 6 }, ana);
    // A draft that says what becomes live is none any longer.
    await saved(place, menu(teamId));
    expect((await rollBackCallFlow(deps)(id, 1, ana)).draft).toMatchObject({ changes: 0, updatedBy: '' });

    // Ana took it after 7 s of ringing.
    const { id: callId } = await first.state();
    await db.tenant(
      place.workspaceId,
      ({ tx }) => tx.$executeRaw`
      UPDATE call SET state = jsonb_set(state, '{answeredAt}', to_jsonb((state ->> 'ringingAt')::bigint + 7000))
      WHERE workspace_id = ${place.workspaceId}::uuid AND id = ${callId}::uuid`,
    );
    const { calls: counted, nodes } = await getCallFlowFigures(deps)(id, ana);
    expect(counted).toBe(3);
    expect(nodes).toEqual([
      { nodeId: 'menu', calls: 3, pressed: [{ key: '1', times: 1 }], answered: 0, averageWaitSeconds: 0 },
      { nodeId: 'desk', calls: 1, pressed: [], answered: 1, averageWaitSeconds: 7 },
    ]);
  });
});

describe('the type of a number', () => {
  it('is CUSTOM where a version is published, and another one leaves the versions as they are', async () => {
    const place = await office();
    const { id, ana, teamId } = place;
    const choose = async (type: string, by = ana) => {
      const { version } = await db.tenant(place.workspaceId, ({ tx }) =>
        tx.phoneNumber.findFirstOrThrow({ where: { id } }),
      );
      return updateNumberSettings(deps)({ id, version, type }, by);
    };
    expect(await refusal(choose('CUSTOM'))).toMatchObject({ code: 'VALIDATION_FAILED', field: 'type' });
    await saved(place, menu(teamId));
    await live(place);
    await choose('CLASSIC');
    const settled = await get(id, ana);
    expect(settled.live).toBeUndefined();
    expect(settled.versions).toHaveLength(1);
    expect((await calls(place)).body).not.toContain('Press 1.');
    expect(await refusal(choose('CUSTOM', { ...ana, features: ['CALL_AUTOMATION'] }))).toMatchObject({
      code: 'FEATURE_NOT_IN_PLAN',
      field: 'type',
    });
    const setTeamDeleted = (deleted: boolean) =>
      db.tenant(place.workspaceId, ({ tx }) =>
        tx.teamCopy.updateMany({ where: { workspaceId: place.workspaceId, id: teamId }, data: { deleted } }),
      );
    await setTeamDeleted(true);
    expect(await refusal(choose('CUSTOM'))).toMatchObject({ code: 'VALIDATION_FAILED', field: 'type' });
    await setTeamDeleted(false);
    await choose('CUSTOM');
    expect((await get(id, ana)).live?.version).toBe(1);
    expect((await calls(place)).body).toContain('Press 1.');
  });
});

describe('a trial', () => {
  it('goes through the draft, a version or a given document, and says at which node what happened', async () => {
    const place = await office();
    const { id, ana, benId } = place;
    await saved(place, menu(place.teamId));
    const trial = tryCallFlow(deps);
    const person = { ...TRIAL, availableUserIds: [benId], answers: benId };
    const pressed = await trial({ id, version: 0, ...person, keys: ['1'] }, ana);
    expect(pressed).toMatchObject({ end: 'ANSWERED', answeredBy: benId, path: ['menu', 'desk'] });
    expect(pressed.lines.map(({ node, name }) => `${node} ${name}`)).toContain('desk offer.ringing');
    const circle = documentOf([
      { id: 'menu', kind: 'SET', variable: { name: 'seen', value: 'yes' }, next: 'back' },
      { id: 'back', kind: 'GOTO', next: 'menu' },
    ]);
    const round = await trial({ id, version: 0, document: circle, ...TRIAL }, ana);
    expect(round.path.filter((node) => node === 'menu')).toHaveLength(3);
    expect(round.lines.map(({ name }) => name)).toContain('flow.loop_stopped');
    expect(await refusal(trial({ id, version: 1, ...TRIAL }, ana))).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refusal(trial({ id, version: 0, ...TRIAL, keys: ['x'] }, ana))).toMatchObject({ field: 'keys' });
  });

  it('asks for the hours of its time, the number’s own or a node’s', async () => {
    const place = await office();
    const { id, ana } = place;
    const nine = [{ start: '09:00', end: '17:00' }];
    const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, blocks: weekday < 6 ? nine : [] }));
    const hours = { enabled: true, timezone: 'Europe/Paris', days };
    await db.tenant(place.workspaceId, ({ tx }) => tx.phoneNumber.updateMany({ where: { id }, data: { hours } }));
    expect((await place.draft())?.document?.nodes[0]).toMatchObject({
      kind: 'HOURS',
      next: 'team',
      otherwise: 'voicemail',
    });
    const asked = documentOf(
      [
        { id: 'own', kind: 'HOURS', next: 'message', otherwise: 'other' },
        {
          id: 'other',
          kind: 'HOURS',
          hours: { ...hours, timezone: 'America/New_York' },
          next: 'message',
          otherwise: 'end',
        },
        { id: 'message', kind: 'VOICEMAIL' },
        { id: 'end', kind: 'END' },
      ],
      'own',
    );
    const at = async (when: string) =>
      (await tryCallFlow(deps)({ id, version: 0, document: asked, ...TRIAL, at: Date.parse(when) }, ana)).path;
    expect(await at('2026-11-23T09:00:00Z')).toEqual(['own', 'message']);
    expect(await at('2026-11-23T20:00:00Z')).toEqual(['own', 'other', 'message']);
    expect(await at('2026-11-22T20:00:00Z')).toEqual(['own', 'other', 'end']);
  });

  it('plays what a holiday says before it goes the closed way, and nothing where the hours are a node’s own', async () => {
    const place = await office();
    const { id, ana } = place;
    const nine = [{ start: '09:00', end: '17:00' }];
    const days = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, blocks: weekday < 6 ? nine : [] }));
    const hours = { enabled: true, timezone: 'Europe/Paris', days };
    const holiday = { date: '12-25', name: 'Christmas', blocks: [], closesAtMidnight: false };
    await db.tenant(place.workspaceId, ({ tx }) =>
      tx.phoneNumber.updateMany({
        where: { id },
        data: { hours, flow: { holidays: [{ ...holiday, greeting: { say: 'Merry Christmas.' } }] } },
      }),
    );
    const ends = [
      { id: 'message', kind: 'VOICEMAIL' },
      { id: 'end', kind: 'END' },
    ];
    const tried = (own: object, at: string) =>
      tryCallFlow(deps)(
        {
          id,
          version: 0,
          document: documentOf(
            [{ id: 'hours', kind: 'HOURS', ...own, next: 'end', otherwise: 'message' }, ...ends],
            'hours',
          ),
          ...TRIAL,
          at: Date.parse(at),
        },
        ana,
      );
    const christmas = await tried({}, '2026-12-25T10:00:00Z');
    expect(christmas.path).toEqual(['hours', '$closed.hours', 'message']);
    expect(christmas.lines.find(({ name }) => name === 'flow.closed')).toMatchObject({
      // Whoever reads the line sees which clock decided, and by which table.
      parameters: {
        holiday: 'Christmas',
        reason: 'CLOCK',
        zone: expect.any(String),
        clock: expect.stringMatching(/^\d\d:\d\d$/),
        offset: expect.stringMatching(/^[+-]\d\d:\d\d$/),
        zoneData: expect.stringMatching(/^20\d\d[a-z]$/),
      },
    });
    expect(christmas.lines.map(({ name }) => name)).toContain('greeting.holiday');
    expect((await tried({}, '2026-12-24T10:00:00Z')).path).toEqual(['hours', 'end']);
    expect((await tried({ hours }, '2026-12-25T10:00:00Z')).path).toEqual(['hours', 'end']);
    // Closed as on any evening: the holiday of another day says nothing.
    expect((await tried({}, '2026-12-24T22:00:00Z')).path).toEqual(['hours', 'message']);
    const greeting = {
      holidays: [holiday],
      sounds: { closed: 'own/00000000-0000-4000-8000-000000000001/00000000-0000-4000-8000-000000000002.mp3' },
    };
    await db.tenant(place.workspaceId, ({ tx }) =>
      tx.phoneNumber.updateMany({ where: { id }, data: { flow: greeting } }),
    );
    const evening = await tried({}, '2026-12-24T22:00:00Z');
    expect(evening.path).toEqual(['hours', '$closed.hours', 'message']);
    expect(evening.lines.map(({ name }) => name)).toContain('greeting.closed');
    expect((await tried({ hours }, '2026-12-24T22:00:00Z')).path).toEqual(['hours', 'message']);
  });
});
