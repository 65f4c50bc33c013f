/** What the carrier remembers. Every record is one row; times are ISO strings in UTC. */

export type CallStatus =
  | 'queued'
  | 'ringing'
  | 'in-progress'
  | 'completed'
  | 'busy'
  | 'failed'
  | 'no-answer'
  | 'canceled';

export const finalCallStatuses: readonly CallStatus[] = ['completed', 'busy', 'failed', 'no-answer', 'canceled'];

type HttpMethod = 'GET' | 'POST';

/** Where the carrier asks or reports, and with which method. */
export interface Hook {
  readonly url: string;
  readonly method: HttpMethod;
}

export interface StatusHook extends Hook {
  readonly events: readonly string[];
}

/** What a call does next: the TwiML it was given, or the one it fetches. */
export type Instructions =
  | { readonly kind: 'twiml'; readonly twiml: string }
  | { readonly kind: 'fetch'; readonly hook: Hook; readonly fallback?: Hook | undefined };

export interface CallRecord {
  readonly sid: string;
  readonly accountSid: string;
  readonly parentCallSid?: string | undefined;
  readonly from: string;
  readonly to: string;
  readonly direction: 'inbound' | 'outbound-api' | 'outbound-dial';
  readonly phoneNumberSid?: string | undefined;
  readonly createdAt: string;
  updatedAt: string;
  status: CallStatus;
  startTime?: string | undefined;
  answeredAt?: string | undefined;
  endTime?: string | undefined;
  sipResponseCode?: number | undefined;
  /** Seconds that the other side may ring. */
  timeoutSeconds: number;
  instructions?: Instructions | undefined;
  statusHook?: StatusHook | undefined;
  /** The next SequenceNumber of its callbacks. */
  sequence: number;
  /** Custom parameters of a client call, and those that a caller's page sends along. */
  parameters: Record<string, string>;
}

export interface ParticipantRecord {
  readonly callSid: string;
  readonly label?: string | undefined;
  readonly createdAt: string;
  updatedAt: string;
  muted: boolean;
  /** The call that alone hears this participant. Records of before lack it. */
  coaches?: string | undefined;
  hold: boolean;
  startOnEnter: boolean;
  endOnExit: boolean;
  status: 'queued' | 'connecting' | 'ringing' | 'connected' | 'complete' | 'failed';
}

export type ConferenceEndReason =
  | 'conference-ended-via-api'
  | 'participant-with-end-conference-on-exit-left'
  | 'participant-with-end-conference-on-exit-kicked'
  | 'last-participant-kicked'
  | 'last-participant-left';

export interface ConferenceRecord {
  readonly sid: string;
  readonly accountSid: string;
  readonly friendlyName: string;
  readonly createdAt: string;
  updatedAt: string;
  status: 'init' | 'in-progress' | 'completed';
  endReason?: ConferenceEndReason | undefined;
  callSidEnding?: string | undefined;
  statusHook?: StatusHook | undefined;
  sequence: number;
  participants: ParticipantRecord[];
}

export interface RecordingRecord {
  readonly sid: string;
  readonly accountSid: string;
  readonly callSid: string;
  readonly conferenceSid?: string | undefined;
  readonly channels: 1 | 2;
  readonly source: 'StartCallRecordingAPI' | 'RecordVerb' | 'DialVerb' | 'Conference' | 'OutboundAPI';
  readonly createdAt: string;
  updatedAt: string;
  startTime: string;
  status: 'in-progress' | 'paused' | 'stopped' | 'processing' | 'completed' | 'absent';
  durationSeconds?: number | undefined;
  statusHook?: StatusHook | undefined;
}

type MessageStatus = 'queued' | 'sending' | 'sent' | 'delivered' | 'undelivered' | 'failed' | 'received' | 'read';

/** A status that a message will take, and when. */
export interface PlannedStatus {
  readonly status: MessageStatus;
  /** When it happens in the outside world. */
  readonly at: string;
  readonly errorCode?: number | undefined;
}

