/**
 * A time of day as people type it: 9, 930, 9:30, 9.30, 9h30, 9:30 pm, 9 a. m., 17 Uhr.
 * @returns HH:mm; undefined for what is no time
 */
export function readTime(text: string): string | undefined {
  const typed = text.toLowerCase().replaceAll(/[\s.,]+(?=[apm]|$)|uhr|(?<=[ap])[\s.]+/g, '');
  const [, hours, minutes = '0', half] = /^(\d{1,2})(?:[:.h\s]?(\d{2}))?h?\s*(?:([ap])m?)?$/.exec(typed.trim()) ?? [];
  if (hours === undefined) return undefined;
  let hour = Number(hours);
  if (half !== undefined) {
    if (hour < 1 || hour > 12) return undefined;
    hour = (hour % 12) + (half === 'p' ? 12 : 0);
  }
  // The end of a day is the midnight that the next one begins with.
  if (hour === 24 && Number(minutes) === 0) hour = 0;
  if (hour > 23 || Number(minutes) > 59) return undefined;
  return `${String(hour).padStart(2, '0')}:${minutes.padStart(2, '0')}`;
}

/** Whether a time is typed to its end, so that it counts before the field is left. */
export const isWholeTime = (text: string): boolean => /\d[:.h]\d{2}$|\d{2}\s*[ap]\.?\s?m\.?$/i.test(text.trim());
