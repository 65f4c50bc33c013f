/** Whatever people can fill in for a number, valid or nearly so: what of it can be saved, the API's own checks say. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { CallFlowDocumentSchema } from '@ringline/proto/telephony/v1/call_flows_pb';
import type { UpdateNumberSettingsRequestSchema } from '@ringline/proto/telephony/v1/telephony_pb';
import fc from 'fast-check';

/** What there is in the workspace to choose from. */
export interface Choices {
  teamIds: string[];
  userIds: string[];
  soundIds: string[];
}

type Settings = MessageInitShape<typeof UpdateNumberSettingsRequestSchema>;
type Document = MessageInitShape<typeof CallFlowDocumentSchema>;

/** Words with everything that keyboards, word processors and chats put into them. */
const ODD = [
  '\u000b',
  '\u0007',
  '\u0001',
  '\ufffe',
  '\ud83d',
  '\u200b',
  '\u202e',
  '<',
  '&',
  ']]>',
  '"',
  '😀',
  '  ',
  'שלום',
  '{name|x}',
];
const words = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ minLength: 1, maxLength, unit: 'binary' }),
      fc.string({
        minLength: 1,
        maxLength,
        unit: fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })),
      }),
      fc.constantFrom(...ODD, 'Press one\u000bfor sales', 'x'.repeat(maxLength)),
    )
    .map((text) => `a${text.replaceAll('\0', '')}`.slice(0, maxLength));

const optional = <Model>(model: { [Key in keyof Model]: fc.Arbitrary<Model[Key]> }) =>
  fc.record(model, { requiredKeys: [] }) as fc.Arbitrary<Partial<Model>>;

