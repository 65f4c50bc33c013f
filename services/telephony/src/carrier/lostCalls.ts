/** Calls that never reached us: our webhooks could not be answered, or only by what needs no database. None is lost. */
import { createLookBack, type LookBack } from '@ringline/kit/carrier';
import { readLegStatus } from '../calls/legStatus.ts';
import type { RecordUnattendedCall } from '../calls/recordUnattendedCall.ts';
import type { Deps } from '../context.ts';
import { isBeingWritten, isMessage, voicemailOf } from './messages.ts';

export function createLostCalls(deps: Deps, record: RecordUnattendedCall): LookBack {
  return createLookBack({
    ...deps,
    name: 'find-lost-calls',
    what: 'calls',
    overlapMs: 120_000,
    look: (from, until) => look(deps, record, from, until),
  });
}

/** @returns when the first unknown call began that is not over: its caller hears our music and will ask again */
async function look(
  { db, carrier, log }: Deps,
  record: RecordUnattendedCall,
  from: Date,
  until: Date,
): Promise<number | undefined> {
  const recordings = await carrier.rest.recordings.list({ dateCreatedAfter: from, pageSize: 1000 });
  const messages = new Map(recordings.filter(isMessage).map((one) => [one.callSid, one]));
  const listed = await carrier.rest.calls.list({ startTimeAfter: from, startTimeBefore: until, pageSize: 1000 });
  const inbound = listed.filter(({ direction, to }) => direction === 'inbound' && to.startsWith('+'));
  const { rows } = await db.pool.query<{ sid: string }>('SELECT unknown_calls($1, $2) AS sid', [
    inbound.map(({ to }) => to),
    inbound.map(({ sid }) => sid),
  ]);
  const unknown = new Set(rows.map(({ sid }) => sid));
  let open: number | undefined;
  for (const call of inbound) {
    const message = messages.get(call.sid);
    if (!unknown.has(call.sid) && !message) continue;
    const startedAt = (call.startTime ?? call.dateCreated).getTime();
    if (readLegStatus(call.status)?.status !== 'ENDED' || (message && isBeingWritten(message))) {
      open = Math.min(open ?? startedAt, startedAt);
      continue;
    }
    const endedAt = call.endTime instanceof Date ? call.endTime.getTime() : startedAt;
    const voicemail = message?.status === 'completed' ? voicemailOf(message) : null;
    if (unknown.has(call.sid))
      log.warn({ voicemail: voicemail !== null }, 'a call that never reached us was found at the carrier');
    await record({ sid: call.sid, from: call.from, to: call.to, startedAt, endedAt, voicemail });
  }
  return open;
}
