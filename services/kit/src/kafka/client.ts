/**
 * What the event path asks of a Kafka client library. Kept small, so that the library stays a decision that can be taken
 * again (docs/adr/0006-kafka-client.md); one contract suite runs against every adapter on a real broker.
 */
import type { Log } from '../telemetry/index.ts';

export interface KafkaAddress {
  /** `host:port` */
  readonly brokers: readonly string[];
  /** With TLS; `ca` is the PEM of the authority where Node.js does not know it. */
  readonly tls?: { readonly ca?: string };
  readonly sasl?: {
    readonly mechanism: 'PLAIN' | 'SCRAM-SHA-256' | 'SCRAM-SHA-512';
    readonly username: string;
    readonly password: string;
  };
}

export interface ClientOptions extends KafkaAddress {
  readonly clientId: string;
  readonly log: Log;
}

export interface TopicSpec {
  readonly name: string;
  readonly partitions: number;
  readonly config: Readonly<Record<string, string>>;
}

export interface OutgoingRecord {
  readonly key: string;
  readonly value: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/** Records for one partition, in their order. */
export interface OutgoingBatch {
  readonly topic: string;
  readonly partition: number;
  readonly records: readonly OutgoingRecord[];
}

export interface IncomingRecord {
  readonly offset: bigint;
  readonly value: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
}

/** What came of one partition, in its order. */
export interface IncomingBatch {
  readonly topic: string;
  readonly partition: number;
  readonly records: readonly IncomingRecord[];
}

export interface Sender {
  /**
   * Appends what is given (idempotent producer, acks=all), or throws; then what was appended is not known. Called again
   * after a failure it works as soon as the broker does.
   */
  send(batches: readonly OutgoingBatch[]): Promise<void>;
  close(): Promise<void>;
}

export interface Subscription {
  /** Waits for what is in hand. */
  close(): Promise<void>;
}

export interface GroupOptions {
  readonly group: string;
  readonly topics: readonly string[];
  /** Partitions that are worked on at the same time. */
  readonly concurrency: number;
  /**
   * Handles records of one partition, in order; batches of one partition never overlap. It calls `handled` with the offset
   * after the last record that is dealt with for good, as often as it likes: that is what is committed, soon after and
   * before the subscription ends. Between records it asks `active`; once that is false, it stops. What is left comes again.
   */
  readonly handle: (
    batch: IncomingBatch,
    control: { readonly active: () => boolean; readonly handled: (next: bigint) => void },
  ) => Promise<void>;
}

export interface ReadOptions {
  /** Where to begin, by topic and partition. */
  readonly from: ReadonlyMap<string, readonly bigint[]>;
  /** May see a record twice, after the connection was lost. A throw ends nothing: the batch comes again. */
  readonly handle: (batch: IncomingBatch) => Promise<void>;
}

/** All of it reconnects by itself; calls fail while no broker can be reached, subscriptions wait. */
export interface KafkaClient {
  /**
   * Creates the topics that are not there, and waits until each of their partitions takes records. Their replicas: three, or
   * as many as there are brokers.
   */
  createTopics(topics: readonly TopicSpec[]): Promise<void>;
  /** Deletes the topics that are there, with what groups have committed for them, and waits until they are gone. */
  deleteTopics(names: readonly string[]): Promise<void>;
  /** The first offset that is kept and the next that will be given, by partition. */
  offsets(topic: string): Promise<{ first: bigint; next: bigint }[]>;
  /** The first offset at or after a time, or the next one when there is none, by partition. */
  offsetsAt(topic: string, time: Date): Promise<bigint[]>;
  /** A group's committed offsets, by partition; undefined where it has none. */
  committed(group: string, topic: string): Promise<(bigint | undefined)[]>;
  /** Throws when no broker answers. */
  ping(): Promise<void>;
  sender(): Sender;
  /** One member of a consumer group. A group without a committed offset begins with the earliest record. */
  join(options: GroupOptions): Subscription;
  /** Reads all partitions, as nobody's group. */
  read(options: ReadOptions): Subscription;
}
