/** How a number's flow is configured: what people edit, and what is compiled to a graph. Plain JSON, as the number's row has it. */
import type { PromptLanguage } from '../../../sounds/promptLanguage.ts';
import type { FlowSounds } from '../../../sounds/soundName.ts';
import type { Hours } from '../../../hours/hours.ts';
import type { RecordingNotice } from '../state.ts';
import type { QueueSettings } from '../queue/queueSettings.ts';
import { asksContact, type FlowDocument } from './document.ts';
import type { Forward, Prompt, SmartAgentMode } from './graph.ts';

export type FlowType = 'CLASSIC' | 'CUSTOM' | 'IVR' | 'QUEUE' | 'SOUND';

/** What happens when nobody takes a call, or outside the hours (defaults 11.5). Null where one is expected: nothing, it ends. */
export type Fallback =
  | { action: 'VOICEMAIL' }
  | { action: 'LET_CALL_THROUGH' }
  | { action: 'PHONE_NUMBER'; forward: Forward }
  /** Exactly one of the two. */
  | { action: 'TEAM_TEAMMATE'; teamId: string | null; userId: string | null };

/** Where a key or an extension leads (defaults 11.3). */
export type MenuTarget =
  | { kind: 'TEAM'; teamId: string }
  /** The same team with a waiting room, by the number's settings for queues. */
  | { kind: 'QUEUE'; teamId: string }
  | { kind: 'USER'; userId: string }
  | { kind: 'PHONE_NUMBER'; forward: Forward }
  | { kind: 'VOICEMAIL' }
  | { kind: 'MENU'; menu: Menu }
  | { kind: 'SOUND'; prompt: Prompt }
  | { kind: 'HANG_UP' }
  /** To the menu above; from the first one, to itself. */
  | { kind: 'BACK' }
  /** The number's own team. */
  | { kind: 'OPERATOR' }
  /** As long as none is ready: at once where the call goes on when nobody takes it. */
  | { kind: 'AI_AGENT' };

/** The node at which the number's calls come to it. */
export const AGENT_NODE = 'agent';

export interface MenuChoice {
  /** 0–9, * or #, or an extension of 2–6 digits. */
  key: string;
  /** What the people see who get the call: "Sales". */
  label: string;
  target: MenuTarget;
}

export interface Menu {
  prompt: Prompt;
  choices: MenuChoice[];
}

/** A day that replaces the hours of its weekday (defaults 10). */
export interface NumberHoliday {
  /** The local date, `2026-12-25`, or `12-25` for each year. */
  date: string;
  name: string;
  /** Wall times, HH:mm; none: closed. */
  blocks: { start: string; end: string }[];
  /** A block of the day before ends at midnight instead of running into this day. */
  closesAtMidnight: boolean;
  /** What callers hear then while it is closed. */
  greeting?: Prompt | null;
}

/** What a type needs beyond the columns of the number; a row of before has none of it. */
export interface FlowDetails {
  menu?: Menu | null;
  /** What a SOUND flow plays. */
  sound?: Prompt | null;
  fallback?: Fallback | null;
  /** What happens outside the hours where the column `closed_fallback` says PHONE_NUMBER or TEAM_TEAMMATE. */
  closed?: Fallback | null;
  /** Of a QUEUE flow: what differs from the defaults. */
  queue?: Partial<QueueSettings>;
  /** A phone that rings along with the team of a CLASSIC flow. */
  callForward?: Forward | null;
  /** When an AI agent answers; absent: none does. A CUSTOM flow says itself where. */
  smartAgentMode?: SmartAgentMode;
  /** What is heard instead of our own sounds. */
  sounds?: FlowSounds;
  /** Of a CUSTOM flow: the version that is live. */
  custom?: LiveVersion | null;
  /** Of our own words; absent: the workspace's. */
  language?: PromptLanguage;
  /** How people are told that they are recorded; absent: in words. */
  recordingNotice?: RecordingNotice;
  /** Whether a recording of the number's can be paused; absent: yes (defaults 12.2). */
  allowPause?: boolean;
  /** Whether those outside stay connected when the last of our people leaves a conference; absent: no (defaults 12.4). */
  leaveOutsidersConnected?: boolean;
  /** The text to who called in vain. */
  textBack?: TextBack;
  /** Sorted by date; in force while the number's hours are. */
  holidays?: NumberHoliday[];
  /** Whether who waits in a queue when the hours end goes on waiting; absent: yes (defaults 10). */
  finishQueueAtClose?: boolean;
}

/** Written from the number to who called in vain. `text` is kept while it is off. */
export interface TextBack {
  on: boolean;
  text: string;
}

/** A published flow with which calls begin. */
export interface LiveVersion {
  version: number;
  document: FlowDocument;
  /** It asks for the caller's contact; read_inbound_calls_seen reads the tags for it. */
  asksContact?: true;
}

export const liveVersionOf = (version: number, document: FlowDocument): LiveVersion => ({
  version,
  document,
  ...(asksContact(document) ? { asksContact: true } : {}),
});

export interface FlowConfig extends FlowDetails {
  type: FlowType;
  teamId: string;
  timeoutSeconds: number;
  /** Whether a caller whom nobody takes may leave a message. */
  voicemail: boolean;
  closedFallback: Fallback['action'];
  /** IANA zone of the number's hours, or else the workspace's. */
  timezone?: string | undefined;
  /** The number's hours, which a CUSTOM flow may ask for, and with which queues may end; undefined: at any time. */
  hours?: Hours | undefined;
}
