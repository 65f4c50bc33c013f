import { FRAME_SAMPLES } from './g711.ts';

/** RFC 4733 event codes 0..15. */
const DIGITS = '0123456789*#ABCD';
const TONE_FRAMES = 8;
/** 70 ms, rounded up to the clock. */
const GAP_FRAMES = 4;
const PAUSE_FRAMES = 25;
/** The last packet is sent three times (RFC 4733 §2.5.1.4). */
const END_PACKETS = 3;

/** Finds key presses in telephone-event payloads: one per RTP timestamp, at its first end packet. */
export class DtmfReceiver {
  #lastTimestamp: number | undefined;

  /** The digit, once per key press; undefined while it is held and for repeated end packets. */
  receive(timestamp: number, payload: Uint8Array): string | undefined {
    const ended = ((payload[1] ?? 0) & 0x80) !== 0;
    if (payload.length < 4 || !ended || timestamp === this.#lastTimestamp) return undefined;
    this.#lastTimestamp = timestamp;
    return DIGITS[payload[0] ?? 255];
  }
}

/** What to send in place of audio in one tick. */
export type DtmfPacket = {
  payload: Uint8Array;
  marker: boolean;
  /** Ticks since the tone began: its packets share the first timestamp. */ age: number;
};

type Step = { digit: number; frames: number } | { gap: number };

/** Turns digits into telephone-event packets, one tick at a time. */
export class DtmfSender {
  readonly #steps: Step[] = [];
  #age = 0;
  #waiting: { steps: number; resolve: () => void }[] = [];

  /** Queues digits (`w` pauses 500 ms; unknown signs are left out); resolves when the last one was sent. */
  send(digits: string): Promise<void> {
    for (const sign of digits.toUpperCase()) {
      const digit = DIGITS.indexOf(sign);
      if (sign === 'W') this.#steps.push({ gap: PAUSE_FRAMES });
      else if (digit >= 0) this.#steps.push({ digit, frames: TONE_FRAMES + END_PACKETS }, { gap: GAP_FRAMES });
    }
    if (this.#steps.length === 0) return Promise.resolve();
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ steps: this.#steps.length, resolve });
    return promise;
  }

  /** Undefined when audio shall flow in this tick. */
  next(): DtmfPacket | undefined {
    const [step] = this.#steps;
    if (!step) return undefined;
    const age = this.#age;
    this.#age += 1;
    if ('gap' in step) {
      if (this.#age >= step.gap) this.#shift();
      return undefined;
    }
    const ended = age >= TONE_FRAMES;
    const duration = Math.min(age + 1, TONE_FRAMES) * FRAME_SAMPLES;
    if (this.#age >= step.frames) this.#shift();
    return {
      payload: Uint8Array.of(step.digit, (ended ? 0x80 : 0) | 10, duration >> 8, duration & 0xff),
      marker: age === 0,
      age,
    };
  }

  #shift(): void {
    this.#steps.shift();
    this.#age = 0;
    this.#waiting = this.#waiting.filter((waiting) => {
      waiting.steps -= 1;
      if (waiting.steps === 0) waiting.resolve();
      return waiting.steps > 0;
    });
  }
}
