/** Inbound calls with their first steps, as the SQL function begin_calls takes them. */
import { sqlArray } from '@ringline/kit/db';
import { eventColumns, type EventRecord } from '@ringline/kit/events';
import { engagements } from './callStore.ts';
import { type CallState, isFinal, nextDueAt } from './engine/state.ts';
import type { StepResult } from './engine/step.ts';

/** A call that begins, with its events. */
export interface BeginningCall {
  readonly sid: string;
  readonly result: StepResult;
  /** The call of the result as its row has it. */
  readonly state: CallState;
  readonly events: readonly EventRecord[];
}

/** Milliseconds after which the leg of a call is asked about that was not heard of (begin_calls, write_call_step). */
const ASKED_AFTER_MS = 30_000;
/** Between JSON texts: none of them can hold it (RFC 7464). */
const RECORD_SEPARATOR = '\u001E';

/** Arguments in the order of the function. @param now when the calls are written; their legs are asked about from then on */
export function beginningColumns(beginnings: readonly BeginningCall[], now: Date, newId: () => string): unknown[] {
  const calls = beginnings.map(({ result }) => result.call);
  const entries = beginnings.flatMap(({ result }) => result.timeline.map((entry) => ({ call: result.call, entry })));
  const due = calls.flatMap((call) => {
    const at = dueOf(call, now.getTime());
    return at === null ? [] : [{ call, at }];
  });
  const further = beginnings.filter(({ result }) => result.commands.length > 0).map(({ result }) => furtherOf(result));
  return [
    now,
    sqlArray(calls.map(({ workspaceId }) => workspaceId)),
    sqlArray(calls.map(({ id }) => id)),
    sqlArray(calls.map(({ outsideLegId }) => outsideLegId)),
    sqlArray(beginnings.map(({ sid }) => sid)),
    sqlArray(calls.map(isGone)),
    sqlArray(calls.map(({ peerNumber }) => peerNumber)),
    sqlArray(calls.map(({ phoneNumberId }) => phoneNumberId)),
    sqlArray(calls.map(({ flow }) => flow.teamId)),
    sqlArray(calls.map(({ status }) => status)),
    sqlArray(calls.map(isFinal)),
    sqlArray(calls.map(({ startedAt }) => timeOf(startedAt))),
    sqlArray(calls.map(({ version }) => version)),
    beginnings.map(({ state }) => JSON.stringify(state)).join(RECORD_SEPARATOR),
    sqlArray(entries.map(({ call }) => call.id)),
    sqlArray(entries.map(({ call }) => call.workspaceId)),
    sqlArray(entries.map(() => newId())),
    sqlArray(entries.map(({ entry }) => timeOf(entry.at))),
    sqlArray(entries.map(({ entry }) => entry.kind)),
    sqlArray(entries.map(({ entry }) => entry.name)),
    sqlArray(entries.map(({ entry }) => entry.description)),
    sqlArray(entries.map(({ entry }) => JSON.stringify(entry.parameters))),
    sqlArray(due.map(({ call }) => call.id)),
    sqlArray(due.map(({ call }) => call.workspaceId)),
    sqlArray(due.map(({ at }) => timeOf(at))),
    further.length === 0 ? null : JSON.stringify(further),
    ...eventColumns(beginnings.flatMap(({ events }) => events)),
  ];
}

const timeOf = (milliseconds: number): string => new Date(milliseconds).toISOString();

const isGone = (call: CallState): boolean => call.legs[call.outsideLegId]?.status === 'ENDED';

/**
 * When the call's first timer is due. A later one needs no row yet: it is written with the first step after this one
 * (write_call_step), or when the caller's leg is about to be asked about (carrier/sweeper.ts).
 */
function dueOf(call: CallState, now: number): number | null {
  const at = nextDueAt(call);
  return at !== null && (isGone(call) || at < now + ASKED_AFTER_MS) ? at : null;
}

/** What only a call has that rings somebody at once, or forwards. */
function furtherOf({ call, commands }: StepResult): object {
  const legs = Object.values(call.legs).filter(({ id }) => id !== call.outsideLegId);
  return {
    workspace: call.workspaceId,
    call: call.id,
    legs: legs.map(({ id, sid, status }) => ({ id, sid, ended: status === 'ENDED' })),
    commands,
    engaged: engagements(call),
  };
}
