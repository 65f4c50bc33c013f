/** What an inbound call needs to know before it begins. */
import type { WeeklyHours } from '@ringline/kit/hours';
import { readPeer } from '@ringline/kit/phone';
import { LRUCache } from 'lru-cache';
import { hoursOf } from '../hours/hoursOf.ts';
import { askedToRecord, type PlanValues, talkTimeCapSeconds } from '../numbers/planValues.ts';
import { heardAs } from '../sounds/promptLanguage.ts';
import type { Candidate } from './engine/candidate.ts';
import { compileFlow } from './engine/flow/compile.ts';
import type { FlowDetails, FlowType } from './engine/flow/config.ts';
import type { FlowGraph } from './engine/flow/graph.ts';
import { hasNumber } from './engine/flow/message.ts';
import type { Blocked } from './engine/inputs.ts';
import { newInboundCall } from './engine/newCall.ts';
import type { CallState, Flow } from './engine/state.ts';
import { frozen } from './frozen.ts';
import type { InboundSettings, SettingsColumns } from './inboundSettings.ts';
import { nameOf } from './sharedJson.ts';

/** The longest that a call may last where no plan limits it: the cap of the largest one (defaults 3.1), in seconds. */
export const LONGEST_CALL_SECONDS = 14_400;

interface DialledNumber {
  id: string;
  number: string;
  type: string;
  status: string;
  is_test_number: boolean;
  enable_call_recording: boolean;
  team_id: string;
  timeout_seconds: number;
  play_greeting: boolean;
  voicemail: boolean;
  hours: WeeklyHours | null;
  closed_fallback: Flow['closedFallback'];
  flow_type: FlowType;
  flow: FlowDetails | null;
  block_anonymous_calls: boolean;
}

export interface InboundFacts {
  workspaceId: string;
  number: DialledNumber | null;
  workspaceStatus: string | null;
  /** The workspace's. */
  language: string | null;
  /** The workspace's, IANA. */
  timezone: string | null;
  testMinutesLeft: number | null;
  balanceMicros: number | null;
  plan: PlanValues;
  /** The caller stands on the workspace's block list. */
  blocked: { since: number; by: string; reason: string } | null;
  candidates: Candidate[];
  known: CallState | null;
  /** Of the caller's contact; null: there are none, or the number's flow does not ask for them. */
  contactTags: string[] | null;
}

type NumberColumns = {
  [Column in Exclude<keyof DialledNumber, 'hours' | 'flow'>]: DialledNumber[Column] | null;
};

/** What read_inbound_calls_seen says of one call, JSON as text: nulls where there is nothing. */
export interface FactsRow extends Omit<NumberColumns, 'id'>, SettingsColumns {
  workspace_status: string | null;
  language: string | null;
  workspace_timezone: string | null;
  test_minutes_left: number | null;
  balance_micros: number | null;
  blocked: string | null;
  candidates: string | null;
  known: string | null;
  contact_tags: string | null;
}

const read = (text: string | null): unknown => (text === null ? null : JSON.parse(text));

/** Null: the number leads nowhere. */
export function readFacts(row: FactsRow, { hours, flow, plan }: InboundSettings): InboundFacts | null {
  const { workspace_id: workspaceId } = row;
  if (workspaceId === null || row.id === null) return null;
  return {
    workspaceId,
    // All of its columns are there when its id is.
    number: { ...row, hours, flow } as DialledNumber,
    workspaceStatus: row.workspace_status,
    language: row.language,
    timezone: row.workspace_timezone,
    testMinutesLeft: row.test_minutes_left,
    balanceMicros: row.balance_micros,
    plan,
    blocked: read(row.blocked) as InboundFacts['blocked'],
    candidates: (read(row.candidates) as Candidate[] | null) ?? [],
    known: read(row.known) as CallState | null,
    contactTags: read(row.contact_tags) as string[] | null,
  };
}

/** A call as the carrier names it. */
export interface CarrierCall {
  sid: string;
  from: string;
  to: string;
  /** With which a call of ours may show the caller's number; opaque, and a secret. */
  token?: string;
}

