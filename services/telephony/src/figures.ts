/** The figures of telephony, counted after the transaction that made them true. */
import type { Database } from '@ringline/kit/db';
import type { Metrics } from '@ringline/kit/telemetry';
import { isFinal, type CallState } from './calls/engine/state.ts';

export interface CallFigures {
  /** @param before the call as it was; null for a new one */
  stepped(before: CallState | null, call: CallState, now: number): void;
  /**
   * The words of a recording are there, or will not come.
   * @param call as it was while they were worked on
   */
  transcribed(call: CallState, result: 'ready' | 'failed', now: number): void;
}

const RING_BUCKETS = [0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 5, 10];
/** The promise is 120 s (defaults 12.3); the carrier is given an hour. */
const TRANSCRIPT_BUCKETS = [10, 20, 30, 45, 60, 90, 120, 180, 300, 600, 1_200, 3_600];
const SETUP_BUCKETS = [1, 2, 5, 10, 15, 20, 30, 45, 60, 120];

export function callFigures(metrics: Metrics): CallFigures {
  const outcomes = metrics.counter({
    name: 'call_outcomes_total',
    help: 'Calls that ended, by final status and reason (defaults 8.1)',
    labels: ['direction', 'status', 'reason'],
  });
  const setups = metrics.histogram({
    name: 'call_setup_duration_seconds',
    help: 'Time from the beginning of a call until someone answered, greeting and ringing included',
    labels: ['direction'],
    buckets: SETUP_BUCKETS,
  });
  const offers = metrics.counter({
    name: 'offers_total',
    help: 'Devices that were rung for inbound calls, by what became of it',
    labels: ['result'],
  });
  const rings = metrics.histogram({
    name: 'offer_ring_delay_seconds',
    help: 'Time from the decision to ring a device until the carrier says that it rings',
    buckets: RING_BUCKETS,
  });
  // Without labels it stands at 0 from the start of the process on: the first one is an increase, too.
  const missing = metrics.counter({
    name: 'recordings_missing_total',
    help: 'Recordings of calls, and messages of callers, that were due and did not come (defaults 12.2)',
  });
  const transcripts = metrics.histogram({
    name: 'transcript_delay_seconds',
    help: 'Time from the end of a call, or from the moment someone asked, until its words were there or given up (defaults 12.3)',
    labels: ['result'],
    buckets: TRANSCRIPT_BUCKETS,
  });

  return {
    transcribed({ transcript }, result, now) {
      const since = transcript?.awaitedSince;
      if (since !== undefined) transcripts.labels(result).observe(Math.max(0, now - since) / 1_000);
    },
    stepped(before, call, now) {
      const wasAnswered = before?.answeredAt ?? null;
      if (wasAnswered === null && call.answeredAt !== null)
        setups.labels(call.direction).observe(Math.max(0, call.answeredAt - call.startedAt) / 1_000);
      if (isFinal(call) && !(before && isFinal(before)))
        outcomes.labels(call.direction, call.status, call.endReason ?? 'UNKNOWN').inc();
      if (call.recording?.state === 'MISSING' && before?.recording?.state !== 'MISSING') missing.inc();
      for (const offer of call.offers) {
        const was = before?.offers.find(({ id }) => id === offer.id)?.state;
        if (was === 'RINGING' && offer.state !== 'RINGING') offers.labels(offer.state.toLowerCase()).inc();
        const rang = before?.legs[offer.id]?.status !== 'RINGING' && call.legs[offer.id]?.status === 'RINGING';
        if (rang && call.ringingAt !== null) rings.observe(Math.max(0, now - call.ringingAt) / 1_000);
      }
    },
  };
}

/** What is true of the whole deployment right now; every replica shows the same. */
export function watchCalls<Client>(db: Database<Client>, metrics: Metrics): void {
  const count = async (sql: string) => {
    const { rows } = await db.pool.query<{ count: string }>(sql);
    return [{ labels: {}, value: Number(rows[0]?.count ?? 0) }];
  };
  metrics.readAtScrape(
    { name: 'calls_active', help: 'Calls with a live leg at the carrier; every replica shows the same number' },
    () => count('SELECT count(DISTINCT call_id) FROM leg_watch'),
  );
  metrics.readAtScrape(
    { name: 'devices_reachable', help: 'People with a device that can ring; every replica shows the same number' },
    () => count('SELECT count(*) FROM device_watch'),
  );
}
