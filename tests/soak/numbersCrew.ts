/** Processes that sell numbers. One that is killed has a successor; what it was doing is answered with KILLED. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { compiled } from '../testkit/compiled.ts';
import type { Done, Place, Task } from './numbersWorker.ts';

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
    child.on('message', (done: Done) => {
      if (done.id === 0) {
        member.port = done.port ?? 0;
        ready.push(member);
        there.resolve();
      }
      member.open.get(done.id)?.(done);
      member.open.delete(done.id);
    });
    child.on('exit', () => {
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
    while (ready.length === 0) await pause(20);
    const member = ready[nth % ready.length];
    asked += 1;
    const id = asked;
    if (!member) return { id, refused: 'KILLED' };
    return new Promise((done) => {
      member.open.set(id, done);
      member.child.send({ ...task, id } satisfies Task, (error) => {
        if (error && member.open.delete(id)) done({ id, refused: 'KILLED' });
      });
    });
  }
  return {
    run,
    /** All that shall be there are. */
    async whole(): Promise<void> {
      while (ready.length < most) await pause(20);
    },
    living: (): number | undefined => ready[asked % Math.max(1, ready.length)]?.port,
    /** kill -9. Returns when it is gone. */
    async kill(name: string): Promise<void> {
      const member = all.get(name);
      if (!member || member.child.exitCode !== null || member.child.signalCode !== null) return;
      kills += 1;
      const gone = once(member.child, 'exit');
      member.child.kill('SIGKILL');
      await gone;
    },
    kills: () => kills,
    stop(): void {
      stopped = true;
      for (const { child } of all.values()) child.kill('SIGKILL');
    },
  };
}
