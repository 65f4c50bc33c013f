/** Kills a process of the product every few seconds, whichever chance names. */
import { setTimeout as pause } from 'node:timers/promises';
import { MORTALS, type Mortal, type Stage } from '../stage.ts';
import { quantile } from '../../figures/figures.ts';
import type { Chance } from './chance.ts';

export interface Reaper {
  /** Kills by service. */
  readonly kills: Readonly<Record<string, number>>;
  stop(): Promise<{ readonly readyAgain: { readonly median: number; readonly longest: number } }>;
}

interface Reaping {
  /** It stops by itself after this. */
  forMs: number;
  /** Whom it may kill; everybody who can die unless it says so. */
  victims?: readonly Mortal[];
  /** It stops by itself after so many. */
  most?: number;
  /** Between two kills. */
  everyMs?: readonly [shortest: number, longest: number];
}

export function reaper(
  stage: Stage,
  chance: Chance,
  { forMs, victims = MORTALS, most = Infinity, everyMs: [shortest, longest] = [2_000, 5_000] }: Reaping,
): Reaper {
  const kills: Record<string, number> = {};
  const seconds: number[] = [];
  const recoveries: Promise<void>[] = [];
  const ending = new AbortController();
  const tired = setTimeout(() => ending.abort(), forMs);
  const reaping = (async () => {
    for (let left = most; left > 0 && !ending.signal.aborted;) {
      await pause(chance.between(shortest, longest), undefined, { signal: ending.signal }).catch(() => undefined);
      if (ending.signal.aborted) break;
      // What is still starting is spared: how fast a machine starts processes is not the question.
      const running = victims.map((name) => stage.cluster.member(name)).filter(({ ports }) => ports.length > 0);
      if (running.length === 0) continue;
      const member = chance.of(running);
      left -= 1;
      kills[member.name] = (kills[member.name] ?? 0) + 1;
      const replicas = member.pids.length;
      await member.signal('SIGKILL');
      const began = performance.now();
      recoveries.push(member.untilReady(replicas).then(() => void seconds.push((performance.now() - began) / 1_000)));
    }
  })();
  return {
    kills,
    async stop() {
      clearTimeout(tired);
      ending.abort();
      await reaping;
      await Promise.all(recoveries);
      return { readyAgain: { median: quantile(seconds, 0.5), longest: quantile(seconds, 1) } };
    },
  };
}
