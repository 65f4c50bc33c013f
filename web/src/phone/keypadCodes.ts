/**
 * Codes on the keypad of a running call, by which our people do what the buttons do (defaults 12.2). Read here, in the browser of
 * who presses them: the caller's keys never come this way, and the carrier hears of a code nothing.
 */
import type { PhoneEvent } from './phoneState.ts';
import type { CallSnapshot } from './types.ts';

export type CodeMeaning = 'record' | 'stop' | 'hold' | 'resume' | 'transfer';
export type Codes = Readonly<Record<CodeMeaning, string>>;

export interface ReadKey {
  /** Keys that may become a code. */
  pending: string;
  /** Keys that are none, for the other side. */
  digits: string;
  meaning: CodeMeaning | undefined;
}

/** Reads one more key. @param pending the keys before it that may become a code */
export function readKey(pending: string, key: string, codes: Codes | undefined): ReadKey {
  const known = Object.entries(codes ?? {}) as [CodeMeaning, string][];
  const typed = pending + key;
  const begins = (text: string) => known.some(([, code]) => code.startsWith(text));
  const meaning = known.find(([, code]) => code === typed)?.[0];
  if (meaning) return { pending: '', digits: '', meaning };
  if (begins(typed)) return { pending: typed, digits: '', meaning };
  return begins(key)
    ? { pending: key, digits: pending, meaning: undefined }
    : { pending: '', digits: typed, meaning: undefined };
}

/** What a code asks of the phone as the call is; undefined where it is so already, or where there is no button for it either. */
export function eventOf(
  meaning: CodeMeaning,
  call: CallSnapshot,
  who: { mayRecord: boolean; userId: string | undefined },
): PhoneEvent | undefined {
  if (call.agentUserId !== who.userId) return undefined;
  const { capture, phase } = call;
  const runs = capture?.state === 'ON' || capture?.state === 'PAUSED';
  if (meaning === 'record') return who.mayRecord && !runs ? { type: 'TOGGLE_RECORD' } : undefined;
  if (meaning === 'stop') return runs && capture.onDemand ? { type: 'TOGGLE_RECORD' } : undefined;
  if (meaning === 'hold') return phase === 'TALKING' ? { type: 'TOGGLE_HOLD' } : undefined;
  if (meaning === 'transfer') return phase === 'TRANSFERRING' ? undefined : { type: 'SHOW_PANEL', panel: 'TRANSFER' };
  if (phase === 'HELD') return { type: 'TOGGLE_HOLD' };
  return capture?.state === 'PAUSED' ? { type: 'TOGGLE_PAUSE' } : undefined;
}
