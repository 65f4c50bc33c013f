import { repeated, withSpan } from '@ringline/kit/telemetry';
import type { Deps } from './context.ts';

/** Time in which a claimed row is nobody else's, in seconds; a process that dies leaves it due again after that. */
const LEASE_SECONDS = 20;
const AT_ONCE = 8;
/** How often it is looked for what is due, in milliseconds. */
const LOOK_EVERY_MS = 1_000;

/** Does what is due; of several replicas each thing is taken by one. */
export interface DueWorker {
  /** One round over what is due now. @returns how many things were taken */
  round(): Promise<number>;
  start(): void;
  /** Takes nothing more and finishes what is in hand. */
  stop(): Promise<void>;
}

interface Due {
  /** The SQL function that takes over what is due: its id and its workspace. */
  readonly claim: 'claim_follow_ups' | 'claim_scheduled' | 'claim_snoozed';
  /** As traces and logs call one of them. */
  readonly name: string;
  readonly act: (what: { workspaceId: string; id: string }) => Promise<void>;
}

export function createDueWorker({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>, due: Due): DueWorker {
  const { claim, name, act } = due;
  let timer: NodeJS.Timeout | undefined;
  let stopping = true;
  let running: Promise<void> = Promise.resolve();

  async function round(): Promise<number> {
    const { rows } = await db.pool.query<{ id: string; target_workspace: string }>(
      `SELECT * FROM ${claim}($1, make_interval(secs => $2), $3) AS due (id, target_workspace)`,
      [clock.now(), LEASE_SECONDS, AT_ONCE],
    );
    await Promise.all(
      rows.map(async ({ id, target_workspace: workspaceId }) => {
        try {
          await withSpan(name, { kind: 'internal', causes: [] }, () => act({ workspaceId, id }));
        } catch (error) {
          // Its lease runs out, and it is tried again.
          repeated(log).error({ err: error }, `a ${name} could not be dealt with; it is tried again`);
        }
      }),
    );
    return rows.length;
  }

  async function drain(): Promise<void> {
    try {
      while (!stopping && (await round()) > 0);
    } catch (error) {
      repeated(log).error({ err: error }, `it could not be looked for a ${name}; it is tried again`);
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
