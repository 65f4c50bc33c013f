import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { refusalOf } from '@ringline/kit/errors';
import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import {
  CallFallbackSchema,
  CallForwardSchema,
  CallPromptSchema,
  CallQueueChangesSchema,
  IvrMenuSchema,
  type IvrChoiceSchema,
} from '@ringline/proto/telephony/v1/telephony_pb';
import { describe, expect, it } from 'vitest';
import { documentOfSettings } from '../flows/fromSettings.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { numberMessage } from './numberView.ts';
import { type NumberSettings, updateNumberSettings } from './numbers.ts';
import { tryNumberFlow } from './tryNumberFlow.ts';

const world = await telephonyWorld();
const { db, deps } = world;
const update = updateNumberSettings(deps);

const ours = await world.workspace(['Ana', 'Ben'], '+17185550901');
const theirs = await world.workspace(['Eve'], '+17185550902');
const OTHER_TEAM = '0c000000-0000-4000-8000-00000000000c';
const GONE = '0d000000-0000-4000-8000-00000000000d';
await db.tenant(ours.workspaceId, async ({ tx }) => {
  const workspaceId = ours.workspaceId;
  await tx.teamCopy.create({ data: { workspaceId, id: OTHER_TEAM, name: 'Sales', memberUserIds: [], version: 1 } });
  await tx.memberCopy.create({
    data: {
      workspaceId,
      userId: GONE,
      name: 'Gone',
      active: false,
      hasSeat: false,
      presence: 'OFFLINE',
      version: 1,
    },
  });
});
const ana = { ...principalOf(ours.workspaceId, ours.people[0]?.userId ?? ''), features: ['IVR', 'WAIT_QUEUES'] };
const ben = ours.people[1]?.userId ?? '';
const eve = theirs.people[0]?.userId ?? '';

async function save(settings: Partial<NumberSettings>, principal = ana) {
  const id = ours.phoneNumberId;
  const { version } = await db.tenant(ours.workspaceId, ({ tx }) => tx.phoneNumber.findFirstOrThrow({ where: { id } }));
  return numberMessage(await update({ id, version, ...settings }, principal)).callWorkFlow;
}

/** Where and why a change is refused. */
async function refused(settings: Partial<NumberSettings>, principal = ana) {
  const before = await db.tenant(ours.workspaceId, ({ tx }) => tx.phoneNumber.findFirst());
  const error: unknown = await save(settings, principal).then(
    () => 'it was saved',
    (reason: unknown) => reason,
  );
  expect(await db.tenant(ours.workspaceId, ({ tx }) => tx.phoneNumber.findFirst())).toEqual(before);
  const refusal = refusalOf(error);
  if (!refusal) throw new Error(`not refused: ${String(error)}`);
  return `${refusal.code} ${refusal.field ?? ''}`;
}

const fallback = (init: MessageInitShape<typeof CallFallbackSchema>) => create(CallFallbackSchema, init);
const forward = (phoneNumber: string, pressOneToAccept = true) =>
  create(CallForwardSchema, { phoneNumber, pressOneToAccept });
type Choice = Exclude<MessageInitShape<typeof IvrChoiceSchema>, { $typeName: string }>;
const ivr = (...choices: Choice[]) =>
  create(IvrMenuSchema, {
    prompt: { say: 'For sales, press 1.' },
    choices: choices.map((choice) => ({ label: 'Something', target: 'VOICEMAIL', ...choice })),
  });
const queue = (init: MessageInitShape<typeof CallQueueChangesSchema>) => create(CallQueueChangesSchema, init);
const menu = (...keys: string[]): Choice => ({ keys, target: 'MENU', prompt: { sound: 'ivr-welcome' } });

