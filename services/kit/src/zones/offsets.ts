import { findZone, type Zone } from './table.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** What the clocks of a zone show. */
export interface Wall {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** 1 (Monday) to 7 (Sunday). */
  readonly weekday: number;
  /** Of the day, 0 to 1439. */
  readonly minute: number;
}

/** Clocks of a zone that nobody knows any more (a name out of an old row) show UTC. */
const zoneOf = (timezone: string): Zone => findZone(timezone) ?? { name: 'UTC', changesAt: [], offsets: [0] };

/** The index of the offset that holds at an instant (epoch ms). */
function indexAt({ changesAt }: Zone, at: number): number {
  let low = 0;
  let high = changesAt.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((changesAt[middle] ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What a zone's clocks are ahead of UTC at an instant; both in ms. An unknown zone counts as UTC. */
export function offsetAt(timezone: string, at: number): number {
  const zone = zoneOf(timezone);
  return zone.offsets[indexAt(zone, at)] ?? 0;
}

/** The wall clock of an IANA zone at an instant (epoch ms). */
export function wallAt(timezone: string, at: number): Wall {
  const shown = new Date(at + offsetAt(timezone, at));
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    weekday: shown.getUTCDay() || 7,
    minute: shown.getUTCHours() * 60 + shown.getUTCMinutes(),
  };
}

/** The date that a zone's calendar shows at an instant (epoch ms), as YYYY-MM-DD. */
export const dateIn = (timezone: string, at: number): string =>
  new Date(at + offsetAt(timezone, at)).toISOString().slice(0, 10);

/**
 * The instant (epoch ms) at which a zone's clocks show a wall time (epoch ms as if it were UTC). Of an hour that comes twice
 * the first; of one that is left out, as much later as the clocks jump, so that a midnight left out is the day's first moment.
 */
export function instantOf(timezone: string, wall: number): number {
  // No offset is as long as a day, so these two hold on either side of any change that matters.
  const before = offsetAt(timezone, wall - DAY_MS);
  const after = offsetAt(timezone, wall + DAY_MS);
  const fits = [before, after].map((offset) => wall - offset).filter((at) => at + offsetAt(timezone, at) === wall);
  return fits.length > 0 ? Math.min(...fits) : wall - before;
}

/** The offsets from UTC that a zone has between two instants, and when one follows another; all in ms. */
export function zoneOffsets(timezone: string, from: number, until: number): { offsets: number[]; changesAt: number[] } {
  const { offsets, changesAt } = offsetsOf(timezone, from, until);
  return { offsets: [...new Set(offsets)], changesAt };
}

/**
 * The same in order, one offset more than changes: for SQL, where `width_bucket(at, changes)` finds the offset of a row
 * without PostgreSQL's own table of zones. In ms.
 */
export function offsetsOf(timezone: string, from: number, until: number): { offsets: number[]; changesAt: number[] } {
  const zone = zoneOf(timezone);
  const [first, last] = [indexAt(zone, from), indexAt(zone, until)];
  return { offsets: zone.offsets.slice(first, last + 1), changesAt: zone.changesAt.slice(first, last) };
}

/** An offset in ms as Intl and ISO 8601 write it: `-06:00`. */
export function writtenOffset(offset: number): string {
  const minutes = Math.abs(Math.round(offset / MINUTE_MS));
  const two = (value: number) => String(value).padStart(2, '0');
  return `${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