/** Why the caller is not taken; null: the call goes on. */
export function blockOf({ blocked, number }: InboundFacts, { from }: CarrierCall): Blocked | null {
  if (blocked) return { on: 'LIST', since: blocked.since, by: blocked.by, why: blocked.reason };
  return number?.block_anonymous_calls && !hasNumber(from) ? { on: 'ANONYMOUS' } : null;
}

/** Nobody is called for a suspended workspace: the caller may leave a message (defaults 11.1). */
const MESSAGES_ALONE: FlowGraph = {
  start: 'voicemail',
  closed: 'voicemail',
  last: 'voicemail',
  nodes: { voicemail: { do: 'voicemail' } },
};

/** The first state of the call. Null: calls to this number are not taken, nor recorded (defaults 11.1). */
export function firstState(
  facts: InboundFacts,
  { sid, from, token }: CarrierCall,
  id: string,
  startedAt: number,
): CallState | null {
  const { number, workspaceId, workspaceStatus } = facts;
  const isSuspended = workspaceStatus === 'SUSPENDED';
  if (!number || number.status !== 'AVAILABLE' || (workspaceStatus !== 'ACTIVE' && !isSuspended)) return null;
  const flow: Flow = {
    teamId: number.team_id,
    timeoutSeconds: number.timeout_seconds,
    playGreeting: number.play_greeting,
    voicemail: number.voicemail,
    closedFallback: number.closed_fallback,
    ...(number.flow?.queue?.wrapUpSeconds === undefined ? {} : { wrapUpSeconds: number.flow.queue.wrapUpSeconds }),
    ...heardAs(number.number, number.flow?.language, facts.language),
    ...(number.flow?.sounds ? { sounds: number.flow.sounds } : {}),
    ...(number.flow?.recordingNotice ? { recordingNotice: number.flow.recordingNotice } : {}),
    ...(number.flow?.allowPause === false ? { allowPause: false } : {}),
    ...(number.flow?.leaveOutsidersConnected ? { leaveOutsidersConnected: true } : {}),
    ...(number.flow?.textBack?.on ? { missedCallText: number.flow.textBack.text } : {}),
  };
  return newInboundCall({
    id,
    workspaceId,
    sid,
    ...(token === undefined ? {} : { callToken: token }),
    ...(facts.contactTags ? { contactTags: facts.contactTags } : {}),
    peerNumber: readPeer(from).address,
    phoneNumberId: number.id,
    workspaceNumber: number.number,
    isTestNumber: number.is_test_number,
    flow,
    graph: isSuspended ? MESSAGES_ALONE : graphFor(number, flow, facts.timezone),
    ...askedToRecord(number.enable_call_recording && !isSuspended, facts.plan),
    capSeconds: longestCall(facts),
    now: startedAt,
    seed: id,
  });
}

/** By everything that they are made of: what callers follow changes with the number's settings, not with each call. */
const compiled = new LRUCache<string, FlowGraph>({
  maxSize: 16_000_000,
  sizeCalculation: (graph, key) => key.length + JSON.stringify(graph).length,
});

function graphFor(number: DialledNumber, flow: Flow, workspaceZone: string | null): FlowGraph {
  const timezone = number.hours?.timezone ?? workspaceZone ?? undefined;
  const hours = asksForHours(number) ? number.hours : null;
  const key = [number.flow_type, timezone, JSON.stringify(flow), nameOf(hours), nameOf(number.flow)].join('\n');
  const known = compiled.get(key);
  if (known) return known;
  const graph = compileFlow({
    ...number.flow,
    type: number.flow_type,
    timezone,
    ...(hours ? { hours: hoursOf(hours, number.flow?.holidays) } : {}),
    ...flow,
  });
  compiled.set(key, frozen(graph));
  return graph;
}

/** The others are told with the call's arrival that it is closed; hours are plenty of text to keep with each call. */
const asksForHours = ({ flow_type: type, flow }: DialledNumber): boolean =>
  type === 'CUSTOM' || flow?.finishQueueAtClose === false;

/** Seconds: as long as the plan lets a call be, whichever side began it, and no longer than a test number has minutes for. */
function longestCall({ number, testMinutesLeft, plan }: InboundFacts): number {
  const cap = talkTimeCapSeconds(plan) ?? LONGEST_CALL_SECONDS;
  if (!number?.is_test_number || testMinutesLeft === null) return cap;
  return Math.min(cap, Math.max(1, testMinutesLeft) * 60);
}
