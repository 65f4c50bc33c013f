import { presetsOf } from '../scheduled/presets.ts';

const STEP_MS = 300_000;
const THREE_HOURS_MS = 10_800_000;

export interface SnoozePreset {
  readonly name: 'hours' | 'tomorrow' | 'monday';
  readonly at: Date;
}

/** In three hours, tomorrow and Monday morning, by the clock of a zone. */
export function snoozePresets(now: Date, timeZone: string): readonly SnoozePreset[] {
  const later = new Date(Math.ceil((now.getTime() + THREE_HOURS_MS) / STEP_MS) * STEP_MS);
  const mornings = presetsOf(now, timeZone).flatMap(({ name, at }) => (name === 'hour' ? [] : [{ name, at }]));
  return [{ name: 'hours', at: later }, ...mornings];
}
