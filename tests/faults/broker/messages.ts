/** What the bench and its workers say to each other. */
import type { Verdict } from '../../../services/kit/src/events/testing.ts';

export const LIBRARIES = ['kafkajs', '@platformatic/kafka'] as const;
export type Library = (typeof LIBRARIES)[number];

/** The event path of two services and an edge, in one process. */
export interface PathTask {
  readonly kind: 'path';
  readonly library: Library;
  readonly brokers: readonly string[];
  /** As the runtime role. */
  readonly source: string;
  readonly target: string;
}

/** The client library alone: so many events to a topic and back, no database. */
export interface BurstTask {
  readonly kind: 'burst';
  readonly library: Library;
  readonly brokers: readonly string[];
  readonly topic: string;
  readonly events: number;
}

export type Task = PathTask | BurstTask;

export type Question =
  | { readonly kind: 'cpu' }
  | { readonly kind: 'feed'; readonly committed: readonly (readonly [string, number])[] }
  | { readonly kind: 'end' };

export interface BurstFigures {
  /** Events in a second, and microseconds of this process's CPU for each. */
  readonly produced: { readonly rate: number; readonly cpu: number };
  readonly consumed: { readonly rate: number; readonly cpu: number };
}

export type Answer =
  | { readonly kind: 'ready' }
  /** Microseconds of CPU since the process began. */
  | { readonly kind: 'cpu'; readonly micros: number }
  | { readonly kind: 'feed'; readonly verdict: Verdict; readonly interruptions: number }
  | { readonly kind: 'burst'; readonly figures: BurstFigures };
