/** Everything that can happen to a call. Each reaches the reducer once, by its own key (design: call-engine). */
import type { Candidate } from './candidate.ts';
import type { Prompt } from './flow/graph.ts';
import type { SupervisionMode, TransferMode, TransferTarget } from './together.ts';
import type { TroubledTime } from './mediaTrouble.ts';
import type { LegPrice } from './legPrice.ts';
import type { QueueVerdict } from './queue/verdict.ts';
import type { CallOutcome, EndedBy, EndReason, LegStatus } from './state.ts';
import type { TimerName } from './timerName.ts';

/** Outside the hours of a number. `opensAt`: epoch ms; null when that is not in sight. */
export interface Closed {
  opensAt: number | null;
  /** The holiday that the day is, with what callers hear then, if anything of its own. */
  holiday?: { name: string; greeting: Prompt | null };
}

/** Why a caller is not taken. LIST: the number is on the workspace's block list. ANONYMOUS: the number called takes nobody who hides theirs. */
export type Blocked =
  /** `since`: epoch ms. `why`: what was said of it; empty where nothing was. */
  { on: 'LIST'; since: number; by: string; why: string } | { on: 'ANONYMOUS' };

export type CallInput =
  /**
   * An inbound call arrived. `blocked`: it is rejected; absent as null. `refused`: the workspace may not take it (defaults 5.4).
   * `closed`: the number's hours are over.
   */
  | {
      type: 'ARRIVED';
      sid: string;
      candidates: readonly Candidate[];
      refused: 'INSUFFICIENT_BALANCE' | null;
      closed: Closed | null;
      blocked?: Blocked | null;
    }
  /** An inbound call came and went while nobody of us could be asked. `endedAt`: epoch ms. */
  | { type: 'UNATTENDED'; endedAt: number; voicemail: Voicemail | null; blocked?: Blocked | null }
  /** The carrier took a message for us from the caller of a call that we know. */
  | { type: 'VOICEMAIL'; endedAt: number; voicemail: Voicemail }
  /** The carrier was asked, and has no message of the caller who has gone. */
  | { type: 'NO_MESSAGE' }
  /** The tone is over: what the caller of a call that nobody took says now is taken. */
  | { type: 'TONE' }
  /** The prompts before ringing were played to the end. */
  | { type: 'GREETED'; candidates: readonly Candidate[] }
  /** Who may ring at the node to which the call came with this visit. `callerAsks`: the caller's leg waits for what comes of it. */
  | { type: 'PEOPLE'; visit: number; candidates: readonly Candidate[]; callerAsks: boolean }
  /** The sound of this visit was played to its end. */
  | { type: 'PLAYED'; legId: string; visit: number }
  /** What was pressed when a leg was asked for a key; empty: nothing in time. `asked`: the visit, or the phone's question. */
  | { type: 'KEY'; legId: string; asked: number; key: string }
  /** What was decided about the queue in which the caller waits, for this caller. */
  | ({ type: 'QUEUE' } & QueueVerdict)
  /** The caller who waits for a callback talked with somebody in another call. */
  | { type: 'CALLBACK_NOT_NEEDED'; reached: CallerReached }
  /** Nobody is to be called back. */
  | { type: 'CANCEL_CALLBACK'; userId: string; userName: string }
  /** What came of asking the web service of this visit. */
  | { type: 'WEBHOOK'; visit: number; answer: WebhookAnswer }
  /** What became of a text to the caller: why it is not sent, in words and as a code. `textBack`: it is that of textBack.ts. */
  | { type: 'TEXT'; refused: string | null; textBack?: { code: string | null } }
  /** The credit for a phone that is to ring for us. */
  | { type: 'FORWARD_COVERED'; legId: string; coveredSeconds: number | null; capSeconds: number }
  | { type: 'FORWARD_REFUSED'; legId: string; reason: string; code?: string }
  /** The carrier says how a leg stands. */
  | {
      type: 'LEG_STATUS';
      legId: string;
      sid: string;
      status: LegStatus;
      outcome: LegOutcome | null;
      sipCode: number | null;
      /** When the leg ended, epoch ms, where the carrier was asked late; otherwise now. */
      endedAt?: number;
    }
  /** A ringing device picked up and asks what to do. */
  | { type: 'OFFER_ANSWERED'; legId: string; sid: string; engaged: boolean }
  | { type: 'OFFER_DECLINED'; userId: string }
  /** The caller's device connected through the TwiML app. */
  | { type: 'DEVICE_CONNECTED'; legId: string; sid: string; userId: string }
  | { type: 'CREDIT_HELD'; coveredSeconds: number | null; capSeconds: number }
  | { type: 'CREDIT_REFUSED'; code: string; reason: string }
  /** `legId`: of a phone outside that was asked into the call; without one, of the call itself. */
  | { type: 'CREDIT_EXTENDED'; coveredSeconds: number; legId?: string }
  | { type: 'CREDIT_EXTENSION_REFUSED'; legId?: string }
  /** Billing could not be asked. */
  | { type: 'CREDIT_UNKNOWN'; legId?: string }
  | { type: 'END'; userId: string; userName: string }
  | { type: 'SET_ASIDE'; userId: string; userName: string }
  /** `guestId`: the leg of a further party outside; absent: the other side. */
  | { type: 'HOLD'; userId: string; hold: boolean; guestId?: string }
  /** Recording on demand. */
  | { type: 'RECORD'; userId: string; userName: string; on: boolean }
  | { type: 'PAUSE_RECORDING'; userId: string; userName: string; paused: boolean }
  | {
      type: 'TRANSFER';
      userId: string;
      userName: string;
      mode: TransferMode;
      to: TransferTarget;
      message: string;
      candidates: readonly Candidate[];
    }
  /** `numbers`: phones outside, E.164. */
  | {
      type: 'ADD_PEOPLE';
      userId: string;
      userName: string;
      candidates: readonly Candidate[];
      numbers?: readonly string[];
    }
  /**
   * `hidden`: those who talk are not to know, where it begins with this. `places`: how many may supervise a call at once.
   * `planWithMore`: the plan on which two may, as people call it, where there is one.
   */
  | {
      type: 'SUPERVISE';
      userId: string;
      userName: string;
      mode: SupervisionMode;
      identity: string;
      hidden?: boolean;
      places: number;
      planWithMore?: string | undefined;
    }
  /** Who supervises the call is to have it. `agentName`: of who has it now. */
  | { type: 'TAKE_OVER'; userId: string; userName: string; agentName: string }
  | { type: 'CHANGE_TRANSFER'; userId: string; change: 'COMPLETE' | 'BACK' | 'MERGE' }
  | { type: 'REJOIN'; userId: string; identity: string }
  /** The device of this leg is gone, and the carrier has not noticed yet. */
  | { type: 'DEVICE_LOST'; legId: string; why: DeviceLoss }
  | { type: 'CONFERENCE'; conferenceSid: string; legId: string | null; joined: boolean | null }
  | { type: 'COMMAND_DONE'; commandId: string; sid: string | null }
  /** `refused`: the carrier said no, so that nothing happened. */
  | { type: 'COMMAND_FAILED'; commandId: string; reason: string; sipCode: number | null; refused?: true }
  | { type: 'RECORDING_AVAILABLE'; recordingSid: string; durationSeconds: number; failed: boolean }
  /** `transcribe`: the number and the plan ask for the words. */
  | {
      type: 'RECORDING_STORED';
      storageKey: string;
      sizeBytes: number;
      mimeType: string;
      sha256?: string;
      /** As in the state. */
      peaks?: string;
      transcribe?: boolean;
    }
  /** What the carrier charges us for legs, by their ids. */
  | { type: 'PRICED'; prices: Record<string, LegPrice> }
  /** `userId`: null when its time is over. `purgeAt`: epoch ms. */
  | { type: 'DELETE_RECORDING'; userId: string | null; userName: string; reason: string; purgeAt: number }
  | { type: 'RESTORE_RECORDING'; userId: string; userName: string }
  | { type: 'LEGAL_HOLD'; userId: string; userName: string; on: boolean; reason: string }
  /** The file of a deleted recording is to go, or is gone. */
  | { type: 'PURGE_RECORDING'; isGone: boolean }
  /** Somebody asks for the words of the recording. */
  | { type: 'TRANSCRIBE'; userId: string; userName: string }
  /** What became of it so far. */
  | { type: 'TRANSCRIPT'; news: TranscriptNews }
  /** Somebody asks for the summary of the words, or for it anew. */
  | { type: 'SUMMARIZE'; userId: string; userName: string }
  /** What became of it. */
  | { type: 'SUMMARY'; news: SummaryNews }
  /** Whoever took part writes what colleagues should know of the call. `version`: of the note that they saw, 0 for none. */
  | { type: 'NOTE'; userId: string; userName: string; text: string; outcome: CallOutcome | null; version: number }
  /** For how long after the call somebody wraps it up, as they chose. */
  | { type: 'WRAP_UP'; userId: string; seconds: number }
  /** Somebody is ready for the next call before their wrap-up is over. */
  | { type: 'READY'; userId: string; candidates: readonly Candidate[] }
  /** No push reached the person: as workspace says it, such as GONE. */
  | { type: 'PUSH_FAILED'; userId: string; reason: string }
  /** The media of a person's browser was bad for a time. */
  | { type: 'MEDIA'; userId: string; userName: string; trouble: TroubledTime }
  /** What the caller was to hear, `doing` of a script, could not be made or played. `visit`: of the flow, 0 before it. */
  | { type: 'SCRIPT_FAILED'; legId: string; doing: string; visit: number }
  | { type: 'TIMER'; name: TimerName; candidates?: readonly Candidate[] };

