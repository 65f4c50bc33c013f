/** What a transcript is made of. */

export type Sentiment = 'POSITIVE' | 'NEUTRAL' | 'NEGATIVE' | 'MIXED';

export type Speaker = 'AGENT' | 'CUSTOMER';

export interface Turn {
  /** Stable while the audio and the engine are the same. */
  id: string;
  channel: Speaker;
  beginMs: number;
  endMs: number;
  message: string;
  /** Null where the language has no list of words. */
  sentiment: Sentiment | null;
  isPause?: boolean;
  correctedBy?: string;
}

export interface Stretch {
  beginMs: number;
  endMs: number;
}

/** Words as an engine heard them on one channel, in milliseconds of the recording. */
export interface Spoken {
  beginMs: number;
  endMs: number;
  text: string;
}

/** What a person made of a turn; it finds its turn again by its place in the audio. */
export interface Correction {
  channel: Speaker;
  beginMs: number;
  endMs: number;
  message: string;
  userId: string;
}