/** A file of a text, which lies in the carrier's own store until somebody deletes it. */
export interface MediaRecord {
  readonly sid: string;
  readonly contentType: string;
}

export interface MessageRecord {
  readonly sid: string;
  readonly accountSid: string;
  readonly from: string;
  readonly to: string;
  readonly body: string;
  readonly mediaUrls: readonly string[];
  /** Files that went along, as the carrier has them; left out: none, or not fetched yet. */
  readonly media?: readonly MediaRecord[] | undefined;
  readonly direction: 'inbound' | 'outbound-api';
  readonly createdAt: string;
  updatedAt: string;
  sentAt?: string | undefined;
  status: MessageStatus;
  errorCode?: number | undefined;
  statusHook?: Hook | undefined;
  plan: readonly PlannedStatus[];
  /** Of a WhatsApp message from outside: what the webhook tells beside its words. */
  readonly whatsapp?:
    | {
        readonly profileName: string;
        readonly button?: string | undefined;
        /** The message whose button was pressed. */
        readonly repliesTo?: string | undefined;
      }
    | undefined;
  /** Of a Viber message of ours: the application's name for it, its button, and why it was rejected. */
  readonly viber?:
    | {
        readonly clientRef: string;
        readonly action?: { readonly text: string; readonly url: string } | undefined;
        readonly error?: { readonly code: number; readonly title: string } | undefined;
      }
    | undefined;
  /** Under a template's words: what they say, and whether a press comes back as a message. */
  readonly buttons?: readonly { readonly title: string; readonly replies: boolean }[] | undefined;
  /** Whether the phone outside has shown it. */
  shown: boolean;
}

export interface NumberRecord {
  readonly sid: string;
  readonly accountSid: string;
  readonly phoneNumber: string;
  readonly createdAt: string;
  updatedAt: string;
  friendlyName: string;
  voice?: Hook | undefined;
  voiceFallback?: Hook | undefined;
  voiceApplicationSid?: string | undefined;
  sms?: Hook | undefined;
  smsFallback?: Hook | undefined;
  smsApplicationSid?: string | undefined;
  statusHook?: Hook | undefined;
  /** Where responders are sent; empty: nowhere. */
  emergencyAddressSid?: string | undefined;
  /** Active or Inactive. */
  emergencyStatus?: string | undefined;
}

export interface AddressRecord {
  readonly sid: string;
  readonly accountSid: string;
  readonly createdAt: string;
  updatedAt: string;
  customerName: string;
  street: string;
  streetSecondary: string;
  city: string;
  region: string;
  postalCode: string;
  readonly isoCountry: string;
  friendlyName: string;
  emergencyEnabled: boolean;
}

export interface ApplicationRecord {
  readonly sid: string;
  readonly accountSid: string;
  readonly createdAt: string;
  updatedAt: string;
  friendlyName: string;
  voice?: Hook | undefined;
  voiceFallback?: Hook | undefined;
  sms?: Hook | undefined;
  smsFallback?: Hook | undefined;
  statusHook?: Hook | undefined;
  messageStatusHook?: Hook | undefined;
}

export interface ApiKeyRecord {
  readonly sid: string;
  readonly accountSid: string;
  readonly secret: string;
  readonly createdAt: string;
  updatedAt: string;
  friendlyName: string;
}

/** A callback that has to reach the application. */
export interface CallbackInit {
  /** Callbacks of one key go one after the other. */
  readonly key: string;
  readonly hook: Hook;
  readonly params: Record<string, string>;
  /** What the provider of Viber tells in place of them, in its own form. */
  readonly json?: Record<string, unknown> | undefined;
  /** The numbers and clients it is about, for the wire log's filter. */
  readonly about: readonly string[];
  /** What it is about, for faults and the wire log. */
  readonly kind: 'call' | 'conference' | 'recording' | 'message' | 'dial';
  readonly dueAt: string;
}

export interface CallbackRecord extends CallbackInit {
  readonly id: string;
}
