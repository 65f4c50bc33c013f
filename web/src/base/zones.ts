/**
 * The clocks of time zones as the server sets them. A browser brings a table of its own, which may be older: an opening hour or
 * the day of a figure that the server decided would then be shown an hour off. What is not known yet is shown by the browser's.
 */

export interface ZoneChange {
  readonly at: string;
  readonly offsetMinutes: number;
}

const MINUTE_MS = 60_000;
/** Shorter than any stretch between two changes of a browser's clocks that people would notice. */
const STEP_MS = 14 * 86_400_000;

const known = new Map<string, readonly { readonly at: number; readonly minutes: number }[]>();

/**
 * Takes in what the server says of a zone, changes in order.
 * @returns whether moments are shown otherwise from now on, since the browser's table differs
 */
export function learnZone(name: string, changes: readonly ZoneChange[]): boolean {
  if (changes.length === 0 || !readsOffsets) return false;
  const table = changes.map(({ at, offsetMinutes }) => ({ at: Date.parse(at), minutes: offsetMinutes }));
  const differs = differsFromBrowser(name, table);
  // Where both agree, the browser's also knows the years before and after.
  if (differs) known.set(name, table);
  else known.delete(name);
  return differs;
}

/** The zone as Intl is to be given it for a moment: its distance to UTC by the server's table, or else its name; UTC for no zone. */
export function zoneAt(name: string, moment: Date): string {
  const minutes = learned(name, moment.getTime());
  if (minutes !== undefined) return written(minutes);
  return isKnownZone(name) ? name : 'UTC';
}

/** What the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
export const offsetAt = (name: string, instant: number): number =>
  (learned(name, instant) ?? browserMinutes(name, instant)) * MINUTE_MS;

/** Whether the server has told of a zone, or this browser knows it by its name. */
export const isKnownZone = (name: string): boolean => known.has(name) || ofBrowser(name) !== undefined;

/** The zone of this browser, as its machine is set. */
export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Back to the browser's own table, for tests. */
export const forgetZones = (): void => known.clear();

const learned = (name: string, instant: number): number | undefined =>
  known.get(name)?.findLast(({ at }, index) => index === 0 || at <= instant)?.minutes;

function differsFromBrowser(name: string, table: readonly { at: number; minutes: number }[]): boolean {
  if (ofBrowser(name) === undefined) return true;
  return table.some(({ at, minutes }, index) => {
    // The first has held since before; the last is compared over the year after it.
    const end = table[index + 1]?.at ?? at + 366 * 86_400_000;
    for (let instant = at; instant < end; instant += STEP_MS)
      if (browserMinutes(name, instant) !== minutes) return true;
    return browserMinutes(name, end - 1) !== minutes;
  });
}

const formats = new Map<string, Intl.DateTimeFormat | undefined>();

/** How this browser tells a zone's distance to UTC; undefined for a name that it does not know. */
function ofBrowser(name: string): Intl.DateTimeFormat | undefined {
  if (!formats.has(name)) {
    try {
      formats.set(name, new Intl.DateTimeFormat('en', { timeZone: name, timeZoneName: 'longOffset' }));
    } catch {
      formats.set(name, undefined);
    }
  }
  return formats.get(name);
}

function browserMinutes(name: string, instant: number): number {
  const told = ofBrowser(name)
    ?.formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;
  // "GMT-03:30"; GMT alone is none, and so is a zone that nobody knows.
  const [, sign, hours = '0', minutes = '0'] = /GMT([+-])(\d+):(\d+)/.exec(told ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function written(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** Whether this browser reads such a distance for a zone; those of before 2024 do not, and go by their own table. */
const readsOffsets = (() => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: '-06:00' }));
  } catch {
    return false;
  }
})();
