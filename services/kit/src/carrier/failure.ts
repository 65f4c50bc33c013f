import twilio from 'twilio';

/**
 * What a failed REST request means.
 * refused: the carrier said no, and nothing happened. later: too many requests, nothing happened. unknown: it may have happened.
 */
export interface CarrierFailure {
  readonly kind: 'refused' | 'later' | 'unknown';
  /** The carrier's error code, 0 when there is none. */
  readonly code: number;
  readonly message: string;
}

/** Error codes of the carrier that say that the call is not (any longer) there to be changed. */
const GONE = new Set([20404, 21220, 21221]);

export function carrierFailure(error: unknown): CarrierFailure {
  if (!(error instanceof twilio.RestException)) {
    return { kind: 'unknown', code: 0, message: error instanceof Error ? error.message : String(error) };
  }
  const { status, code = 0, message } = error;
  if (status === 429) return { kind: 'later', code, message };
  return { kind: status >= 500 ? 'unknown' : 'refused', code, message };
}

/** Whether the carrier says that there is nothing (left) to change. */
export const isGone = (failure: CarrierFailure): boolean => failure.kind === 'refused' && GONE.has(failure.code);
