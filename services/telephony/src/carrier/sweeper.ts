/**
 * Takes up what is due: timers of calls, commands, queues, silent legs, devices that went quiet, own hours that begin or end. Each replica has one; rows are
 * claimed with SKIP LOCKED and come back by themselves when their claimant dies.
 */
import { type ApplyInput, ringCandidates } from '../calls/applyInput.ts';
import { lockCall, readCall } from '../calls/callStore.ts';
import { invited } from '../calls/invited.ts';
import { nextDueAt, type TimerName } from '../calls/engine/state.ts';
import { withSpan } from '@ringline/kit/telemetry';
import type { Dependencies } from '../dependencies.ts';
import type { Queues } from '../queues/dispatch.ts';
import type { Executor } from './executor.ts';
import type { AskAboutLeg } from './reconciler.ts';

/** A claimed row that nobody dealt with is due again after this time. */
const LEASE_SECONDS = 10;
const BATCH = 50;
/** Milliseconds until the next look after one that failed: the database is away. */
const AFTER_FAILURE_MS = 1_000;

interface Due {
  workspace_id: string;
  id: string;
}

interface DueLeg extends Due {
  call_id: string;
  sid: string;
}

export interface Sweeper {
  start(): Promise<void>;
  /** Finishes what is in hand. */
  stop(): Promise<void>;
  /** One look at everything that is due now. Timers are dealt with when it resolves; the carrier may still be asked. */
  sweep(): Promise<void>;
  /** Resolves when nothing of earlier looks is under way. */
  idle(): Promise<void>;
}

export function createSweeper(
  deps: Dependencies,
  parts: {
    apply: ApplyInput;
    executor: Executor;
    queues: Queues;
    askAboutLeg: AskAboutLeg;
    refreshReachability: (workspaceId: string, userId: string) => Promise<void>;
    refreshLimit: (workspaceId: string, userId: string) => Promise<void>;
  },
): Sweeper {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  const underWay = new Set<Promise<void>>();

  /** Goes on beside the next looks. */
  function aside(work: Promise<void>): void {
    underWay.add(work);
    void work.then(() => underWay.delete(work));
  }

  async function idle(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay);
    await parts.queues.idle();
  }

  async function claim<Row extends Due>(table: string, key: string, due: string, columns: string): Promise<Row[]> {
    const now = deps.clock.now();
    const { rows } = await deps.db.pool.query<Row>(
      `UPDATE ${table} SET ${due} = $1::timestamptz + make_interval(secs => ${LEASE_SECONDS}) WHERE (${key}) IN (
         SELECT ${key} FROM ${table} WHERE ${due} <= $1 ORDER BY ${due} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
       RETURNING workspace_id, ${columns}`,
      [now],
    );
    return rows;
  }

  /**
   * A call that has just begun has no row for a timer that comes after the first question about its leg (calls/beginningColumns.ts).
   * Whatever the carrier says to that question, and whether it says anything: the timers are looked at now.
   */
  async function noteTimers(legs: readonly DueLeg[]): Promise<void> {
    if (legs.length === 0) return;
    await deps.db.pool.query(
      `INSERT INTO call_schedule (call_id, workspace_id, due_at)
       SELECT call_id, workspace_id, $3 FROM unnest($1::uuid[], $2::uuid[]) AS l (call_id, workspace_id) ON CONFLICT DO NOTHING`,
      [legs.map((leg) => leg.call_id), legs.map((leg) => leg.workspace_id), deps.clock.now()],
    );
  }

  async function fireTimers({ workspace_id: workspaceId, id: callId }: Due): Promise<void> {
    const call = await deps.db.tenant(workspaceId, ({ tx }) => readCall(tx, workspaceId, callId));
    const now = deps.clock.now().getTime();
    for (const [name, dueAt] of Object.entries(call?.timers ?? {}) as [TimerName, number][]) {
      if (dueAt > now) continue;
      await parts.apply({
        workspaceId,
        callId,
        key: `timer:${name}:${dueAt}`,
        input: async (tx, locked) =>
          name === 'greeting' || name === 'wrapUp' || (name === 'flow' && locked.flowAt?.awaitsPeople === true)
            ? { type: 'TIMER', name, candidates: await ringCandidates(deps, tx, locked) }
            : name === 'returnCall' && locked.transfer
              ? { type: 'TIMER', name, candidates: await invited(deps, tx, locked, [locked.transfer.fromUserId]) }
              : { type: 'TIMER', name },
      });
    }
    await deps.db.tenant(workspaceId, async ({ tx }) => {
      // Under the call's lock: a command's result that is written meanwhile sets a due time of its own, which an older one
      // must not replace.
      const after = await lockCall(tx, workspaceId, callId);
      const next = after && nextDueAt(after);
      if (next == null) await tx.callSchedule.deleteMany({ where: { callId } });
      else await tx.callSchedule.updateMany({ where: { callId }, data: { dueAt: new Date(next) } });
    });
  }

  async function each<Row>(rows: readonly Row[], what: string, work: (row: Row) => Promise<void>): Promise<void> {
    await Promise.all(
      rows.map((row) =>
        withSpan(`due ${what}`, { kind: 'internal', causes: [] }, () => work(row)).catch((error: unknown) =>
          deps.log.error({ err: error, what }, 'a due row could not be dealt with; it comes again'),
        ),
      ),
    );
  }

  async function sweep(): Promise<void> {
    const commands = await claim('command_schedule', 'command_id', 'due_at', 'command_id AS id');
    const legs = await claim<DueLeg>('leg_watch', 'leg_id', 'ask_at', 'leg_id AS id, call_id, sid');
    await noteTimers(legs);
    const calls = await claim('call_schedule', 'call_id', 'due_at', 'call_id AS id');
    const devices = await claim('device_watch', 'workspace_id, user_id', 'due_at', 'user_id AS id');
    const hours = await claim('presence_watch', 'workspace_id, user_id', 'due_at', 'user_id AS id');
    const queues = await claim('queue_watch', 'workspace_id', 'due_at', 'workspace_id AS id');
    // A command may wait for a slow carrier: timers do not wait for it.
    aside(each(commands, 'command', (row) => parts.executor.takeUp(row.workspace_id, row.id)));
    await each(calls, 'timer', fireTimers);
    await each(queues, 'queue', (row) => parts.queues.look(row.workspace_id));
    await each(devices, 'device', (row) => parts.refreshReachability(row.workspace_id, row.id));
    await each(hours, 'hours', (row) => parts.refreshLimit(row.workspace_id, row.id));
    aside(
      each(legs, 'leg', (row) =>
        parts.askAboutLeg({ workspaceId: row.workspace_id, callId: row.call_id, legId: row.id }, row.sid),
      ),
    );
  }

  function again(milliseconds = deps.env.SWEEP_MS): void {
    if (stopped) return;
    timer = setTimeout(() => {
      running = sweep().then(
        () => again(),
        (error: unknown) => {
          deps.log.error({ err: error }, 'the sweep failed; it is tried again');
          again(AFTER_FAILURE_MS);
        },
      );
    }, milliseconds);
  }

  return {
    sweep,
    idle,
    async start() {
      // After a crash nobody knows what became of the legs: the carrier is asked about all of them. Those that wait longest come first,
      // as before: with one time for all, who is killed again and again would never come to some of them.
      await deps.db.pool.query('UPDATE leg_watch SET ask_at = $1 WHERE ask_at > $1', [deps.clock.now()]);
      again();
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
      await idle();
    },
  };
}
