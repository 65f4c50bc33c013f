/** What both servers of the comparison share: how they are told what to do, and how they tell what it cost. */
import type { SqlWatch } from '../../cost/sql.ts';
import type { ServerCosts, ServerReady, ServerSettings } from './protocol.ts';

export const settings = (): ServerSettings => JSON.parse(process.env['BENCH_SERVER'] ?? '{}') as ServerSettings;

/** Says that the server is ready, and from then on answers every message with what was done since the last. */
export function answerCosts(sql: SqlWatch, port: number): void {
  let roundTrips = sql.roundTrips;
  let cpu = process.cpuUsage();
  process.on('message', () => {
    const { user, system } = process.cpuUsage(cpu);
    const costs: ServerCosts = { roundTrips: sql.roundTrips - roundTrips, cpuMicros: user + system };
    roundTrips = sql.roundTrips;
    cpu = process.cpuUsage();
    process.send?.(costs);
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.({ port } satisfies ServerReady);
}
