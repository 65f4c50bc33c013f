/** A number's settings as the form has them, and as the server takes them. */
import type { RecordingNotice, SmartAgentMode } from '../__generated__/NumberFormMutation.graphql.ts';
import { type Holiday, holidaysOf } from '../hours/holidays.ts';
import { toFields, type WorkingHours } from '../hours/workingHours.ts';
import {
  fallbackOf,
  type FallbackValue,
  forwardOf,
  menuOf,
  type MenuValue,
  promptOf,
  type PromptValue,
  type WhoValue,
} from './flow/flowValues.ts';
import { type UnansweredValue, unansweredOf } from './flow/unanswered.ts';
import { queueOf, type QueueValues, type SavedQueue } from './queue/queueValues.ts';
import { browserZone } from '../base/zones.ts';

// An alias, since a form takes records, and an interface is none.
export type NumberValues = {
  name: string;
  teamId: string;
  /** Seconds that the team rings, as they are typed. */
  timeout: string;
  greeting: boolean;
  /** The text to who called in vain; it is kept while it is off. */
  textBack: boolean;
  textBackText: string;
  /** Of our own words; empty: the workspace's. */
  promptLanguage: string;
  /** How people are told that they are recorded. */
  recordingNotice: string;
  /** Whether a recording of the number's can be paused in a call. */
  allowPause: boolean;
  /** Whether those outside stay connected when the last of ours leaves a conference. */
  leaveOutsidersConnected: boolean;
  /** Ids of the workspace's own sounds; empty: ours. */
  greetingMediaId: string;
  holdMusicMediaId: string;
  voicemailMediaId: string;
  /** Empty: none. */
  closedMediaId: string;
  /** Who waits in a queue when the hours end goes on waiting. */
  finishQueueAtClose: boolean;
  enableCallRecording: boolean;
  enableTranscription: boolean;
  blockAnonymousCalls: boolean;
  businessHours: WorkingHours;
  holidays: Holiday[];
  type: string;
  ivr: MenuValue;
  queue: QueueValues;
  sound: PromptValue;
  callForward: WhoValue;
  fallback: UnansweredValue;
  /** When an AI agent answers; empty: never. */
  smartAgent: string;
  /** What happens outside the hours. */
  closed: FallbackValue;
};

interface Saved {
  readonly name: string;
  readonly enableCallRecording: boolean;
  readonly enableTranscription: boolean;
  readonly blockAnonymousCalls: boolean;
  readonly callWorkFlow:
    | ({
        readonly timeout: number;
        readonly greeting: boolean;
        readonly textBack: boolean;
        readonly textBackText: string;
        readonly promptLanguage: string;
        readonly recordingNotice: string;
        readonly allowPause: boolean;
        readonly leaveOutsidersConnected: boolean;
        readonly greetingMedia: Named;
        readonly holdMusicMedia: Named;
        readonly voicemailMedia: Named;
        readonly closedMedia: Named;
        readonly finishQueueAtClose: boolean;
        readonly team: { readonly teamId: string } | null | undefined;
        readonly businessHours: WorkingHours | null | undefined;
        readonly holidays: Parameters<typeof holidaysOf>[0];
      } & SavedFlow)
    | null
    | undefined;
}

type Named = { readonly id: string } | null | undefined;
type Prompt = Parameters<typeof promptOf>[0];
type Falls = Parameters<typeof fallbackOf>[0];

interface SavedFlow extends SavedQueue {
  readonly type: string;
  readonly voicemail: boolean;
  readonly ivrPrompt: Prompt;
  readonly ivrChoices: Parameters<typeof menuOf>[1];
  readonly sound: Prompt;
  readonly callForward: Parameters<typeof forwardOf>[0];
  readonly fallback: Falls;
  readonly smartAgentMode: string | null | undefined;
  readonly closedFallback: string;
  readonly closedTarget: Falls;
}

function flowValuesOf(flow: SavedFlow | null | undefined) {
  const closed = fallbackOf(flow?.closedTarget, '');
  return {
    type: flow?.type ?? 'CLASSIC',
    ivr: menuOf(flow?.ivrPrompt, flow?.ivrChoices ?? []),
    queue: queueOf(flow),
    sound: promptOf(flow?.sound, 'closed'),
    callForward: forwardOf(flow?.callForward),
    fallback: unansweredOf(flow?.type ?? 'CLASSIC', flow?.fallback, flow?.voicemail ?? true),
    smartAgent: flow?.smartAgentMode ?? '',
    closed: { ...closed, action: flow?.closedFallback ?? 'VOICEMAIL' },
  };
}

