/** Frames wait here between the network's rhythm and the switch's clock. */
export type JitterOptions = {
  /** Frames to gather before the first one is given out (and again after running dry). */
  prime?: number;
  /** Most frames that may wait: bursts during set-up would otherwise stay as delay for the whole call. */
  cap?: number;
};

/** A queue of 20 ms frames that keeps itself short by dropping the oldest. Single-threaded, no timers. */
export class JitterQueue {
  readonly #frames: Uint8Array[] = [];
  readonly #prime: number;
  readonly #cap: number;
  #primed = false;
  /** Frames dropped to stay within the cap. */
  trimmed = 0;

  constructor(options: JitterOptions = {}) {
    this.#prime = options.prime ?? 2;
    this.#cap = options.cap ?? 4;
  }

  get depth(): number {
    return this.#frames.length;
  }

  push(frame: Uint8Array): void {
    this.#frames.push(frame);
    if (this.#frames.length > this.#cap) {
      // Back to the priming depth, not just to the cap: one audible step instead of one with every packet.
      const surplus = this.#frames.length - this.#prime;
      this.#frames.splice(0, surplus);
      this.trimmed += surplus;
    }
  }

  /** The next frame, or undefined while priming or dry (the caller fills with silence). */
  pull(): Uint8Array | undefined {
    if (!this.#primed) {
      if (this.#frames.length < this.#prime) return undefined;
      this.#primed = true;
    }
    const frame = this.#frames.shift();
    if (!frame) this.#primed = false;
    return frame;
  }

  clear(): void {
    this.#frames.length = 0;
    this.#primed = false;
  }
}
