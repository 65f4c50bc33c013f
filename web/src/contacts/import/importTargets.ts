import type { ImportConsent } from '../../__generated__/MatchColumnsStartMutation.graphql.ts';

/** What everyone of a file gets beside their fields. */
export interface Targets {
  /** The list's id; empty: none. */
  readonly list: string;
  readonly tags: readonly string[];
  /** Empty: they were not asked. */
  readonly consent: ImportConsent | '';
  /** Where and when they agreed. */
  readonly words: string;
  readonly proven: boolean;
}

export const NO_TARGETS: Targets = { list: '', tags: [], consent: '', words: '', proven: false };

/** As the server counts them. */
export const LEAST_WORDS = 10;
export const MOST_WORDS = 300;

/** Whether consent that was chosen lacks its proof. */
export const lacksProof = ({ consent, words, proven }: Targets): boolean =>
  consent !== '' && (!proven || words.trim().length < LEAST_WORDS);
