import { AsyncLocalStorage } from 'node:async_hooks';

const open = new AsyncLocalStorage<{ database: string } | undefined>();

/** Whether the caller runs inside an open unit of work. A synchronous RPC there would hold locks across a network: kit/rpc refuses it. */
export function insideTransaction(): boolean {
  return open.getStore() !== undefined;
}

/** Marks `work` as running inside a transaction of `database`. Refuses to nest: the second one would not see the first one's rows. */
export function markTransaction<T>(database: string, work: () => Promise<T>): Promise<T> {
  const outer = open.getStore();
  if (outer)
    throw new Error(
      `A unit of work of ${database} cannot start inside one of ${outer.database}: pass the outer uow instead`,
    );
  return open.run({ database }, work);
}

/** Runs `work` outside the caller's unit of work, as a message over the network would. */
export function outsideTransaction<T>(work: () => T): T {
  return open.run(undefined, work);
}

const RETRYABLE = new Set(['40001', '40P01', 'P2034']);

/**
 * The transaction, or the wait for a connection, ran out of its time (P2028 and P2024 in Prisma's words, the rest in pg's), or the
 * server has no connection left (53300, P2037).
 */
const OUT_OF_TIME = new Set(['P2024', 'P2028', 'P2037', '53300', '57014', '25P03']);

/**
 * The database is going away, coming back, or not the one that may be written to: it shuts down (57P01, 57P02) or starts
 * (57P03), is a standby for the moment of a failover (25006), or its connection broke (class 08; P1001, P1002 and P1017 in
 * Prisma's words).
 */
const AWAY = new Set([
  '57P01',
  '57P02',
  '57P03',
  '25006',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  'P1001',
  'P1002',
  'P1017',
  // The socket's own words, where a connection breaks under a statement.
  'ECONNRESET',
  'ECONNREFUSED',
  'EPIPE',
]);
/** What pg says of a connection that the server closed; it has no code. */
const TERMINATED = /^Connection terminated/;

const unbegun = new WeakSet<object>();

/** Notes that an error came before the first statement was sent, so that nothing happened. */
export function noteUnbegun(error: unknown): void {
  if (error instanceof Error) unbegun.add(error);
}

/** Returns whether work failed before it began: doing it again does nothing twice. */
export function neverBegan(error: unknown): boolean {
  return within(error, (one) => unbegun.has(one));
}

const TAKEN = new Set(['23505', 'P2002']);

/** A text is no value of its column's type: 22P02 in pg's words, the others in Prisma's. */
const MALFORMED = new Set(['22P02', 'P2007', 'P2023']);

/** Whether the database gave up the transaction only because of others: serialization failure or deadlock, in Prisma's or pg's words. */
export function isTransient(error: unknown): boolean {
  return hasCode(error, RETRYABLE);
}

/** Whether the work had no time to be done, which says nothing about the work: the machine or the database had too much to do. */
export function ranOutOfTime(error: unknown): boolean {
  return hasCode(error, OUT_OF_TIME);
}

/** Whether the work failed with the database under it, which says nothing about the work. */
export function lostDatabase(error: unknown): boolean {
  const isTerminated = (one: object) => one instanceof Error && TERMINATED.test(one.message);
  return hasCode(error, AWAY) || within(error, isTerminated) || (neverBegan(error) && !ranOutOfTime(error));
}

/** Whether one of these unique indexes refused a row: 23505, also under Prisma's P2010 and P2002, which name the index in their words alone. */
export function violates(error: unknown, indexes: readonly string[]): boolean {
  if (indexes.length === 0 || !(error instanceof Error) || !hasCode(error, TAKEN)) return false;
  return indexes.some((index) => error.message.includes(`"${index}"`) || error.message.includes(`\`${index}\``));
}

/** A unit of work for what is no workspace's id. */
export class MalformedId extends Error {
  override readonly name = 'MalformedId';
}

/** Whether the database was asked for an id that is none, so that nothing can be found by it. */
export function isMalformedId(error: unknown): boolean {
  if (error instanceof MalformedId) return true;
  return error instanceof Error && /\buuid\b/i.test(error.message) && hasCode(error, MALFORMED);
}

/** Returns whether an error, or what is behind it, has one of these codes: Prisma and its adapter wrap what PostgreSQL said. */
export function hasCode(error: unknown, codes: ReadonlySet<string>): boolean {
  return within(error, (one) => {
    const { code, originalCode, kind } = one as Record<string, unknown>;
    if (codes.has(String(code)) || codes.has(String(originalCode))) return true;
    return codes === RETRYABLE && kind === 'TransactionWriteConflict';
  });
}

function within(error: unknown, matches: (one: object) => boolean): boolean {
  const seen = new Set<unknown>();
  const look = (value: unknown): boolean => {
    if (typeof value !== 'object' || value === null || seen.has(value)) return false;
    seen.add(value);
    if (matches(value)) return true;
    const { cause, meta, driverAdapterError } = value as Record<string, unknown>;
    return look(cause) || look(meta) || look(driverAdapterError);
  };
  return look(error);
}
