/**
 * Sends the commands of calls. A command is a row: intended, sent, confirmed; a crash between two of these leaves it to the
 * sweeper, which asks the carrier before it repeats anything (design: call-engine).
 */
import { repeated } from '@ringline/kit/telemetry';
import { carrierFailure, isGone } from '@ringline/kit/carrier';
import type { ApplyInput } from '../calls/applyInput.ts';
import { readCall } from '../calls/callStore.ts';
import { applyPending } from '../calls/legStatus.ts';
import type { Command } from '../calls/engine/commands.ts';
import { isSaved } from '../calls/engine/recording.ts';
import { type CallState, isFinal } from '../calls/engine/state.ts';
import { isOvertaken } from '../calls/engine/wanted.ts';
import type { Deps } from '../context.ts';
import { atMost } from './atMost.ts';
import { isAboutFile, waitAfter } from './patience.ts';
import { perform } from './perform.ts';
import { type Performed, TryLater } from './performed.ts';
import { settle } from './settle.ts';

/** Milliseconds until the next try when the carrier takes no more requests for now. */
const CARRIER_BUSY_MS = 400;
/** Milliseconds by which the end of the ringing may be overdue: the sweeper that ends it may be on its way. */
const LATE_RING_MS = 1_000;
/** What these are to do has been done when the carrier does not know any longer what they are about. */
const ENDS_WITH_IT: ReadonlySet<Command['kind']> = new Set(['END_LEG', 'REDIRECT_LEG', 'DROP_RECORDING']);
/** Milliseconds after which a command that may or may not have happened is looked into. */
const SETTLE_AFTER_MS = 3_000;

/** Recordings that a process fetches at once: pieces of each lie in memory, and calls come first. */
const FETCHES_AT_ONCE = 2;
/** Of those that wait to be fetched, so many are taken in hand; more stay due, for other replicas too. */
const FETCHES_IN_HAND = 24;

interface ClaimedCommand {
  callId: string;
  body: Command;
  attempts: number;
  call: CallState | null;
}

export interface Executor {
  /** Sends commands now; what concerns one leg goes out in order. Never throws. */
  run(workspaceId: string, commands: readonly Command[]): void;
  /**
   * Takes up a command that is due: it was never sent, or nobody knows what became of it. Resolves when it is dealt with; sooner where
   * it has to wait for others here, or takes long.
   */
  takeUp(workspaceId: string, commandId: string): Promise<void>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
  /** Finishes what is in hand, but for files that are being fetched: they are given back. */
  stop(): Promise<void>;
}

