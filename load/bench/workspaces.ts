/** What a call costs where there are 1,000 workspaces, beside what it costs where there are 10. */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { pinBench } from '../cost/pin.ts';
import { watchSql } from '../cost/sql.ts';
import { median, type Bench } from '../figures.ts';
import { benchPlace } from './place.ts';
import { alternate, costsOf, measured, medianRatio, type Run } from './rounds.ts';
import { telephonyAlone, type TelephonyAlone } from './telephonyAlone.ts';

const MANY = 1_000;
const FEW = 10;
const ROUNDS = 7;
const CALLS = 400;
/** Calls at once. */
const AT_ONCE = 4;

export const bench: Bench = async ({ short, say }) => {
  const [rounds, calls] = short ? [3, 200] : [ROUNDS, CALLS];
  const sql = watchSql();
  const place = await benchPlace();
  const carrier = await startCarrierStub();
  const sides: TelephonyAlone[] = [];
  try {
    pinBench([place.postgresPid, carrier.pid]);
    const [many, few] = [await telephonyAlone(place, MANY, carrier.url), await telephonyAlone(place, FEW, carrier.url)];
    sides.push(many, few);
    // Every workspace once, so that neither side pays for what is cold.
    for (const side of sides) await calling(side, MANY);
    const side = (name: string, alone: TelephonyAlone) => async (round: number) => {
      await alone.refresh();
      const run = await measured({ PostgreSQL: place.postgresPid }, sql, () => calling(alone, calls));
      say(
        `round ${round + 1}, ${name} workspaces: ${(costOf(run) / calls).toFixed(0)} µs and ${((run.seconds * 1000) / calls).toFixed(2)} ms a call`,
      );
      return run;
    };
    const { one, other } = await alternate(rounds, side(String(MANY), many), side(String(FEW), few));
    const wall = (runs: readonly Run<void>[]) => runs.map(({ seconds }) => seconds);
    return [
      {
        name: 'cost-per-call-1000-workspaces',
        value: medianRatio(one.map(costOf), other.map(costOf)),
        threshold: { kind: 'at most', value: 1.15 },
        beside: {
          'wall time ratio': medianRatio(wall(one), wall(other)),
          '1000 ms a call': (median(wall(one)) * 1000) / calls,
          '10 ms a call': (median(wall(other)) * 1000) / calls,
          ...costsOf('1000', one, calls),
          ...costsOf('10', other, calls),
        },
      },
    ];
  } finally {
    for (const side of sides) await side.stop();
    carrier.stop();
    await place.close();
  }
};

/** CPU microseconds of the service and of PostgreSQL. */
const costOf = (run: Run<void>): number => run.own + (run.engines['PostgreSQL'] ?? 0);

async function calling(side: TelephonyAlone, calls: number): Promise<void> {
  let left = calls;
  const caller = async () => {
    while (left-- > 0) await side.call();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, caller));
  await side.idle();
}

async function startCarrierStub(): Promise<{ url: string; pid: number | undefined; stop(): void }> {
  const child = fork(fileURLToPath(new URL('./carrierStub.ts', import.meta.url)));
  const { port } = await new Promise<{ port: number }>((resolve, reject) => {
    child.once('message', (message) => resolve(message as { port: number }));
    child.once('exit', () => reject(new Error('The carrier stub did not start')));
  });
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => child.disconnect() };
}
