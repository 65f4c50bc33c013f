import type { EnvironmentSource } from '@ringline/kit/config';
import type { Place } from '../place.ts';

/** One line of the doctor's report. */
export interface Finding {
  /** What was looked at. */
  readonly about: string;
  readonly status: 'ok' | 'warn' | 'fail';
  readonly says: string;
  /** What to do about it. */
  readonly todo?: string;
}

/** What a check may look at. */
export interface Patient extends Place {
  readonly source: EnvironmentSource;
  /** What is wrong with the launcher's own variables; the checks go on with defaults in their place. */
  readonly malformed?: string;
}

/** Looks at one thing and changes nothing. What throws is a failure too. */
export interface Check {
  readonly about: string;
  examine(patient: Patient): Promise<readonly Finding[]>;
}

/** Findings about one thing. */
export const about = (subject: string) => ({
  ok: (says: string): Finding => ({ about: subject, status: 'ok', says }),
  warn: (says: string, todo: string): Finding => ({ about: subject, status: 'warn', says, todo }),
  fail: (says: string, todo: string): Finding => ({ about: subject, status: 'fail', says, todo }),
});

export const reasonOf = (error: unknown): string => {
  // A refused connection to a name with several addresses has its reasons inside.
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && error.message === 'fetch failed' ? reasonOf(cause) : error.message || error.name;
};
