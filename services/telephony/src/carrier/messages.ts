/** Messages that callers left, as the carrier keeps them: recordings that its own verb took. */
import type { Voicemail } from '../calls/engine/inputs.ts';
import type { Deps } from '../context.ts';
import { type Performed, TryLater } from './performed.ts';

interface CarrierRecording {
  sid: string;
  source: string;
  status: string;
  /** Seconds. */
  duration: string;
}

/** Until a carrier that still writes a message is asked again, in ms. */
const WRITES_MS = 2_000;
const written: ReadonlySet<string> = new Set(['completed', 'absent', 'failed', 'deleted']);

/** Whether the recording is a caller's message, not one of the conversation. */
export const isMessage = ({ source }: Pick<CarrierRecording, 'source'>): boolean => source === 'RecordVerb';

/** The carrier still takes it down. */
export const isBeingWritten = ({ status }: Pick<CarrierRecording, 'status'>): boolean => !written.has(status);

export const voicemailOf = ({ sid, duration }: Pick<CarrierRecording, 'sid' | 'duration'>): Voicemail => ({
  recordingSid: sid,
  durationSeconds: Number(duration) || 0,
});

/**
 * Whether a caller who has gone left a message: no call waits for a webhook that never comes (design: call-engine).
 * @param sid of the caller's leg
 * @throws TryLater while the carrier writes it
 */
export async function askForMessage({ carrier, clock }: Deps, sid: string): Promise<Performed> {
  const messages = (await carrier.rest.calls(sid).recordings.list({ limit: 20 })).filter(isMessage);
  const message = messages.find(({ status }) => status === 'completed');
  if (message) {
    const endedAt = clock.now().getTime();
    return { sid: null, input: { type: 'VOICEMAIL', endedAt, voicemail: voicemailOf(message) } };
  }
  if (messages.some(isBeingWritten)) throw new TryLater('the carrier still writes the message', WRITES_MS);
  return { sid: null, input: { type: 'NO_MESSAGE' } };
}
