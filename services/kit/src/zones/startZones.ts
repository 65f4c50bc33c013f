import type { Log } from '../telemetry/index.ts';
import { compareWithPostgres, nodeVersion, type Queries } from './compare.ts';
import { loadShippedZones, loadZones, zonesVersion } from './table.ts';

/**
 * Loads the zone data that the configuration names, or else what is shipped, and logs when Node brings another one.
 * @throws Error naming the file when it can't be used
 */
export function startZones(
  { TIME_ZONES_FILE: file }: { readonly TIME_ZONES_FILE?: string | undefined },
  log: Log,
): void {
  if (file) loadZones(file);
  else loadShippedZones();
  if (nodeVersion() !== zonesVersion())
    log.info({ ours: zonesVersion(), node: nodeVersion() }, 'Node brings other zone data; ours decides');
}

/** Logs the zones in which PostgreSQL's table differs from ours. Tells only; its failure is no failure of a start. */
export async function tellZonesOfPostgres(client: Queries, now: Date, log: Log): Promise<void> {
  const differing = await compareWithPostgres(client, now).catch(() => []);
  if (differing.length > 0)
    log.info({ ours: zonesVersion(), differing }, "PostgreSQL's table of time zones differs; ours decides");
}
