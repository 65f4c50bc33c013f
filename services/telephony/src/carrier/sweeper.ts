/**
 * Takes up what is due: timers of calls, commands, queues, silent legs, devices that went quiet, own hours that begin or end. Each
 * replica has one (dueRows.ts says how they share). No kind waits for another: a slow carrier keeps no timer back, and many timers
 * keep no leg from being asked about.
 */
import { repeated } from '@ringline/kit/telemetry';
import { type ApplyInput, ringCandidates } from '../calls/applyInput.ts';
import { lockCall, readCall } from '../calls/callStore.ts';
import { invited } from '../calls/invited.ts';
import { nextDueAt } from '../calls/engine/state.ts';
import type { TimerName } from '../calls/engine/timerName.ts';
import type { Deps } from '../context.ts';
import type { Queues } from '../queues/dispatch.ts';
import { type Due, dueRows } from './dueRows.ts';
import type { Executor } from './executor.ts';
import type { AskAboutLeg } from './reconciler.ts';

/** Milliseconds until the next look after one that failed: the database is away. */
const AFTER_FAILURE_MS = 1_000;

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
  deps: Deps,
  parts: {
    apply: ApplyInput;
    executor: Executor;
    queues: Queues;
    askAboutLeg: AskAboutLeg;
    /** A device of theirs may have fallen silent. */
    deviceQuiet: (workspaceId: string, userId: string) => Promise<void>;
    refreshLimit: (workspaceId: string, userId: string) => Promise<void>;
  },
): Sweeper {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let stopped = false;
  /** When the last look by itself began. */
  let looked: Date | undefined;

  /**
   * A call that has just begun has no row for a timer that comes after the first question about its leg (calls/beginningColumns.ts).
   * Whatever the carrier says to that question, and whether it says anything: the timers are looked at now.
   */
  async function noteTimers(legs: readonly DueLeg[]): Promise<void> {
    await deps.db.pool.query(
      `INSERT INTO call_schedule (call_id, workspace_id, due_at)
       SELECT call_id, workspace_id, $3 FROM unnest($1::uuid[], $2::uuid[]) AS l (call_id, workspace_id) ON CONFLICT DO NOTHING`,
      [legs.map((leg) => leg.call_id), legs.map((leg) => leg.workspace_id), deps.clock.now()],
    );
  }

  async function fireTimers({ workspace_id: workspaceId, id: callId }: Due): Promise<void> {
    const call = await deps.db.tenant(workspaceId, ({ tx }) => readCall(tx, workspaceId, callId));
    const now = deps.clock.now().getTime();
    let scheduled = false;
    // In the order in which they came due: JSON keeps none.
    const timers = (Object.entries(call?.timers ?? {}) as [TimerName, number][]).toSorted(
      ([, one], [, other]) => one - other,
    );
    for (const [name, dueAt] of timers) {
      if (dueAt > now) continue;
      const applied = await parts.apply({
        workspaceId,
        callId,
        key: `timer:${name}:${dueAt}`,
        input: async (tx, locked) =>
          name === 'greeting' || name === 'wrapUp' || (name === 'flow' && locked.flowAt?.awaitsPeople === true)
            ? { type: 'TIMER', name, candidates: await ringCandidates(deps, tx, locked) }
            : name === 'returnCall' && locked.transfer
              ? { type: 'TIMER', name, candidates: await invited(deps, tx, locked, [locked.transfer.fromUserId]) }
              : name === 'setAside' && locked.agentUserId !== null
                ? { type: 'TIMER', name, candidates: await invited(deps, tx, locked, [locked.agentUserId]) }
                : { type: 'TIMER', name },
      });
      // A step that was written says itself when the next timer is due.
      scheduled = applied !== null && applied.call !== applied.before;
    }
    if (!scheduled) await scheduleAgain(workspaceId, callId);
  }

  async function scheduleAgain(workspaceId: string, callId: string): Promise<void> {
    await deps.db.tenant(workspaceId, async ({ tx }) => {
      // Under the call's lock: a command's result that is written meanwhile sets a due time of its own, which an older one
      // must not replace.
      const after = await lockCall(tx, workspaceId, callId);
      const next = after && nextDueAt(after);
      if (next == null) await tx.callSchedule.deleteMany({ where: { callId } });
      else await tx.callSchedule.updateMany({ where: { callId }, data: { dueAt: new Date(next) } });
    });
  }

  const commands = dueRows(deps, {
    what: 'command',
    table: 'command_schedule',
    key: 'command_id',
    due: 'due_at',
    columns: 'command_id AS id',
    atOnce: 12,
    work: (row) => parts.executor.takeUp(row.workspace_id, row.id),
  });
  const legs = dueRows<DueLeg>(deps, {
    what: 'leg',
    table: 'leg_watch',
    key: 'leg_id',
    due: 'ask_at',
    columns: 'leg_id AS id, call_id, sid',
    atOnce: 12,
    work: (row) => parts.askAboutLeg({ workspaceId: row.workspace_id, callId: row.call_id, legId: row.id }, row.sid),
    claimed: noteTimers,
  });
  const calls = dueRows(deps, {
    what: 'timer',
    table: 'call_schedule',
    key: 'call_id',
    due: 'due_at',
    columns: 'call_id AS id',
    atOnce: 8,
    work: fireTimers,
  });
  const queues = dueRows(deps, {
    what: 'queue',
    table: 'queue_watch',
    key: 'workspace_id',
    due: 'due_at',
    columns: 'workspace_id AS id',
    atOnce: 4,
    work: (row) => parts.queues.look(row.workspace_id),
  });
  const devices = dueRows(deps, {
    what: 'device',
    table: 'device_watch',
    key: 'workspace_id, user_id',
    due: 'due_at',
    columns: 'user_id AS id',
    atOnce: 4,
    work: (row) => parts.deviceQuiet(row.workspace_id, row.id),
  });
  const hours = dueRows(deps, {
    what: 'hours',
    table: 'presence_watch',
    key: 'workspace_id, user_id',
    due: 'due_at',
    columns: 'user_id AS id',
    atOnce: 4,
    work: (row) => parts.refreshLimit(row.workspace_id, row.id),
  });
  /** Those whose end waits for nobody outside. */
  const own = [calls, queues, devices, hours];
  /** In the order in which they are looked at: legs before the timers that they bring (`noteTimers`). */
  const all = [commands, legs, ...own];

  const WHAT_IS_DUE = `SELECT ARRAY[${all.map(({ anyDue }) => anyDue).join(', ')}] AS due`;

  /** A look at nothing, which most are, is one statement; what is due is taken one kind after the other, on one connection. */
  async function look(): Promise<void> {
    const { rows } = await deps.db.pool.query<{ due: boolean[] }>({
      name: 'what-is-due',
      text: WHAT_IS_DUE,
      values: [deps.clock.now()],
    });
    const due = new Set(all.filter((_, index) => rows[0]?.due[index]));
    // Legs bring timers (`noteTimers`).
    if (due.has(legs)) due.add(calls);
    for (const kind of all) if (due.has(kind)) await kind.take();
  }

  async function idle(): Promise<void> {
    await Promise.all(all.map((kind) => kind.idle()));
    await parts.queues.idle();
  }

  function again(milliseconds = deps.env.SWEEP_MS): void {
    if (stopped) return;
    timer = setTimeout(() => {
      const now = deps.clock.now();
      if (looked) deps.silence.slept(looked, now);
      looked = now;
      running = look().then(
        () => again(),
        (error: unknown) => {
          repeated(deps.log).error({ err: error }, 'the sweep failed; it is tried again');
          again(AFTER_FAILURE_MS);
        },
      );
    }, milliseconds);
  }

  return {
    idle,
    async sweep() {
      await look();
      await Promise.all(own.map((kind) => kind.idle()));
    },
    async start() {
      // After a crash nobody knows what became of the legs: the carrier is asked about all of them. Those that wait longest come first,
      // as before: with one time for all, who is killed again and again would never come to some of them.
      await deps.db.pool.query('UPDATE leg_watch SET ask_at = $1 WHERE ask_at > $1', [deps.clock.now()]);
      again(0);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      for (const kind of all) kind.stop();
      await running;
      await idle();
    },
  };
}
