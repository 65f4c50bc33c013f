/**
 * Looks at the queues of a workspace: one transaction under the lock of their rows and of everybody who waits, so that two
 * replicas, or a replica and what a dead one left, never decide at once. Nothing is kept in memory: what is lost with a process
 * is found by the next look, which the sweeper of any replica begins.
 */
import { repeated } from '@ringline/kit/telemetry';
import { reduceWithPeople, type RunCommands } from '../calls/applyInput.ts';
import { beginCallback } from '../calls/callBack.ts';
import { emitStep, stepRow, writeStep } from '../calls/callStore.ts';
import { withGraph } from '../calls/flowGraphs.ts';
import { reachedMeanwhile } from '../calls/reachedMeanwhile.ts';
import type { Command } from '../calls/engine/commands.ts';
import type { Candidate } from '../calls/engine/candidate.ts';
import type { CallInput } from '../calls/engine/inputs.ts';
import { decideQueues, type Line } from '../calls/engine/queue/decide.ts';
import { inListOrder } from '../calls/engine/queue/listOrder.ts';
import type { QueueState } from '../calls/engine/queue/queueState.ts';
import type { CallState } from '../calls/engine/state.ts';
import type { Deps, Transaction, Unit } from '../context.ts';
import { countedOf, counterPeriod } from './counters.ts';
import { turnOf } from './past.ts';
import type { WakeQueues } from './wake.ts';

/**
 * While somebody waits, the queues are looked at after this time though nobody woke them, in ms: whoever became free is offered
 * the next caller within a second even when the process that freed the person died.
 */
const LOOK_AGAIN_MS = 600;
/** Likewise while nobody is on the line and callers only wait to be called back. */
const LOOK_FOR_CALLBACKS_MS = 5_000;
const NO_CALL = '00000000-0000-0000-0000-000000000000';

export interface Queues {
  readonly wake: WakeQueues;
  /** One look; resolves when it is written. */
  look(workspaceId: string): Promise<void>;
  /** Resolves when no look is under way. */
  idle(): Promise<void>;
}

export function createQueues(deps: Deps, run: RunCommands): Queues {
  /** The looks under way, whether another one must follow, and whether somebody surely waits for that one. */
  const looking = new Map<string, { again: boolean; sure: boolean; done: Promise<void> }>();

  async function look(workspaceId: string): Promise<void> {
    let commands: Command[] = [];
    let moved: { before: CallState; after: CallState }[] = [];
    await deps.db.tenant(workspaceId, async (uow) => {
      commands = [];
      moved = [];
      const calls = await lockQueues(uow);
      const { tx } = uow;
      if (calls.length === 0) {
        await tx.queueWatch.deleteMany({ where: { workspaceId } });
        // Somebody may have come in between. Whoever comes after this read watches anew, behind the end of this transaction.
        if ((await queuesWithCallers(uow)).length > 0) await watch(tx, workspaceId, deps.clock.now());
        return;
      }
      const now = deps.clock.now();
      const callbacks = calls.filter(({ callback }) => callback);
      const { reached, onLine } = await reachedMeanwhile(tx, callbacks);
      const inLine = calls.filter(({ id }) => !reached.has(id) && !onLine.has(id));
      const { decisions, turns, nextAt } = decideQueues(inLine, await readLines(deps, uow, inLine), now.getTime());
      const inputs: { call: CallState; input: CallInput }[] = [
        ...decisions.map(({ call, verdict }) => ({ call, input: { type: 'QUEUE' as const, ...verdict } })),
        ...callbacks.flatMap((call) => {
          const by = reached.get(call.id);
          return by ? [{ call, input: { type: 'CALLBACK_NOT_NEEDED' as const, reached: by } }] : [];
        }),
      ];
      for (const { call, input } of inputs) {
        const result = await reduceWithPeople(deps, tx, call, input);
        await writeStep(tx, stepRow(deps, call, result));
        emitStep((schema, init, options) => uow.emit(schema, init, options), result);
        await beginCallback(deps, uow, call, result.call);
        commands.push(...result.commands);
        moved.push({ before: call, after: result.call });
      }
      for (const [id, { userId, position }] of turns)
        await tx.callQueue.update({
          where: { workspaceId_id: { workspaceId, id } },
          data: { turnUserId: userId, turnPosition: position },
        });
      const lookAgain = callbacks.length === calls.length ? LOOK_FOR_CALLBACKS_MS : LOOK_AGAIN_MS;
      await watch(tx, workspaceId, new Date(Math.min(nextAt ?? Infinity, now.getTime() + lookAgain)));
    });
    for (const { before, after } of moved) deps.figures.stepped(before, after, deps.clock.now().getTime());
    if (commands.length > 0) run(workspaceId, commands);
  }

  async function lookWhereCallersWait(workspaceId: string, sure: boolean): Promise<void> {
    const waits =
      sure || (await deps.db.platform('queue watch', ({ tx }) => tx.queueWatch.count({ where: { workspaceId } }))) > 0;
    if (waits) await look(workspaceId);
  }

  function wake(workspaceId: string, sure: boolean): void {
    const running = looking.get(workspaceId);
    if (running) {
      running.again = true;
      running.sure ||= sure;
      return;
    }
    const mine = { again: false, sure: false, done: Promise.resolve() };
    looking.set(workspaceId, mine);
    mine.done = lookWhereCallersWait(workspaceId, sure)
      .catch((error: unknown) =>
        repeated(deps.log).error({ err: error }, 'queues could not be looked at; the sweeper does'),
      )
      .then(() => {
        looking.delete(workspaceId);
        if (mine.again) wake(workspaceId, mine.sure);
      });
  }

  return {
    wake,
    look,
    async idle() {
      while (looking.size > 0) await Promise.all([...looking.values()].map(({ done }) => done));
    },
  };
}

