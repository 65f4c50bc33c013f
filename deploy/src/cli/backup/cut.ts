/** One consistent cut: a snapshot of every database, all of the same moment as far as events go. */
import { setTimeout as pause } from 'node:timers/promises';
import { schemaState, type SchemaState } from '@ringline/kit/db';
import { holdEvents } from '@ringline/kit/events';
import pg from 'pg';
import { CommandProblem } from '../terminal.ts';

export interface Snapshot {
  readonly service: string;
  /** Reads the database as it was at the cut, until it is closed. */
  readonly client: pg.Client;
  readonly takenAt: Date;
  readonly server: string;
  readonly state: SchemaState;
}

export interface Cut {
  readonly snapshots: readonly Snapshot[];
  /** Milliseconds in which no event could be appended anywhere. */
  readonly heldMs: number;
  close(): Promise<void>;
}

/** Milliseconds to wait for appends under way, and how often the cut is tried: nobody is made to wait longer at once. */
const PATIENCE_MS = 500;
const ATTEMPTS = 20;
const BETWEEN_MS = 250;

/**
 * Takes the cut. While the snapshots are taken no database may append an event, so nobody has seen one that its owner's
 * snapshot does not hold. What an owner had sent and a consumer's snapshot has not got comes again after a restore.
 * @param urls by service, as a role that reads past row-level security, in the order of the snapshots: the world outside
 * comes first, so that it knows nothing that the services don't; what it lacks of theirs they ask about, and repeat
 */
export async function takeCut(urls: ReadonlyMap<string, string>): Promise<Cut> {
  const clients: pg.Client[] = [];
  const open = async (service: string, url: string) => {
    const client = new pg.Client({ connectionString: url, application_name: 'ringline backup' });
    client.on('error', () => undefined);
    clients.push(client);
    try {
      await client.connect();
    } catch (error) {
      throw new CommandProblem(
        `The database of ${service} is not to be had.`,
        error instanceof Error ? error.message : String(error),
        'See to the server and to the address of its database.',
      );
    }
    return client;
  };
  const close = async () => void (await Promise.all(clients.map((client) => client.end().catch(() => undefined))));
  try {
    const places = await Promise.all(
      [...urls].map(async ([service, url]) => ({
        service,
        reader: await open(service, url),
        holder: await open(service, url),
      })),
    );
    for (const { service, reader } of places) await assertReadsEverything(service, reader);
    const { heldMs, times } = await snapshotAll(places);
    const snapshots: Snapshot[] = [];
    for (const [index, { service, reader }] of places.entries()) {
      const { rows } = await reader.query<{ server: string }>("SELECT current_setting('server_version') AS server");
      snapshots.push({
        service,
        client: reader,
        takenAt: times[index] ?? new Date(),
        server: rows[0]?.server ?? '',
        state: await schemaState(reader),
      });
    }
    for (const { holder } of places) await holder.end();
    return { snapshots, heldMs, close };
  } catch (error) {
    await close();
    throw error;
  }
}

interface PlaceOfCut {
  readonly service: string;
  readonly reader: pg.Client;
  readonly holder: pg.Client;
}

async function snapshotAll(places: readonly PlaceOfCut[]): Promise<{ heldMs: number; times: Date[] }> {
  const everywhere = (sql: string, which: 'reader' | 'holder') =>
    Promise.all(places.map((place) => place[which].query(sql)));
  for (let attempt = 1; ; attempt += 1) {
    await everywhere('BEGIN', 'holder');
    const began = performance.now();
    try {
      await Promise.all(places.map(({ holder }) => holdEvents(holder, PATIENCE_MS)));
      await everywhere('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY', 'reader');
      const times: Date[] = [];
      for (const { reader } of places) {
        // The first statement fixes what the transaction sees.
        const { rows } = await reader.query<{ now: Date }>('SELECT clock_timestamp() AS now');
        times.push(rows[0]?.now ?? new Date());
      }
      return { heldMs: performance.now() - began, times };
    } catch (error) {
      await everywhere('ROLLBACK', 'reader').catch(() => undefined);
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || attempt === ATTEMPTS) throw error;
    } finally {
      await everywhere('ROLLBACK', 'holder');
    }
    await pause(BETWEEN_MS);
  }
}

const LOCK_NOT_AVAILABLE = '55P03';

async function assertReadsEverything(service: string, client: pg.Client): Promise<void> {
  // From here on PostgreSQL refuses rather than leaving rows out.
  await client.query('SET row_security = off');
  const { rows } = await client.query<{ name: string; able: boolean }>(
    'SELECT rolname AS name, rolsuper OR rolbypassrls AS able FROM pg_roles WHERE rolname = current_user',
  );
  const [role] = rows;
  if (role?.able) return;
  throw new CommandProblem(
    `${role?.name} can not read all of the database of ${service}.`,
    'Tenants are separated by row-level security, which this role does not pass.',
    'Give the address of an administrator, or of a role with BYPASSRLS that may read all tables.',
  );
}
