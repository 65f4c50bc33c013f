/** The caller's leg runs what it was last told: when there is something else to hear, it must be told to ask again. */
import { legScript } from './legScript.ts';
import type { CallState } from './state.ts';
import type { Step } from './step.ts';

/** What the caller hears, to be compared by `tellCaller`. When the place in line is told is not up to that (queue/announce.ts). */
export function heardBy(call: CallState): string {
  const script = legScript(call, call.outsideLegId);
  return JSON.stringify(script.do === 'QUEUE' ? { ...script, announce: false } : script);
}

/** Tells the caller's leg to ask again, unless it hears the same as `before` or is asking anyway. */
export function tellCaller(step: Step, before: string): void {
  const { call } = step;
  const outside = call.legs[call.outsideLegId];
  if (step.callerAsks || !outside?.sid || outside.status === 'ENDED' || heardBy(call) === before) return;
  step.command({ kind: 'REDIRECT_LEG', legId: outside.id, sid: outside.sid });
}
