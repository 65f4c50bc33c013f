import { monotonicIds } from './monotonicIds.ts';

/** Where a use case gets the time from; tests inject their own. */
export interface Clock {
  now(): Date;
}

/** Where a use case gets new identifiers from; tests inject deterministic ones. */
export interface Ids {
  /** A UUIDv7 (RFC 9562): unique, and ordered by the time of its making. */
  uuid(): string;
}

export const systemClock: Clock = { now: () => new Date() };
export const systemIds: Ids = { uuid: monotonicIds() };
