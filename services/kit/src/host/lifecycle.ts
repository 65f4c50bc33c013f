/** The life of one process of a cluster: starts, serves, drains at SIGTERM, ends with a code that tells how it went. */
import { ConfigurationError } from '../config/index.ts';
import { faultOf, type Log } from '../telemetry/index.ts';
import { outliveClosedOutput } from './closedOutput.ts';

export interface Running {
  readonly log: Log;
  /** Seconds in which work is still taken after the signal, and in which it is then finished. */
  readonly noticeSeconds: number;
  readonly drainSeconds: number;
  /** From here on `/readyz` says no, and answers ask for a new connection. */
  readonly beginDraining: () => void;
  /** Moves sockets away and waits for what only this process can finish, over `milliseconds` at the most. */
  drain(milliseconds: number): Promise<void>;
  /** Finishes what is in hand and lets go of everything. */
  stop(): Promise<void>;
}

/** Added to the drain before a process that does not come to its end is ended. */
const PATIENCE_MS = 15_000;

/**
 * Runs a process until a signal ends it.
 * SIGTERM and SIGINT: it is finished in order and exits with 0. A second signal: at once.
 * A fault nobody caught: it is logged, and the process exits with 1, because its state is not known any more.
 */
export async function live(name: string, start: () => Promise<Running>): Promise<void> {
  let running: Running | undefined;
  let ending: Promise<void> | undefined;

  async function end(code: number, graceful: boolean): Promise<void> {
    const log = running?.log;
    try {
      if (running && graceful) {
        const { noticeSeconds, drainSeconds } = running;
        log?.info({ noticeSeconds, drainSeconds }, 'draining');
        running.beginDraining();
        setTimeout(
          () => {
            log?.error('it did not come to its end in time');
            process.exit(1);
          },
          (noticeSeconds + drainSeconds) * 1_000 + PATIENCE_MS,
        ).unref();
        await pause(noticeSeconds * 1_000);
        await running.drain(drainSeconds * 1_000);
      }
      await running?.stop();
      log?.info('ended');
    } catch (error) {
      log?.error({ err: error }, 'it did not end cleanly');
      process.exit(1);
    }
    process.exit(code);
  }

  outliveClosedOutput();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (ending) process.exit(130);
      ending = end(0, true);
    });
  }
  process.on('uncaughtException', (error) => {
    running?.log.fatal({ err: error }, 'an uncaught fault');
    if (!running) process.stderr.write(`${name} stopped by a fault: ${faultOf(error)}\n`);
    process.exit(1);
  });

  try {
    running = await start();
  } catch (error) {
    process.stderr.write(
      error instanceof ConfigurationError ? `${error.message}\n` : `${name} could not start: ${faultOf(error)}\n`,
    );
    process.exit(1);
  }
}

const pause = (milliseconds: number): Promise<void> =>
  milliseconds > 0 ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : Promise.resolve();
