import { type CallState, isFinal } from './state.ts';

/** What is being captured right now; null where nothing is recorded. Calls of before the pauses existed only run. */
export function captureOf(call: CallState): 'ON' | 'PAUSED' | 'STOPPED' | null {
  const { recording } = call;
  if (isFinal(call) || recording === null || recording.isMessage || recording.state !== 'PENDING') return null;
  return recording.capture ?? 'ON';
}