describe('the flow of a number', () => {
  it('is saved whole, read back as it was given, and the audit says what changed in the names of teams and people', async () => {
    const saved = await save({
      type: 'IVR',
      ivr: ivr(
        { keys: ['1'], label: 'Sales', target: 'TEAM', teamId: OTHER_TEAM },
        { ...menu('2'), label: 'Support' },
        { keys: ['2', '1'], label: 'Ben', target: 'USER', userId: ben },
        { keys: ['2', '9'], label: 'Back', target: 'BACK' },
        { keys: ['0'], label: 'Operator', target: 'OPERATOR' },
        { keys: ['7'], label: 'Riva', target: 'AI_AGENT' },
        { keys: ['101'], label: 'Ben himself', target: 'USER', userId: ben },
      ),
      fallback: fallback({
        action: 'PHONE_NUMBER',
        forward: { phoneNumber: '(415) 555-0177', pressOneToAccept: true },
      }),
      closedFallback: 'TEAM_TEAMMATE',
      closedTarget: fallback({ userId: ben }),
    });
    expect(saved).toMatchObject({
      type: 'IVR',
      ivrPrompt: { say: 'For sales, press 1.' },
      fallback: {
        action: 'PHONE_NUMBER',
        forward: { phoneNumber: '+14155550177', pressOneToAccept: true, showCallerNumber: true },
      },
      closedFallback: 'TEAM_TEAMMATE',
      closedTarget: { action: 'TEAM_TEAMMATE', userId: ben },
    });
    expect(saved?.ivrChoices.map(({ keys, label, target }) => `${keys.join(' ')} ${label} ${target}`)).toEqual([
      '1 Sales TEAM',
      '2 Support MENU',
      '2 1 Ben USER',
      '2 9 Back BACK',
      '0 Operator OPERATOR',
      '7 Riva AI_AGENT',
      '101 Ben himself USER',
    ]);
    const event = (await world.events(NumberChangedSchema, 'telephony.number.changed.v1')).at(-1);
    const changes = event?.changes.map(({ field, after }) => `${field}: ${after}`);
    expect(changes).toContain('type: IVR');
    expect(changes).toContain('fallback: PHONE_NUMBER +14155550177, press 1');
    expect(changes).toContain('closedTarget: TEAM_TEAMMATE Ben');
    expect(changes).toContain(
      'ivrChoices: 1 Sales: Sales; 2 Support: MENU ivr-welcome; 2 1 Ben: Ben; 2 9 Back: BACK; 0 Operator: OPERATOR; 7 Riva: AI_AGENT; 101 Ben himself: Ben',
    );
  });

  it('keeps the extension of the phone that it forwards to, also when the settings are saved again as they were told', async () => {
    const saved = await save({ callForward: forward('+1 415 555 0199 ext 22') });
    expect(saved?.callForward?.phoneNumber).toBe('+14155550199;ext=22');
    const again = await save({ callForward: forward(saved?.callForward?.phoneNumber ?? '') });
    expect(again?.callForward?.phoneNumber).toBe('+14155550199;ext=22');
    expect(await refused({ callForward: forward('+17185550901 x5') })).toMatch(/^VALIDATION_FAILED callForward/);
    await save({ callForward: forward('') });
  });

  it('keeps its menu while it is another type, and forgets a fallback and a forward that are taken away', async () => {
    const classic = await save({
      type: 'CLASSIC',
      callForward: create(CallForwardSchema, {
        phoneNumber: '+14155550178',
        pressOneToAccept: false,
        showCallerNumber: false,
      }),
      fallback: fallback({}),
    });
    expect(classic).toMatchObject({
      type: 'CLASSIC',
      callForward: { phoneNumber: '+14155550178', pressOneToAccept: false, showCallerNumber: false },
    });
    expect(classic?.ivrChoices).toHaveLength(7);
    expect(classic?.fallback, 'without voicemail a caller hears that nobody is there').toBeUndefined();
    const messages = await save({ callForward: forward(''), fallback: fallback({ action: 'VOICEMAIL' }) });
    expect(messages).toMatchObject({ voicemail: true, fallback: { action: 'VOICEMAIL' } });
    expect(messages?.callForward).toBeUndefined();
    await save({ closedFallback: 'VOICEMAIL' });
  });

  it.each<[string, string, Partial<NumberSettings>]>([
    ['a type that there is not', 'VALIDATION_FAILED type', { type: 'TREE' }],
    [
      'a strategy that there is not',
      'VALIDATION_FAILED queueRingStrategy',
      { queue: queue({ ringStrategy: 'WRANDOM' }) },
    ],
    ['a queue that is too long', 'VALIDATION_FAILED queueSize', { queue: queue({ size: 101 }) }],
    ['passes below none', 'VALIDATION_FAILED queueRetryCount', { queue: queue({ retryCount: -1 }) }],
    ['a wait that is over before it rings', 'VALIDATION_FAILED queueMaxWait', { queue: queue({ maxWaitSeconds: 5 }) }],
    [
      'announcements without a pause',
      'VALIDATION_FAILED queueAnnouncePosition',
      { queue: queue({ announcePositionSeconds: 14 }) },
    ],
    ['attempts without a pause', 'VALIDATION_FAILED queuePause', { queue: queue({ pauseSeconds: 0 }) }],
    ['an endless wrap-up', 'VALIDATION_FAILED queueWrapUp', { queue: queue({ wrapUpSeconds: 601 }) }],
    [
      'a rule of joining that there is not',
      'VALIDATION_FAILED queueJoinWhenEmpty',
      { queue: queue({ joinWhenEmpty: 'NO' }) },
    ],
    ['a priority above ten', 'VALIDATION_FAILED queuePriority', { queue: queue({ priority: 11 }) }],
    ['counters by the hour', 'VALIDATION_FAILED queueCounterReset', { queue: queue({ counterReset: 'HOURLY' }) }],
    ['an announcement without a sound', 'VALIDATION_FAILED sound', { type: 'SOUND' }],
    [
      'a sound that there is not',
      'VALIDATION_FAILED sound',
      { sound: create(CallPromptSchema, { sound: '../secret' }) },
    ],
    ['a menu without keys', 'VALIDATION_FAILED ivrChoices', { ivr: ivr() }],
    ['a key of a digit and a star', 'VALIDATION_FAILED ivrChoices.1*', { ivr: ivr({ keys: ['1*'] }) }],
    ['an extension of seven digits', 'VALIDATION_FAILED ivrChoices.1234567', { ivr: ivr({ keys: ['1234567'] }) }],
    [
      'a # beside an extension, which it ends',
      'VALIDATION_FAILED ivrChoices.#',
      { ivr: ivr({ keys: ['12'] }, { keys: ['#'] }) },
    ],
    ['a key twice', 'VALIDATION_FAILED ivrChoices.1', { ivr: ivr({ keys: ['1'] }, { keys: ['1'] }) }],
    ['a key without a name', 'VALIDATION_FAILED ivrChoices.1', { ivr: ivr({ keys: ['1'], label: ' ' }) }],
    ['a key below no menu', 'VALIDATION_FAILED ivrChoices.1.2', { ivr: ivr({ keys: ['1'] }, { keys: ['1', '2'] }) }],
    ['a menu that cannot be left', 'VALIDATION_FAILED ivrChoices.1', { ivr: ivr(menu('1')) }],
    ['a way back from the first menu', 'VALIDATION_FAILED ivrChoices.9', { ivr: ivr({ keys: ['9'], target: 'BACK' }) }],
    [
      'a sixth menu below the others',
      'VALIDATION_FAILED ivrChoices.1.1.1.1.1',
      { ivr: ivr(...[1, 2, 3, 4, 5].map((depth) => menu(...Array.from({ length: depth }, () => '1')))) },
    ],
    [
      "another workspace's team",
      'VALIDATION_FAILED ivrChoices.1',
      { ivr: ivr({ keys: ['1'], target: 'TEAM', teamId: theirs.teamId }) },
    ],
    [
      "another workspace's person",
      'VALIDATION_FAILED ivrChoices.1',
      { ivr: ivr({ keys: ['1'], target: 'USER', userId: eve }) },
    ],
    [
      "another workspace's team as fallback",
      'VALIDATION_FAILED fallback.teamId',
      { fallback: fallback({ action: 'TEAM_TEAMMATE', teamId: theirs.teamId }) },
    ],
    [
      "another workspace's person outside the hours",
      'VALIDATION_FAILED closedTarget.userId',
      { closedFallback: 'TEAM_TEAMMATE', closedTarget: fallback({ userId: eve }) },
    ],
    [
      'a person who left',
      'VALIDATION_FAILED fallback.userId',
      { fallback: fallback({ action: 'TEAM_TEAMMATE', userId: GONE }) },
    ],
    [
      'a team and a person at once',
      'VALIDATION_FAILED fallback',
      { fallback: fallback({ action: 'TEAM_TEAMMATE', teamId: OTHER_TEAM, userId: ben }) },
    ],
    [
      'the team that rang already',
      'VALIDATION_FAILED fallback.teamId',
      { fallback: fallback({ action: 'TEAM_TEAMMATE', teamId: ours.teamId }) },
    ],
    ['a forward to itself', 'VALIDATION_FAILED callForward', { callForward: forward('+17185550901') }],
    ['a forward to no number', 'VALIDATION_FAILED callForward', { callForward: forward('12') }],
    [
      'a forward without a number',
      'VALIDATION_FAILED fallback.phoneNumber',
      { fallback: fallback({ action: 'PHONE_NUMBER' }) },
    ],
  ])('refuses %s at its field', async (_what, at, settings) => {
    expect(await refused(settings)).toBe(at);
  });

  it('is a queue, set up field by field, with the defaults for the rest, and the audit says what changed', async () => {
    const saved = await save({ type: 'QUEUE', queue: queue({ ringStrategy: 'ROUNDROBIN', size: 0, retryCount: 2 }) });
    const set = { ringStrategy: 'ROUNDROBIN', size: 0, retryCount: 2 };
    const usual = { maxWaitSeconds: 600, joinWhenEmpty: 'LOOSE', pauseSeconds: 5, wrapUpSeconds: 5 };
    expect(saved).toMatchObject({ type: 'QUEUE', queue: { ...set, ...usual, counterReset: 'DAILY' } });
    expect((await save({ queue: queue({ maxWaitSeconds: 0 }) }))?.queue).toMatchObject({ ...set, maxWaitSeconds: 0 });
    const event = (await world.events(NumberChangedSchema, 'telephony.number.changed.v1')).at(-1);
    const changes = event?.changes.map(({ field, before, after }) => `${field}: ${before} ${after}`);
    expect(changes).toEqual(['queueMaxWait: 600 0']);
    expect(saved?.queue?.estimatedWait).toBe(false);
    expect((await save({ queue: queue({ estimatedWait: true }) }))?.queue).toMatchObject({
      ...set,
      estimatedWait: true,
    });
    expect((await save({ queue: queue({ size: 5, pauseSeconds: 12 }) }))?.queue).toMatchObject({
      estimatedWait: true,
      pauseSeconds: 12,
    });
    const told = (await world.events(NumberChangedSchema, 'telephony.number.changed.v1')).at(-2);
    expect(told?.changes.map(({ field, after }) => `${field}: ${after}`)).toEqual(['queueEstimatedWait: true']);
    await save({ type: 'CLASSIC' });
  });

  it('hangs up after an announcement unless a fallback is set, a message after the tone among them', async () => {
    const tried = async () => {
      const trial = { id: ours.phoneNumberId, at: Date.now(), caller: '+14155550123', availableUserIds: [], keys: [] };
      return (await tryNumberFlow(deps)({ ...trial, answers: '' }, ana)).end;
    };
    const sound = create(CallPromptSchema, { say: 'We have moved.' });
    const messages = { fallback: { action: 'VOICEMAIL' } };
    const plain = await save({ type: 'SOUND', sound, voicemail: true, fallback: fallback({}) });
    expect(plain?.fallback, 'nothing is done after it').toBeUndefined();
    expect(await tried()).toBe('ENDED');
    expect(await save({ fallback: fallback({ action: 'VOICEMAIL' }) })).toMatchObject(messages);
    expect(await tried()).toBe('VOICEMAIL');
    expect(await refused({ voicemail: false }), 'a message is asked for').toBe('VALIDATION_FAILED voicemail');
    expect(await save({ voicemail: false, fallback: fallback({}) })).toMatchObject({ voicemail: false });
    expect(await save({ fallback: fallback({ action: 'VOICEMAIL' }) })).toMatchObject({ voicemail: true });
    await save({ type: 'CLASSIC' });
    expect(await save({ voicemail: false }), 'elsewhere voicemail alone says it').not.toMatchObject(messages);
    const both = { voicemail: false, fallback: fallback({ action: 'VOICEMAIL' }) };
    expect(await refused(both)).toBe('VALIDATION_FAILED voicemail');
    await save({ voicemail: true });
  });

  it('goes on from a key of the AI agent as long as none is ready, and says so', async () => {
    await save({ type: 'IVR', ivr: ivr({ keys: ['7'], label: 'Riva', target: 'AI_AGENT' }) });
    const trial = { id: ours.phoneNumberId, at: Date.now(), caller: '+14155550123', availableUserIds: [], keys: ['7'] };
    const { lines, end } = await tryNumberFlow(deps)({ ...trial, answers: '' }, ana);
    expect(lines.map(({ name }) => name)).toContain('flow.no_agent');
    expect(end).toBe('VOICEMAIL');
    await save({ type: 'CLASSIC' });
  });

  it('has an AI agent answer, as fallback until another way is chosen, and says so in the audit log', async () => {
    const changed = async () =>
      (await world.events(NumberChangedSchema, 'telephony.number.changed.v1'))
        .at(-1)
        ?.changes.map(({ field, before, after }) => `${field}: ${before} → ${after}`);
    await save({ type: 'CLASSIC' });
    expect(await save({ smartAgent: true })).toMatchObject({
      smartAgentMode: 'FALLBACK',
      smartAgent: { nodeId: 'agent', name: '' },
    });
    expect(await changed()).toEqual(['smartAgentMode: false → FALLBACK']);
    expect(await save({ smartAgentMode: 'AFTER_HOURS' })).toMatchObject({ smartAgentMode: 'AFTER_HOURS' });
    expect(await save({ smartAgent: true }), 'what it was').toMatchObject({ smartAgentMode: 'AFTER_HOURS' });
    await save({ smartAgentMode: 'FIRST' });
    const trial = { id: ours.phoneNumberId, at: Date.now(), caller: '+14155550123', availableUserIds: [], keys: [] };
    const { lines, end } = await tryNumberFlow(deps)({ ...trial, answers: '' }, ana);
    expect(lines.find(({ name }) => name === 'flow.no_agent')).toMatchObject({
      kind: 'skipped',
      description:
        'The AI agent answers calls of this number first. No AI agent is ready to answer: the call continues without one',
      parameters: { reason: 'FIRST' },
    });
    expect(end).toBe('VOICEMAIL');
    const number = await db.tenant(ours.workspaceId, ({ tx }) =>
      tx.phoneNumber.findFirstOrThrow({ where: { id: ours.phoneNumberId } }),
    );
    expect(documentOfSettings(number).nodes.slice(0, 2), 'a flow that is built from it begins there').toMatchObject([
      { id: 'agent', kind: 'AI_AGENT', next: 'team' },
      { id: 'team', kind: 'RING' },
    ]);
    expect(await save({ smartAgent: false })).toMatchObject({ smartAgentMode: '' });
    expect((await save({ smartAgent: false }))?.smartAgent).toBeUndefined();
  });

  it('has no AI agent that no call could come to', async () => {
    expect(await refused({ smartAgent: true, smartAgentMode: 'NEVER' })).toBe('VALIDATION_FAILED smartAgentMode');
    expect(await refused({ smartAgentMode: 'FIRST' }), 'none is set').toBe('VALIDATION_FAILED smartAgentMode');
    const sound = create(CallPromptSchema, { say: 'We have moved.' });
    await save({ smartAgent: true, smartAgentMode: 'FIRST' });
    expect(await refused({ type: 'SOUND', sound }), 'nobody rings').toBe('VALIDATION_FAILED smartAgentMode');
    await save({ type: 'SOUND', sound, smartAgentMode: 'FALLBACK' });
    expect(await refused({ smartAgentMode: 'FIRST' })).toBe('VALIDATION_FAILED smartAgentMode');
    await save({ type: 'CLASSIC', smartAgentMode: 'AFTER_HOURS' });
    const through = { closedFallback: 'LET_CALL_THROUGH' };
    expect(await refused(through), 'it is treated as open').toBe('VALIDATION_FAILED smartAgentMode');
    await save({ ...through, smartAgentMode: 'FALLBACK' });
    expect(await refused({ smartAgentMode: 'AFTER_HOURS' })).toBe('VALIDATION_FAILED smartAgentMode');
    await save({ closedFallback: 'VOICEMAIL', smartAgent: false });
  });

  it('is neither IVR nor queue on a plan without it', async () => {
    const principal = { ...ana, features: [] };
    expect(await refused({ type: 'IVR' }, principal)).toBe('FEATURE_NOT_IN_PLAN type');
    expect(await refused({ type: 'QUEUE' }, principal)).toBe('FEATURE_NOT_IN_PLAN type');
  });
});

it('a flow that is saved can be tried: whom it rings, what it says of the others, and where it ends', async () => {
  await save({ type: 'CLASSIC', closedFallback: 'LET_CALL_THROUGH' });
  const trial = {
    id: ours.phoneNumberId,
    at: Date.now(),
    caller: '+14155550123',
    availableUserIds: [ben],
    answers: ben,
    keys: [],
  };
  const { lines, end } = await tryNumberFlow(deps)(trial, ana);
  expect(end).toBe('ANSWERED');
  expect(lines.map(({ description }) => description)).toEqual(
    expect.arrayContaining(['Skipped Ana: busy', 'Ringing Ben for 20 s', 'Ben answered after 5 s']),
  );
  await expect(tryNumberFlow(deps)({ ...trial, keys: ['1x'] }, ana)).rejects.toThrow('0 to 9');
  const stranger = principalOf(theirs.workspaceId, eve);
  await expect(tryNumberFlow(deps)(trial, stranger)).rejects.toThrow('number');
});
