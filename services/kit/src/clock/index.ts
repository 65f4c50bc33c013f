import { monotonicIds } from './monotonicIds.ts';
import { steadyClock } from './steadyClock.ts';

/** Where a use case gets the time from; tests inject their own. It may go back by more than ten minutes, and forward by any time. */
export interface Clock {
  now(): Date;
}

/** Where a use case gets new identifiers from; tests inject deterministic ones. */
export interface Ids {
  /** A UUIDv7 (RFC 9562): unique, and ordered by the time of its making. */
  uuid(): string;
}

export const systemClock: Clock = steadyClock();
export const systemIds: Ids = { uuid: monotonicIds() };
