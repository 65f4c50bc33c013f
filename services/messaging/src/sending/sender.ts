import { repeated, withSpan } from '@ringline/kit/telemetry';
import type { Deps } from '../context.ts';
import { processCommand } from './processCommand.ts';

/** Time that a claimed command is another sender's taboo: longer than a request to the carrier may take, in seconds. */
const LEASE_SECONDS = 20;
const AT_ONCE = 8;
/**
 * From its first try on, a text holds those written after it, from the same number to the same person, for so long, in seconds: well
 * beyond the 370 s in which it is tried, and most outages of a carrier. Longer takes only one of which nobody can learn anything.
 */
const HOLD_SECONDS = 3_600;
/** How often the sender looks by itself: for retries that became due, and for what a crash left, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

/** Sends what waits to be sent; of several senders each command is taken by one, and a thread's texts one after the other. */
export interface Sender {
  /** Says that something waits. */
  wake(): void;
  /** One round over what is due now. @returns how many commands were taken */
  round(): Promise<number>;
  start(): void;
  /** Takes nothing more and finishes what is in hand. */
  stop(): Promise<void>;
}

export function createSender(deps: Deps): Sender {
  const process = processCommand(deps);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let started = false;
  const active = (): boolean => started;

  async function round(): Promise<number> {
    const { rows } = await deps.db.pool.query<{ item_id: string; attempt: number; target_workspace: string }>(
      'SELECT * FROM claim_sends_in_order($1, make_interval(secs => $2), $3, make_interval(secs => $4))',
      [deps.clock.now(), LEASE_SECONDS, AT_ONCE, HOLD_SECONDS],
    );
    await Promise.all(
      rows.map(async ({ item_id: itemId, attempt, target_workspace: workspaceId }) => {
        try {
          await withSpan('due text', { kind: 'internal', causes: [] }, () => process({ workspaceId, itemId, attempt }));
        } catch (error) {
          // Its lease runs out, and it is looked at again.
          repeated(deps.log).error({ err: error }, 'a text could not be sent');
        }
      }),
    );
    return rows.length;
  }

  async function drain(): Promise<void> {
    do {
      again = false;
      try {
        while (active() && (await round()) > 0);
      } catch (error) {
        repeated(deps.log).error({ err: error }, 'the sender could not look for work');
      }
    } while (again && active());
    running = undefined;
    if (started) timer = setTimeout(wake, LOOK_EVERY_MS);
  }

  function wake(): void {
    if (!started) return;
    again = true;
    clearTimeout(timer);
    running ??= drain();
  }

  return {
    wake,
    round,
    start() {
      started = true;
      wake();
    },
    async stop() {
      started = false;
      clearTimeout(timer);
      await running;
    },
  };
}