/** Seconds that a team may ring (defaults 11.2). */
export const RING_SECONDS = { least: 5, most: 120, usual: 20 } as const;

/** Characters of the text to who called in vain. */
export const LONGEST_TEXT_BACK = 480;

/** Office hours from Monday to Friday, not in force: where hours begin when they are switched on (defaults 10). */
export const officeHours = (timezone: string): WorkingHours => ({
  enabled: false,
  timezone,
  days: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    blocks: weekday <= 5 ? [{ start: '09:00', end: '17:00' }] : [],
  })),
});

/** @param timezone the workspace's IANA zone, which hours that were never set begin with (defaults 10); empty: this browser's */
export function valuesOf({ callWorkFlow: flow, ...number }: Saved, timezone: string): NumberValues {
  const { name, enableCallRecording, enableTranscription, blockAnonymousCalls } = number;
  return {
    name,
    enableCallRecording,
    enableTranscription,
    blockAnonymousCalls,
    teamId: flow?.team?.teamId ?? '',
    timeout: String(flow?.timeout ?? RING_SECONDS.usual),
    greeting: flow?.greeting ?? false,
    textBack: flow?.textBack ?? false,
    textBackText: flow?.textBackText ?? '',
    promptLanguage: flow?.promptLanguage ?? '',
    recordingNotice: flow?.recordingNotice ?? 'ANNOUNCEMENT',
    allowPause: flow?.allowPause ?? true,
    leaveOutsidersConnected: flow?.leaveOutsidersConnected ?? false,
    greetingMediaId: flow?.greetingMedia?.id ?? '',
    holdMusicMediaId: flow?.holdMusicMedia?.id ?? '',
    voicemailMediaId: flow?.voicemailMedia?.id ?? '',
    closedMediaId: flow?.closedMedia?.id ?? '',
    finishQueueAtClose: flow?.finishQueueAtClose ?? true,
    businessHours: toFields(flow?.businessHours ?? officeHours(timezone || browserZone())),
    holidays: holidaysOf(flow?.holidays),
    ...flowValuesOf(flow),
  };
}

/** A changed notice as it is saved; the form lets it be OFF only where the number was typed. */
export const noticeInput = (notice: string, number: string) => ({
  recordingNotice: notice as RecordingNotice,
  ...(notice === 'OFF' ? { recordingNoticeConfirmation: number } : {}),
});

const AGENT_MODES = ['', 'FALLBACK', 'FIRST', 'AFTER_HOURS'] as const;

/** When an AI agent can answer: after an announcement nobody rings, before whom it could. */
export const agentModesOf = ({ type }: Pick<NumberValues, 'type'>): (typeof AGENT_MODES)[number][] =>
  AGENT_MODES.filter((mode) => type !== 'SOUND' || mode !== 'FIRST');

/** Whether an AI agent is to answer outside the hours, and no call is ever treated as outside them. */
export const agentNeverAsked = (mode: string, { closed, type }: Pick<NumberValues, 'closed' | 'type'>): boolean =>
  mode === 'AFTER_HOURS' && type !== 'CUSTOM' && closed.action === 'LET_CALL_THROUGH';

export const agentInput = (mode: string) => ({
  smartAgent: mode !== '',
  ...(mode === '' ? {} : { smartAgentMode: mode as SmartAgentMode }),
});

/** Whether anybody hears a greeting for closed hours: a flow of its own asks for the hours, and others let no call through. */
export const hearsThatItIsClosed = ({ businessHours, closed, type }: NumberValues): boolean =>
  businessHours.enabled && (type === 'CUSTOM' || closed.action !== 'LET_CALL_THROUGH');

/** Whether anybody is asked for a message: at the end of an unanswered call, by a key of a menu, or by a step of its own flow. */
export const asksForMessages = ({ fallback, type, ivr }: NumberValues): boolean =>
  fallback.takesMessages ||
  type === 'CUSTOM' ||
  (type === 'IVR' && ivr.choices.some(({ target }) => target === 'VOICEMAIL'));

/** Whether anybody may wait in a queue when the hours end, and go where closed calls go; a CUSTOM flow says itself where. */
export const mayLeaveQueue = ({ closed, type }: NumberValues): boolean =>
  type === 'CUSTOM' || ((type === 'QUEUE' || type === 'IVR') && closed.action !== 'LET_CALL_THROUGH');

/** Whether a time to ring is one. */
export const ringsLongEnough = (text: string): boolean => {
  const seconds = Number(text);
  return Number.isInteger(seconds) && seconds >= RING_SECONDS.least && seconds <= RING_SECONDS.most;
};
