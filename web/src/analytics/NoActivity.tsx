import { Button } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Says so instead of drawing nothing (ux 6), and leads to the days. */
export function NoActivity({
  hint,
  onChangeDates,
}: {
  /** When something appears here; absent: as of calls. */
  hint?: string;
  onChangeDates: () => void;
}) {
  const { t } = useTranslation('analytics');
  return (
    <EmptyState
      icon={<IconChartBar size={28} stroke={1.5} />}
      title={t('empty.title')}
      action={
        <Button variant="default" size="sm" onClick={onChangeDates}>
          {t('empty.changeDates')}
        </Button>
      }
    >
      {hint ?? t('empty.hint')}
    </EmptyState>
  );
}
