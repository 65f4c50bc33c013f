import type { z } from 'zod';

export interface Retry {
  /** Attempts after the first. */
  readonly limit: number;
  /** Seconds before the first of them; doubled each time, with jitter. */
  readonly delaySeconds: number;
  /** Seconds between two of them at the most; without it the pauses grow to hours. */
  readonly mostSeconds?: number;
}

/** A job as the service that owns it defines it; its payload's type stays inside. */
export interface Job {
  readonly name: string;
  /**
   * Five fields, in UTC: the job runs by itself, with an empty payload. What came due while nothing ran, as on a laptop that sleeps
   * at night, runs once when it is back.
   */
  readonly cron?: string | undefined;
  readonly retry: Retry;
  /** Checks a payload before it is stored. @throws ZodError */
  parse(payload: unknown): object;
  run(payload: unknown): Promise<void>;
  /** After the last attempt has failed: says so where somebody waits for the job. */
  giveUp?(payload: unknown): Promise<void>;
}

/** Long enough to outlast a restart of whatever the job needs. */
const DEFAULT_RETRY: Retry = { limit: 8, delaySeconds: 1 };

/**
 * Defines a job. It runs at least once: a kill between its effect and its end runs it again, so the effect must be the
 * same when repeated.
 */
export function job<Schema extends z.ZodObject>(definition: {
  name: string;
  schema: Schema;
  handler: (payload: z.infer<Schema>) => Promise<void>;
  /** When no attempt is left: what waits for the job must not wait for ever. */
  givenUp?: (payload: z.infer<Schema>) => Promise<void>;
  cron?: string;
  retry?: Retry;
}): Job {
  const { name, schema, handler, givenUp, cron, retry } = definition;
  return {
    name,
    cron,
    retry: retry ?? DEFAULT_RETRY,
    parse: (payload) => schema.parse(payload),
    run: (payload) => handler(schema.parse(payload ?? {})),
    ...(givenUp ? { giveUp: (payload: unknown) => givenUp(schema.parse(payload ?? {})) } : {}),
  };
}
