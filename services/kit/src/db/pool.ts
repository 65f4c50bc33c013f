import pg from 'pg';

/**
 * The small pool of one service, shared by Prisma, hot SQL, jobs and the event reader.
 * All-in-one holds at most 45 connections: four here and one that listens, for each of eight services.
 */
export function createPool(
  connectionString: string,
  options: { max?: number; onError?: (error: Error) => void } = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: options.max ?? 4,
    idleTimeoutMillis: 30_000,
    application_name: 'ringline',
  });
  pool.on('error', options.onError ?? (() => undefined));
  return pool;
}
