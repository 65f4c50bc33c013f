import type { Deps } from '../context.ts';
import type { ApplyInput } from './applyInput.ts';
import type { Voicemail } from './engine/inputs.ts';

/** The tone is over, and the carrier records what the caller says. */
export function toneReported(apply: ApplyInput) {
  return async (call: { workspaceId: string; callId: string }, recordingSid: string): Promise<void> => {
    await apply({ ...call, key: `tone:${recordingSid}`, input: { type: 'TONE' } });
  };
}

/** The carrier took a message from the caller of a call that nobody took. */
export function messageReported(deps: Pick<Deps, 'clock'>, apply: ApplyInput) {
  return async (call: { workspaceId: string; callId: string }, voicemail: Voicemail): Promise<void> => {
    const key = `voicemail:${voicemail.recordingSid}`;
    await apply({ ...call, key, input: { type: 'VOICEMAIL', endedAt: deps.clock.now().getTime(), voicemail } });
  };
}
