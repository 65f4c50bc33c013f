/** What the clocks of a zone show, by the runtime's own time-zone data. */

export interface Wall {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** 1 (Monday) to 7 (Sunday). */
  readonly weekday: number;
  /** Of the day, 0 to 1439. */
  readonly minute: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

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

/** The offsets from UTC that a zone has between two instants, whole days apart, and when one follows another; all in ms. */
export function zoneOffsets(timezone: string, from: number, until: number): { offsets: number[]; changesAt: number[] } {
  const offsets = new Set<number>();
  const changesAt: number[] = [];
  let before = offsetAt(timezone, from);
  offsets.add(before);
  for (let at = from + DAY_MS; at <= until; at += DAY_MS) {
    const offset = offsetAt(timezone, at);
    if (offset === before) continue;
    changesAt.push(changeBetween(timezone, at - DAY_MS, at));
    offsets.add(offset);
    before = offset;
  }
  return { offsets: [...offsets], changesAt };
}

/** The first minute of the later offset. */
function changeBetween(timezone: string, from: number, until: number): number {
  const earlier = offsetAt(timezone, from);
  let low = Math.floor(from / MINUTE_MS);
  let high = Math.ceil(until / MINUTE_MS);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(timezone, middle * MINUTE_MS) === earlier) low = middle;
    else high = middle;
  }
  return high * MINUTE_MS;
}

/** By zone: the offset of the minute that was asked for last. All calls of a minute ask for the same, and clocks change between two. */
const lastAsked = new Map<string, { minute: number; offset: number }>();

/** What the zone's clocks are ahead of UTC, in ms. */
function offsetAt(timezone: string, at: number): number {
  const minute = Math.floor(at / MINUTE_MS);
  const known = lastAsked.get(timezone);
  if (known?.minute === minute) return known.offset;
  const offset = askedOffset(timezone, at);
  lastAsked.set(timezone, { minute, offset });
  return offset;
}

function askedOffset(timezone: string, at: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(timezone).formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(at / 1000) * 1000;
}

function formatOf(timezone: string): Intl.DateTimeFormat {
  let format = formats.get(timezone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: timezone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timezone, format);
  }
  return format;
}
