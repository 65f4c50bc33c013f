/** What an engine that turns speech into words does, and how it fails. */
export { EndpointFailure as TranscriptionFailure, type FailureCode } from '../endpoint/index.ts';

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
