import type { Log } from '../telemetry/index.ts';
import type { IncomingBatch, KafkaClient } from './client.ts';
import { eventsTopic, stateTopic } from './topics.ts';

/**
 * What a new consumer group missed: the last copies of a source's aggregates, read to the end that they have now. Handlers
 * that keep copies take only what is newer, and get the same events again later as repeats.
 * Nothing to do for a group that has begun already, nor while the source's whole history is still there to be read in order.
 */
export async function earlierState(
  client: KafkaClient,
  group: string,
  source: string,
  log: Log,
  handle: (batch: IncomingBatch) => Promise<void>,
  closed: () => boolean,
): Promise<void> {
  const events = eventsTopic(source);
  const [committed, offsets] = await Promise.all([client.committed(group, events), client.offsets(events)]);
  if (committed.some((offset) => offset !== undefined) || offsets.every(({ first }) => first === 0n)) return;

  const topic = stateTopic(source);
  const bounds = await client.offsets(topic);
  // The last record of a partition is never compacted away, so its end is seen.
  const open = new Set(bounds.flatMap(({ first, next }, partition) => (next > first ? [partition] : [])));
  if (open.size === 0) return;
  log.info({ group, topic }, 'a new consumer group begins with the state that its events no longer tell');
  const reached = Promise.withResolvers<void>();
  const from = new Map([[topic, bounds.map(({ first }) => first)]]);
  const reader = client.read({
    from,
    async handle(batch) {
      await handle(batch);
      const last = batch.records.at(-1)?.offset ?? -1n;
      if (last + 1n >= (bounds[batch.partition]?.next ?? 0n)) open.delete(batch.partition);
      if (open.size === 0) reached.resolve();
    },
  });
  const watch = setInterval(() => closed() && reached.resolve(), 100);
  try {
    await reached.promise;
  } finally {
    clearInterval(watch);
    await reader.close();
  }
}
