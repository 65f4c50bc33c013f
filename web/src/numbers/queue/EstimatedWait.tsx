import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** Whether callers hear with their place how long they will wait. */
export function EstimatedWait({
  on,
  placeSaid,
  onChange,
}: {
  on: boolean;
  /** Without the place nothing is said of the wait. */
  placeSaid: boolean;
  onChange: (on: boolean) => void;
}) {
  const { t } = useTranslation('numbers');
  return (
    <Switch
      label={t('queue.estimate.label')}
      description={t(placeSaid ? 'queue.estimate.hint' : 'queue.estimate.noPlace')}
      checked={on}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      data-testid="queueEstimatedWait"
    />
  );
}
