import { repeated, withSpan } from '@ringline/kit/telemetry';
import type { Deps } from '../context.ts';
import { sendDue } from './sendDue.ts';

/** Time in which a claimed message is nobody else's, in seconds; a process that dies leaves it due again after that. */
const LEASE_SECONDS = 20;
const AT_ONCE = 8;
/** How often it is looked for what is due, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

/** Sends scheduled messages when they are due; of several replicas each message is taken by one. */
export interface Scheduler {
  /** One round over what is due now. @returns how many messages were taken */
  round(): Promise<number>;
  start(): void;
  /** Takes nothing more and finishes what is in hand. */
  stop(): Promise<void>;
}

export function createScheduler(deps: Deps): Scheduler {
  const send = sendDue(deps);
  let timer: NodeJS.Timeout | undefined;
  let stopping = true;
  let running: Promise<void> = Promise.resolve();

  async function round(): Promise<number> {
    const { rows } = await deps.db.pool.query<{ message_id: string; target_workspace: string }>(
      'SELECT * FROM claim_scheduled($1, make_interval(secs => $2), $3)',
      [deps.clock.now(), LEASE_SECONDS, AT_ONCE],
    );
    await Promise.all(
      rows.map(async ({ message_id: messageId, target_workspace: workspaceId }) => {
        try {
          await withSpan('due message', { kind: 'internal', causes: [] }, () => send({ workspaceId, messageId }));
        } catch (error) {
          // Its lease runs out, and it is tried again.
          repeated(deps.log).error({ err: error }, 'a scheduled message could not be sent; it is tried again');
        }
      }),
    );
    return rows.length;
  }

  async function drain(): Promise<void> {
    try {
      while (!stopping && (await round()) > 0);
    } catch (error) {
      repeated(deps.log).error({ err: error }, 'scheduled messages could not be looked for; it is tried again');
    }
    if (!stopping) timer = setTimeout(look, LOOK_EVERY_MS);
  }

  function look(): void {
    running = drain();
  }

  return {
    round,
    start() {
      stopping = false;
      look();
    },
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}
