/** What both servers of the comparison share: how they are told what to do, and how they tell what it cost. */
import pg from 'pg';
import type { ServerCosts, ServerReady, ServerSettings } from './protocol.ts';

export const settings = (): ServerSettings => JSON.parse(process.env['BENCH_SERVER'] ?? '{}') as ServerSettings;

/** What the relay of an outbox says to the database, and requests do not. */
const RELAY = /pg_notify|kit\.outbox|kit\.reader_position/;

interface Statements {
  requests: number;
  relay: number;
}

/** Counts the statements of every connection that is made from here on. */
export function countStatements(): Statements {
  const counted: Statements = { requests: 0, relay: 0 };
  const { prototype } = pg.Client as unknown as { prototype: { query: (...request: unknown[]) => unknown } };
  const { query } = prototype;
  prototype.query = function watched(this: unknown, ...request: unknown[]): unknown {
    const [statement] = request;
    const text = typeof statement === 'string' ? statement : (statement as { text?: string } | undefined)?.text;
    counted[RELAY.test(text ?? '') ? 'relay' : 'requests'] += 1;
    return query.apply(this, request);
  };
  return counted;
}

/** Says that the server is ready, and from then on answers every message with what was done since the last. */
export function answerCosts(statements: Statements, port: number): void {
  let before = { ...statements };
  let cpu = process.cpuUsage();
  process.on('message', () => {
    const { user, system } = process.cpuUsage(cpu);
    const costs: ServerCosts = {
      roundTrips: statements.requests - before.requests,
      relayRoundTrips: statements.relay - before.relay,
      cpuMicros: user + system,
    };
    before = { ...statements };
    cpu = process.cpuUsage();
    process.send?.(costs);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ port } satisfies ServerReady);
}
