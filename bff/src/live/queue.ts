/** An unbounded wait, a bounded store: what a slow reader has not taken is kept up to a limit. */
export class FrameQueue<T> implements AsyncIterableIterator<T> {
  readonly #waiting: ((result: IteratorResult<T>) => void)[] = [];
  readonly #frames: T[] = [];
  readonly #limit: number;
  readonly #onEnd: () => void;
  #ended = false;
  /** Taken, and its reader has not asked for the next. */
  #taken: T | undefined;

  /** @param onEnd called once, when nobody will read any more */
  constructor(limit: number, onEnd: () => void) {
    this.#limit = limit;
    this.#onEnd = onEnd;
  }

  /** The oldest that is not done with: waits here, or was taken and nothing was asked for since. */
  get oldest(): T | undefined {
    return this.#taken ?? this.#frames[0];
  }

  /** @returns false when the queue is full or at its end */
  push(frame: T): boolean {
    if (this.#ended || this.#frames.length >= this.#limit) return false;
    const reader = this.#waiting.shift();
    if (reader) {
      this.#taken = frame;
      reader({ value: frame, done: false });
    } else this.#frames.push(frame);
    return true;
  }

  next(): Promise<IteratorResult<T>> {
    const frame = this.#frames.shift();
    this.#taken = frame;
    if (frame !== undefined) return Promise.resolve({ value: frame, done: false });
    if (this.#ended) return Promise.resolve({ value: undefined, done: true });
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Ends the queue at once: what was not read is dropped. */
  return(): Promise<IteratorResult<T>> {
    if (!this.#ended) {
      this.#ended = true;
      this.#frames.length = 0;
      this.#taken = undefined;
      for (const reader of this.#waiting.splice(0)) reader({ value: undefined, done: true });
      this.#onEnd();
    }
    return Promise.resolve({ value: undefined, done: true });
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
