/**
 * What one call is: the whole of it lives in this value, which is stored as one row and changed by the reducer alone.
 * Times are epoch milliseconds, so that the state is plain JSON.
 */
import type { HeardAs } from '../../sounds/promptLanguage.ts';
import type { FlowSounds, OwnSoundName } from '../../sounds/soundName.ts';
import type { FlowGraph, FlowPosition } from './flow/graph.ts';
import type { LegPrice } from './legPrice.ts';
import type { TimerName } from './timerName.ts';
import type { OfferPurpose, Supervision, Takeover, Transfer } from './together.ts';
import type { CallbackState, CallbackWanted } from './callback/callbackState.ts';
import type { QueueState } from './queue/queueState.ts';

export type Direction = 'INBOUND' | 'OUTBOUND';

/** Call statuses of defaults 8.1. */
export type CallStatus =
  | 'PENDING'
  | 'INCOMING'
  | 'OUTGOING'
  | 'ON_GOING'
  | 'COMPLETED'
  | 'MISSED'
  | 'ABANDONED'
  | 'REJECTED'
  | 'VOICEMAIL'
  | 'FAILED';

/** End reasons of defaults 8.1 that this release can reach. */
export type EndReason =
  | 'CALLER_HANGUP'
  | 'AGENT_HANGUP'
  | 'TALK_TIME_CAP'
  | 'INSUFFICIENT_BALANCE'
  | 'NETWORK_LOST'
  | 'TRANSFERRED'
  | 'SETUP_ERROR'
  | 'CARRIER_ERROR'
  | 'CODEC'
  | 'BLOCKED'
  | 'CALLER_HANGUP_WAITING'
  | 'SHORT_ABANDON'
  | 'DECLINED_BY_ALL'
  | 'NO_ANSWER'
  | 'NOBODY_AVAILABLE'
  | 'CALLER_HANGUP_RINGING'
  | 'BUSY'
  | 'DECLINED'
  | 'UNWANTED'
  | 'BLOCKED_BY_ANALYTICS'
  | 'CANCELLED_BY_AGENT'
  | 'INVALID_NUMBER'
  | 'FORBIDDEN'
  | 'DESTINATION_NOT_SUPPORTED'
  | 'VOICEMAIL_LEFT'
  | 'OUTSIDE_HOURS'
  | 'ANNOUNCEMENT_PLAYED'
  | 'QUEUE_FULL'
  | 'QUEUE_TIMEOUT'
  /** The caller keeps the place in line and is called back: ours, beside defaults 8.1. */
  | 'CALLBACK_REQUESTED'
  /** Nobody is called back: the caller was reached in another call. Ours as well. */
  | 'CALLER_REACHED';

/**
 * What happens right now. MENU: the caller is asked for a key. ANNOUNCEMENT: the caller hears a sound of the flow. ROUTING: who may
 * ring is being looked up, or a web service is asked. QUEUED: the caller waits in a queue, while people may ring or not. VOICEMAIL: nobody took the call and the caller may leave a message. ENDING: nobody took it and the
 * caller hears why, or is gone and the carrier may still tell of a message.
 */
export type Phase =
  | 'GREETING'
  | 'MENU'
  | 'ANNOUNCEMENT'
  | 'ROUTING'
  | 'QUEUED'
  | 'RINGING'
  | 'CONNECTING'
  | 'TALKING'
  | 'HELD'
  | 'AGENT_LOST'
  | 'TRANSFERRING'
  | 'VOICEMAIL'
  | 'ENDING'
  | 'ENDED';

/**
 * OUTSIDE: the party outside. OFFER: a device that is asked. AGENT: the device that takes part. MEMBER: a further person of
 * ours. GUEST: a further party outside. SUPERVISOR: who listens to it. FORWARD: a phone outside that rings for us.
 */
export type LegRole = 'OUTSIDE' | 'OFFER' | 'AGENT' | 'MEMBER' | 'GUEST' | 'SUPERVISOR' | 'FORWARD';

export type LegStatus = 'EXPECTED' | 'INITIATED' | 'RINGING' | 'ANSWERED' | 'ENDED';

export interface Leg {
  id: string;
  role: LegRole;
  /** The carrier's call sid; null until the carrier told us. */
  sid: string | null;
  status: LegStatus;
  userId: string | null;
  /** The carrier client identity of the device; null for the outside party. */
  identity: string | null;
  /** Those who talk are not to know of it: it supervises, or did, in a workspace that does not tell them. */
  hidden?: true;
  /** We want this leg gone: as soon as its sid is known, it is ended. */
  unwanted: boolean;
  /** Since when a further party outside hears music, epoch ms; the other side's own hold is the call's. */
  heldSince?: number;
  /** What the carrier charges us for it; absent until it told. */
  price?: LegPrice;
}