export function anySettings({ teamIds, userIds, soundIds }: Choices): fc.Arbitrary<Partial<Settings>> {
  const teamId = fc.constantFrom(...teamIds);
  const userId = fc.constantFrom(...userIds);
  const soundId = fc.constantFrom('', ...soundIds);
  const prompt = fc.oneof(
    { arbitrary: words(500).map((say) => ({ say })), weight: 3 },
    {
      arbitrary: fc.constantFrom('greeting', 'ivr-welcome', 'closed', 'unavailable').map((sound) => ({ sound })),
      weight: 1,
    },
    { arbitrary: fc.constantFrom(...soundIds).map((id) => ({ soundId: id })), weight: 1 },
  );
  const forward = fc.record({
    phoneNumber: fc.constantFrom('+14155550190', '+442079460018', '(415) 555-0191'),
    pressOneToAccept: fc.boolean(),
    showCallerNumber: fc.boolean(),
  });
  const fallback = fc.oneof(
    fc.constantFrom('VOICEMAIL', 'LET_CALL_THROUGH', '').map((action) => ({ action })),
    forward.map((phone) => ({ action: 'PHONE_NUMBER', forward: phone })),
    teamId.map((id) => ({ action: 'TEAM_TEAMMATE', teamId: id })),
    userId.map((id) => ({ action: 'TEAM_TEAMMATE', userId: id })),
  );
  const target = fc.oneof(
    fc.constantFrom('VOICEMAIL', 'HANG_UP', 'OPERATOR', 'AI_AGENT').map((kind) => ({ target: kind })),
    fc.tuple(fc.constantFrom('TEAM', 'QUEUE'), teamId).map(([kind, id]) => ({ target: kind, teamId: id })),
    userId.map((id) => ({ target: 'USER', userId: id })),
    forward.map((phone) => ({ target: 'PHONE_NUMBER', forward: phone })),
    prompt.map((said) => ({ target: 'SOUND', prompt: said })),
  );
  const key = fc.constantFrom('0', '1', '2', '3', '9', '*', '#');
  const keys = fc.oneof(
    { arbitrary: key, weight: 4 },
    { arbitrary: fc.constantFrom('12', '4711', '123456'), weight: 1 },
  );
  const choices = fc
    .uniqueArray(fc.tuple(keys, words(40), target), { selector: ([pressed]) => pressed, minLength: 1, maxLength: 6 })
    // # ends an extension, and is no key beside one.
    .map((all) => (all.some(([pressed]) => pressed.length > 1) ? all.filter(([pressed]) => pressed !== '#') : all));
  const ivr = fc.tuple(prompt, choices, fc.option(fc.tuple(prompt, choices))).map(([said, above, below]) => ({
    prompt: said,
    choices: [
      ...above.map(([pressed, label, to], place) =>
        place === 0 && below
          ? { keys: [pressed], label, target: 'MENU', prompt: below[0] }
          : { keys: [pressed], label, ...to },
      ),
      ...(below
        ? below[1].map(([pressed, label, to]) => ({ keys: [above[0]?.[0] ?? '', pressed], label, ...to }))
        : []),
      ...(below ? [{ keys: [above[0]?.[0] ?? '', '8'], label: 'Back', target: 'BACK' }] : []),
    ],
  }));
  const hours = fc
    .tuple(
      fc.boolean(),
      fc.constantFrom('America/New_York', 'Asia/Kathmandu'),
      fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
    )
    .map(([enabled, timezone, open]) => ({
      enabled,
      timezone,
      days: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        weekday,
        blocks: open.includes(weekday) ? [{ start: '09:00', end: '17:30' }] : [],
      })),
    }));
  const holidays = fc
    .array(
      fc.record({ name: words(80), greeting: fc.option(prompt, { nil: undefined }), closesAtMidnight: fc.boolean() }),
      { maxLength: 3 },
    )
    .map((days) => ({ holidays: days.map((day, n) => ({ ...day, date: `${String(n + 6).padStart(2, '0')}-15` })) }));
  const queue = optional({
    ringStrategy: fc.constantFrom(
      'RINGALL',
      'LINEAR',
      'ROUNDROBIN',
      'RRMEMORY',
      'LEASTRECENT',
      'FEWESTCALLS',
      'RANDOM',
    ),
    size: fc.constantFrom(0, 1, 100),
    retryCount: fc.constantFrom(0, 1, 100),
    maxWaitSeconds: fc.constantFrom(0, 10, 7_200),
    joinWhenEmpty: fc.constantFrom('LOOSE', 'STRICT', 'ANY'),
    pauseSeconds: fc.constantFrom(1, 120),
    wrapUpSeconds: fc.constantFrom(0, 600),
    announcePositionSeconds: fc.constantFrom(0, 15, 600),
    priority: fc.nat(10),
    callbackKey: fc.oneof(fc.constant(''), key),
    estimatedWait: fc.boolean(),
  });
  const type = fc.constantFrom('CLASSIC', 'IVR', 'QUEUE', 'SOUND');
  const whole = fc.record({ ivr, sound: prompt, type });
  const rest = optional({
    name: words(80),
    voicemail: fc.boolean(),
    teamId,
    timeoutSeconds: fc.integer({ min: 10, max: 60 }),
    playGreeting: fc.boolean(),
    businessHours: hours,
    fallback,
    callForward: forward,
    queue,
    greetingSoundId: soundId,
    holdMusicSoundId: soundId,
    voicemailSoundId: soundId,
    closedSoundId: soundId,
    holidays,
    textBackText: words(480),
    promptLanguage: fc.constantFrom('', 'en', 'es', 'fr', 'de'),
    finishQueueAtClose: fc.boolean(),
    leaveOutsidersConnected: fc.boolean(),
  });
  const anonymous = fc.nat(9).map((n) => ({ blockAnonymousCalls: n === 0 }));
  const closed = fc.oneof(
    fc.constantFrom('VOICEMAIL', 'LET_CALL_THROUGH').map((action) => ({ closedFallback: action })),
    fallback.map((closedTarget) => ({ closedFallback: closedTarget.action, closedTarget })),
  );
  const agent = fc.oneof(
    { arbitrary: fc.constant({}), weight: 3 },
    {
      arbitrary: fc
        .constantFrom('FIRST', 'FALLBACK', 'AFTER_HOURS')
        .map((smartAgentMode) => ({ smartAgent: true, smartAgentMode })),
      weight: 1,
    },
  );
  return fc
    .tuple(whole, rest, fc.option(closed, { nil: {} }), agent, anonymous)
    .map(([flow, others, ...more]) => ({ ...flow, ...others, ...Object.assign({}, ...more) }));
}

