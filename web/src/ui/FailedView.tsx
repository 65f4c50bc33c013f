import { Button } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from './EmptyState.tsx';

/** Stands where a part of a page could not be read: why, and the way to try again. */
export function FailedView({ message, onRetry }: { message: string; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div role="alert">
      <EmptyState
        icon={<IconAlertCircle size={22} stroke={1.5} />}
        action={
          <Button variant="default" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        }
      >
        {message}
      </EmptyState>
    </div>
  );
}