type OfferState = 'RINGING' | 'ACCEPTED' | 'DECLINED' | 'TAKEN' | 'TIMED_OUT' | 'WITHDRAWN';

export interface Offer {
  /** The same id as its leg's. */
  id: string;
  userId: string;
  userName: string;
  label: string;
  state: OfferState;
  /** Absent: the call as it came. */
  purpose?: OfferPurpose;
  /** Epoch ms; the devices that ring for a person at once have the same. Absent in calls from before it was kept. */
  at?: number;
  /** Its person was on a call, and has chosen to be offered a second one. Absent: they were free. */
  second?: boolean;
  /** No device rings: their browser was sent a push, and they ring once a page of theirs is open. It has no leg. */
  pushed?: true;
  /** No browser of theirs took the push. */
  unreached?: true;
}

/** A phone outside that is asked to take the call, or into it; once it took the call, it is our side of it. */
export interface ForwardAttempt {
  legId: string;
  /** E.164. */
  to: string;
  pressOne: boolean;
  /** It is shown the caller's number; absent: the workspace's. */
  showsCaller?: true;
  /**
   * CREDIT: what it costs is being held. ASKED: it picked up and has not pressed 1. UNREACHABLE: it was dialled, and the network did
   * not put it through. FAILED: it was not dialled.
   */
  state:
    | 'CREDIT'
    | 'RINGING'
    | 'ASKED'
    | 'ACCEPTED'
    | 'DECLINED'
    | 'TIMED_OUT'
    | 'UNREACHABLE'
    | 'FAILED'
    | 'WITHDRAWN';
  /** Wrong and missing keys. */
  tries: number;
  /** As of an outbound call, should it take the call. */
  coveredSeconds: number | null;
  capSeconds: number;
  acceptedAt: number | null;
  /** Absent: the call as it came. TRANSFER: to take it over. JOIN: as a guest of those who talk. */
  purpose?: 'TRANSFER' | 'JOIN';
  /** When somebody on the call asked for it, epoch ms; absent where the flow did. */
  askedAt?: number;
  /** When its leg ended after it had accepted, epoch ms; absent while it is up, or as long as the call. */
  endedAt?: number;
  /** Why it was not called: a code of billing, or empty; absent where it was called. */
  refusal?: string;
  /** There is no credit for more than the minutes that are held. */
  creditEnds?: boolean;
}

export interface Recording {
  id: string;
  /** What the caller said after the tone. */
  isMessage: boolean;
  state: 'PENDING' | 'READY' | 'MISSING' | 'DELETED';
  sid: string | null;
  storageKey: string | null;
  durationSeconds: number;
  sizeBytes: number;
  mimeType: string;
  /** Of the file, in hexadecimal digits. Absent in calls of before: they play unchecked. */
  sha256?: string;
  /** Its loudness as bars, 96 bytes from 0 to 100 for each channel, in base64. Absent in calls of before, and for files without. */
  peaks?: string;
  /** Somebody in the call asked for it, not the number. Absent in calls of before. */
  onDemand?: boolean;
  /** PAUSED: silence of the same length. STOPPED: left out of the file. Absent: it runs. */
  capture?: 'ON' | 'PAUSED' | 'STOPPED';
  /** Only when it is deleted. */
  deletion?: RecordingDeletion;
  /** Keeps it from being deleted. */
  legalHold?: LegalHold;
}

export interface RecordingDeletion {
  /** Epoch ms. */
  at: number;
  /** Null: nobody did, its time was over. */
  userId: string | null;
  userName: string;
  reason: string;
  /** From when on the file goes, epoch ms; until then it can be restored. */
  purgeAt: number;
  /** RUNNING: the file is being taken out of the store. */
  purge: 'PENDING' | 'RUNNING' | 'DONE';
}

export interface LegalHold {
  /** Epoch ms. */
  since: number;
  userId: string;
  userName: string;
  reason: string;
}

/** How far the words of a recording are. Why it failed is a code that people are told in their language. */
export interface TranscriptState {
  state: 'QUEUED' | 'WORKING' | 'READY' | 'FAILED';
  /** Of all audio, 0 to 100. */
  percent: number;
  reason: string | null;
  /** What they cost, in millionths of a dollar; absent where the plan has them. */
  costMicros?: number;
  /** Grows whenever the words are others than before: a new run, somebody's correction. */
  version: number;
  /** Since when people wait for these words, in ms: the call's end, or the moment in which somebody asked. */
  awaitedSince?: number;
}

/** How far the summary of what was said is. Why it failed is a code that people are told in their language. */
export interface SummaryState {
  state: 'QUEUED' | 'READY' | 'FAILED';
  reason: string | null;
  /** Grows whenever the summary is another than before: a new run, somebody's edit. */
  version: number;
}

