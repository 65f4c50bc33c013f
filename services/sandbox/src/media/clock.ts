import { FRAME_MS } from './g711.ts';

/** Ticks that may be made up for in one go after the process was stopped; older ones are dropped. */
const MAX_CATCH_UP = 25;
/** Lateness is kept for the last 10 s. */
const WINDOW_TICKS = 500;

/** One 20 ms clock for all legs: every tick aims at `start + n * 20 ms`, so that delay never adds up. */
export class MediaClock {
  readonly #tick: () => void;
  readonly #late: number[] = [];
  #start = 0;
  #count = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(tick: () => void) {
    this.#tick = tick;
  }

  /** Does nothing where it runs already. */
  start(): void {
    if (this.#timer) return;
    this.#start = performance.now();
    this.#count = 0;
    this.#schedule();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Milliseconds behind the ideal time over the last 10 s. */
  lateness(): { p50: number; p99: number; max: number } {
    const sorted = this.#late.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
    return { p50: at(0.5), p99: at(0.99), max: sorted.at(-1) ?? 0 };
  }

  #schedule(): void {
    const due = this.#start + (this.#count + 1) * FRAME_MS;
    this.#timer = setTimeout(() => this.#run(), Math.max(0, due - performance.now()));
  }

  #run(): void {
    const timer = this.#timer;
    const now = performance.now();
    const due = Math.floor((now - this.#start) / FRAME_MS) - this.#count;
    this.#late.push(Math.max(0, now - this.#start - (this.#count + 1) * FRAME_MS));
    if (this.#late.length > WINDOW_TICKS) this.#late.shift();
    if (due > MAX_CATCH_UP) this.#count += due - MAX_CATCH_UP;
    for (let i = Math.min(due, MAX_CATCH_UP); i > 0; i -= 1) {
      this.#count += 1;
      this.#tick();
    }
    // A tick may have stopped the clock, and even started it again.
    if (this.#timer === timer) this.#schedule();
  }
}