/** A flow of nodes that lead on to later ones, or back through a GOTO, and end in a voicemail or without one. */
export function anyDocument({ teamIds, userIds, soundIds }: Choices): fc.Arbitrary<Document> {
  const say = fc.oneof(
    { arbitrary: words(500).map((said) => ({ say: said })), weight: 4 },
    { arbitrary: fc.constantFrom(...soundIds).map((soundId) => ({ soundId })), weight: 1 },
  );
  const node = fc.record({
    kind: fc.constantFrom(
      'PLAY',
      'MENU',
      'RING',
      'QUEUE',
      'CALLBACK',
      'AI_AGENT',
      'FORWARD',
      'CONDITION',
      'SET',
      'WEBHOOK',
      'MESSAGE',
      'TAG',
      'GOTO',
      'HOURS',
    ),
    name: words(40),
    prompt: say,
    teamId: fc.constantFrom(...teamIds),
    userId: fc.constantFrom(...userIds),
    toPerson: fc.boolean(),
    text: words(300),
    subject: fc.constantFrom('CALLER_NUMBER', 'CALLER_ANONYMOUS', 'VARIABLE', 'KEYS'),
    leaps: fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
  });
  return fc.array(node, { minLength: 1, maxLength: 8 }).map((nodes) => {
    const at = (place: number): string => (place >= nodes.length ? 'last' : `n${place}`);
    return {
      start: at(0),
      nodes: [
        ...nodes.map(({ kind, name, prompt, teamId, userId, toPerson, text, subject, leaps }, place) => {
          const [next = 0, otherwise = 0, one = 0, two = 0] = leaps;
          const on = (leap: number): string => at(place + 1 + leap);
          return {
            id: at(place),
            kind,
            name,
            ...(kind === 'PLAY' || kind === 'MENU' ? { prompt } : {}),
            ...(kind === 'RING' && toPerson ? { userId } : {}),
            ...(kind === 'QUEUE' || (kind === 'RING' && !toPerson) ? { teamId } : {}),
            ...(kind === 'FORWARD' ? { phoneNumber: '+14155550190', pressOne: toPerson } : {}),
            ...(kind === 'MENU'
              ? {
                  choices: [
                    { key: '1', label: 'One', next: on(one) },
                    { key: toPerson ? '47' : '*', label: 'Two', next: on(two) },
                  ],
                }
              : {}),
            ...(kind === 'CONDITION' ? { condition: { subject, operator: 'IS', name: 'vip', values: ['1'] } } : {}),
            ...(kind === 'SET' ? { variable: { name: 'vip', value: '1' } } : {}),
            ...(kind === 'WEBHOOK' ? { url: 'https://hooks.example.com/calls' } : {}),
            ...(kind === 'MESSAGE' ? { text } : {}),
            ...(kind === 'TAG' ? { tag: 'Caller' } : {}),
            next: kind === 'GOTO' && toPerson ? at(0) : on(next),
            otherwise: on(otherwise),
          };
        }),
        { id: 'last', kind: nodes[0]?.toPerson === true ? 'VOICEMAIL' : 'END' },
      ],
    };
  });
}

/** What the carrier says of callers and what they press: its documentation's, and what it never says. */
export const anyPayload = fc.record({
  seed: fc.integer({ min: 1, max: 2 ** 31 - 1 }),
  from: fc.oneof(
    fc.constantFrom(
      '+14155550123',
      '+442079460018',
      'anonymous',
      'Restricted',
      '+266696687',
      'DHL',
      '',
      '72975',
      'sip:ana@example.com',
      'client:x',
      '+1\u000b415',
    ),
    fc.string({ maxLength: 30, unit: 'binary' }),
  ),
  digits: fc.array(
    fc.oneof(
      fc.constantFrom('', '', '1', '2', '3', '9', '*', '#', '0', '12', '4711', '123456'),
      fc.string({ maxLength: 12 }),
    ),
    { maxLength: 6 },
  ),
  token: fc.option(fc.string({ minLength: 1, maxLength: 20 }), { nil: undefined }),
  /** Of the week after the test's clock, in seconds. */
  at: fc.nat(40 * 7 * 86_400),
  /** Milliseconds until the caller hangs up; infinite: until the call is over. */
  patience: fc.constantFrom(0, 900, 15_000, 90_000, Infinity, Infinity, Infinity),
  people: fc.constantFrom(0, 1, 2, 3),
});
export type Payload = typeof anyPayload extends fc.Arbitrary<infer Value> ? Value : never;
