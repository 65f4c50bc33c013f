import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { SettingsForm } from '../ui/useSettingsForm.ts';
import type { NumberValues } from './numberValues.ts';

/** Whether those outside talk on when the last of our people leaves a conference: it goes on costing (defaults 12.4). */
export function LeaveConnectedField({ settings: { values, set } }: { settings: SettingsForm<NumberValues> }) {
  const { t } = useTranslation('numbers');
  return (
    <Switch
      label={t('leaveOutsiders.label')}
      description={t('leaveOutsiders.hint')}
      checked={values.leaveOutsidersConnected}
      onChange={({ currentTarget }) => set('leaveOutsidersConnected', currentTarget.checked)}
      data-testid="number-leaveOutsidersConnected"
    />
  );
}
