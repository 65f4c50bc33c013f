import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { endProcess, isAlive, markOf } from '../db/processes.ts';

/** A program of another make that runs as long as this process does. */
export interface Attached {
  readonly pid: number;
  alive(): boolean;
  /** SIGKILL; resolves when it is gone. */
  kill(): Promise<void>;
  /** SIGTERM, and SIGKILL after `patienceMs`; resolves when it is gone. */
  end(patienceMs?: number): Promise<void>;
}

/**
 * Holds the program by a pipe: `read` returns when this process is gone, however it went, kill -9 included. The shell does
 * not reap in between, so that the number stays the program's own until then.
 */
const HOLD = '"$@" </dev/null 3>&- & echo $! >&3; exec 3>&-; read -r _; kill -9 $! 2>/dev/null';

/**
 * Starts a program that ends with this process. Its output goes to `logFile`; a Ctrl-C in the terminal does not reach it,
 * so that who uses it can stop before it.
 * @throws Error when it can't be started
 */
export async function spawnAttached(
  command: string,
  args: readonly string[],
  options: { logFile: string },
): Promise<Attached> {
  const log = openSync(options.logFile, 'a', 0o600);
  const shell = spawn('/bin/sh', ['-c', HOLD, 'hold', command, ...args], {
    detached: true,
    stdio: ['pipe', log, log, 'pipe'],
  });
  closeSync(log);
  const failed = new Promise<never>((_resolve, reject) => shell.once('error', reject));
  const lines = createInterface({ input: shell.stdio[3] as NodeJS.ReadableStream })[Symbol.asyncIterator]();
  const first = await Promise.race([lines.next(), failed]);
  const pid = Number(first.value);
  const mark = markOf(pid);
  const { stdin } = shell;
  stdin?.on('error', () => undefined);
  if (!mark) {
    stdin?.end();
    throw new Error(`${command} ended at once; its output is in ${options.logFile}`);
  }
  const gone = async (): Promise<void> => {
    while (isAlive(mark)) await pause(10);
    stdin?.end();
  };
  return {
    pid,
    alive: () => isAlive(mark),
    async kill() {
      if (isAlive(mark)) process.kill(pid, 'SIGKILL');
      await gone();
    },
    async end(patienceMs = 20_000) {
      await endProcess(mark, 'SIGTERM', patienceMs);
      if (isAlive(mark)) process.kill(pid, 'SIGKILL');
      await gone();
    },
  };
}
