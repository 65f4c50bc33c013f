import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** A process that can be told from a later one with the same number. */
export interface ProcessMark {
  pid: number;
  /** Start time in clock ticks since boot; null where /proc does not say. */
  started: string | null;
}

/** Marks this process. */
export const thisProcess = (): ProcessMark => ({ pid: process.pid, started: status(process.pid)?.started ?? null });

/** Whether the marked process still runs. A zombie does not. */
export function isAlive(mark: ProcessMark): boolean {
  const now = status(mark.pid);
  if (now) return now.state !== 'Z' && (mark.started === null || mark.started === now.started);
  try {
    process.kill(mark.pid, 0);
    return process.platform !== 'linux';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Marks a process of another's making, undefined when it is gone. */
export function markOf(pid: number): ProcessMark | undefined {
  const mark = { pid, started: status(pid)?.started ?? null };
  return isAlive(mark) ? mark : undefined;
}

/** Sends `signal`, and SIGQUIT after `patienceMs`; resolves when the process is gone. */
export async function endProcess(mark: ProcessMark, signal: NodeJS.Signals, patienceMs = 10_000): Promise<void> {
  if (!isAlive(mark)) return;
  process.kill(mark.pid, signal);
  const deadline = Date.now() + patienceMs;
  while (isAlive(mark)) {
    if (Date.now() > deadline) {
      process.kill(mark.pid, 'SIGQUIT');
      return;
    }
    await pause(20);
  }
}

/** Signals a process and its children; those that ended meanwhile are none. */
export function signalFamily(parent: number, signal: NodeJS.Signals): void {
  const numbers = existsSync('/proc') ? readdirSync('/proc').map(Number) : [];
  const children = numbers.filter((pid) => status(pid)?.parent === parent);
  for (const pid of [parent, ...children]) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

function status(pid: number): { state: string; parent: number; started: string } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', parent: Number(fields[1]), started: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}
