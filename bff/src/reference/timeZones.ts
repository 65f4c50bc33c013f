import { findZone, offsetsOf, zonesVersion } from '@ringline/kit/zones';

const YEAR_MS = 366 * 86_400_000;
const YEARS_BACK = 10;
const YEARS_AHEAD = 3;

/** The clocks of a zone, for browsers; null for a name that our table does not know. */
export function timeZoneOf(name: string, now: Date) {
  const zone = findZone(name);
  if (!zone) return null;
  const from = now.getTime() - YEARS_BACK * YEAR_MS;
  const { offsets, changesAt } = offsetsOf(name, from, now.getTime() + YEARS_AHEAD * YEAR_MS);
  return {
    name: zone.name,
    version: zonesVersion(),
    changes: offsets.map((offset, index) => ({
      at: new Date(changesAt[index - 1] ?? from),
      offsetMinutes: offset / 60_000,
    })),
  };
}
