/** Milliseconds that a handled offset waits for others before it is committed. A kill in between means a repeat, no loss. */
const COMMIT_EVERY_MS = 200;
const AGAIN_AFTER_MS = 1_000;

export interface PartitionOffset {
  readonly topic: string;
  readonly partition: number;
  readonly offset: bigint;
}

/** Collects what a group member has handled, and commits it now and then. */
export class Commits {
  readonly #commit: (offsets: readonly PartitionOffset[]) => Promise<void>;
  readonly #onError: (error: unknown) => void;
  /** Rises when the partitions may have gone to others: what failed before then is not tried again. */
  #assignment = 0;
  #pending = new Map<string, PartitionOffset>();
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> = Promise.resolve();

  constructor(commit: (offsets: readonly PartitionOffset[]) => Promise<void>, onError: (error: unknown) => void) {
    this.#commit = commit;
    this.#onError = onError;
  }

  handled(offset: PartitionOffset): void {
    this.#pending.set(keyOf(offset), offset);
    this.#timer ??= setTimeout(() => void this.flush(), COMMIT_EVERY_MS);
  }

  /** Never throws. What could not be committed is tried again; should we end before, its inbox knows the repeats. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const offsets = [...this.#pending.values()];
    const assignment = this.#assignment;
    this.#pending.clear();
    if (offsets.length > 0) {
      this.#flushing = this.#flushing
        .then(() => this.#commit(offsets))
        .catch((error: unknown) => {
          this.#onError(error);
          if (assignment !== this.#assignment) return;
          for (const offset of offsets) if (!this.#pending.has(keyOf(offset))) this.#pending.set(keyOf(offset), offset);
          this.#timer ??= setTimeout(() => void this.flush(), AGAIN_AFTER_MS);
        });
    }
    return this.#flushing;
  }

  /** Other members may own the partitions now; whoever does begins where the last commit was. */
  forget(): void {
    this.#assignment += 1;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#pending.clear();
  }
}

const keyOf = ({ topic, partition }: PartitionOffset): string => `${topic}/${partition}`;
