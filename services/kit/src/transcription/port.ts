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

/** Is handed one voice alone, so that who speaks is known before anything is recognised. */
export interface VoiceTranscriber {
  readonly engine: 'openai' | 'whisper.cpp';
  readonly model: string;
  /**
   * @param wav mono, 16-bit PCM
   * @throws TranscriptionFailure
   */
  transcribe(wav: Buffer, signal?: AbortSignal): Promise<Heard>;
}

/** Has the recording itself, and knows its channels apart. */
export interface RecordingTranscriber {
  readonly engine: 'carrier';
  readonly model: string;
  /**
   * The words of a recording by its name at the carrier. The first look asks for them; null: not yet, look again in a while.
   * @returns segments by channel, 0 is the outside party
   * @throws TranscriptionFailure
   */
  hear(recordingSid: string): Promise<HeardRecording | null>;
  /**
   * What was said is kept by us alone: theirs of this recording goes. There may be none.
   * @throws TranscriptionFailure
   */
  forget(recordingSid: string): Promise<void>;
}

export interface HeardRecording {
  /** Such as `en-US`. */
  readonly language: string;
  readonly channels: readonly (readonly HeardSegment[])[];
}

export type Transcriber = VoiceTranscriber | RecordingTranscriber;
