import { offsetAt } from './offsets.ts';
import { zoneNames } from './table.ts';

/** Version of the zone data inside Node, such as `2026c`. */
export const nodeVersion = (): string => process.versions['tz'] ?? 'unknown';

export interface Queries {
  query(sql: string, values: unknown[]): Promise<{ rows: { name: string; seconds: number[] }[] }>;
}

const HALF_YEARS = 6;
const HALF_YEAR_MS = 182 * 86_400_000;

/**
 * The zones whose clocks PostgreSQL's own table sets otherwise than ours, this half year or in one of the next five. For
 * people only: no statement of ours asks PostgreSQL about zones.
 */
export async function compareWithPostgres(client: Queries, now: Date): Promise<string[]> {
  const moments = Array.from({ length: HALF_YEARS }, (_, index) => now.getTime() + index * HALF_YEAR_MS);
  const { rows } = await client.query(
    `SELECT name, array(
       SELECT extract(epoch FROM (at AT TIME ZONE name) - (at AT TIME ZONE 'UTC'))::integer
       FROM unnest($2::timestamptz[]) WITH ORDINALITY AS m (at, place) ORDER BY place) AS seconds
     FROM pg_timezone_names WHERE name = ANY($1::text[])`,
    [zoneNames(), moments.map((at) => new Date(at).toISOString())],
  );
  return rows
    .filter(({ name, seconds }) => moments.some((at, index) => offsetAt(name, at) !== (seconds[index] ?? 0) * 1000))
    .map(({ name }) => name)
    .toSorted((a, b) => a.localeCompare(b));
}
