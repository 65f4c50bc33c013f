/**
 * A file of people, beside a bare COPY of the same people into the same table, with its constraints, indexes and triggers. Two files
 * of 50,000 rows, which is what one import takes, make 100,000.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { contacts } from '@ringline/contacts';
import { withDatabase } from '@ringline/kit/db';
import { ImportService } from '@ringline/proto/contacts/v1/imports_pb';
import pg from 'pg';
import { median, type Bench } from '../../figures.ts';
import { benchPlace } from '../place.ts';
import { alternate, medianRatio } from '../rounds.ts';
import { hostContacts, type ContactsHost } from './host.ts';

const DATABASE = 'load_contacts_import';
const ROWS = 50_000;
const FILES = 2;
const ROUNDS = 3;
const LOOK_MS = 50;
const MEGABYTE = 1_048_576;

interface Imported {
  /** From the start of writing to the report. */
  readonly seconds: number;
  readonly readSeconds: number;
  /** Most of the heap in the first and in the second half of the rows. */
  readonly early: number;
  readonly late: number;
}

export const bench: Bench = async ({ short, say }) => {
  const [rounds, rows] = short ? [1, 2_000] : [ROUNDS, ROWS];
  const place = await benchPlace();
  const { runtime } = await place.databaseOf({
    name: contacts.name,
    migrations: contacts.migrations,
    database: DATABASE,
  });
  const admin = new pg.Client({ connectionString: withDatabase(place.adminUrl, DATABASE) });
  await admin.connect();
  const host = await hostContacts(runtime);
  try {
    const people = rows * FILES;
    const { one, other } = await alternate(
      rounds,
      async (round) => {
        const found = await importFiles(host, rows);
        say(`round ${round + 1}, import: ${(people / found.seconds).toFixed(0)} rows/s`);
        return found;
      },
      async (round) => {
        const seconds = await copyBare(admin, people);
        say(`round ${round + 1}, COPY: ${(people / seconds).toFixed(0)} rows/s`);
        return seconds;
      },
    );
    const perSecond = (seconds: readonly number[]) => median(seconds.map((took) => people / took));
    return [
      {
        name: 'contacts-import',
        value: medianRatio(
          other,
          one.map(({ seconds }) => seconds),
        ),
        threshold: { kind: 'at least', value: 0.5 },
        beside: {
          'import rows/s': perSecond(one.map(({ seconds }) => seconds)),
          'COPY rows/s': perSecond(other),
          'reading and checking rows/s': perSecond(one.map(({ readSeconds }) => readSeconds)),
          rows: people,
        },
      },
      {
        name: 'contacts-import-memory',
        value: median(one.map(({ early, late }) => late / early)),
        threshold: { kind: 'at most', value: 1.2 },
        beside: {
          'heap MB, first half': median(one.map(({ early }) => early / MEGABYTE)),
          'heap MB, second half': median(one.map(({ late }) => late / MEGABYTE)),
        },
      },
    ];
  } finally {
    await host.stop();
    await admin.end();
    await place.close();
  }
};

/** Numbers of Oregon, each once in a workspace. */
const numberOf = (row: number): string => `+1503${String(2_000_000 + row)}`;

const fileOf = (from: number, rows: number): Uint8Array =>
  Buffer.from(
    `first name,last name,phone,email,company,city\n${Array.from({ length: rows }, (_, at) => {
      const row = from + at;
      return `Ana${row % 97},Whitcombe${row % 991},${numberOf(row)},person.${row}@example.com,Company ${row % 300},Portland\n`;
    }).join('')}`,
  );

async function importFiles(host: ContactsHost, rows: number): Promise<Imported> {
  const workspaceId = randomUUID();
  const imports = host.as(ImportService, workspaceId);
  const heap: number[] = [];
  const total: { seconds: number; readSeconds: number } = { seconds: 0, readSeconds: 0 };
  for (let file = 0; file < FILES; file += 1) {
    const id = randomUUID();
    host.files.set(`imports/${workspaceId}/${id}`, fileOf(file * rows, rows));
    const until = async (state: RegExp, watch: boolean) => {
      for (;;) {
        const { import: found } = await imports.getImport({ id });
        if (watch) heap.push(process.memoryUsage().heapUsed);
        if (found && state.test(found.state)) return;
        if (found?.state === 'FAILED') throw new Error(`The import failed: ${found.failure}`);
        await pause(LOOK_MS);
      }
    };
    const began = performance.now();
    await imports.createImport({ id, fileName: 'people.csv', country: 'US', review: true });
    await until(/^VALIDATING$/, false);
    const read = performance.now();
    await imports.startImport({ id, duplicateRule: 'UPDATE_EMPTY' });
    await until(/^DONE/, true);
    total.readSeconds += (read - began) / 1_000;
    total.seconds += (performance.now() - read) / 1_000;
  }
  const half = Math.ceil(heap.length / 2);
  return { ...total, early: Math.max(...heap.slice(0, half)), late: Math.max(...heap.slice(half)) };
}

/** One statement, as an administrator, whom row-level security lets pass: nothing is read back, and nobody is told. */
async function copyBare(admin: pg.Client, people: number): Promise<number> {
  const workspaceId = randomUUID();
  const columns =
    'id, workspace_id, first_name, last_name, phone_number, match_key, email, company, city, is_lead, country_code, source, created_at, updated_at';
  const now = new Date().toISOString();
  const lines = Array.from({ length: people }, (_, row) =>
    [
      randomUUID(),
      workspaceId,
      `Ana${row % 97}`,
      `Whitcombe${row % 991}`,
      numberOf(row),
      numberOf(row),
      `person.${row}@example.com`,
      `Company ${row % 300}`,
      'Portland',
      'f',
      'US',
      'IMPORT',
      now,
      now,
    ].join('\t'),
  );
  const began = performance.now();
  await copyIn(admin, `COPY contact (${columns}) FROM STDIN`, lines);
  return (performance.now() - began) / 1_000;
}

interface CopyConnection {
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
}

/** COPY … FROM STDIN by the protocol itself, which the client has the messages of. */
function copyIn(client: pg.Client, text: string, lines: readonly string[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  // A query as the client's queue takes one (pg/lib/query.js).
  const copy = {
    submit: (connection: CopyConnection) => connection.query(text),
    handleCopyInResponse(connection: CopyConnection) {
      for (let at = 0; at < lines.length; at += 1_000)
        connection.sendCopyFromChunk(Buffer.from(`${lines.slice(at, at + 1_000).join('\n')}\n`));
      connection.endCopyFrom();
    },
    handleCommandComplete: () => undefined,
    handleReadyForQuery: () => resolve(),
    handleError: (error: Error) => reject(error),
    callback: () => undefined,
  };
  client.query(copy as never);
  return promise;
}
