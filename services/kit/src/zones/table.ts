import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import moment from 'moment-timezone';
import { z } from 'zod';

/** What a zone's clocks are ahead of UTC over time: before `changesAt[i]` by `offsets[i]`, in ms; one offset more than changes. */
export interface Zone {
  readonly name: string;
  readonly changesAt: readonly number[];
  readonly offsets: readonly number[];
}

const MINUTE_MS = 60_000;
const packed = z.object({ version: z.string().min(1), zones: z.array(z.string()).min(1), links: z.array(z.string()) });
const zones = new Map<string, Zone>();
let isShipped = true;

/** Version of the zone data in use, such as `2026f`, as the IANA names it. */
export const zonesVersion = (): string => moment.tz.dataVersion;

/**
 * Loads newer zone data than the one shipped, from a file `data/packed/latest.json` of the npm package moment-timezone, so
 * that a change of the clocks somewhere needs no new release.
 * @throws Error naming the file when it is missing or holds something else
 */
export function loadZones(file: string): void {
  try {
    moment.tz.load(packed.parse(JSON.parse(readFileSync(file, 'utf8'))));
  } catch (error) {
    throw new Error(`TIME_ZONES_FILE: ${file} is no zone data of moment-timezone (data/packed/latest.json).`, {
      cause: error,
    });
  }
  zones.clear();
  isShipped = false;
}

/** Goes back to the data that is shipped: a process that starts the product again is told by no file of the time before. */
export function loadShippedZones(): void {
  if (isShipped) return;
  loadZones(createRequire(import.meta.url).resolve('moment-timezone/data/packed/latest.json'));
  isShipped = true;
}

/** All names that the table knows, older spellings included. */
export const zoneNames = (): string[] => moment.tz.names();

/** The zone of an IANA name, in any case of its letters. @returns undefined for what the table does not know */
export function findZone(name: string): Zone | undefined {
  const known = zones.get(name);
  if (known) return known;
  const found = moment.tz.zone(name);
  if (!found) return undefined;
  const zone: Zone = {
    name: found.name,
    changesAt: found.untils.slice(0, -1),
    // The library counts minutes west of Greenwich. Before clocks were set by zones, offsets held seconds: whole minutes serve.
    offsets: found.offsets.map((offset) => -Math.round(offset) * MINUTE_MS),
  };
  zones.set(name, zone);
  return zone;
}
