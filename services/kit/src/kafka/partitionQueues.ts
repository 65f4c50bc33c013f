import type { IncomingBatch, IncomingRecord } from './client.ts';

interface Queue {
  readonly topic: string;
  readonly partition: number;
  records: IncomingRecord[];
  busy: boolean;
}

/** Sorts a stream of records into partitions: each is worked on in its order, several at the same time. */
export class PartitionQueues {
  readonly #queues = new Map<string, Queue>();
  readonly #concurrency: number;
  readonly #work: (batch: IncomingBatch) => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #working = new Set<Promise<void>>();
  #waiting = 0;
  #scheduled = false;
  #closed = false;

  constructor(concurrency: number, work: (batch: IncomingBatch) => Promise<void>, onError: (error: unknown) => void) {
    this.#concurrency = concurrency;
    this.#work = work;
    this.#onError = onError;
  }

  /** Records that nobody works on yet. */
  get waiting(): number {
    return this.#waiting;
  }

  push(topic: string, partition: number, record: IncomingRecord): void {
    if (this.#closed) return;
    const key = `${topic}/${partition}`;
    let queue = this.#queues.get(key);
    if (!queue) {
      queue = { topic, partition, records: [], busy: false };
      this.#queues.set(key, queue);
    }
    queue.records.push(record);
    this.#waiting += 1;
    // After the present turn of the event loop: what arrived together is one batch.
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => {
      this.#scheduled = false;
      this.#start();
    });
  }

  /** Resolves when what is in hand is done; what waits is left. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#working);
  }

  #start(): void {
    for (const queue of this.#queues.values()) {
      if (this.#closed || this.#working.size >= this.#concurrency) return;
      if (queue.busy || queue.records.length === 0) continue;
      const records = queue.records;
      queue.records = [];
      queue.busy = true;
      this.#waiting -= records.length;
      const working = this.#work({ topic: queue.topic, partition: queue.partition, records })
        .catch(this.#onError)
        .finally(() => {
          this.#working.delete(working);
          queue.busy = false;
          this.#start();
        });
      this.#working.add(working);
    }
  }
}
