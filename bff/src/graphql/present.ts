import { timestampDate, timestampFromDate, type Timestamp } from '@bufbuild/protobuf/wkt';
import { invalid } from '@ringline/kit/errors';
import { GraphQLScalarType } from 'graphql';

/** Micros of the major unit as major units: exact to six decimals as far as a float reaches (2^53 micros). */
export function major(micros: bigint): number {
  return Number(micros) / 1_000_000;
}

/** Major units as cents. @throws Refusal VALIDATION_FAILED for what is no amount in whole cents */
export function minor(amount: number, field: string): bigint {
  const cents = Math.round(amount * 100);
  if (Number.isSafeInteger(cents) && Math.abs(amount * 100 - cents) < 1e-6) return BigInt(cents);
  throw invalid(field, 'Write an amount with at most two decimals.');
}

/** What a service answered must be there. */
export function present<T>(value: T | null | undefined, what: string): T {
  if (value === undefined || value === null) throw new Error(`a service answered without ${what}`);
  return value;
}

/** First and last name, without what is not known. */
export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

/** An empty text of a protobuf message as null. */
export function orNull(text: string): string | null {
  return text === '' ? null : text;
}

export const DateTime = new GraphQLScalarType<Timestamp, string>({
  name: 'DateTime',
  description: 'An instant in UTC with milliseconds, ISO 8601: 2026-11-21T05:55:00.000Z.',
  serialize(value) {
    if (value instanceof Date) return value.toISOString();
    return timestampDate(value as Timestamp).toISOString();
  },
  parseValue(value) {
    const date = new Date(String(value));
    if (Number.isNaN(date.getTime()))
      throw new TypeError('Not an instant: write ISO 8601, such as 2026-11-21T05:55:00.000Z');
    return timestampFromDate(date);
  },
});
