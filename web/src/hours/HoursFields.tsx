import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TimezonePicker } from '../ui/TimezonePicker.tsx';
import { HoursEditor } from './HoursEditor.tsx';
import type { WorkingHours } from './workingHours.ts';

/** Weekly hours that are in force: on which clocks, and their blocks. Of a member, and of a number. */
export function HoursFields({
  hours,
  onChange,
  error,
}: {
  hours: WorkingHours;
  onChange: (change: Partial<WorkingHours>) => void;
  error: ReactNode;
}) {
  const { t } = useTranslation('notifications');
  return (
    <>
      <TimezonePicker
        label={t('schedule.timezone')}
        maw={360}
        value={hours.timezone}
        onChange={(timezone) => onChange({ timezone: timezone ?? hours.timezone })}
      />
      <HoursEditor days={hours.days} onChange={(days) => onChange({ days })} error={error} />
    </>
  );
}