/** TRIAL: nobody was asked, since nobody calls. */
export type WebhookAnswer =
  | { state: 'ANSWERED'; status: number; variables: Record<string, string> }
  /** `reason`: a code that people are told in their language, with the status where there was one. */
  | { state: 'FAILED'; reason: WebhookFailure; status: number | null }
  | { state: 'TRIAL' };
export type WebhookFailure = 'STATUS' | 'LATE' | 'UNREACHABLE' | 'NOT_ALLOWED' | 'TOO_LONG';

/** Who talked with a caller: in a call of the caller's own, or one of ours to them. */
export interface CallerReached {
  calledBy: 'CALLER' | 'US';
  /** Null: a phone outside took the call for us. */
  userId: string | null;
  userName: string;
}

/** What a caller said after the tone, as a recording at the carrier. */
export interface Voicemail {
  recordingSid: string;
  durationSeconds: number;
}

export type TranscriptNews =
  | { state: 'WORKING'; percent: number }
  /** `summarize`: somebody can sum the words up, and there are enough of them. */
  | { state: 'READY'; turns: number; engine: string; summarize?: boolean; costMicros?: number }
  | { state: 'FAILED'; reason: string }
  | { state: 'CORRECTED'; userId: string; userName: string };

export type SummaryNews =
  | { state: 'READY'; model: string }
  | { state: 'FAILED'; reason: string }
  | { state: 'EDITED'; userId: string; userName: string };

/** How we know that a device is gone. SILENT: nothing was heard of it for 30 s. LOADED_ANEW: its page was loaded again, and has no call. */
export type DeviceLoss = 'SILENT' | 'LOADED_ANEW';

/** How the carrier says that a leg ended. */
export type LegOutcome = 'completed' | 'busy' | 'no-answer' | 'failed' | 'canceled';

/** A request that cannot be followed, with a code of defaults 21. */
export interface EngineRefusal {
  code: 'INVALID_TRANSITION' | 'CALL_ENDED' | 'NOT_FOUND' | 'LIMIT_REACHED' | 'CONFLICT';
  message: string;
  /** What of the call does not allow it; of a limit also what it is, and what fills it. */
  why: { check: string; required?: string; current?: string };
  details?: Record<string, string>;
}

export interface Decision {
  /** Who hung up; absent where nobody did. */
  by?: EndedBy;
  status: 'COMPLETED' | 'MISSED' | 'ABANDONED' | 'REJECTED' | 'VOICEMAIL' | 'FAILED';
  reason: EndReason;
}
