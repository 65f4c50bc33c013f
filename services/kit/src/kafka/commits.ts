/** Milliseconds that a handled offset waits for others before it is committed. A kill in between means a repeat, no loss. */
const COMMIT_EVERY_MS = 200;

export interface PartitionOffset {
  readonly topic: string;
  readonly partition: number;
  readonly offset: bigint;
}

/** Collects what a group member has handled, and commits it now and then. */
export class Commits {
  readonly #commit: (offsets: readonly PartitionOffset[]) => Promise<void>;
  readonly #onError: (error: unknown) => void;
  #pending = new Map<string, PartitionOffset>();
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> = Promise.resolve();

  constructor(commit: (offsets: readonly PartitionOffset[]) => Promise<void>, onError: (error: unknown) => void) {
    this.#commit = commit;
    this.#onError = onError;
  }

  handled(offset: PartitionOffset): void {
    this.#pending.set(`${offset.topic}/${offset.partition}`, offset);
    this.#timer ??= setTimeout(() => void this.flush(), COMMIT_EVERY_MS);
  }

  /** Never throws. What could not be committed is handled again by whoever begins there, and its inbox knows it. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const offsets = [...this.#pending.values()];
    this.#pending.clear();
    if (offsets.length > 0)
      this.#flushing = this.#flushing.then(() => this.#commit(offsets)).catch((error: unknown) => this.#onError(error));
    return this.#flushing;
  }

  /** Other members own the partitions now. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#pending.clear();
  }
}
