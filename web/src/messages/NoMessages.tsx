import { Button } from '@mantine/core';
import { IconFilterOff, IconMessage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../ui/EmptyState.tsx';

/** Why the history has no rows, and what to do. */
export function NoMessages({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const { t } = useTranslation(['messages', 'calls']);
  if (filtered)
    return (
      <EmptyState
        icon={<IconFilterOff size={22} stroke={1.5} />}
        action={
          <Button variant="default" onClick={onClear}>
            {t('calls:history.clear')}
          </Button>
        }
      >
        {t('calls:history.noResults')}
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<IconMessage size={22} stroke={1.5} />}
      action={
        <Button component={Link} to="/inbox">
          {t('emptyAction')}
        </Button>
      }
    >
      {t('empty')}
    </EmptyState>
  );
}