export function createExecutor(deps: Deps, apply: () => ApplyInput): Executor {
  const lanes = new Map<string, Promise<void>>();

  const inHand = new Set<string>();
  const fetching = new Set<string>();
  const fetches = atMost(FETCHES_AT_ONCE);
  const stopping = new AbortController();

  function inLane(command: { id: string; body: Command }, work: () => Promise<void>): Promise<void> {
    const lane = laneOf(command.body);
    const inTurn = command.body.kind === 'FETCH_RECORDING' ? () => inFetchesTurn(command.id, work) : work;
    inHand.add(command.id);
    const mine = (lanes.get(lane) ?? Promise.resolve()).then(inTurn).catch((error: unknown) => {
      repeated(deps.log).error(
        { err: error },
        'a carrier command could not be dealt with; the sweeper takes it up again',
      );
    });
    lanes.set(lane, mine);
    void mine.then(() => {
      inHand.delete(command.id);
      if (lanes.get(lane) === mine) lanes.delete(lane);
    });
    return mine;
  }

  /** It is claimed when its turn comes: until then another replica may be faster. */
  async function inFetchesTurn(commandId: string, work: () => Promise<void>): Promise<void> {
    fetching.add(commandId);
    try {
      await fetches(async () => {
        if (!stopping.signal.aborted) await work();
      });
    } finally {
      fetching.delete(commandId);
    }
  }

  async function send(workspaceId: string, commandId: string): Promise<void> {
    const { rows } = await deps.db.pool.query<{ claimed: ClaimedCommand | null }>(
      'SELECT claim_command($1, $2, $3) AS claimed',
      [workspaceId, commandId, deps.clock.now()],
    );
    const claimed = rows[0]?.claimed;
    if (!claimed) return;
    const { body, call } = claimed;
    if (!call) return;
    const pointless = whyPointless(call, body, deps.clock.now().getTime());
    if (pointless) return finish(call, body, 'FAILED', pointless, null);
    if (isOvertaken(call, body)) return confirm(call, body, { sid: null });
    try {
      await confirm(call, body, await perform(deps, call, body, stopping.signal));
    } catch (error) {
      await failed(call, body, claimed.attempts, error);
    }
  }

  async function failed(call: CallState, command: Command, attempts: number, error: unknown): Promise<void> {
    if (error instanceof TryLater) return void (await putOff(call, command, attempts, error.message, error.afterMs));
    const failure = carrierFailure(error);
    if (failure.kind === 'later') return void (await putOff(call, command, attempts, failure.message, CARRIER_BUSY_MS));
    if (isGone(failure) && ENDS_WITH_IT.has(command.kind)) return confirm(call, command, { sid: null });
    deps.log.warn({ callId: call.id, command: command.kind, failure }, 'the carrier did not do what was asked');
    // Whatever it was, of ours or of the carrier's: the file is still there.
    if (isAboutFile(command)) return void (await putOff(call, command, attempts, failure.message, CARRIER_BUSY_MS));
    if (failure.kind === 'refused') {
      return finish(call, command, 'REFUSED', failure.message, null);
    }
    await deps.db.platform('command schedule', ({ tx }) =>
      tx.commandSchedule.updateMany({
        where: { commandId: command.id },
        data: { dueAt: new Date(deps.clock.now().getTime() + SETTLE_AFTER_MS) },
      }),
    );
  }

  /**
   * Gives one try of a command back, to be sent again later.
   * @param attempts the number of that try
   * @returns false when that is not to be: it was the last one, or somebody else has given it back already
   */
  async function putOff(
    call: CallState,
    command: Command,
    attempts: number,
    why: string,
    afterMs: number,
  ): Promise<boolean> {
    const wait = waitAfter(command, attempts, afterMs);
    if (wait === null) {
      if (isAboutFile(command))
        deps.log.error({ callId: call.id, command, why }, 'a file at the carrier was given up; it may still be there');
      await finish(call, command, 'FAILED', why, null);
      return false;
    }
    const due = new Date(deps.clock.now().getTime() + wait);
    const { rows } = await deps.db.pool.query<{ released: boolean }>(
      'SELECT release_command($1, $2, $3, $4, $5) AS released',
      [call.workspaceId, command.id, attempts, due, why],
    );
    return rows[0]?.released === true;
  }

  async function confirm(call: CallState, command: Command, performed: Performed): Promise<void> {
    const { workspaceId, id: callId } = call;
    if (performed.input) {
      await apply()({ workspaceId, callId, key: `result:${command.id}`, input: performed.input });
    }
    await finish(call, command, 'CONFIRMED', null, performed.sid);
    if ('legId' in command && performed.sid !== null) {
      await applyPending(deps, apply())({ workspaceId, callId, legId: command.legId }, performed.sid);
    }
  }

  async function finish(
    call: CallState,
    command: Command,
    how: 'CONFIRMED' | 'FAILED' | 'REFUSED' | 'UNCERTAIN',
    reason: string | null,
    sid: string | null,
  ): Promise<void> {
    const { workspaceId } = call;
    await apply()({
      workspaceId,
      callId: call.id,
      key: `command:${command.id}`,
      input:
        how === 'CONFIRMED'
          ? { type: 'COMMAND_DONE', commandId: command.id, sid: command.kind === 'START_RECORDING' ? null : sid }
          : {
              type: 'COMMAND_FAILED',
              commandId: command.id,
              reason: reason ?? 'unknown',
              sipCode: null,
              ...(how === 'REFUSED' ? { refused: true } : {}),
            },
      also: async (tx) => {
        await tx.carrierCommand.updateMany({
          where: { workspaceId, id: command.id },
          data: { state: how === 'REFUSED' ? 'FAILED' : how, result: reason ?? sid },
        });
        await tx.commandSchedule.deleteMany({ where: { commandId: command.id } });
      },
    });
  }

  async function settleSent(workspaceId: string, commandId: string): Promise<void> {
    const { command, call } = await deps.db.tenant(workspaceId, async ({ tx }) => {
      const command = await tx.carrierCommand.findUnique({ where: { workspaceId_id: { workspaceId, id: commandId } } });
      const call = command && (await readCall(tx, workspaceId, command.callId));
      return { command, call };
    });
    // Given back while it waited for its lane, or in another replica: its row says when it is sent again.
    if (command?.state === 'INTENDED') return;
    if (!call || command?.state !== 'SENT' || !command.sentAt) {
      await deps.db.platform('command schedule', ({ tx }) => tx.commandSchedule.deleteMany({ where: { commandId } }));
      return;
    }
    const body = command.body as unknown as Command;
    const settled = await settle(deps, call, body, command.sentAt);
    deps.log.info({ callId: call.id, command: body.kind, verdict: settled.verdict }, 'a sent command was looked into');
    if (settled.verdict === 'done') return confirm(call, body, { sid: settled.sid });
    if (settled.verdict === 'uncertain')
      return finish(call, body, 'UNCERTAIN', 'whether it happened is not known', null);
    // Who asked at the same time, and was answered first, may be sending it again in this very moment.
    if (await putOff(call, body, command.attempts, 'it did not happen', 0)) await send(workspaceId, commandId);
  }

  async function idle(): Promise<void> {
    while (lanes.size > 0) await Promise.all(lanes.values());
  }

  return {
    run(workspaceId, commands) {
      for (const command of commands)
        void inLane({ id: command.id, body: command }, () => send(workspaceId, command.id));
    },
    async takeUp(workspaceId, commandId) {
      // This process is at it, however long that takes.
      if (inHand.has(commandId)) return;
      const command = await deps.db.tenant(workspaceId, ({ tx }) =>
        tx.carrierCommand.findUnique({ where: { workspaceId_id: { workspaceId, id: commandId } } }),
      );
      if (!command) return settleSent(workspaceId, commandId);
      const body = command.body as unknown as Command;
      const takesLong = body.kind === 'FETCH_RECORDING';
      if (inHand.has(commandId) || (takesLong && fetching.size >= FETCHES_IN_HAND)) return;
      const waits = takesLong || lanes.has(laneOf(body));
      const done = inLane({ id: commandId, body }, () =>
        command.state === 'INTENDED' ? send(workspaceId, commandId) : settleSent(workspaceId, commandId),
      );
      // Whoever takes up what is due has few hands, and other legs wait for them.
      if (!waits) await done;
    },
    idle,
    async stop() {
      stopping.abort(new Error('this process stops'));
      await idle();
    },
  };
}

