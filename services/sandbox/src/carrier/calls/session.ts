/**
 * One live call: its record, its line to the party outside, and the program (TwiML) that it runs. Every change of state
 * is written, with its callback, before anything else happens; writes of one call keep their order.
 */
import type { CarrierDeps } from '../deps.ts';
import { finalCallStatuses, type CallRecord, type CallStatus, type Instructions } from '../records.ts';
import { callParams } from '../webhooks/params.ts';

/** The party's end of a call. A call that we placed is answered when it gets its line. */
export interface Line {
  /** Makes the leg in the switch, without answering. */
  media(): Promise<void>;
  answered(): Promise<void>;
  ringing(options: { earlyMedia: boolean }): Promise<void>;
  hangup(error?: { code: number; message: string }): void;
}

export interface CallEnd {
  readonly status: CallStatus;
  readonly sip?: number | undefined;
  /** Shown to the party's client: the SDK's error codes. */
  readonly error?: { code: number; message: string } | undefined;
}

export type ProgramRunner = (session: CallSession, instructions: Instructions, signal: AbortSignal) => Promise<void>;

const KEYS = '♪ keys ';

export class CallSession {
  readonly record: CallRecord;
  readonly ended: Promise<CallRecord>;
  line: Line | undefined;
  /** Parameters of the next TwiML request only (Digits, DialCallStatus …). */
  extraParams: Record<string, string> = {};
  /** How its last interruption came about, for ReasonParticipantLeft. */
  interruption: 'hung-up' | 'updated' | 'removed' = 'hung-up';
  readonly #deps: CarrierDeps;
  readonly #runner: ProgramRunner;
  readonly #digits = new Set<(digit: string) => void>();
  readonly #heardKeys = new Set<(digit: string) => void>();
  readonly #onChange: (session: CallSession) => void;
  readonly #resolveEnded: (record: CallRecord) => void;
  #writes: Promise<unknown> = Promise.resolve();
  #program: Promise<void> = Promise.resolve();
  #abort = new AbortController();
  #ending = false;
  #hears = '';

  constructor(
    deps: CarrierDeps,
    record: CallRecord,
    options: { runner: ProgramRunner; onChange: (session: CallSession) => void; line?: Line | undefined },
  ) {
    this.record = record;
    this.line = options.line;
    this.#deps = deps;
    this.#runner = options.runner;
    this.#onChange = options.onChange;
    const { promise, resolve } = Promise.withResolvers<CallRecord>();
    this.ended = promise;
    this.#resolveEnded = resolve;
  }

  get sid(): string {
    return this.record.sid;
  }

  get live(): boolean {
    return !this.#ending;
  }

  /** What it hears in words, for people who watch: a Say, a file's name, music. */
  get hears(): string {
    return this.#hears;
  }

  set hears(words: string) {
    if (words === this.#hears) return;
    this.#hears = words;
    this.#onChange(this);
  }

  get about(): readonly string[] {
    return [this.record.from, this.record.to];
  }

  /** Its first row, and the `initiated` report of a call that we place. */
  async begin(): Promise<void> {
    await this.#write(this.record.direction === 'inbound' ? undefined : 'initiated', 'initiated');
  }

  async ringing(): Promise<void> {
    if (this.#ending || this.record.status !== 'queued') return;
    this.record.status = 'ringing';
    await this.#write('ringing');
  }

  /** The call is up: media flows both ways. Idempotent. */
  async answer(): Promise<void> {
    if (this.#ending || this.record.status === 'in-progress') return;
    await this.line?.answered();
    if (this.#ending) return;
    const now = this.#deps.clock.now().toISOString();
    this.record.status = 'in-progress';
    this.record.startTime ??= now;
    this.record.answeredAt = now;
    await this.#write('answered');
  }

  /** Starts (or replaces) what the call does. */
  run(instructions: Instructions, how: 'updated' | 'started' = 'started'): void {
    if (this.#ending) return;
    if (how === 'updated') this.interruption = 'updated';
    this.#abort.abort();
    const abort = new AbortController();
    this.#abort = abort;
    this.record.instructions = instructions;
    const before = this.#program;
    this.#program = before
      .then(async () => {
        this.interruption = 'hung-up';
        if (!abort.signal.aborted) await this.#runner(this, instructions, abort.signal);
      })
      .catch(this.#deps.onError);
  }

  onDigit(listener: (digit: string) => void): () => void {
    this.#digits.add(listener);
    return () => this.#digits.delete(listener);
  }

  /** A key that the other side pressed, for people who watch. */
  heardKey(digit: string): void {
    for (const listener of this.#heardKeys) listener(digit);
    this.hears = this.#hears.startsWith(KEYS) ? this.#hears + digit : KEYS + digit;
  }

  /** Keys that the other side presses, for a party that acts on them. */
  onHeardKey(listener: (digit: string) => void): void {
    this.#heardKeys.add(listener);
  }

  digit(digit: string): void {
    for (const listener of this.#digits) listener(digit);
  }

  /** Ends the call once, whoever ends it first: stops its program, takes the line down, writes and reports. */
  async end(end: CallEnd): Promise<void> {
    if (this.#ending) {
      await this.ended;
      return;
    }
    this.#ending = true;
    this.#abort.abort();
    await this.#writes;
    this.line?.hangup(end.error);
    const now = this.#deps.clock.now().toISOString();
    this.record.status = end.status;
    this.record.endTime = now;
    this.record.sipResponseCode = end.sip;
    await this.#write('completed').catch(this.#deps.onError);
    this.#resolveEnded(this.record);
    this.#onChange(this);
  }

  /** Waits until the program has cleaned up after itself. */
  async settled(): Promise<void> {
    await this.#program;
  }

  async #write(event: string | undefined, shownStatus?: string): Promise<void> {
    const { record } = this;
    record.updatedAt = this.#deps.clock.now().toISOString();
    const hook = record.statusHook;
    const reported = event !== undefined && hook?.events.includes(event) === true;
    const sequence = record.sequence;
    if (reported) record.sequence += 1;
    const snapshot = structuredClone(record);
    const work = this.#writes.then(() =>
      this.#deps.commit((writes) => {
        writes.call(snapshot);
        if (!reported || !hook) return;
        writes.report({
          key: record.sid,
          hook: { url: hook.url, method: hook.method },
          kind: 'call',
          about: [snapshot.from, snapshot.to],
          params: {
            ...callParams(snapshot, shownStatus),
            Timestamp: new Date(snapshot.updatedAt).toUTCString(),
            CallbackSource: 'call-progress-events',
            SequenceNumber: String(sequence),
            ...endParams(snapshot),
          },
        });
      }),
    );
    this.#writes = work.catch(() => undefined);
    await work;
    this.#onChange(this);
  }
}

/** What only the last report of a call carries: seconds talked, minutes billed, and why it failed. */
function endParams(record: CallRecord): Record<string, string> {
  if (!finalCallStatuses.includes(record.status)) return {};
  const seconds = durationSeconds(record);
  return {
    CallDuration: String(seconds),
    Duration: String(Math.ceil(seconds / 60)),
    ...(record.sipResponseCode !== undefined && { SipResponseCode: String(record.sipResponseCode) }),
  };
}

/** Whole seconds from answer to end; 0 when nobody answered. */
export function durationSeconds(record: CallRecord): number {
  if (!record.answeredAt || !record.endTime) return 0;
  return Math.max(0, Math.round((Date.parse(record.endTime) - Date.parse(record.answeredAt)) / 1_000));
}
