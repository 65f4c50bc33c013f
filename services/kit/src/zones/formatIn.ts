import { dateIn, offsetAt, wallAt, writtenOffset } from './offsets.ts';
import { zonesVersion } from './table.ts';

/** A moment in words of a language, on the clocks of a zone by our own table; a zone's name is written as its distance to UTC. */
export const formatIn = (
  language: string,
  timezone: string,
  moment: Date,
  options: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): string =>
  new Intl.DateTimeFormat(language, {
    ...options,
    timeZone: writtenOffset(offsetAt(timezone, moment.getTime())),
  }).format(moment);

/** What decided about an opening hour, for people who doubt it: the clock, the zone, its distance to UTC and the data's version. */
export function clockTold(timezone: string, at: number) {
  const { minute } = wallAt(timezone, at);
  return {
    date: dateIn(timezone, at),
    clock: new Date(minute * 60_000).toISOString().slice(11, 16),
    zone: timezone,
    offset: writtenOffset(offsetAt(timezone, at)),
    zoneData: zonesVersion(),
  };
}
