/** What a call's log says that the caller had: a person, a tone or music, the mailbox, or nothing. */
import type { Api, Payload } from './api.ts';
import type { Hearing, HeardSoFar } from './callerEar.ts';

export interface LogEntry {
  readonly at: string;
  readonly name: string;
  readonly description: string;
}

/** What the caller has from this entry on; the others change nothing of it. */
const FROM_THEN_ON: Readonly<Record<string, Hearing | 'GONE'>> = {
  'call.answered': 'PERSON',
  'call.held': 'TONE',
  'call.resumed': 'PERSON',
  'transfer.cold': 'TONE',
  'transfer.warm': 'TONE',
  'transfer.completed': 'PERSON',
  'transfer.merged': 'PERSON',
  'transfer.cancelled': 'PERSON',
  'transfer.taken_back': 'PERSON',
  'agent.lost': 'TONE',
  'agent.returned': 'PERSON',
  // Nobody has the call any longer, until its flow does something.
  'transfer.fallback': 'NOTHING',
  'queue.joined': 'TONE',
  'queue.attempt': 'TONE',
  'voicemail.offered': 'TAPE',
  'call.ended': 'GONE',
};

export async function logOf(api: Api, callId: string): Promise<readonly LogEntry[]> {
  const { getCallTimeline } = await api.run(
    'query ($id: ID!) { getCallTimeline(callId: $id) { at name description } }',
    { id: callId },
  );
  return (getCallTimeline as Payload[]).map(({ at, name, description }) => ({ at, name, description }));
}

/** Read from the answer to the end. */
export function heardByLog(entries: readonly LogEntry[]): HeardSoFar {
  const order: Hearing[] = [];
  let longestNothingMs = 0;
  let now: Hearing | undefined;
  let since = 0;
  for (const { at, name } of entries) {
    const next = FROM_THEN_ON[name];
    // Before the answer it rings.
    if (next === undefined || (now === undefined && name !== 'call.answered')) continue;
    const time = Date.parse(at);
    if (now === 'NOTHING') longestNothingMs = Math.max(longestNothingMs, time - since);
    if (next === 'GONE') break;
    if (next !== now) since = time;
    now = next;
    if (next !== 'NOTHING' && next !== order.at(-1)) order.push(next);
  }
  return { order, longestNothingMs };
}