async function queuesWithCallers({ tx, workspaceId }: Unit): Promise<string[]> {
  const waiting = await tx.$queryRaw<{ queue: string }[]>`
    SELECT DISTINCT state -> 'queue' ->> 'id' AS queue FROM call
    WHERE workspace_id = ${workspaceId}::uuid AND NOT final AND state ->> 'phase' = 'QUEUED'`;
  return waiting.map(({ queue }) => queue);
}

/** Everybody who waits, with the queues' rows and the calls locked. */
async function lockQueues(uow: Unit): Promise<CallState[]> {
  const { tx, workspaceId } = uow;
  const ids = await queuesWithCallers(uow);
  if (ids.length === 0) return [];
  await tx.callQueue.createMany({ data: ids.map((id) => ({ workspaceId, id })), skipDuplicates: true });
  // All of the workspace: a member of two queues is offered one call.
  await tx.$queryRaw`SELECT id FROM call_queue WHERE workspace_id = ${workspaceId}::uuid ORDER BY id FOR UPDATE`;
  const rows = await tx.$queryRaw<{ state: CallState }[]>`
    SELECT state FROM call WHERE workspace_id = ${workspaceId}::uuid AND NOT final AND state ->> 'phase' = 'QUEUED'
    ORDER BY id FOR UPDATE`;
  const calls: CallState[] = [];
  for (const { state } of rows) calls.push(await withGraph(tx, state));
  return calls;
}

/** The queues in which these callers wait. */
async function readLines(deps: Deps, unit: Unit, calls: readonly CallState[]): Promise<Map<string, Line>> {
  const queues = new Map<string, QueueState>();
  for (const { queue } of calls) if (queue) queues.set(queue.id, queue);
  const lines = new Map<string, Line>();
  for (const queue of queues.values()) lines.set(queue.id, await readLine(deps, unit, queue));
  return lines;
}

async function readLine(deps: Deps, { tx, workspaceId }: Unit, queue: QueueState): Promise<Line> {
  const now = deps.clock.now();
  const { id: queueId, teamId, settings } = queue;
  const found = await tx.$queryRaw<{ candidates: Candidate[] }[]>`
    SELECT ring_candidates(${workspaceId}::uuid, ${teamId}::uuid, ${NO_CALL}::uuid, ${deps.silence.seenAfter(now)}) AS candidates`;
  const candidates = found[0]?.candidates ?? [];
  const userIds = candidates.map(({ userId }) => userId);
  const known = await tx.queueMember.findMany({ where: { workspaceId, queueId, userId: { in: userIds } } });
  const row = await tx.callQueue.findUnique({ where: { workspaceId_id: { workspaceId, id: queueId } } });
  const period = counterPeriod(settings, now.getTime());
  const members = candidates.map((candidate) => {
    const member = known.find(({ userId }) => userId === candidate.userId);
    return { ...candidate, ...countedOf(member, period) };
  });
  const handled = settings.estimatedWait
    ? (await tx.queueHandling.findUnique({ where: { workspaceId_queueId: { workspaceId, queueId } } }))?.seconds
    : undefined;
  return { members: inListOrder(members, settings), turn: turnOf(row), ...(handled ? { handled } : {}) };
}

async function watch(tx: Transaction, workspaceId: string, dueAt: Date): Promise<void> {
  // One statement, which waits for who deletes the row meanwhile, and then writes it.
  await tx.$executeRaw`
    INSERT INTO queue_watch (workspace_id, due_at) VALUES (${workspaceId}::uuid, ${dueAt})
    ON CONFLICT (workspace_id) DO UPDATE SET due_at = excluded.due_at`;
}
