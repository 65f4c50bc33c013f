/**
 * What a caller outside really hears, from the answer to the end: its leg's audio is measured four times a second, so that the
 * longest time without a person, music or a tone is known, and what came after what.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { OutsideWorld } from './outsideWorld.ts';

/** PERSON: one of those whose voices are known. TONE: music, a prompt, a tone. TAPE: the mailbox, which asks or listens. */
export type Hearing = 'PERSON' | 'TONE' | 'TAPE' | 'NOTHING';

/** Of what somebody heard, or a call's log says so. */
export interface HeardSoFar {
  /** One after the other, without the silence in between. */
  readonly order: readonly Hearing[];
  /** The longest silence, in ms. */
  readonly longestNothingMs: number;
}

interface Sample {
  /** Ms since the first one; what is late by itself is counted as LATEST_MS. */
  readonly at: number;
  readonly hearing: Hearing;
  /** Amplitude of each voice, 0..32767, over the last second. */
  readonly voices: Readonly<Record<string, number>>;
  /** What the carrier plays, in words. */
  readonly plays: string;
}

/** How long a caller may be without a person, music or a tone: the specification's 3 s. */
export const LONGEST_NOTHING_MS = 3_000;

export const LOUD = 3_000;
export const QUIET = 1_000;
/** Rms of the last second above which there was something in it. */
const AUDIBLE = 100;
const SAMPLE_MS = 250;
/** A sample that comes later than this shows a machine that is behind, and all that the product does is behind with it. */
const LATEST_MS = 600;
/** What is measured at a time is the last second. */
const WINDOW_MS = 1_000;
/** What was heard for less than this is how one sound goes over into the next. */
const PASSING_MS = 600;
const MOMENT_SAMPLES = 5;
const LIVE = new Set(['queued', 'ringing', 'in-progress']);
const RECORDS = '● recording';
const MAILBOX = /^(?:voicemail|● recording)/;

export class CallerEar {
  readonly #outside: OutsideWorld;
  readonly #sid: string;
  /** Hertz by name. */
  readonly #voices: Readonly<Record<string, number>>;
  readonly #samples: Sample[] = [];
  /** Resolves when the caller's leg has ended. */
  readonly gone: Promise<void>;

  /** @param voices hertz that each person says, by name */
  constructor(outside: OutsideWorld, sid: string, voices: Readonly<Record<string, number>>) {
    this.#outside = outside;
    this.#sid = sid;
    this.#voices = voices;
    // A product that ends hangs up, too.
    this.gone = this.#listen().catch(() => undefined);
  }

  /** Waits until exactly these voices are heard. */
  voices(...who: readonly string[]): Promise<void> {
    return this.#until(`hears ${who.join(' and ') || 'nobody'}`, ({ voices }) =>
      Object.entries(voices).every(([name, level]) => (who.includes(name) ? level > LOUD : level < QUIET)),
    );
  }

  /** Waits until this is what is heard, and no voice. */
  async hears(wanted: Exclude<Hearing, 'PERSON'>): Promise<void> {
    await this.#until(`hears ${wanted}`, ({ hearing }) => hearing === wanted);
  }

  /** Waits until the carrier plays what is told so, such as a file's name. */
  async plays(wanted: RegExp): Promise<void> {
    await this.#until(`is played ${wanted}`, ({ plays }) => wanted.test(plays));
  }

  /** Goes on listening for as long as it takes to tell what is heard now from what comes next. */
  async aMoment(): Promise<void> {
    const from = this.#samples.length;
    await this.#until('is listened to', () => this.#samples.length >= from + MOMENT_SAMPLES);
  }

  /** From the first person on. */
  soFar(): HeardSoFar {
    const spans: { hearing: Hearing; from: number; to: number }[] = [];
    const answered = this.#samples.findIndex(({ hearing }) => hearing === 'PERSON');
    for (const { at, hearing } of answered < 0 ? [] : this.#samples.slice(answered)) {
      const last = spans.at(-1);
      if (last) last.to = at;
      // Silence is noticed when the whole second before was silent, a sound when the last moment of it was not.
      if (last?.hearing !== hearing) spans.push({ hearing, from: hearing === 'NOTHING' ? at - WINDOW_MS : at, to: at });
    }
    const silent = spans.filter(({ hearing }) => hearing === 'NOTHING');
    const heard = spans
      .filter(({ hearing, from, to }) => hearing !== 'NOTHING' && to - from >= PASSING_MS)
      .map(({ hearing }) => hearing);
    return {
      order: heard.filter((hearing, at, all) => hearing !== all[at - 1]),
      longestNothingMs: Math.max(0, ...silent.map(({ from, to }) => to - from)),
    };
  }

  async #listen(): Promise<void> {
    let at = 0;
    let before = performance.now();
    for (;;) {
      const [call, heard] = await Promise.all([
        this.#outside.callOf(this.#sid),
        // The leg may end in between.
        this.#outside.tones(this.#sid, Object.values(this.#voices)).catch(() => undefined),
      ]);
      if (!LIVE.has(call.status)) return;
      const now = performance.now();
      at += Math.min(now - before, LATEST_MS);
      before = now;
      if (heard && call.status === 'in-progress') this.#samples.push(this.#sampleOf(heard, call.hears, at));
      await pause(SAMPLE_MS);
    }
  }

  #sampleOf({ heard, rms }: Awaited<ReturnType<OutsideWorld['tones']>>, plays: string, at: number): Sample {
    const voices = Object.fromEntries(
      Object.entries(this.#voices).map(([name, hertz]) => [name, heard[String(hertz)] ?? 0]),
    );
    const spoken = Object.values(voices).some((level) => level > QUIET);
    const sounds = rms > AUDIBLE || plays === RECORDS;
    // Between its request and its tone nothing is played, and what was is still heard of.
    const mailbox = MAILBOX.test(plays) || (plays === '' && this.#samples.at(-1)?.hearing === 'TAPE');
    const hearing = spoken ? 'PERSON' : !sounds ? 'NOTHING' : mailbox ? 'TAPE' : 'TONE';
    return { at, hearing, voices, plays };
  }

  async #until(what: string, fits: (sample: Sample) => boolean, withinMs = 45_000): Promise<void> {
    const deadline = performance.now() + withinMs;
    for (;;) {
      const last = this.#samples.at(-1);
      if (last && fits(last)) return;
      if (performance.now() > deadline)
        throw new Error(`It was waited for that the caller ${what}; last: ${JSON.stringify(last)}`);
      await pause(SAMPLE_MS / 2);
    }
  }
}
