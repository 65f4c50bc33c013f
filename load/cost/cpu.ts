/** What processes cost, from /proc (Linux; elsewhere 0 is told and nothing is concluded from it). */
import { readFileSync, readdirSync } from 'node:fs';

/** Clock ticks are 10 ms on every Linux that we run on (sysconf CLK_TCK = 100). */
const TICK_MICROS = 10_000;

interface Stat {
  readonly parent: number;
  /** Own time, and that of children that ended and were waited for. */
  readonly micros: number;
}

function statOf(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);
    return { parent, micros: ticks * TICK_MICROS };
  } catch {
    return undefined;
  }
}

/**
 * CPU microseconds that these processes and all below them have used; what ended since counts through its parent.
 * @param others processes that are counted elsewhere, with all below them
 */
export function cpuMicros(roots: readonly number[], others: readonly number[] = []): number {
  const stats = new Map<number, Stat>();
  try {
    for (const name of readdirSync('/proc')) {
      const pid = Number(name);
      const stat = Number.isInteger(pid) ? statOf(pid) : undefined;
      if (stat) stats.set(pid, stat);
    }
  } catch {
    return 0;
  }
  const belongs = (pid: number): boolean => {
    for (let at: number | undefined = pid; at !== undefined && at > 1; at = stats.get(at)?.parent) {
      if (roots.includes(at)) return true;
      if (others.includes(at)) return false;
    }
    return false;
  };
  let total = 0;
  for (const [pid, { micros }] of stats) if (belongs(pid)) total += micros;
  return total;
}