const laneOf = (command: Command): string => ('legId' in command ? command.legId : command.id);

/** A command can be overtaken by what happened since it was written. */
function whyPointless(call: CallState, command: Command, now: number): string | null {
  const leg = 'legId' in command ? call.legs[command.legId] : undefined;
  // Its row may have waited for us, or for the database, longer than the team rings.
  const rings = command.kind === 'PLACE_OFFER' || command.kind === 'DIAL_FORWARD';
  if (rings && (call.timers.ring ?? now) <= now - LATE_RING_MS) return 'the ringing is over';
  if ((rings || command.kind === 'HOLD_CREDIT') && (leg?.unwanted || isFinal(call)))
    return 'withdrawn before it was sent';
  if (command.kind === 'ASK_WEBHOOK' && (isFinal(call) || call.flowAt?.visit !== command.visit))
    return 'the call has gone on';
  if (command.kind === 'ASK_RECORDING' && (call.recording?.state !== 'PENDING' || call.recording.sid !== null))
    return 'the recording was told';
  if (command.kind === 'FETCH_RECORDING' && call.recording && isSaved(call.recording)) return 'the recording is saved';
  if (command.kind === 'ASK_MESSAGE' && call.phase !== 'ENDING') return 'the message was told';
  if (command.kind === 'DIAL_OUT' && isFinal(call)) return 'withdrawn before it was sent';
  const needsLeg = ['HOLD_LEG', 'ANNOUNCE', 'PRESS_KEYS', 'REDIRECT_LEG', 'CAPTURE', 'COACH'].includes(command.kind);
  return needsLeg && (isFinal(call) || leg?.status === 'ENDED') ? 'the leg is gone' : null;
}
