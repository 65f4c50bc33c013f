import { dayIn, momentIn } from '../../ui/clocks.ts';

const DAY_MS = 86_400_000;
/** When a working day begins. */
const MORNING = '09:00';

export interface FollowUpPreset {
  readonly name: 'tomorrow' | 'days' | 'week';
  readonly at: Date;
}

/** Tomorrow, in three days and in a week, in the morning by the clock of a zone. */
export function followUpPresets(now: Date, timeZone: string): readonly FollowUpPreset[] {
  const morning = (days: number) => {
    const day = new Date(Date.parse(`${dayIn(timeZone, now)}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
    return momentIn(day, MORNING, timeZone) ?? new Date(now.getTime() + days * DAY_MS);
  };
  return [
    { name: 'tomorrow', at: morning(1) },
    { name: 'days', at: morning(3) },
    { name: 'week', at: morning(7) },
  ];
}