/** How people are told that they are recorded (defaults 12.2). */
export type RecordingNotice = 'ANNOUNCEMENT' | 'BEEP' | 'OFF';

/** The flow with which the call began; live calls finish on it (defaults 11.2). */
export interface Flow extends HeardAs {
  teamId: string;
  /** Seconds that the team rings. */
  timeoutSeconds: number;
  playGreeting: boolean;
  /** Whether a caller whom nobody takes may leave a message. */
  voicemail: boolean;
  /** What happens outside the number's hours: they are ignored, or nobody is called (defaults 10). */
  closedFallback: 'VOICEMAIL' | 'LET_CALL_THROUGH' | 'PHONE_NUMBER' | 'TEAM_TEAMMATE';
  /** What is heard instead of our own sounds; a call of before has none. */
  sounds?: FlowSounds;
  /** For how long after a call a person is not rung by this number; absent: as usual (flow/wrapUp.ts). */
  wrapUpSeconds?: number;
  /** How people are told that they are recorded; absent: in words. */
  recordingNotice?: RecordingNotice;
  /** Whether a recording of the number's can be paused; absent: yes. */
  allowPause?: boolean;
  /** Whether a conference goes on between those outside when the last of our people leaves it; absent: no (defaults 12.4). */
  leaveOutsidersConnected?: boolean;
  /** What is written to who called in vain; absent: nothing. */
  missedCallText?: string;
}

/** Who hung up. THEM: the party outside. US: a person of ours, or a phone outside that stood in for us, whose name is its number. */
export type EndedBy = { side: 'THEM' } | { side: 'US'; userId: string | null; name: string };

/** How a call came out. */
export type CallOutcome = (typeof CALL_OUTCOMES)[number];
export const CALL_OUTCOMES = ['RESOLVED', 'FOLLOW_UP', 'LEFT_MESSAGE', 'WRONG_NUMBER', 'SPAM', 'OTHER'] as const;

/** What whoever took part keeps of a call for colleagues: one of each call, by whoever wrote last. */
export interface CallNote {
  text: string;
  outcome: CallOutcome | null;
  userId: string;
  userName: string;
  /** Epoch ms. */
  at: number;
  /** Grows with each change; an emptied note keeps counting. */
  version: number;
}

/** One time in which somebody had the call. On hold they have it as well; how long they talked is the rest. */
export type Stretch = { userId: string; /** Epoch ms. */ from: number } & (
  | { /** It goes on: for how long the call had been on hold before it, in ms. */ heldBefore: number }
  | { /** Epoch ms. */ to: number; /** Of it on hold, in ms. */ heldMs: number }
);

