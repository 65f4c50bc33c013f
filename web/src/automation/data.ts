/** What the editor knows of a number's flow beside its draft. */
import type { Prompt } from './flow/nodes.ts';
import type { TrialEntry } from './trial/walk.ts';

export interface Problem {
  /** Null: of the whole flow. */
  readonly nodeId: string | null;
  /** As the step has it; choices by their keys: choices.1. */
  readonly field: string | null;
  readonly severity: string;
  readonly code: string;
  readonly message: string;
}

export interface Version {
  readonly version: number;
  readonly publishedAt: string;
  /** A name; null while it is not known. */
  readonly publishedBy: string | null;
  readonly note: string | null;
  readonly isLive: boolean;
  /** The earlier version of which it is a copy. */
  readonly restoredVersion: number | null;
}

/** How a trial ended, or shall end. */
export interface Outcome {
  readonly end: string;
  /** A user's id, or the number of a phone outside. */
  readonly answeredBy: string | null;
  /** Ids of steps in order. */
  readonly path: readonly string[];
}

/** A call that is tried. */
export interface Trial {
  /** ISO. */
  readonly at: string;
  readonly timezone: string;
  /** E.164. */
  readonly caller: string;
  readonly availableUserIds: readonly string[];
  /** Who is in neither list is busy. */
  readonly offlineUserIds: readonly string[];
  /** Who picks up; null: nobody. */
  readonly answers: string | null;
  readonly keys: readonly string[];
}

export interface Test extends Trial {
  readonly id: string;
  readonly name: string;
  readonly expected: Outcome;
  readonly lastResult: { readonly passed: boolean; readonly got: Outcome } | null;
}

/** What the caller of a trial hears. */
export interface TrialSound {
  readonly prompt: Prompt;
  /** It is heard until something happens, as music is. */
  readonly goesOn: boolean;
}

export interface TrialResult extends Outcome {
  readonly entries: readonly TrialEntry[];
  readonly heard: readonly TrialSound[];
}

/** What differs between how a trial shall end and how it did; an expectation that names nobody takes whoever. */
export function differencesOf(expected: Outcome, got: Outcome): readonly ('end' | 'answeredBy' | 'path')[] {
  return [
    ...(expected.end === got.end ? [] : (['end'] as const)),
    ...(expected.answeredBy === null || expected.answeredBy === got.answeredBy ? [] : (['answeredBy'] as const)),
    ...(expected.path.length === 0 || expected.path.join(' ') === got.path.join(' ') ? [] : (['path'] as const)),
  ];
}

/** With which web services check that a request is ours. */
export interface Secret {
  /** Of the flow in which it is shown. */
  readonly flowId: string;
  readonly value: string;
  /** Until when the earlier secret is good, too. */
  readonly formerUntil: string | null;
}
