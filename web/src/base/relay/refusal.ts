import { wordRefusal } from '../i18n/refusals.ts';

/** Why the server said no: what it checked, what it wanted, what it found, and who can change that (defaults 21). */
interface RefusalReason {
  check: string;
  required: string | null;
  current: string | null;
  whoCanFix: readonly string[];
}

/** A server's no, as it stands in a GraphQL error's `extensions`. */
export interface Refusal {
  code: string;
  /** What happened, in the person's language. */
  message: string;
  field?: string;
  retryable: boolean;
  why?: RefusalReason;
  /** What else the code carries: attempts left, seconds to wait. */
  details: Readonly<Record<string, unknown>>;
}

export interface GraphQLErrorPayload {
  message: string;
  path?: readonly (string | number)[];
  extensions?: Record<string, unknown>;
}

/** The request came back with errors instead of data. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly errors: readonly GraphQLErrorPayload[];

  constructor(errors: readonly GraphQLErrorPayload[]) {
    super(errors[0]?.message ?? '');
    this.errors = errors;
  }
}

/** The request did not reach the server, or the answer did not reach us. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** Whether it may well work the next time: nobody said no, or only that it was not the moment. */
export function isPassing(error: unknown): boolean {
  if (error instanceof NetworkError) return true;
  if (!(error instanceof RefusedError)) return false;
  const { code, retryable } = error.errors[0]?.extensions ?? {};
  return retryable === true || code === 'RATE_LIMITED' || code === 'INTERNAL';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? value.map((item) => text(item) ?? '').join(', ') : null;
};

function reasonOf(value: unknown): RefusalReason | undefined {
  if (!isRecord(value)) return undefined;
  const { check, required, current, whoCanFix } = value;
  return {
    check: text(check) ?? '',
    required: text(required),
    current: text(current),
    whoCanFix: Array.isArray(whoCanFix) ? whoCanFix.map((who) => text(who) ?? '').filter((who) => who !== '') : [],
  };
}

function fromPayload(payload: GraphQLErrorPayload): Refusal {
  const { code, message, field, retryable, why, details } = payload.extensions ?? {};
  const reason = reasonOf(why);
  const known = {
    code: text(code) ?? 'INTERNAL',
    message: text(message) ?? payload.message,
    details: isRecord(details) ? details : {},
  };
  return {
    ...known,
    message: wordRefusal({ ...known, check: reason?.check, required: reason?.required, current: reason?.current }),
    retryable: retryable === true,
    ...(typeof field === 'string' && field !== '' ? { field } : {}),
    ...(reason === undefined ? {} : { why: reason }),
  };
}

/**
 * Reads the refusal out of whatever a query, mutation or subscription failed with.
 * A lost connection becomes the code `NETWORK`, anything unknown `INTERNAL`.
 */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof RefusedError && error.errors[0] !== undefined) return fromPayload(error.errors[0]);
  if (error instanceof NetworkError) return { code: 'NETWORK', message: '', retryable: true, details: {} };
  if (Array.isArray(error) && isRecord(error[0]) && typeof error[0]['message'] === 'string') {
    return fromPayload(error[0] as unknown as GraphQLErrorPayload);
  }
  return { code: 'INTERNAL', message: '', retryable: false, details: {} };
}
