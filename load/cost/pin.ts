/** Keeps processes on a core, so that both sides of a comparison have the same to run on. Linux only; elsewhere nothing. */
import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Pins a process with all its threads; what it forks later inherits it. @returns whether that could be done */
export function pin(pid: number, core: number): boolean {
  if (process.platform !== 'linux' || core >= availableParallelism()) return false;
  return spawnSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' }).status === 0;
}

/** This process and the engines beside it: one core for what is measured, the next for the engines that both sides share. */
export function pinBench(engines: readonly (number | undefined)[]): void {
  pin(process.pid, 0);
  for (const pid of engines) if (pid !== undefined) pin(pid, 1);
}
