/**
 * Calls that never reached us: our webhooks could not be answered, or only by what needs no database. The carrier's own list is
 * compared with ours after a start, after every stateless answer and every ten minutes, so that none is lost.
 */
import { job, type Job } from '@ringline/kit/jobs';
import { z } from 'zod';
import type { RecordUnattendedCall } from '../calls/recordUnattendedCall.ts';
import { readLegStatus } from '../calls/legStatus.ts';
import type { Voicemail } from '../calls/engine/inputs.ts';
import type { Dependencies } from '../dependencies.ts';

const FIND_LOST_CALLS = 'find-lost-calls';
/** What is asked for at once, in ms: a long outage is caught up in pieces that are done for good. */
const PIECE_MS = 600_000;
/** Clocks differ, and a call may be listed a little late. */
const OVERLAP_MS = 120_000;
/** A caller who still hears our music, or a message that is still being written: looked at again after this. */
const AGAIN_MS = 15_000;
/** While the database is away a doubt cannot be written down: tried again after this. */
const RETRY_MS = 1_000;

export interface LostCalls {
  readonly job: Job;
  /** Says that a call may have passed us by. Never throws. */
  suspect(): void;
  stop(): void;
}

export function createLostCalls(deps: Dependencies, record: RecordUnattendedCall): LostCalls {
  const { db, clock, carrier } = deps;
  let doubt: NodeJS.Timeout | undefined;
  let stopped = false;

  const enqueue = (startAfter?: Date): Promise<void> =>
    db.platform('which calls the carrier has is a matter of all workspaces', (uow) =>
      deps.jobs.enqueue(uow, FIND_LOST_CALLS, {}, { singletonKey: 'look', startAfter }),
    );

  function suspect(): void {
    if (doubt || stopped) return;
    doubt = setTimeout(() => {
      enqueue().then(
        () => (doubt = undefined),
        () => {
          doubt = undefined;
          suspect();
        },
      );
    }, RETRY_MS);
  }

  async function look(): Promise<void> {
    const now = clock.now().getTime();
    const { rows } = await db.pool.query<{ looked_until: Date }>(
      "SELECT looked_until FROM carrier_look WHERE what = 'calls'",
    );
    let from = rows[0]?.looked_until.getTime() ?? now;
    let open: number | undefined;
    while (from < now) {
      const until = Math.min(from + PIECE_MS, now);
      const unfinished = await lookAt(new Date(from - OVERLAP_MS), new Date(until));
      if (unfinished !== undefined) open ??= Math.max(from, unfinished);
      from = until;
      await db.pool.query("UPDATE carrier_look SET looked_until = $1 WHERE what = 'calls'", [
        new Date(open === undefined ? until : Math.min(open, until)),
      ]);
    }
    if (open !== undefined) await enqueue(new Date(clock.now().getTime() + AGAIN_MS));
  }

  /** @returns when the first call began that is not over, epoch ms */
  async function lookAt(from: Date, until: Date): Promise<number | undefined> {
    const messages = await carrier.rest.recordings.list({ dateCreatedAfter: from, pageSize: 1000 });
    const taken = new Map(messages.filter(({ source }) => source === 'RecordVerb').map((one) => [one.callSid, one]));
    const listed = await carrier.rest.calls.list({ startTimeAfter: from, startTimeBefore: until, pageSize: 1000 });
    const inbound = listed.filter(({ direction, to }) => direction === 'inbound' && to.startsWith('+'));
    const { rows } = await db.pool.query<{ sid: string }>('SELECT unknown_calls($1, $2) AS sid', [
      inbound.map(({ to }) => to),
      inbound.map(({ sid }) => sid),
    ]);
    const unknown = new Set(rows.map(({ sid }) => sid));
    let open: number | undefined;
    for (const call of inbound) {
      const message = taken.get(call.sid);
      if (!unknown.has(call.sid) && !message) continue;
      const startedAt = (call.startTime ?? call.dateCreated).getTime();
      const over = readLegStatus(call.status)?.status === 'ENDED' && message?.status !== 'processing';
      if (!over) {
        open = Math.min(open ?? startedAt, startedAt);
        continue;
      }
      const endedAt = call.endTime instanceof Date ? call.endTime.getTime() : startedAt;
      const voicemail = message?.status === 'completed' ? voicemailOf(message) : null;
      if (unknown.has(call.sid))
        deps.log.warn({ voicemail: voicemail !== null }, 'a call that never reached us was found at the carrier');
      await record({ sid: call.sid, from: call.from, to: call.to, startedAt, endedAt, voicemail });
    }
    return open;
  }

  return {
    job: job({
      name: FIND_LOST_CALLS,
      schema: z.object({}),
      cron: '*/10 * * * *',
      retry: { limit: 20, delaySeconds: 2 },
      handler: look,
    }),
    suspect,
    stop() {
      stopped = true;
      clearTimeout(doubt);
    },
  };
}

const voicemailOf = ({ sid, duration }: { sid: string; duration: string }): Voicemail => ({
  recordingSid: sid,
  durationSeconds: Number(duration) || 0,
});
