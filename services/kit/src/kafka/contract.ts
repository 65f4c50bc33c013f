/** What the event path relies on, whatever the client library; run against each adapter on a real broker. */
import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { KafkaEngine } from '../engines/index.ts';
import { eventually } from '../testing/index.ts';
import type { IncomingBatch, KafkaClient, OutgoingRecord, Subscription } from './client.ts';

const PARTITIONS = 4;
/** A broker writes through to the disk a dozen times for each topic, and shared disks take half a second for that. */
const SLOW_DISK_MS = 60_000;

const record = (value: number, headers: Record<string, string> = {}): OutgoingRecord => ({
  key: `key ${value % 3}`,
  value: Buffer.from(String(value)),
  headers,
});
const numbers = ({ records }: IncomingBatch): number[] =>
  records.map(({ value }) => Number(Buffer.from(value).toString()));
const range = (from: number, to: number): number[] => Array.from({ length: to - from }, (_, index) => from + index);

/** @param broker may be killed by a test; it runs again when that has ended */
export function kafkaClientContract(broker: () => KafkaEngine, connect: () => KafkaClient): void {
  let open: Subscription[] = [];
  // A new broker makes what it needs for producers and groups with the first of each; on a slow disk both are told to wait.
  beforeAll(async () => {
    const client = connect();
    const name = await topic(client);
    const sender = client.sender();
    await eventually(() => sender.send([{ topic: name, partition: 0, records: [record(0)] }]), SLOW_DISK_MS);
    await sender.close();
    await eventually(() => client.committed(randomUUID(), name), SLOW_DISK_MS);
  });
  afterEach(async () => {
    await Promise.all(open.map((subscription) => subscription.close()));
    open = [];
  });

  async function topic(client: KafkaClient): Promise<string> {
    const name = `contract.${randomUUID()}`;
    await client.createTopics([{ name, partitions: PARTITIONS, config: { 'retention.ms': '600000' } }]);
    return name;
  }
  function reading(client: KafkaClient, name: string, from: readonly bigint[]): number[][] {
    const seen: number[][] = range(0, PARTITIONS).map(() => []);
    const handle = async (batch: IncomingBatch) => void seen[batch.partition]?.push(...numbers(batch));
    open.push(client.read({ from: new Map([[name, from]]), handle }));
    return seen;
  }
  const beginning = range(0, PARTITIONS).map(() => 0n);

  it('creates a topic once, with the partitions asked for', async () => {
    const client = connect();
    const name = await topic(client);
    await client.createTopics([{ name, partitions: PARTITIONS, config: {} }]);
    expect(await client.offsets(name)).toEqual(range(0, PARTITIONS).map(() => ({ first: 0n, next: 0n })));
  });

  it('deletes topics with what groups have committed for them, and what is not there is no error', async () => {
    const client = connect();
    const [name, group] = [await topic(client), randomUUID()];
    const sender = client.sender();
    await sender.send([{ topic: name, partition: 0, records: [record(1)] }]);
    const member = client.join({
      group,
      topics: [name],
      concurrency: 1,
      handle: async ({ records }, { handled }) => handled((records.at(-1)?.offset ?? -1n) + 1n),
    });
    await eventually(async () => expect((await client.committed(group, name))[0]).toBe(1n));
    await member.close();
    await sender.close();
    await client.deleteTopics([name, `contract.${randomUUID()}`]);
    await client.createTopics([{ name, partitions: PARTITIONS, config: {} }]);
    expect((await client.offsets(name))[0]).toEqual({ first: 0n, next: 0n });
    await eventually(async () => expect((await client.committed(group, name))[0]).toBeUndefined());
  });

  it('puts records where they are meant to be, in their order, with their headers', async () => {
    const client = connect();
    const name = await topic(client);
    const sender = client.sender();
    await sender.send([
      { topic: name, partition: 1, records: [record(1, { ce_type: 'a' }), record(2)] },
      { topic: name, partition: 3, records: [record(3)] },
    ]);
    await sender.send([{ topic: name, partition: 1, records: [record(4)] }]);
    await sender.close();
    const batches: IncomingBatch[] = [];
    open.push(client.read({ from: new Map([[name, beginning]]), handle: async (batch) => void batches.push(batch) }));
    const of = (partition: number) =>
      batches.filter((batch) => batch.partition === partition).flatMap(({ records }) => records);
    await eventually(() => expect([of(1).length, of(3).length]).toEqual([3, 1]));
    expect(of(1).map(({ value }) => Buffer.from(value).toString())).toEqual(['1', '2', '4']);
    expect(of(1).map(({ offset }) => offset)).toEqual([0n, 1n, 2n]);
    expect(of(1)[0]?.headers).toEqual({ ce_type: 'a' });
    expect((await client.offsets(name)).map(({ next }) => next)).toEqual([0n, 3n, 0n, 1n]);
  });

  it('reads from where it is told to, and what comes later', async () => {
    const client = connect();
    const name = await topic(client);
    const sender = client.sender();
    await sender.send([{ topic: name, partition: 0, records: range(0, 10).map((value) => record(value)) }]);
    const seen = reading(client, name, [7n, 0n, 0n, 0n]);
    await eventually(() => expect(seen[0]).toEqual([7, 8, 9]));
    await sender.send([{ topic: name, partition: 2, records: [record(10)] }]);
    await eventually(() => expect(seen[2]).toEqual([10]));
    await sender.close();
  });

  it('finds the first record since a moment', async () => {
    const client = connect();
    const name = await topic(client);
    const sender = client.sender();
    await sender.send([{ topic: name, partition: 0, records: [record(0)] }]);
    const moment = new Date(Date.now() + 1);
    await eventually(() => Date.now() > moment.getTime());
    await sender.send([{ topic: name, partition: 0, records: [record(1)] }]);
    await sender.close();
    expect(await client.offsetsAt(name, moment)).toEqual([1n, 0n, 0n, 0n]);
    expect(await client.offsetsAt(name, new Date(Date.now() + 60_000))).toEqual([2n, 0n, 0n, 0n]);
  });

  it('gives a group every record once, and goes on where the group has committed', async () => {
    const client = connect();
    const name = await topic(client);
    const group = randomUUID();
    const sender = client.sender();
    const send = (from: number, to: number) =>
      sender.send(
        range(0, PARTITIONS).map((partition) => ({
          topic: name,
          partition,
          records: range(from, to).map((value) => record(value)),
        })),
      );
    const seen: number[][] = range(0, PARTITIONS).map(() => []);
    const member = () =>
      client.join({
        group,
        topics: [name],
        concurrency: 2,
        async handle(batch, { handled }) {
          seen[batch.partition]?.push(...numbers(batch));
          const last = batch.records.at(-1);
          if (last) handled(last.offset + 1n);
        },
      });
    expect(await client.committed(group, name)).toEqual(range(0, PARTITIONS).map(() => undefined));
    await send(0, 50);
    const first = member();
    await eventually(() => expect(seen).toEqual(range(0, PARTITIONS).map(() => range(0, 50))));
    await first.close();
    expect(await client.committed(group, name)).toEqual(range(0, PARTITIONS).map(() => 50n));
    await send(50, 60);
    open.push(member());
    await eventually(() => expect(seen).toEqual(range(0, PARTITIONS).map(() => range(0, 60))));
    await sender.close();
  });

  it('gives again what a member has not handled', async () => {
    const client = connect();
    const name = await topic(client);
    const group = randomUUID();
    const sender = client.sender();
    await sender.send([{ topic: name, partition: 0, records: range(0, 10).map((value) => record(value)) }]);
    await sender.close();
    const begun = Promise.withResolvers<void>();
    const first = client.join({
      group,
      topics: [name],
      concurrency: 1,
      async handle(batch, { active, handled }) {
        if (!active()) return;
        handled((batch.records[0]?.offset ?? 0n) + 4n);
        begun.resolve();
        await eventually(() => !active());
      },
    });
    await begun.promise;
    await first.close();
    expect((await client.committed(group, name))[0]).toBe(4n);
    const seen: number[] = [];
    open.push(
      client.join({
        group,
        topics: [name],
        concurrency: 1,
        async handle(batch, { handled }) {
          seen.push(...numbers(batch));
          handled((batch.records.at(-1)?.offset ?? 0n) + 1n);
        },
      }),
    );
    await eventually(() => expect(seen).toEqual(range(4, 10)));
  });

  it('keeps its place in the group while a handler is slow, and works on other partitions meanwhile', async () => {
    const client = connect();
    const name = await topic(client);
    const sender = client.sender();
    await sender.send([{ topic: name, partition: 0, records: [record(0)] }]);
    const slow = Promise.withResolvers<void>();
    const seen: number[] = [];
    let slowBegan = 0;
    open.push(
      client.join({
        group: randomUUID(),
        topics: [name],
        concurrency: 2,
        async handle(batch, { handled }) {
          if (batch.partition === 0) {
            slowBegan += 1;
            await slow.promise;
          } else seen.push(...numbers(batch));
          handled((batch.records.at(-1)?.offset ?? 0n) + 1n);
        },
      }),
    );
    await sender.send([{ topic: name, partition: 1, records: [record(1)] }]);
    await eventually(() => expect([slowBegan, seen]).toEqual([1, [1]]));
    slow.resolve();
    await sender.send([{ topic: name, partition: 1, records: [record(2)] }]);
    await eventually(() => expect([slowBegan, seen]).toEqual([1, [1, 2]]));
    await sender.close();
  });

  it('sends, reads and consumes again after the broker was killed', { timeout: 240_000 }, async () => {
    const client = connect();
    const name = await topic(client);
    const sender = client.sender();
    const read = reading(client, name, beginning);
    const consumed: number[] = [];
    open.push(
      client.join({
        group: randomUUID(),
        topics: [name],
        concurrency: 2,
        async handle(batch, { handled }) {
          consumed.push(...numbers(batch));
          handled((batch.records.at(-1)?.offset ?? 0n) + 1n);
        },
      }),
    );
    const send = (value: number) => sender.send([{ topic: name, partition: 0, records: [record(value)] }]);
    await send(0);
    await eventually(() => expect([read[0], consumed]).toEqual([[0], [0]]));
    await broker().kill();
    await expect(send(1)).rejects.toBeInstanceOf(Error);
    await expect(client.ping()).rejects.toBeInstanceOf(Error);
    await broker().start();
    await eventually(() => send(2).then(() => true), SLOW_DISK_MS);
    await eventually(() => {
      expect(read[0]).toContain(2);
      expect(consumed).toContain(2);
    }, SLOW_DISK_MS);
    await client.ping();
    await sender.close();
  });
}
