/**
 * Refusals: errors that a person can act on. They cross RPC whole and become GraphQL `extensions` (defaults 21).
 */
import { fromJson, toJson, type JsonObject, type JsonValue } from '@bufbuild/protobuf';
import { StructSchema } from '@bufbuild/protobuf/wkt';
import { Code, ConnectError } from '@connectrpc/connect';

/** Which check failed, what it wanted, what it found, and who can change that. */
export interface Why {
  readonly check: string;
  readonly required?: string | undefined;
  readonly current?: string | undefined;
  readonly whoCanFix?: readonly string[] | undefined;
}

export interface RefusalInit {
  /** A code of defaults 21, such as VALIDATION_FAILED. */
  readonly code: string;
  /** What happened, why, and what to do: one or two plain sentences. */
  readonly message: string;
  /** The input field at fault. */
  readonly field?: string | undefined;
  readonly why?: Why | undefined;
  readonly retryable?: boolean | undefined;
  /** Further facts for the client, such as attemptsLeft or retryAfterSeconds. */
  readonly details?: Readonly<Record<string, JsonValue>> | undefined;
  /** What is behind it, for our log alone: it never leaves the process. */
  readonly cause?: unknown;
}

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: string;
  readonly field: string | undefined;
  readonly why: Why | undefined;
  readonly retryable: boolean;
  readonly details: Readonly<Record<string, JsonValue>>;

  constructor(init: RefusalInit) {
    super(init.message, 'cause' in init ? { cause: init.cause } : undefined);
    this.code = init.code;
    this.field = init.field;
    this.why = init.why;
    this.retryable = init.retryable ?? false;
    this.details = init.details ?? {};
  }
}

/** The refusal for anything that does not exist for the caller, another tenant's things included (defaults 21). */
export function notFound(what: string): Refusal {
  return new Refusal({
    code: 'NOT_FOUND',
    message: `${what} was not found. It may have been removed.`,
    // Nothing else: whether it is somebody else's must not show.
    why: { check: 'exists' },
  });
}

/** The refusal for a stale write (defaults 0, optimistic locking). */
export function conflict(what: string): Refusal {
  return new Refusal({
    code: 'CONFLICT',
    message: `${what} was changed by someone else in the meantime. Reload it and repeat your change.`,
    retryable: true,
    why: { check: 'version', required: 'the newest version', current: 'an older one', whoCanFix: ['you'] },
  });
}

/** The refusal for a field that does not hold what it should. */
export function invalid(field: string, message: string): Refusal {
  return new Refusal({ code: 'VALIDATION_FAILED', message, field, why: { check: 'input', whoCanFix: ['you'] } });
}

const connectCodes: Readonly<Record<string, Code>> = {
  UNAUTHENTICATED: Code.Unauthenticated,
  TOKEN_EXPIRED: Code.Unauthenticated,
  SESSION_IDLE: Code.Unauthenticated,
  NOT_FOUND: Code.NotFound,
  CONFLICT: Code.Aborted,
  CONTACT_EXISTS: Code.AlreadyExists,
  RATE_LIMITED: Code.ResourceExhausted,
  FORBIDDEN_ROLE: Code.PermissionDenied,
  OUT_OF_SCOPE: Code.PermissionDenied,
  SEAT_REQUIRED: Code.PermissionDenied,
  FEATURE_NOT_IN_PLAN: Code.PermissionDenied,
  INTERNAL: Code.Internal,
  UNAVAILABLE: Code.Unavailable,
};

/** Returns whether a service did not answer: what was asked of it may have happened all the same. */
export function isAway(error: unknown): boolean {
  return error instanceof ConnectError && (error.code === Code.Unavailable || error.code === Code.DeadlineExceeded);
}

/** What a person is told while a part of Ringline does not answer. */
export const AWAY = new Refusal({
  code: 'UNAVAILABLE',
  message: 'A part of Ringline isn’t answering right now. Try again in a moment.',
  retryable: true,
  why: { check: 'service' },
});

/** How a refusal travels over RPC: as a Connect error with the whole refusal as its detail. */
export function toConnectError(refusal: Refusal): ConnectError {
  const value: Record<string, JsonValue> = {
    code: refusal.code,
    message: refusal.message,
    retryable: refusal.retryable,
    details: refusal.details,
  };
  if (refusal.field !== undefined) value['field'] = refusal.field;
  if (refusal.why) value['why'] = JSON.parse(JSON.stringify(refusal.why)) as JsonObject;
  return new ConnectError(refusal.message, connectCodes[refusal.code] ?? Code.FailedPrecondition, undefined, [
    { desc: StructSchema, value: fromJson(StructSchema, value) },
  ]);
}

/** The refusal inside an RPC error, if it was one; undefined for a failure that nobody foresaw. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (!(error instanceof ConnectError)) return undefined;
  for (const found of error.findDetails(StructSchema)) {
    const { code, message, field, why, retryable, details } = toJson(StructSchema, found);
    if (typeof code !== 'string') continue;
    return new Refusal({
      code,
      message: typeof message === 'string' ? message : error.rawMessage,
      field: typeof field === 'string' ? field : undefined,
      why: why as unknown as Why | undefined,
      retryable: retryable === true,
      details: (details ?? {}) as Record<string, JsonValue>,
    });
  }
  return undefined;
}