export interface CallState {
  id: string;
  workspaceId: string;
  /** Grows with each change that the outside sees. */
  version: number;
  direction: Direction;
  status: CallStatus;
  /** Set as soon as it is decided; the status follows when the caller is gone. */
  outcome: { status: CallStatus; reason: EndReason } | null;
  endReason: EndReason | null;
  /** Absent while it runs, where nobody hung up, and in calls of before this was kept. */
  endedBy?: EndedBy;
  /** E.164, or what the carrier sent for a caller without a number. */
  peerNumber: string;
  phoneNumberId: string;
  workspaceNumber: string;
  /**
   * The carrier's leave to show the caller's number to phones outside, for as long as the call lasts. A secret: it is kept only
   * where the flow may use it, and goes with the call's end.
   */
  callToken?: string;
  isTestNumber: boolean;
  flow: Flow;
  /** The flow as nodes, and where the call is in it; a call of before has neither, nor has an outbound one. */
  graph?: FlowGraph;
  /** The flow lies beside the call: whoever is to lead the call gets it first (flowGraphs.ts). */
  graphId?: string;
  flowAt?: FlowPosition;
  forwards?: ForwardAttempt[];
  /** The queue in which the caller waits, or waited last. */
  queue?: QueueState;
  /** The caller is called back when this call is over. */
  callbackWanted?: CallbackWanted;
  /** It calls somebody back. */
  callback?: CallbackState;
  /** The tags that the caller's contact had when the call came; absent where there are none, or its flow does not ask. */
  contactTags?: string[];
  /** Tags for the caller's contact, of the flow's steps; calls of before have none. */
  tags?: string[];
  recordCall: boolean;
  /** The number asks for it, and the plan records on demand at most. Absent in all other calls. */
  recordingNotInPlan?: true;
  /** It calls an emergency number: neither credit nor the plan's cap ends it. Absent in all other calls. */
  emergency?: true;
  /** Who placed it was on another call, which goes on until they end it. Absent in all other calls. */
  besideCall?: true;
  /** What became of the text to who called in vain: SENT, or why there was none. Absent: none was due, or nobody knows yet. */
  textBack?: string;
  /** It came outside the number's hours; decided once, at arrival (defaults 10). */
  outsideHours: boolean;
  startedAt: number;
  ringingAt: number | null;
  answeredAt: number | null;
  /** When the tone was over after which a caller whom nobody took may speak; absent in all other calls. */
  toneAt?: number;
  endedAt: number | null;
  heldSince: number | null;
  /** Whether the carrier has the other side on hold, as it said last; absent where it was not asked, or its leg began anew. */
  heldThere?: boolean;
  heldMs: number;
  phase: Phase;
  phaseSince: number;
  agentUserId: string | null;
  agentLegId: string | null;
  outsideLegId: string;
  legs: Record<string, Leg>;
  offers: Offer[];
  /** Who had the call when, in the order in which they got it; absent until the answer, and in calls answered before this was kept. */
  stretches?: Stretch[];
  /** The last transfer of the call. Rows of older releases lack it. */
  transfer?: Transfer | null;
  /** Every team that it was transferred to, whatever came of that; absent where it was to none, and in calls of before. */
  transferTeams?: string[];
  /** The call was answered, and its flow goes on looking for somebody (defaults 12.4). Absent in all other calls. */
  returnedToFlow?: boolean;
  /** Whose device was lost for good, while somebody else is looked for: to them the call belongs unless one is found. */
  lostUserId?: string;
  /**
   * Its person takes another call, and it waits, on hold, without a leg of theirs: whether they were on another one at the last
   * look. Absent in all other calls.
   */
  setAside?: 'BUSY' | 'FREE';
  /** When the last of our people left those outside to each other, and who that was; absent in all other calls. */
  leftConnected?: { at: number; userId: string | null };
  /** Who supervises it, or did last; of two who began first (supervisionsOf). Rows of older releases lack it. */
  supervision?: Supervision | null;
  /** Who supervises it besides: beside the other field, since a release before reads that one. Absent where nobody did. */
  alsoSupervising?: Supervision[];
  /** Absent in calls that nobody who supervised took over. */
  takeover?: Takeover;
  conferenceSid: string | null;
  recording: Recording | null;
  /** Absent until somebody writes one. */
  note?: CallNote;
  /** Seconds that people took for wrapping up, by user, where they asked for more or were ready early. */
  wrapUps?: Record<string, number>;
  /** Calls of before have none. */
  transcript?: TranscriptState;
  /** Calls of before, and those of which too little was said, have none. */
  summary?: SummaryState;
  /** Billing has not said yet whether it may be dialled. Absent where it has, and where it is not asked by who placed the call. */
  awaitsCredit?: true;
  /** Seconds of talk that the credit hold covers; null: no hold is needed. */
  coveredSeconds: number | null;
  capSeconds: number;
  timers: Partial<Record<TimerName, number>>;
  /** How often the carrier was asked for its prices. */
  pricesAsked?: number;
  /** Carrier commands that were issued and have not been settled: id → kind, what it is about, and what it sets (setting.ts). */
  inFlight: Record<string, string>;
  sequence: number;
}

const finals: ReadonlySet<CallStatus> = new Set([
  'COMPLETED',
  'MISSED',
  'ABANDONED',
  'REJECTED',
  'VOICEMAIL',
  'FAILED',
]);

/** A final status never changes again (defaults 8.1). */
export const isFinal = (call: CallState): boolean => finals.has(call.status);

/** The flow, or a queue, has the call: nobody took it yet, or nobody has it any longer after a transfer (defaults 12.4). */
export const isLedByFlow = (call: CallState): boolean =>
  call.status === 'INCOMING' ||
  call.returnedToFlow === true ||
  (call.callback !== undefined && call.phase === 'QUEUED');

/** Nobody of ours has the call: its flow has it again, the caller may leave a message, hears why nobody took it, or is gone. */
export const isLeftAlone = (call: CallState): boolean =>
  call.returnedToFlow === true || call.phase === 'VOICEMAIL' || call.phase === 'ENDING';

/** What whoever is on hold hears. */
export const holdMusicOf = ({ flow }: Pick<CallState, 'flow'>): OwnSoundName | 'hold-music' =>
  flow.sounds?.holdMusic ?? 'hold-music';

/** The friendly name of the conference that bridges this call. */
export const conferenceName = (call: { id: string }): string => `call-${call.id}`;

/** The earliest timer of the call, epoch ms; null when it has none. */
export function nextDueAt(call: CallState): number | null {
  const due = Object.values(call.timers);
  return due.length === 0 ? null : Math.min(...due);
}
