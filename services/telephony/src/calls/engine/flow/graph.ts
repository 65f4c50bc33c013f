/**
 * A call flow as the engine walks it: a small graph of nodes. Every type of flow (defaults 11.2) is compiled to one
 * (compile.ts), so that one runner (walk.ts) leads every call. It is plain JSON and stays on the call: a live call finishes on
 * the version with which it began.
 */

import type { Hours } from '../../../hours/hours.ts';
import type { QueueSettings } from '../queue/queueSettings.ts';

/** What a caller hears: a file of services/telephony/sounds, or words that the carrier's voice says. */
export type Prompt = { sound: string } | { say: string };

/** A phone outside that rings for us. */
export interface Forward {
  /** E.164. */
  to: string;
  /** Whoever picks up presses 1 first: a foreign voicemail does not swallow the call (defaults 11.5). */
  pressOne: boolean;
  /** Whether it may be shown the caller's number; absent: yes (defaults 11.5). */
  showCaller?: boolean;
}

export interface PlayNode {
  do: 'play';
  prompt: Prompt;
  /** It is what callers hear outside the hours, on a holiday with its own words. */
  greets?: { holiday: string | null };
  next: string;
}

export interface MenuNode {
  do: 'menu';
  prompt: Prompt;
  /** By key, 0–9, * and #, or by extension, 2–6 digits. */
  choices: Record<string, { to: string; label: string }>;
  /** Where wrong and missing keys lead in the end. */
  exhausted: string;
}

export interface RingNode {
  do: 'ring';
  /** Whose members ring together, or the one person who does. */
  teamId: string | null;
  userId: string | null;
  /** Rings also who is BUSY or OFFLINE by choice (LET_CALL_THROUGH after no answer). */
  everybody: boolean;
  seconds: number;
  /** A phone that rings along with them. */
  forward: Forward | null;
  unanswered: string;
}

/** A waiting room (engine/queue): it has the call until somebody answers, the caller hangs up, or it gives the call back. */
export interface QueueNode {
  do: 'queue';
  teamId: string;
  settings: QueueSettings;
  unanswered: string;
}

/** The caller is called back by the team; `next`: where the call goes on when the caller has no number. */
export interface CallbackNode {
  do: 'callback';
  teamId: string;
  settings: QueueSettings;
  next: string;
}

export interface ForwardNode {
  do: 'forward';
  forward: Forward;
  seconds: number;
  unanswered: string;
}

export const SUBJECTS = [
  'CALLER_COUNTRY',
  'CALLER_NUMBER',
  'CALLER_ANONYMOUS',
  /** Any of the tags of the caller's contact. */
  'CONTACT_TAG',
  /** The caller's contact has the tag `VIP`. */
  'CONTACT_VIP',
  'KEYS',
  'VARIABLE',
] as const;

/** What a caller is asked to be, or to have pressed. CALLER_ANONYMOUS and CONTACT_VIP take no values. */
export interface Condition {
  subject: (typeof SUBJECTS)[number];
  operator: 'IS' | 'IS_NOT' | 'STARTS_WITH' | 'ONE_OF';
  /** Of VARIABLE. */
  name: string;
  values: string[];
}

/** Another program is told of the call and answers with variables (defaults 11.2). */
export interface WebhookNode {
  do: 'webhook';
  url: string;
  answered: string;
  /** It failed, refused or was late. */
  failed: string;
}

/** What is said of a holiday, beside its hours. */
export interface HolidayNote {
  /** As the holiday of the hours has it. */
  date: string;
  name: string;
  /** What callers hear while it closes the number; null: nothing of its own. */
  greeting: Prompt | null;
}

/** When an AI agent answers (defaults 11.2): before the team, the queue or the menu; when nobody took the call; outside the hours. */
export const SMART_AGENT_MODES = ['FIRST', 'FALLBACK', 'AFTER_HOURS'] as const;
export type SmartAgentMode = (typeof SMART_AGENT_MODES)[number];

/** Nodes that take no time: the call comes to the next one in the same step. */
export type DecisionNode =
  /** Without hours it is always open. */
  | {
      do: 'hours';
      hours: Hours | null;
      /** The number's, whose greeting is heard while it is closed. */
      numbersOwn?: true;
      holidays?: readonly HolidayNote[];
      open: string;
      closed: string;
    }
  | { do: 'condition'; condition: Condition; yes: string; no: string }
  | { do: 'set'; name: string; value: string; next: string }
  | { do: 'goto'; to: string }
  /** The caller gets a text, once per call and node; the call does not wait for it. */
  | { do: 'message'; text: string; next: string }
  /** The caller's contact gets a tag. */
  | { do: 'tag'; tag: string; next: string }
  /** No agent answers calls in this release: it says so and leads on. */
  | {
      do: 'aiAgent';
      /** Why the call comes to one, where a number's settings say so and no step or key of people's own. */
      mode?: SmartAgentMode;
      next: string;
    };

const DECISIONS: Record<DecisionNode['do'], true> = {
  hours: true,
  condition: true,
  set: true,
  goto: true,
  message: true,
  tag: true,
  aiAgent: true,
};
export const isDecision = (node: FlowNode): boolean => Object.hasOwn(DECISIONS, node.do);

export type FlowNode = (
  | PlayNode
  | MenuNode
  | RingNode
  | QueueNode
  | CallbackNode
  | ForwardNode
  | WebhookNode
  /** Takes a message after the tone; final. */
  | { do: 'voicemail' }
  /** Tells the caller that nobody is available, and hangs up. */
  | { do: 'unavailable' }
  /** The flow ends as it was meant to: nobody missed anything. */
  | { do: 'end' }
  /** Hangs up. Somebody missed the call if it rang, or came outside the hours. */
  | { do: 'hangUp' }
  | DecisionNode
) & {
  /** Somebody or something that is tried because what came before did not take the call: counts as a hop (defaults 11.5). */
  fallback?: true;
};

export interface FlowGraph {
  /** Where a call begins after its greeting, and where it begins outside the number's hours. */
  start: string;
  closed: string;
  /** Where a call ends that falls back in circles. */
  last: string;
  /** People made it node by node: it decides about the hours itself, and no node is come to more than three times. */
  custom?: true;
  nodes: Record<string, FlowNode>;
  /** The number's hours, with whose end nobody waits in a queue any longer; absent: who waits is not thrown out. */
  queueHours?: { hours: Hours; holidays: readonly HolidayNote[] };
}

/** Where a call is in its flow. */
export interface FlowPosition {
  node: string;
  /** Grows with everything that the caller is told anew: a report of an earlier one changes nothing. */
  visit: number;
  /** Wrong and missing keys since the last right one. */
  tries: number;
  /** The keys that led here, with what they stand for (defaults 11.3: `ivrPath`). */
  keys: { key: string; label: string; node?: string }[];
  /** Fallbacks so far, and what was rung, so that a fallback never rings it again. */
  hops: number;
  tried: string[];
  /** It took the path for calls outside the hours. */
  closed: boolean;
  /** In a custom flow: the node to which the call comes once the caller has heard the notice and the greeting. */
  afterPreamble?: string;
  /** The node needs the people whom it may ring, and they are being looked up. */
  awaitsPeople: boolean;
  /** In a custom flow: every node that the call came to, in order, and what its nodes have set. */
  trail?: string[];
  variables?: Record<string, string>;
  /** Who is rung as soon as their wrap-up is over, or their device may be back, by user id. */
  later?: string[];
  /** The nodes whose text was sent. */
  texted?: string[];
}
