/**
 * Processes that sell numbers. One that is killed has a successor; what it was doing is answered with KILLED, and what none of them
 * answers in time with TIMED_OUT.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { compiled } from '../testkit/compiled.ts';
import type { Done, Place, Task } from './numbersWorker.ts';

/** Milliseconds for what a person waits for, at the longest, and until a process must have come up. */
const ANSWERED_MS = 60_000;
const UP_MS = 120_000;

interface Member {
  readonly name: string;
  readonly child: ChildProcess;
  readonly open: Map<number, (done: Done) => void>;
  port: number;
}

export async function startCrew(most: number, placeOf: (name: string) => Place) {
  const ready: Member[] = [];
  const all = new Map<string, Member>();
  let made = 0;
  let asked = 0;
  let kills = 0;
  let stopped = false;
  const doomed = new Set<string>();
  /** What happened to processes besides what was done to them. */
  const troubles: string[] = [];

  async function start(): Promise<void> {
    made += 1;
    const name = `w${made}`;
    const { PATH = '' } = process.env;
    // To load everything anew is two seconds of each process.
    const compiles = { NODE_COMPILE_CACHE: fileURLToPath(new URL('../../.cache/compiled', import.meta.url)) };
    const child = fork(new URL('./numbersWorker.ts', import.meta.url), [JSON.stringify(placeOf(name))], {
      execArgv: [],
      env: { PATH, ...compiles, ...compiled(), SOAK_LOG: process.env['SOAK_LOG'] ?? 'silent' },
    });
    const member: Member = { name, child, open: new Map(), port: 0 };
    all.set(name, member);
    const there = Promise.withResolvers<void>();
    const late = setTimeout(() => {
      troubles.push(`${name} did not come up within ${UP_MS / 1000} s`);
      child.kill('SIGKILL');
    }, UP_MS);
    child.on('message', (done: Done) => {
      if (done.id === 0) {
        clearTimeout(late);
        member.port = done.port ?? 0;
        ready.push(member);
        there.resolve();
      }
      member.open.get(done.id)?.(done);
      member.open.delete(done.id);
    });
    child.on('exit', (code, signal) => {
      clearTimeout(late);
      if (!stopped && !doomed.has(name)) troubles.push(`${name} ended by itself: ${code ?? signal ?? ''}`);
      const at = ready.indexOf(member);
      if (at !== -1) ready.splice(at, 1);
      for (const [id, done] of member.open) done({ id, refused: 'KILLED' });
      member.open.clear();
      there.resolve();
      if (!stopped) void start();
    });
    await there.promise;
  }
  await Promise.all(Array.from({ length: most }, start));

  /** @param nth which of those that are there */
  async function run(task: Omit<Task, 'id'>, nth = asked): Promise<Done> {
    await until(() => ready.length > 0, 'no process is there');
    const member = ready[nth % ready.length];
    asked += 1;
    const id = asked;
    if (!member) return { id, refused: 'KILLED' };
    return new Promise((done) => {
      const timer = setTimeout(() => {
        if (!member.open.delete(id)) return;
        troubles.push(
          `${task.what} of ${task.number ?? ''} in ${member.name} was not answered within ${ANSWERED_MS / 1000} s`,
        );
        done({ id, refused: 'TIMED_OUT' });
      }, ANSWERED_MS);
      member.open.set(id, (answer) => {
        clearTimeout(timer);
        done(answer);
      });
      member.child.send({ ...task, id } satisfies Task, (error) => {
        if (error) member.open.get(id)?.({ id, refused: 'KILLED' });
        if (error) member.open.delete(id);
      });
    });
  }
  return {
    run,
    living: (): number | undefined => ready[asked % Math.max(1, ready.length)]?.port,
    /** kill -9. Returns when it is gone. */
    async kill(name: string): Promise<void> {
      const member = all.get(name);
      if (!member || member.child.exitCode !== null || member.child.signalCode !== null) return;
      kills += 1;
      doomed.add(name);
      const gone = once(member.child, 'exit');
      member.child.kill('SIGKILL');
      await gone;
    },
    kills: () => kills,
    /** Since it was asked last. */
    troubles: () => troubles.splice(0),
    stop(): void {
      stopped = true;
      for (const { child } of all.values()) child.kill('SIGKILL');
    },
  };
}

/** @throws Error with what has not come in time */
async function until(there: () => boolean, missing: string): Promise<void> {
  const by = Date.now() + 2 * UP_MS;
  while (!there()) {
    if (Date.now() > by) throw new Error(`After ${(2 * UP_MS) / 1000} s ${missing}`);
    await pause(20);
  }
}
