/** Commit → frame: how long after a commit a browser has the frame, beside the same steps in plain code. */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { kafkaAvailable, startKafka } from '@ringline/kit/engines';
import { pinBench } from '../cost/pin.ts';
import { watchSql, type SqlWatch } from '../cost/sql.ts';
import { median, quantile, type Bench } from '../figures.ts';
import { barePipe } from './barePipe.ts';
import { ourPipe } from './ourPipe.ts';
import type { Carriage, Pipe } from './pipes.ts';
import { benchPlace } from './place.ts';
import { alternate, costsOf, measured, medianRatio } from './rounds.ts';

const ROUNDS = 7;
const EVENTS = 500;
/** Milliseconds between two commits: a busy workspace, not a full machine. Latency is asked for, not throughput. */
const EVERY_MS = 10;
/** Nothing takes this long unless it was lost. */
const PATIENCE_MS = 15_000;

export const bench: Bench = async ({ short, say }) => {
  const [rounds, events] = short ? [3, 100] : [ROUNDS, EVENTS];
  const sql = watchSql();
  const place = await benchPlace();
  const available = await kafkaAvailable();
  // Without a broker the same steps are compared without it: the figure is then called so.
  if (!available.available) say(`Without Kafka: ${available.reason}`);
  const kafka = available.available ? await startKafka({ dataDir: path.join(place.folder, 'kafka') }) : undefined;
  const carriage: Carriage = kafka ? { kind: 'kafka', brokers: kafka.brokers } : { kind: 'embedded' };
  const pipes: Pipe[] = [];
  try {
    pinBench([place.postgresPid, kafka?.pid]);
    const engines = { PostgreSQL: place.postgresPid, ...(kafka?.pid ? { Kafka: kafka.pid } : {}) };
    const [ours, bare] = [await ourPipe(place, carriage), await barePipe(place, carriage)];
    pipes.push(ours, bare);
    for (const pipe of pipes) await latencies(pipe, sql, 100);
    const side = (name: string, pipe: Pipe) => async (round: number) => {
      const run = await measured(engines, sql, () => latencies(pipe, sql, events));
      say(
        `round ${round + 1}, ${name}: p50 ${quantile(run.result, 0.5).toFixed(2)} ms, p99 ${quantile(run.result, 0.99).toFixed(2)} ms`,
      );
      return run;
    };
    const { one, other } = await alternate(rounds, side('ours', ours), side('bare', bare));
    const of = (share: number) =>
      [one, other].map((runs) => runs.map(({ result }) => quantile(result, share))) as [number[], number[]];
    const [p50, p99] = [of(0.5), of(0.99)];
    const suffix = kafka ? '' : '-without-kafka';
    const costs = { ...costsOf('ours', one, events), ...costsOf('bare', other, events) };
    return [
      {
        name: `commit-to-frame-p50${suffix}`,
        value: medianRatio(...p50),
        threshold: { kind: 'at most', value: 2 },
        beside: { 'ours ms': median(p50[0]), 'bare ms': median(p50[1]), ...costs },
      },
      {
        name: `commit-to-frame-p99${suffix}`,
        value: medianRatio(...p99),
        threshold: { kind: 'at most', value: 3 },
        beside: { 'ours ms': median(p99[0]), 'bare ms': median(p99[1]) },
      },
    ];
  } finally {
    for (const pipe of pipes) await pipe.stop();
    await kafka?.stop();
    await place.close();
  }
};

/** Milliseconds from each commit to its frame. @throws Error when a frame does not come */
async function latencies(pipe: Pipe, sql: SqlWatch, events: number): Promise<number[]> {
  const committedAt = new Map<string, number>();
  const seenAt = new Map<string, number>();
  const all = Promise.withResolvers<void>();
  pipe.onFrame((text) => {
    seenAt.set(text, performance.now());
    if (seenAt.size === events) all.resolve();
  });
  const started = performance.now();
  for (let index = 0; index < events; index += 1) {
    const text = `${started}-${index}`;
    await pipe.commit(text);
    committedAt.set(text, sql.committedAt);
    await pause(Math.max(0, started + (index + 1) * EVERY_MS - performance.now()));
  }
  const lost = setTimeout(
    () => all.reject(new Error(`${events - seenAt.size} of ${events} frames did not come`)),
    PATIENCE_MS,
  );
  await all.promise;
  clearTimeout(lost);
  return [...committedAt].map(([text, at]) => (seenAt.get(text) ?? Number.NaN) - at);
}
