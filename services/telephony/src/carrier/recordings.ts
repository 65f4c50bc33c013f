/** Recordings of conversations, as the carrier keeps them. */
import type { Deps } from '../context.ts';
import { isBeingWritten, isMessage } from './messages.ts';
import { type Performed, TryLater } from './performed.ts';

/** Until a carrier that still writes a recording is asked again, in ms. */
const WRITES_MS = 15_000;

/**
 * What became of a recording of which no report came.
 * @param sid of the leg outside
 * @throws TryLater while the carrier writes it
 */
export async function askForRecording({ carrier }: Deps, sid: string): Promise<Performed> {
  const all = (await carrier.rest.calls(sid).recordings.list({ limit: 20 })).filter((one) => !isMessage(one));
  if (all.some(isBeingWritten)) throw new TryLater('the carrier still writes the recording', WRITES_MS);
  const found = all.find(({ status }) => status === 'completed') ?? all[0];
  // It knows of none: it may yet, until people are told that it is missing.
  if (!found) return { sid: null };
  const told = { recordingSid: found.sid, durationSeconds: Number(found.duration) || 0 };
  return { sid: null, input: { type: 'RECORDING_AVAILABLE', ...told, failed: found.status !== 'completed' } };
}
