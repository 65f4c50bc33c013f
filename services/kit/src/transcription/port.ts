/** What an engine that turns speech into words does, and how it fails. */

/** What was heard, in milliseconds from the beginning of the audio. */
export interface HeardSegment {
  readonly beginMs: number;
  readonly endMs: number;
  readonly text: string;
}

export interface Heard {
  /** As the engine calls it, such as `en` or `english`; empty when it does not say. */
  readonly language: string;
  readonly segments: readonly HeardSegment[];
}

export interface Transcriber {
  readonly engine: 'openai' | 'whisper.cpp';
  readonly model: string;
  /**
   * @param wav mono, 16-bit PCM
   * @throws TranscriptionFailure
   */
  transcribe(wav: Buffer, signal?: AbortSignal): Promise<Heard>;
}

/** Why there are no words. People are told the code in their language. */
export type FailureCode = 'UNREACHABLE' | 'TIMED_OUT' | 'BUSY' | 'UNAUTHORIZED' | 'REFUSED' | 'BAD_ANSWER' | 'BROKEN';

const PASSING: ReadonlySet<FailureCode> = new Set(['UNREACHABLE', 'TIMED_OUT', 'BUSY', 'BAD_ANSWER']);

export class TranscriptionFailure extends Error {
  override readonly name = 'TranscriptionFailure';
  readonly code: FailureCode;
  /** Milliseconds that the engine wants to be left alone; undefined when it did not say. */
  readonly afterMs: number | undefined;

  constructor(code: FailureCode, message: string, afterMs?: number) {
    super(message);
    this.code = code;
    this.afterMs = afterMs;
  }

  /** Whether it makes sense to try again later without anybody changing anything. */
  get passes(): boolean {
    return PASSING.has(this.code);
  }
}
