import { expect, it, vi } from 'vitest';
import { NOBODY } from './flow/flowValues.ts';
import { queueInput, queueOf } from './queue/queueValues.ts';
import {
  agentInput,
  agentModesOf,
  agentNeverAsked,
  asksForMessages,
  hearsThatItIsClosed,
  mayLeaveQueue,
  officeHours,
  ringsLongEnough,
  valuesOf,
} from './numberValues.ts';

const FLOW = {
  timeout: 30,
  greeting: true,
  voicemail: false,
  textBack: true,
  textBackText: 'Sorry that we missed you.',
  promptLanguage: 'fr',
  recordingNotice: 'BEEP',
  allowPause: false,
  leaveOutsidersConnected: true,
  greetingMedia: null,
  holdMusicMedia: { id: 'waltz' },
  voicemailMedia: null,
  closedMedia: { id: 'we-sleep' },
  finishQueueAtClose: false,
  type: 'CLASSIC',
  ...queueInput(queueOf(null)),
  ivrPrompt: null,
  ivrChoices: [],
  sound: null,
  callForward: null,
  fallback: { action: 'VOICEMAIL', teamId: null, userId: null, forward: null },
  smartAgentMode: 'FIRST',
  closedFallback: 'LET_CALL_THROUGH',
  closedTarget: null,
  team: { teamId: 'sales' },
  businessHours: null,
  holidays: [],
};
const NUMBER = {
  name: 'Front desk',
  enableCallRecording: true,
  enableTranscription: false,
  blockAnonymousCalls: false,
  callWorkFlow: FLOW,
};
const zoneOf = (businessHours: typeof FLOW.businessHours | ReturnType<typeof officeHours>, workspace: string) =>
  valuesOf({ ...NUMBER, callWorkFlow: { ...FLOW, businessHours } }, workspace).businessHours.timezone;

it("hours begin in the workspace's zone, wherever the browser stands, and keep their own once they are set", () => {
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(zoneOf(null, 'Europe/Paris')).toBe('Europe/Paris');
  expect(zoneOf(null, '')).toBe('Asia/Tokyo');
  expect(zoneOf({ ...officeHours('America/New_York'), enabled: true }, 'Europe/Paris')).toBe('America/New_York');
  vi.unstubAllEnvs();
});

it('a number without settings has those of a new one', () => {
  expect(valuesOf({ ...NUMBER, callWorkFlow: null }, 'UTC')).toEqual({
    name: 'Front desk',
    enableCallRecording: true,
    enableTranscription: false,
    blockAnonymousCalls: false,
    teamId: '',
    timeout: '20',
    greeting: false,
    greetingMediaId: '',
    holdMusicMediaId: '',
    voicemailMediaId: '',
    closedMediaId: '',
    finishQueueAtClose: true,
    textBack: false,
    textBackText: '',
    promptLanguage: '',
    recordingNotice: 'ANNOUNCEMENT',
    allowPause: true,
    leaveOutsidersConnected: false,
    businessHours: officeHours('UTC'),
    holidays: [],
    type: 'CLASSIC',
    ivr: { prompt: { mediaId: '', say: '', sound: 'ivr-welcome' }, choices: [] },
    queue: queueOf(null),
    sound: { mediaId: '', say: '', sound: 'closed' },
    callForward: NOBODY,
    fallback: { ...NOBODY, action: 'VOICEMAIL', takesMessages: true },
    smartAgent: '',
    closed: { ...NOBODY, action: 'VOICEMAIL' },
  });
});

it.each([
  ['5', true],
  ['120', true],
  ['4', false],
  ['121', false],
  ['20.5', false],
  ['', false],
  ['soon', false],
])('"%s" seconds to ring: %s', (text, right) => {
  expect(ringsLongEnough(text)).toBe(right);
});

it('the sound before voicemail is asked for where somebody would hear it', () => {
  const asked = (part: object) =>
    asksForMessages(valuesOf({ ...NUMBER, callWorkFlow: { ...FLOW, fallback: null, ...part } }, 'UTC'));
  const key = { keys: ['1'], label: 'Leave a message', target: 'VOICEMAIL', teamId: null, userId: null };
  const menu = { type: 'IVR', ivrChoices: [{ ...key, forward: null, prompt: null }] };
  expect(asked({})).toBe(false);
  expect([{ voicemail: true }, { type: 'CUSTOM' }, menu].map(asked)).toEqual([true, true, true]);
  expect(asked({ ...menu, type: 'CLASSIC' }), 'its menu is not in use').toBe(false);
});

it('a greeting for closed hours is asked for where somebody would hear it', () => {
  const on = { ...officeHours('UTC'), enabled: true };
  const asked = (part: object) => {
    const values = valuesOf({ ...NUMBER, callWorkFlow: { ...FLOW, businessHours: on, ...part } }, 'UTC');
    return [values.closedMediaId, hearsThatItIsClosed(values)];
  };
  expect(asked({ closedFallback: 'VOICEMAIL' })).toEqual(['we-sleep', true]);
  expect(asked({ closedFallback: 'LET_CALL_THROUGH' })).toEqual(['we-sleep', false]);
  expect(asked({ closedFallback: 'LET_CALL_THROUGH', type: 'CUSTOM' })).toEqual(['we-sleep', true]);
  expect(asked({ closedFallback: 'VOICEMAIL', businessHours: null })).toEqual(['we-sleep', false]);
});

it.each([
  ['QUEUE', 'VOICEMAIL', true],
  ['IVR', 'PHONE_NUMBER', true],
  ['QUEUE', 'LET_CALL_THROUGH', false],
  ['CLASSIC', 'VOICEMAIL', false],
  ['CUSTOM', 'LET_CALL_THROUGH', true],
])(
  'a %s number that does %s while it is closed asks what becomes of who waits then: %s',
  (type, closedFallback, asks) => {
    const values = valuesOf({ ...NUMBER, callWorkFlow: { ...FLOW, type, closedFallback } }, 'UTC');
    expect(values.finishQueueAtClose).toBe(false);
    expect(mayLeaveQueue(values)).toBe(asks);
  },
);

it('an AI agent answers by its mode: not first after an announcement, nor outside hours that let every call through', () => {
  const values = valuesOf(NUMBER, 'UTC');
  expect(values.smartAgent).toBe('FIRST');
  expect(agentModesOf(values)).toEqual(['', 'FALLBACK', 'FIRST', 'AFTER_HOURS']);
  expect(agentModesOf({ type: 'SOUND' })).toEqual(['', 'FALLBACK', 'AFTER_HOURS']);
  expect(['', 'FIRST', 'AFTER_HOURS'].map((mode) => agentNeverAsked(mode, values))).toEqual([false, false, true]);
  expect(agentNeverAsked('AFTER_HOURS', { ...values, closed: { ...NOBODY, action: 'VOICEMAIL' } })).toBe(false);
  expect(agentInput('')).toEqual({ smartAgent: false });
  expect(agentInput('FALLBACK')).toEqual({ smartAgent: true, smartAgentMode: 'FALLBACK' });
});
