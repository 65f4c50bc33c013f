import type { WorkingHours } from '@ringline/proto/workspace/v1/workspaces_pb';

type HoursType = 'EVERYDAY' | 'WEEKDAYS' | 'WEEKENDS' | 'CUSTOM';

/** What a week's hours have in common (defaults 10); null while there are none. */
export function hoursType(hours: WorkingHours | undefined): HoursType | null {
  if (!hours?.enabled) return null;
  const days = hours.days.map(({ blocks }) => blocks.map(({ start, end }) => `${start}-${end}`).join());
  const open = days.flatMap((day, index) => (day === '' ? [] : [index]));
  if (new Set(open.map((index) => days[index])).size > 1) return 'CUSTOM';
  const which = open.join('');
  if (which === '0123456') return 'EVERYDAY';
  if (which === '01234') return 'WEEKDAYS';
  return which === '56' ? 'WEEKENDS' : 'CUSTOM';
}
