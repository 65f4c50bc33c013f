/** Fills the databases by SQL, behind the product's back: a million rows through its doors would take hours. */
import type pg from 'pg';
import type { Filled, ScaleWorld } from '../world.ts';
import { contacts } from './contacts.ts';
import { messaging } from './messaging.ts';
import type { Fill } from './statements.ts';
import { telephony } from './telephony.ts';

const FILLS: Readonly<Record<string, Fill>> = { messaging, contacts, telephony };

const COLUMNS = `n integer, ws uuid, threads integer, per integer, heavy integer, heavy_items integer, contacts integer, calls integer,
  owner uuid, member uuid, main_team uuid, small_team uuid, main_number uuid, main_e164 text, small_number uuid, small_e164 text`;

/** Everything; tables are vacuumed and analyzed after it, as autovacuum would have done in the time that it takes in life. */
export async function fill(world: ScaleWorld, say: (line: string) => void): Promise<void> {
  for (const [service, statements] of Object.entries(FILLS)) {
    say(`filling ${service} …`);
    const client = await world.database(service);
    await client.query(
      `SET session_replication_role = replica; SET synchronous_commit = off; SET work_mem = '256MB';
       SET maintenance_work_mem = '256MB'; SET max_parallel_workers_per_gather = 0`,
    );
    await client.query(`CREATE TEMP TABLE w (${COLUMNS})`);
    await client.query('INSERT INTO w SELECT * FROM jsonb_populate_recordset(NULL::w, $1::jsonb)', [
      JSON.stringify(world.filled.map(rowOf)),
    ]);
    for (const statement of statements) await told(client, service, statement);
    // A page is known to be visible to all, which counting along an index needs, only when its commits are on disk.
    await client.query('SET synchronous_commit = on');
    await client.query('DISCARD TEMP');
    await client.query('VACUUM ANALYZE');
  }
}

async function told(client: pg.Client, service: string, statement: string): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    throw new Error(`Filling ${service}: ${(error as Error).message} in ${statement.trim().slice(0, 80)}`, {
      cause: error,
    });
  }
}

const rowOf = (of: Filled) => ({
  n: of.n,
  ws: of.id,
  threads: of.threads,
  per: of.itemsPerThread,
  heavy: of.heavyThreads,
  heavy_items: of.heavyItems,
  contacts: of.contacts,
  calls: of.calls,
  owner: of.ownerId,
  member: of.memberId,
  main_team: of.mainTeam,
  small_team: of.smallTeam,
  main_number: of.mainNumber.id,
  main_e164: of.mainNumber.number,
  small_number: of.smallNumber.id,
  small_e164: of.smallNumber.number,
});
