import { dayIn, hourIn, momentIn, wallClock } from '../../ui/clocks.ts';

const DAY_MS = 86_400_000;
const STEP_MS = 300_000;
/** When a working day begins. */
const MORNING = '09:00';

export interface Preset {
  readonly name: 'hour' | 'tomorrow' | 'monday';
  readonly at: Date;
}

/** A calendar day so many days after the one that a zone shows. */
const dayAfter = (timeZone: string, now: Date, days: number): string =>
  new Date(Date.parse(`${dayIn(timeZone, now)}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Times that people choose most, by the clock of a zone: in an hour while it is day, tomorrow and Monday morning. */
export function presetsOf(now: Date, timeZone: string): readonly Preset[] {
  const soon = new Date(Math.ceil((now.getTime() + 12 * STEP_MS) / STEP_MS) * STEP_MS);
  const weekday = new Date(`${dayIn(timeZone, now)}T00:00:00Z`).getUTCDay();
  const toMonday = (8 - weekday) % 7 || 7;
  const morning = (days: number) => momentIn(dayAfter(timeZone, now, days), MORNING, timeZone) ?? soon;
  const hour = hourIn(timeZone, soon);
  return [
    ...(hour >= 8 && hour < 20 ? [{ name: 'hour', at: soon } as const] : []),
    { name: 'tomorrow', at: morning(1) },
    ...(toMonday === 1 ? [] : [{ name: 'monday', at: morning(toMonday) } as const]),
  ];
}

/** What the two fields show of a moment. */
export const fieldsOf = (at: Date, timeZone: string): { readonly date: string; readonly time: string } => {
  const { date, time } = wallClock(at, timeZone);
  return { date, time: time.slice(0, 5) };
};
