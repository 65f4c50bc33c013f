/**
 * Sums calls up, one after the other, as transcriptWorker writes them down: what is wanted is a row, a claim moves its time on, and
 * who finishes names the run that the work belongs to.
 */
import { EndpointFailure } from '@ringline/kit/endpoint';
import type { ApplyInput } from '../calls/applyInput.ts';
import { readCall } from '../calls/callStore.ts';
import type { SummaryNews } from '../calls/engine/inputs.ts';
import type { Deps, Transaction } from '../context.ts';
import { createDueWorker, type DueWorker, MOST_ATTEMPTS, retryAfter } from './dueWorker.ts';
import { summarize } from './summarize.ts';
import { json, stored } from './transcriptStore.ts';

/** Calls that one process has summed up at a time. */
const AT_ONCE = 2;
/** Longer than an endpoint may take: a claim that is older belongs to a dead worker. */
const LEASE_MARGIN_MS = 30_000;

/** Somebody else has the call, or its summary is not wanted any longer. */
class Superseded extends Error {}

interface Claimed {
  workspaceId: string;
  callId: string;
  requestedAt: Date;
  run: number;
  attempts: number;
}

export function createSummaryWorker(deps: Deps, apply: ApplyInput): DueWorker {
  const { db, clock, log, summarizer, env } = deps;
  const leaseMs = env.SUMMARY_TIMEOUT_SECONDS * 1_000 + LEASE_MARGIN_MS;
  const after = (milliseconds: number) => new Date(clock.now().getTime() + milliseconds);

  async function claim(most: number): Promise<Claimed[]> {
    const { rows } = await db.pool.query<Claimed>(
      `UPDATE call_summary_due SET due_at = $2, run = run + 1, attempts = attempts + 1 WHERE call_id IN (
         SELECT call_id FROM call_summary_due WHERE due_at <= $1 ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED)
       RETURNING workspace_id AS "workspaceId", call_id AS "callId", requested_at AS "requestedAt", run, attempts`,
      [clock.now(), after(leaseMs), most],
    );
    return rows;
  }

  async function again({ callId, run }: Claimed, dueAt: Date): Promise<void> {
    await db.pool.query('UPDATE call_summary_due SET due_at = $3 WHERE call_id = $1 AND run = $2', [
      callId,
      run,
      dueAt,
    ]);
  }

  async function work(claimed: Claimed, signal: AbortSignal): Promise<void> {
    const { workspaceId, callId, run, requestedAt } = claimed;
    const where = { workspaceId_callId: { workspaceId, callId } };
    const finish = (news: SummaryNews, also?: (tx: Transaction) => Promise<void>) =>
      apply({
        workspaceId,
        callId,
        // Done once because its row goes with it.
        key: `summary:${deps.ids.uuid()}`,
        input: { type: 'SUMMARY', news },
        also: async (tx) => {
          if ((await tx.callSummaryDue.deleteMany({ where: { callId, run, requestedAt } })).count === 0)
            throw new Superseded();
          await also?.(tx);
        },
      });
    const found = await db.tenant(workspaceId, async ({ tx }) => {
      const call = await readCall(tx, workspaceId, callId);
      const row = await tx.callTranscript.findUnique({ where });
      return call?.summary?.state === 'QUEUED' && row?.finishedAt ? stored(row) : null;
    });
    if (!found) {
      await db.platform('summaries that are due', ({ tx }) => tx.callSummaryDue.deleteMany({ where: { callId, run } }));
      return;
    }
    try {
      if (!summarizer) throw new EndpointFailure('BROKEN', 'No model is configured any longer');
      const text = await summarize(summarizer, found.turns, signal);
      await finish({ state: 'READY', model: summarizer.model }, async (tx) => {
        // What people wrote meanwhile stays (defaults 12.3).
        const { summary } = stored(await tx.callTranscript.findUniqueOrThrow({ where }));
        const { edited, editedBy } = summary ?? {};
        const next = {
          ...text,
          model: summarizer.model,
          ...(edited ? { edited } : {}),
          ...(editedBy ? { editedBy } : {}),
        };
        await tx.callTranscript.update({ where, data: { summary: json(next) } });
      });
    } catch (error) {
      if (signal.aborted) return await again(claimed, clock.now());
      await failed(error, claimed, finish);
    }
  }

  async function failed(
    error: unknown,
    claimed: Claimed,
    finish: (news: SummaryNews) => Promise<unknown>,
  ): Promise<void> {
    if (error instanceof Superseded) return;
    const { workspaceId, callId, attempts } = claimed;
    const known = error instanceof EndpointFailure ? error : undefined;
    log.warn({ err: error, workspaceId, callId, attempts }, 'a call could not be summed up');
    if ((known?.passes ?? true) && attempts < MOST_ATTEMPTS) {
      return again(claimed, after(retryAfter(attempts, known?.afterMs)));
    }
    await finish({ state: 'FAILED', reason: known?.code ?? 'BROKEN' }).catch((late: unknown) => {
      if (!(late instanceof Superseded)) throw late;
    });
  }

  return createDueWorker(deps, { name: 'summary', atOnce: AT_ONCE, claim, work });
}
