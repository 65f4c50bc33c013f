/**
 * The clocks of time zones as the server sets them. A browser brings a table of its own, which may be older: an opening hour or
 * the day of a figure that the server decided would then be shown an hour off. What is not known yet is shown by the browser's.
 */

export interface ZoneChange {
  readonly at: string;
  readonly offsetMinutes: number;
}

const known = new Map<string, readonly { readonly at: number; readonly zone: string }[]>();

/** Takes in what the server says of a zone, changes in order. */
export function learnZone(name: string, changes: readonly ZoneChange[]): void {
  if (changes.length === 0 || !readsOffsets) return;
  known.set(
    name,
    changes.map(({ at, offsetMinutes }) => ({ at: Date.parse(at), zone: written(offsetMinutes) })),
  );
}

/** The zone as Intl is to be given it for a moment: its distance to UTC by the server's table, or else its name. */
export const zoneAt = (name: string, moment: Date): string =>
  known.get(name)?.findLast(({ at }, index) => index === 0 || at <= moment.getTime())?.zone ?? name;

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
