/** Keeps processes on a core, so that both sides of a comparison have the same to run on. Linux only; elsewhere nothing. */
import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';

/** Pins a process with all its threads; what it forks later inherits it. @returns whether that could be done */
export function pin(pid: number, core: number): boolean {
  if (process.platform !== 'linux' || core >= cpus().length) return false;
  return spawnSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' }).status === 0;
}

/** This process and the engines beside it: one core for what is measured, the next for the engines that both sides share. */
export function pinBench(engines: readonly (number | undefined)[]): void {
  pin(process.pid, 0);
  for (const pid of engines) if (pid !== undefined) pin(pid, 1);
}

/** This process may run anywhere again, and so may what it starts from now on. */
export function unpin(): void {
  if (process.platform === 'linux')
    spawnSync('taskset', ['-acp', `0-${cpus().length - 1}`, String(process.pid)], { stdio: 'ignore' });
}
