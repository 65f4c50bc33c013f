/** Outbox = Kafka = inboxes, by id, and in order. */
import { randomUUID } from 'node:crypto';
import { Kafka, logLevel } from 'kafkajs';
import type { Stage } from '../stage.ts';
import { SERVICES } from '../stage.ts';

interface Appended {
  readonly id: string;
  readonly type: string;
  readonly key: string;
  readonly partition: number;
  readonly position: bigint;
}

export interface EventFigures {
  readonly service: string;
  readonly appended: number;
  /** In the outbox and not in Kafka. */
  readonly missingInKafka: number;
  /** Records of an event that lies there already: allowed, the inbox sees to it. */
  readonly repeatedInKafka: number;
  /** Firsts of a key that lie before one that was appended earlier. */
  readonly outOfOrderInKafka: number;
  /** Deliveries that must be in an inbox. */
  readonly deliveries: number;
  readonly missingInInboxes: number;
  /** Handled before one of the same key that was appended earlier. */
  readonly outOfOrderInInboxes: number;
  readonly parkedKeys: number;
}

/** Consumers of each service with the types that they handle. */
export type Handled = ReadonlyMap<string, ReadonlyMap<string, ReadonlySet<string>>>;

export async function eventFigures(stage: Stage, handled: Handled): Promise<EventFigures[]> {
  const outboxes = new Map<string, Map<string, Appended>>();
  for (const service of SERVICES) outboxes.set(service, await outboxOf(stage, service));
  const records = await readTopics(stage);
  const figures: EventFigures[] = [];
  for (const service of SERVICES) {
    const outbox = outboxes.get(service) ?? new Map<string, Appended>();
    const inKafka = records.get(service) ?? [];
    const firsts = [...new Set(inKafka)].map((id) => outbox.get(id)).filter((event) => event !== undefined);
    figures.push({
      service,
      appended: outbox.size,
      missingInKafka: outbox.size - firsts.length,
      repeatedInKafka: inKafka.length - new Set(inKafka).size,
      outOfOrderInKafka: outOfOrder(firsts),
      ...(await inboxFigures(stage, service, outboxes, handled.get(service) ?? new Map())),
    });
  }
  return figures;
}

async function outboxOf(stage: Stage, service: string): Promise<Map<string, Appended>> {
  const { rows } = await stage
    .database(service)
    .query<{ id: string; type: string; key: string; part: number; position: string }>(
      'SELECT id, type, key, part, position FROM kit.outbox',
    );
  return new Map(
    rows.map(({ id, type, key, part, position }) => [
      id,
      { id, type, key, partition: part, position: BigInt(position) },
    ]),
  );
}

/** How many events come after a later one of their key. */
function outOfOrder(events: readonly Appended[]): number {
  const newest = new Map<string, bigint>();
  let wrong = 0;
  for (const { key, position } of events) {
    const last = newest.get(key);
    if (last !== undefined && last > position) wrong += 1;
    else newest.set(key, position);
  }
  return wrong;
}

async function inboxFigures(
  stage: Stage,
  service: string,
  outboxes: ReadonlyMap<string, ReadonlyMap<string, Appended>>,
  consumers: ReadonlyMap<string, ReadonlySet<string>>,
): Promise<Pick<EventFigures, 'deliveries' | 'missingInInboxes' | 'outOfOrderInInboxes' | 'parkedKeys'>> {
  const database = stage.database(service);
  const all = [...outboxes.values()].flatMap((outbox) => [...outbox.values()]);
  let deliveries = 0;
  let missingInInboxes = 0;
  let outOfOrderInInboxes = 0;
  for (const [consumer, types] of consumers) {
    const { rows } = await database.query<{ event_id: string; handled_at: string }>(
      'SELECT event_id, handled_at::text FROM kit.inbox WHERE consumer = $1',
      [consumer],
    );
    const handledAt = new Map(rows.map((row) => [row.event_id, row.handled_at]));
    const due = all.filter(({ type }) => types.has(type));
    deliveries += due.length;
    missingInInboxes += due.filter(({ id }) => !handledAt.has(id)).length;
    // Those of one transaction have one time, and were handled in their order.
    const inTime = due
      .filter(({ id }) => handledAt.has(id))
      .toSorted((a, b) => compare(handledAt.get(a.id), handledAt.get(b.id)) || Number(a.position - b.position));
    for (const outbox of outboxes.values())
      outOfOrderInInboxes += outOfOrder(inTime.filter(({ id }) => outbox.has(id)));
  }
  const parked = await database.query('SELECT FROM kit.parked_key');
  return { deliveries, missingInInboxes, outOfOrderInInboxes, parkedKeys: parked.rowCount ?? 0 };
}

const compare = (a = '', b = ''): number => (a < b ? -1 : a > b ? 1 : 0);

/** The ids that lie in each service's topic, partition by partition in their order, as any reader of Kafka finds them. */
async function readTopics(stage: Stage): Promise<Map<string, string[]>> {
  const kafka = new Kafka({
    clientId: 'faults',
    brokers: [...stage.cluster.engines.kafka.brokers],
    logLevel: logLevel.NOTHING,
  });
  const topicOf = (service: string) => `ringline.${service}.events`;
  const ids = new Map<string, Map<number, string[]>>(SERVICES.map((service) => [topicOf(service), new Map()]));
  const open = new Map<string, bigint>();
  const admin = kafka.admin();
  await admin.connect();
  for (const topic of ids.keys()) {
    for (const { partition, low, high } of await admin.fetchTopicOffsets(topic))
      if (BigInt(high) > BigInt(low)) open.set(`${topic}/${partition}`, BigInt(high));
  }
  await admin.disconnect();

  const consumer = kafka.consumer({ groupId: `faults-${randomUUID()}` });
  const { promise: readAll, resolve } = Promise.withResolvers<void>();
  if (open.size === 0) resolve();
  await consumer.connect();
  await consumer.subscribe({ topics: [...ids.keys()], fromBeginning: true });
  await consumer.run({
    autoCommit: false,
    eachBatch: async ({ batch: { topic, partition, messages } }) => {
      const place = `${topic}/${partition}`;
      const end = open.get(place);
      const list = ids.get(topic)?.get(partition) ?? [];
      ids.get(topic)?.set(partition, list);
      for (const { offset, headers } of messages) {
        if (end !== undefined && BigInt(offset) >= end) continue;
        list.push(String(headers?.['ce_id'] ?? ''));
      }
      const last = messages.at(-1);
      if (end !== undefined && last && BigInt(last.offset) + 1n >= end) open.delete(place);
      if (open.size === 0) resolve();
    },
  });
  await readAll;
  await consumer.disconnect();
  return new Map(SERVICES.map((service) => [service, [...(ids.get(topicOf(service))?.values() ?? [])].flat()]));
}
