import { setTimeout as pause } from 'node:timers/promises';
import { PARTITIONS } from '../events/envelope.ts';
import type { TopicSpec } from './client.ts';

/** Partitions of a compacted topic: its keys are spread like those of the events, but there is less to read. */
export const STATE_PARTITIONS = 8;
/** Days that Kafka keeps an event (design: events); the inbox remembers twice as long. */
const RETENTION_DAYS = 7;
/** Bytes of one batch of records, compressed or not. The relay sends less at a time; one event may be this large. */
const MAX_BATCH_BYTES = 8_388_608;

/** All events of a service, in the partitions of its outbox. */
export const eventsTopic = (source: string): string => `ringline.${source}.events`;

/** The last copy of each aggregate of a service, for consumers that come later. */
export const stateTopic = (source: string): string => `ringline.${source}.state`;

/** The service that owns an event type: `telephony` of `telephony.call.ended.v1`. */
export const sourceOf = (type: string): string => type.slice(0, type.indexOf('.'));

/** A service's topics as they have to be. */
export function topicsOf(source: string): TopicSpec[] {
  return [
    {
      name: eventsTopic(source),
      partitions: PARTITIONS,
      config: {
        'cleanup.policy': 'delete',
        'retention.ms': String(RETENTION_DAYS * 86_400_000),
        'max.message.bytes': String(MAX_BATCH_BYTES),
      },
    },
    {
      name: stateTopic(source),
      partitions: STATE_PARTITIONS,
      config: { 'cleanup.policy': 'compact', 'max.message.bytes': String(MAX_BATCH_BYTES) },
    },
  ];
}

/**
 * How many copies a new topic has on so many brokers, and of how many an acknowledged record is sure: with three, one broker may be
 * lost and everything goes on; the broker's own default would acknowledge what one of them alone has.
 */
export function copiesOn(brokers: number): { replicas: number; config: Readonly<Record<string, string>> } {
  const replicas = Math.min(3, brokers);
  return { replicas, config: replicas === 3 ? { 'min.insync.replicas': '2' } : {} };
}

/** What removing topics asks of a library's administrator. */
interface TopicAdmin {
  listTopics(): Promise<string[]>;
  deleteTopics(options: { topics: string[] }): Promise<unknown>;
}

const GONE_WITHIN_MS = 30_000;
const LOOK_MS = 100;

/**
 * Deletes those of the topics that are there, and waits until they are gone: one that is made anew before would go as well.
 * @throws Error when they are still listed after half a minute
 */
export async function removeTopics(admin: TopicAdmin, names: readonly string[]): Promise<void> {
  const there = async () => (await admin.listTopics()).filter((name) => names.includes(name));
  let left = await there();
  if (left.length === 0) return;
  await admin.deleteTopics({ topics: left });
  for (let waited = 0; (left = await there()).length > 0; waited += LOOK_MS) {
    if (waited >= GONE_WITHIN_MS) throw new Error(`Kafka still lists the deleted topics ${left.join(', ')}`);
    await pause(LOOK_MS);
  }
}

const SERVED_WITHIN_MS = 60_000;

/**
 * Waits until each partition of new topics answers. A broker says that a topic is made when its metadata are; the logs come
 * after, several writes to the disk each, and until then it takes and gives nothing.
 * @param offsets asks for the ends of one topic's partitions, and throws as long as one of them is not served
 * @throws Error, with the last answer as its cause, when one is not served within a minute
 */
export async function whenServed(
  topics: readonly TopicSpec[],
  offsets: (name: string) => Promise<readonly unknown[]>,
): Promise<void> {
  const deadline = performance.now() + SERVED_WITHIN_MS;
  for (const { name, partitions } of topics) {
    for (;;) {
      const answer = await offsets(name).catch((error: unknown) => ({ error }));
      if (!('error' in answer) && answer.length >= partitions) break;
      if (performance.now() > deadline) {
        const cause = 'error' in answer ? answer.error : undefined;
        throw new Error(`Kafka has made the topic ${name}, but does not serve its ${partitions} partitions`, { cause });
      }
      await pause(LOOK_MS);
    }
  }
}
