import { runningPostgres } from '@ringline/kit/db';
import { compareWithPostgres, nodeVersion, type Queries, startZones, zonesVersion } from '@ringline/kit/zones';
import { systemClock } from '@ringline/kit/clock';
import { createLog } from '@ringline/kit/telemetry';
import pg from 'pg';
import { ADMIN_VARIABLE } from '../place.ts';
import { about, reasonOf, type Check, type Patient } from './finding.ts';

const PATIENCE_MS = 5_000;
/** Zones that a line names; there may be hundreds. */
const NAMED = 3;

/** Which table of time zones decides about opening hours, days of figures and renewals. */
export const zones: Check = {
  about: 'time zones',
  async examine(patient) {
    const { ok, fail } = about('time zones');
    try {
      startZones(patient.env, createLog('doctor', 'silent'));
    } catch (error) {
      return [fail(reasonOf(error), 'Give the file of a newer moment-timezone, or leave TIME_ZONES_FILE out.')];
    }
    const other = nodeVersion() === zonesVersion() ? '' : `; Node brings ${nodeVersion()}, which decides nothing`;
    return [ok(`${zonesVersion()}${other}${await ofPostgres(patient)}`)];
  },
};

/** What the PostgreSQL that runs says of zones; nothing where none does, which other checks tell. */
async function ofPostgres({ cluster, dataDir, source }: Patient): Promise<string> {
  const connectionString = cluster ? source[ADMIN_VARIABLE] : runningPostgres(dataDir);
  if (!connectionString) return '';
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await zonesOfPostgres(client, systemClock.now());
  } catch {
    return '';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** In which zones a PostgreSQL sets its clocks otherwise, in words that go on a line. */
export async function zonesOfPostgres(client: Queries, now: Date): Promise<string> {
  const differing = await compareWithPostgres(client, now);
  if (differing.length === 0) return '; PostgreSQL sets its clocks the same way';
  const named = differing.slice(0, NAMED).join(', ');
  const more = differing.length > NAMED ? ` and ${differing.length - NAMED} more` : '';
  return `; PostgreSQL sets other clocks in ${named}${more}, and decides nothing`;
}
